// MARK: - Ready-made

extension Button.Configuration {
  /// A button of a variant, with its words.
  ///
  /// - Parameters:
  ///   - title: what it shows and is called.
  ///   - icon: the picture beside.
  ///   - variant: how much it stands out; nil leaves that to role, container and theme.
  public init(_ title: String, icon: Icon? = nil, variant: Button.Variant? = nil) {
    self.init()
    self.title = title
    self.icon = icon
    self.variant = variant
  }

  private static func of(_ variant: Button.Variant) -> Self { Self("", variant: variant) }

  /// Nothing but the title until the pointer comes.
  public static func plain() -> Self { of(.plain) }
  /// A quiet surface.
  public static func gray() -> Self { of(.neutral) }
  /// A surface with a touch of the brand's colour.
  public static func tinted() -> Self { of(.tinted) }
  /// A surface of the brand's colour.
  public static func filled() -> Self { of(.primary) }
  /// The brand's colour as text.
  public static func borderless() -> Self { of(.tertiary) }
  /// A quiet surface.
  public static func bordered() -> Self { of(.neutral) }
  /// A surface with a touch of the brand's colour.
  public static func borderedTinted() -> Self { of(.tinted) }
  /// A surface of the brand's colour.
  public static func borderedProminent() -> Self { of(.primary) }
  /// A line around, and no surface.
  public static func outlined() -> Self { of(.outlined) }

  /// Material's contained button: the brand's colour, raised by 2 px, and by 8 px while it is held.
  public static func contained() -> Self {
    var configuration = of(.primary)
    configuration.look.shadow = [
      .normal: Shadow.elevation(2), .hovered: Shadow.elevation(4), .highlighted: Shadow.elevation(8), .disabled: [],
    ]
    return configuration
  }

  /// Material's text button.
  public static func text() -> Self { of(.tertiary) }
}

extension Button.Configuration {
  /// The same configuration in a state: the title, styled title and icon that are shown there are those at rest.
  public func updated(for state: ButtonState) -> Self {
    var result = self
    result.titles = StateMap(titles[state])
    result.styledTitles = StateMap(styledTitles[state])
    result.icons = StateMap(icons[state])
    return result
  }
}
