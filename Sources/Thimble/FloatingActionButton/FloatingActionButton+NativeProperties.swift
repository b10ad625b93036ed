// The GObject properties of floating action buttons.

extension FloatingActionButton {
  /// The properties that it adds to those of a button, for `.ui` files, bindings and the inspector. `shape` sets the
  /// size; `size` does not.
  static var floatingProperties: [NativeProperty] {
    [
      NativeProperty("extended", \FloatingActionButton.isExtended, initial: false, "Whether the label is shown."),
      NativeProperty("shape", \FloatingActionButton.shape, initial: .regular, "How large the button is."),
      NativeProperty("shade", \FloatingActionButton.shade, initial: .primary, "The button's colours."),
    ]
  }

  /// Indicates whether the label is shown, or will be shown after the current transition.
  var isExtended: Bool {
    get { mode == .expanded }
    set { mode = newValue ? .expanded : .normal }
  }
}

extension FloatingActionButton.Shape: NativeEnumeration {}
extension FloatingActionButton.Shade: NativeEnumeration {}

extension Property where Owner == FloatingActionButton, Value == Bool {
  /// Indicates whether the label is shown, or will be shown after the current transition.
  public static var extended: Self { Property("extended") }
}
