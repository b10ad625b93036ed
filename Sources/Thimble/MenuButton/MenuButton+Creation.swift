// MARK: - Making menu buttons

extension MenuButton {
  /// A pull-down button.
  ///
  /// - Parameters:
  ///   - title: what it shows and is called. `_` marks the next letter as its key with Alt; two show one.
  ///   - icon: shown before the title.
  ///   - variant: how much it stands out.
  ///   - size: how large it is.
  ///   - menu: what can be chosen.
  public convenience init(
    _ title: String, icon: Icon? = nil, variant: Variant? = nil, size: Size? = nil,
    @MenuBuilder menu: () -> [MenuElement]
  ) {
    self.init(Self.make())
    setUp(title, icon, variant, size, work)
    setMenu(Menu(menu()))
  }

  /// A pull-down button that shows an icon and no text.
  ///
  /// - Parameters:
  ///   - icon: what it shows.
  ///   - accessibilityLabel: what it is called, and its tooltip unless another is set. A blank one is a programmer's error.
  ///   - variant: how much it stands out.
  ///   - size: how large it is.
  ///   - menu: what can be chosen.
  public convenience init(
    icon: Icon, accessibilityLabel: String, variant: Variant? = .plain, size: Size? = nil,
    @MenuBuilder menu: () -> [MenuElement]
  ) {
    self.init(Self.make())
    setUp(iconOnly: icon, accessibilityLabel, variant, size)
    setMenu(Menu(menu()))
  }
}
