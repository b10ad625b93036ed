extension Signal where Owner: Button, Arguments == Void, Result == Void {
  /// The button was pressed, by pointer, key or assistive technology; not while it is pending.
  public static var clicked: Self { Signal("clicked") }
}

extension Signal where Owner: Button, Arguments == Void, Result == Void {
  /// A state of the button has changed: hover, press, focus, selection or sensitivity.
  static var stateFlagsChanged: Self { Signal("state-flags-changed") { _ in } }
}
