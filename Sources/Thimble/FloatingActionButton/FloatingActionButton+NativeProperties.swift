// What a floating action button's GObject properties see of it.

extension FloatingActionButton {
  /// What `.ui` files, bindings and the inspector know of it beside what they know of a button. How large it is says its
  /// `shape`, not its `size`.
  static var floatingProperties: [NativeProperty] {
    [
      NativeProperty("extended", \FloatingActionButton.isExtended, initial: false, "Whether the label is shown."),
      NativeProperty("shape", \FloatingActionButton.shape, initial: .regular, "How large the button is."),
      NativeProperty("shade", \FloatingActionButton.shade, initial: .primary, "The button's colours."),
    ]
  }

  /// Whether the label is shown, or will be.
  var isExtended: Bool {
    get { mode == .expanded }
    set { mode = newValue ? .expanded : .normal }
  }
}

extension FloatingActionButton.Shape: NativeEnumeration {}
extension FloatingActionButton.Shade: NativeEnumeration {}

extension Property where Owner == FloatingActionButton, Value == Bool {
  /// Whether the label is shown, or will be.
  public static var extended: Self { Property("extended") }
}
