// The names of every widget's properties to bind and of its signals to follow.

extension Property where Owner: Widget, Value == Bool {
  /// Indicates whether the widget itself takes input.
  public static var sensitive: Self { Property("sensitive") }
  /// Indicates whether the widget asks to be seen.
  public static var visible: Self { Property("visible") }
}

extension Property where Owner: Widget, Value == String? {
  /// The text shown while the pointer rests on the widget.
  public static var tooltipText: Self { Property("tooltip-text") }
}

extension Signal where Owner: Widget, Arguments == Void, Result == Void {
  /// The widget's ``Widget/stateFlags`` have changed.
  public static var stateFlagsChanged: Self { Signal("state-flags-changed") }
}
