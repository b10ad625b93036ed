// What a toggle's GObject properties see of it.

extension ToggleButton {
  /// What `.ui` files, bindings and the inspector know of a toggle beside what they know of a button.
  static var toggleProperties: [NativeProperty] {
    [
      NativeProperty("active", \ToggleButton.isOn, initial: false, "Whether it is on, by GtkToggleButton's name."),
      NativeProperty("toggle-state", \ToggleButton.toggleState, initial: .off, "Whether it is on, off or mixed."),
      NativeProperty(
        "toggles-on-press", \ToggleButton.togglesOnPress, initial: true, "Whether a press changes the state."),
    ]
  }

  /// Tells C that the state is another than it was.
  func notifyChange(from old: ToggleState) {
    notify("toggle-state")
    guard (old == .on) != isOn else { return }
    notify("active")
    notify("selected")
  }
}

extension ToggleState: NativeEnumeration {}

extension Property where Owner: ToggleButton, Value == Bool {
  /// Whether the button is on.
  public static var active: Self { Property("active") }
}

extension Property where Owner: ToggleButton, Value == ToggleState {
  /// Whether the button is on, off or mixed.
  public static var toggleState: Self { Property("toggle-state") }
}
