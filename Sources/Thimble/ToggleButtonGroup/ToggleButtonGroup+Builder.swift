// MARK: - Support for .ui files

extension ToggleButtonGroup: BuilderParent {
  /// Refuses every child: GTK would show a button that belongs to no value.
  public func takeChild(_ child: Widget) -> String? { "It makes its buttons itself: append them in code." }
}
