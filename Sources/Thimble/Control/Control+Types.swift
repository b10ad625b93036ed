// MARK: - Types by name

extension Control {
  /// Every class of the kit that a `.ui` file can name: `Thimble` and the class's own name, such as `ThimbleIconButton`.
  public static let allTypes: [Control.Type] = [Button.self, IconButton.self]

  /// Makes ``allTypes`` known to GTK by their names, before the first ``Builder``. Done twice, it does nothing more.
  public static func registerTypes() {
    for type in allTypes { type.registerType() }
  }
}

extension Control: BuilderChecked {
  /// What a `.ui` file left out that the control cannot be used without.
  public var builderProblem: String? { whatIsMissing ?? (self as? Button)?.unknownVariant }
}
