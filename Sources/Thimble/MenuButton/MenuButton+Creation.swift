// MARK: - Initializers

extension MenuButton {
  /// Creates a pull-down button.
  ///
  /// - Parameters:
  ///   - title: the title and accessible name. `_` marks the next letter as the mnemonic; `__` shows `_`.
  ///   - icon: the icon before the title.
  ///   - variant: the emphasis.
  ///   - size: the size.
  ///   - menu: the choices.
  public convenience init(
    _ title: String, icon: Icon? = nil, variant: Variant? = nil, size: Size? = nil,
    @MenuBuilder menu: () -> [MenuElement]
  ) {
    self.init(Self.make())
    setUp(title, icon, variant, size, work)
    setMenu(Menu(menu()))
  }

  /// Creates a pull-down button that shows an icon and no text.
  ///
  /// - Parameters:
  ///   - icon: the icon.
  ///   - accessibilityLabel: the accessible name, and the tooltip unless another is set. A blank one is a programming
  ///     error.
  ///   - variant: the emphasis.
  ///   - size: the size.
  ///   - menu: the choices.
  public convenience init(
    icon: Icon, accessibilityLabel: String, variant: Variant? = .plain, size: Size? = nil,
    @MenuBuilder menu: () -> [MenuElement]
  ) {
    self.init(Self.make())
    setUp(iconOnly: icon, accessibilityLabel, variant, size)
    setMenu(Menu(menu()))
  }
}
