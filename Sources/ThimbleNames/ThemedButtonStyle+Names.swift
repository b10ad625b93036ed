public import Thimble

// MARK: - SwiftUI's styles

extension ButtonStyle where Self == ThemedButtonStyle {
  /// Only the title until the pointer hovers.
  public static var plain: Self { Self(.plain) }
  /// The brand's colour as text.
  public static var borderless: Self { Self(.tertiary) }
  /// A quiet surface.
  public static var bordered: Self { Self(.neutral) }
  /// A surface of the brand's colour.
  public static var borderedProminent: Self { Self(.primary) }
  /// The look of a link.
  public static var link: Self { Self(.link) }
  /// For bars above content: only the title until the pointer hovers.
  public static var accessoryBar: Self { Self(.plain) }
  /// For bars above content, for actions on all of it: a border.
  public static var accessoryBarAction: Self { Self(.outlined) }
}
