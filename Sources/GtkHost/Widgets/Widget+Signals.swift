// The names of every widget's GObject signals that are worth hearing.

extension Signal where Owner: Widget, Arguments == Void, Result == Void {
  /// The widget's ``Widget/stateFlags`` have changed.
  public static var stateFlagsChanged: Self { Signal("state-flags-changed") }
}
