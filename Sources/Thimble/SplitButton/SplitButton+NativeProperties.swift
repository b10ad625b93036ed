// The GObject properties of split buttons.

extension SplitButton {
  /// The properties of a split button, for `.ui` files, bindings and the inspector.
  static var splitProperties: [NativeProperty] {
    [
      NativeProperty("title", \SplitButton.title, initial: "", "What the primary part shows and is called."),
      NativeProperty("icon-name", \SplitButton.iconName, initial: nil, "The icon of the theme before the title."),
      NativeProperty("variant", \SplitButton.variant, initial: .neutral, "How much both parts stand out."),
      NativeProperty("size", \SplitButton.size, initial: .medium, "How large both parts are."),
      NativeProperty("menu-label", \SplitButton.menuLabel, initial: nil, "What the menu's part is called."),
      NativeProperty("menu-model", \SplitButton.menuModel, initial: nil, "The menu: the id of a <menu>, or a model."),
    ]
  }

  private var iconName: String? {
    get { primary.iconName }
    set {
      guard newValue != iconName else { return }
      primary.iconName = newValue
      notify("icon-name")
    }
  }

  /// A blank label from C code changes nothing.
  private var menuLabel: String? {
    get { menuButton.ownAccessibilityLabel }
    set {
      guard newValue != menuLabel else { return }
      menuButton.ownAccessibilityLabel = newValue
      notify("menu-label")
    }
  }

  /// A menu model from other code, instead of ``menu``; nil for none. GTK looks up its actions in the button's
  /// ancestors.
  public var menuModel: MenuModel? {
    get { menuButton.menuModel }
    set {
      guard newValue != menuModel else { return }
      menuButton.menuModel = newValue
      notify("menu-model")
    }
  }
}

extension SplitButton: BuilderChecked {
  /// The required properties that a `.ui` file leaves out.
  public var builderProblem: String? {
    if primary.accessibilityLabel.isEmpty { return "It has no name: give it a title." }
    if menuButton.accessibilityLabel.isEmpty { return "Its menu's part shows no text, so it needs a menu-label." }
    return primary.unknownVariant
  }
}

extension SplitButton: BuilderParent {
  /// Refuses every child: a split button has only its own parts.
  public func takeChild(_ child: Widget) -> String? { "It takes no child: what it shows are its properties." }
}

extension Signal where Owner == SplitButton, Arguments == Void, Result == Void {
  /// Emitted when the pointer, a key or an assistive technology presses the primary part.
  public static var clicked: Self { Signal("clicked") }
}
