// The GObject properties of toggle buttons.

extension ToggleButton {
  /// The properties that a toggle adds to those of a button, for `.ui` files, bindings and the inspector.
  static var toggleProperties: [NativeProperty] {
    [
      NativeProperty("active", \ToggleButton.isOn, initial: false, "Whether it is on, by GtkToggleButton's name."),
      NativeProperty("toggle-state", \ToggleButton.toggleState, initial: .off, "Whether it is on, off or mixed."),
      NativeProperty(
        "toggles-on-press", \ToggleButton.togglesOnPress, initial: true, "Whether a press changes the state."),
    ]
  }

  /// Notifies C code of the changed properties.
  func notifyChange(from old: ToggleState) {
    notify("toggle-state")
    guard (old == .on) != isOn else { return }
    notify("active")
    notify("selected")
  }
}

extension ToggleState: NativeEnumeration {}

extension Property where Owner: ToggleButton, Value == Bool {
  /// Indicates whether the button is on.
  public static var active: Self { Property("active") }
}

extension Property where Owner: ToggleButton, Value == ToggleState {
  /// Indicates whether the button is on, off or mixed.
  public static var toggleState: Self { Property("toggle-state") }
}
