public import Thimble

// MARK: - SwiftUI's styles

extension ButtonStyle where Self == ThemedButtonStyle {
  /// Nothing but the title until the pointer comes.
  public static var plain: Self { Self(.plain) }
  /// The brand's colour as text.
  public static var borderless: Self { Self(.tertiary) }
  /// A quiet surface.
  public static var bordered: Self { Self(.neutral) }
  /// A surface of the brand's colour.
  public static var borderedProminent: Self { Self(.primary) }
  /// Looks like a link.
  public static var link: Self { Self(.link) }
  /// In bars above content: nothing until the pointer comes.
  public static var accessoryBar: Self { Self(.plain) }
  /// In bars above content, for actions on all of it: a line around.
  public static var accessoryBarAction: Self { Self(.outlined) }
}
