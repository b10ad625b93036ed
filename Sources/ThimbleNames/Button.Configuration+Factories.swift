public import Thimble

// MARK: - UIKit's and Material's ready-made buttons

extension Button.Configuration {
  private static func of(_ variant: Button.Variant) -> Self { Self("", variant: variant) }

  /// Returns a configuration of the variant `plain`.
  public static func plain() -> Self { of(.plain) }
  /// Returns a configuration of the variant `neutral`.
  public static func gray() -> Self { of(.neutral) }
  /// Returns a configuration of the variant `tinted`.
  public static func tinted() -> Self { of(.tinted) }
  /// Returns a configuration of the variant `primary`.
  public static func filled() -> Self { of(.primary) }
  /// Returns a configuration of the variant `tertiary`.
  public static func borderless() -> Self { of(.tertiary) }
  /// Returns a configuration of the variant `neutral`.
  public static func bordered() -> Self { of(.neutral) }
  /// Returns a configuration of the variant `tinted`.
  public static func borderedTinted() -> Self { of(.tinted) }
  /// Returns a configuration of the variant `primary`.
  public static func borderedProminent() -> Self { of(.primary) }
  /// Returns a configuration of the variant `outlined`.
  public static func outlined() -> Self { of(.outlined) }
  /// Returns a configuration of the variant `tertiary`.
  public static func text() -> Self { of(.tertiary) }

  /// Returns Material's contained button: the brand's colour, raised by 2 px, and by 8 px while it is held.
  public static func contained() -> Self {
    var configuration = of(.primary)
    configuration.look.shadow = [
      .normal: Shadow.elevation(2), .hovered: Shadow.elevation(4), .highlighted: Shadow.elevation(8), .disabled: [],
    ]
    return configuration
  }
}
