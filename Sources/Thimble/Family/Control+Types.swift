// MARK: - Types by name

extension Control {
  /// Every control of the kit that a `.ui` file can name: `Thimble` and the class's own name, such as `ThimbleIconButton`.
  public static let allTypes: [Control.Type] = [
    Button.self, ButtonListRow.self, CloseButton.self, FloatingActionButton.self, IconButton.self, LinkButton.self,
    MenuButton.self, ToggleButton.self,
  ]

  /// Every other widget of the kit that a `.ui` file can name: what holds controls, which are its `<child>`ren.
  ///
  /// A ``ToggleButtonGroup`` is none of them: it is a type for each type of value that is chosen, which C cannot name.
  public static let containerTypes: [Widget.Type] = [
    ButtonGroup.self, ButtonList.self, ButtonRow.self, ButtonStack.self, FloatingActionOverlay.self, SplitButton.self,
    SummaryRow.self,
  ]

  /// Makes ``allTypes`` and ``containerTypes`` known to GTK by their names, before the first `Builder`. Done twice, it
  /// does nothing more.
  public static func registerTypes() {
    for type in allTypes { type.registerType() }
    for type in containerTypes { type.registerType() }
  }
}

extension Control: BuilderChecked {
  /// What a `.ui` file left out that the control cannot be used without.
  public var builderProblem: String? { whatIsMissing ?? (self as? Button)?.unknownVariant }
}

extension Control: BuilderParent {
  /// Takes none: what a control shows are properties of its own.
  public func takeChild(_ child: Widget) -> String? { "It takes no child: what it shows are its properties." }
}
