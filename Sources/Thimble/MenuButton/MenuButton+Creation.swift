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
    setUp(title, icon, variant, size, pressAction)
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

  /// Creates a pop-up button, which shows the current choice.
  ///
  /// ```swift
  /// MenuButton("Sort by", selection: "date") {
  ///   MenuItem("Name", id: "name")
  ///   MenuItem("Date", id: "date")
  /// } onSelect: {
  ///   list.sort(by: $0)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - label: the subject of the choice. Screen readers speak it; it is not shown. A blank one is a programming
  ///     error.
  ///   - selection: the ``MenuItem/id`` of the initial choice. If no item has this id, the first item is chosen and a
  ///     warning is logged.
  ///   - variant: the emphasis.
  ///   - size: the size.
  ///   - menu: the choices.
  ///   - onSelect: called with the id of each choice.
  public convenience init(
    _ label: String, selection: String, variant: Variant? = nil, size: Size? = nil,
    @MenuBuilder menu: () -> [MenuElement], onSelect: @escaping @MainActor (String) -> Void = { _ in }
  ) {
    self.init(Self.make())
    let menu = Menu(menu())
    selectionLabel = AccessibleName.required(label, of: Self.self)
    setAccessibilityLabel(label)
    configuration.variant = variant
    configuration.size = size
    self.onSelect = onSelect
    var known = selection
    if !menu.items.contains(where: { $0.id == selection }), let first = menu.items.first {
      Log.warning("\"\(label)\": no menu item has the id \"\(selection)\". The first, \"\(first.id)\", is chosen.")
      known = first.id
    }
    setMenu(menu, selection: known)
  }
}
