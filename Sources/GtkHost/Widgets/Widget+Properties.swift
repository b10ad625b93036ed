// The names of every widget's GObject properties that are worth binding.

extension Property where Owner: Widget, Value == Bool {
  /// Whether the widget itself takes input.
  public static var sensitive: Self { Property("sensitive") }
  /// Whether the widget asks to be seen.
  public static var visible: Self { Property("visible") }
}

extension Property where Owner: Widget, Value == String? {
  /// What is shown while the pointer rests on the widget.
  public static var tooltipText: Self { Property("tooltip-text") }
}
