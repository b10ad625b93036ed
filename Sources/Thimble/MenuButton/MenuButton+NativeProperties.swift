// What a menu button's GObject properties see of it.

extension MenuButton {
  /// What `.ui` files, bindings and the inspector know of a menu button beside what they know of a button.
  static var menuProperties: [NativeProperty] {
    [
      NativeProperty("menu-model", \MenuButton.menuModel, initial: nil, "The menu: the id of a <menu>, or a model."),
      NativeProperty("side", \MenuButton.side, initial: .below, "Where the menu opens."),
      NativeProperty(readOnly: "active", \MenuButton.isHeld, initial: false, "Whether the menu is open."),
    ]
  }
}

extension PopoverMenu.Side: NativeEnumeration {
  public static var nativeValues: [(nick: String, value: PopoverMenu.Side)] {
    [("above", .above), ("below", .below), ("leading", .leading), ("trailing", .trailing)]
  }
}

extension Property where Owner: MenuButton, Value == MenuModel? {
  /// The menu that other code made.
  public static var menuModel: Self { Property("menu-model") }
}

extension Property where Owner: MenuButton, Value == Bool {
  /// Whether the menu is open. Read only.
  public static var active: Self { Property("active") }
}
