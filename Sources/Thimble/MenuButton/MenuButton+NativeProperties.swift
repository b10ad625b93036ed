// The GObject properties of menu buttons.

extension MenuButton {
  /// The properties that a menu button adds to those of a button, for `.ui` files, bindings and the inspector.
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
  /// A menu model from other code.
  public static var menuModel: Self { Property("menu-model") }
}

extension Property where Owner: MenuButton, Value == Bool {
  /// Indicates whether the menu is open. Read-only.
  public static var active: Self { Property("active") }
}
