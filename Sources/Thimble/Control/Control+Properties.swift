// The names of a control's GObject properties, for observing and binding; see also those of every widget.

extension Property where Owner: Control, Value == Bool {
  /// Whether the control is on.
  public static var selected: Self { Property("selected") }
}
