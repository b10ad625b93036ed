// A button is a GtkButton, so programs in other languages may treat it as one. A program in Swift has no such names.

extension Button {
  /// Follows the style classes of GtkButton, unless the button has a variant of its own.
  func followStockClasses() {
    guard Self.leavesWidgetsToProgram, configuration.variant == nil else { return }
    for (name, variant) in [("flat", Variant.plain), ("suggested-action", .primary), ("destructive-action", .danger)]
    where hasStyleClass(name) {
      self.variant = variant
    }
  }

  /// Keeps the spoken name equal to the visible one when a program has called a function of GtkButton.
  func refuseStockContent() {
    guard Self.leavesWidgetsToProgram, hideButtonContent() else { return }
    setAccessibleLabel(accessibilityLabel)
    Log.warningOnce(
      "\(typeName) draws its own content, and shows no label, icon or child of GtkButton: set its title and icon-name.")
  }
}
