// MARK: - Pop-up buttons

extension MenuButton {
  /// A pop-up button: it shows what is chosen.
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
  ///   - label: what the choice is about: spoken, and not shown. A blank one is a programmer's error.
  ///   - selection: the ``MenuItem/id`` of what is chosen at first. Where no item has it the first item's is taken, and
  ///     that is reported.
  ///   - variant: how much it stands out.
  ///   - size: how large it is.
  ///   - menu: what can be chosen.
  ///   - onSelect: told the id of what was chosen.
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

  /// Whether a choice from the menu becomes what the button shows, as UIKit calls it: whether it has a ``selection``.
  /// Turning it on chooses the first item.
  public var changesSelectionAsPrimaryAction: Bool {
    get { selection != nil }
    set {
      guard newValue != changesSelectionAsPrimaryAction else { return }
      if newValue, selectionLabel == nil { selectionLabel = accessibilityLabel }
      selection = newValue ? menu.items.first?.id : nil
    }
  }
}
