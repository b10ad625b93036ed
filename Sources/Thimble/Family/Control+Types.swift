// MARK: - Types by name

extension Control {
  /// All controls of the kit for `.ui` files, by `Thimble` and the class's own name, such as `ThimbleIconButton`.
  public static let allTypes: [Control.Type] = [
    Button.self, ButtonListRow.self, CloseButton.self, FloatingActionButton.self, IconButton.self, LinkButton.self,
    MenuButton.self, ToggleButton.self,
  ]

  /// All other widgets of the kit for `.ui` files: containers whose `<child>` elements are controls.
  ///
  /// ``ToggleButtonGroup`` is not one of them. It is generic over the type of its values, and files know the group of texts
  /// alone.
  public static let containerTypes: [Widget.Type] = [
    ButtonGroup.self, ButtonList.self, ButtonRow.self, ButtonStack.self, FloatingActionOverlay.self, SplitButton.self,
    SummaryRow.self, ToastOverlay.self,
  ]

  /// Registers ``allTypes``, ``containerTypes`` and ``ToggleButtonGroup`` of texts with GTK by their names. Call it before
  /// the first `Builder`. Repeated calls have no effect.
  public static func registerTypes() {
    for type in allTypes { type.registerType() }
    for type in containerTypes { type.registerType() }
    ToggleButtonGroup<String>.registerType()
  }
}
