import GtkHost

/// A Swift subclass of `GtkButton` with Swift state.
@MainActor
class TestButton: Widget {
  override class var nativeType: NativeType { .button(cssName: "button") }

  var note = ""

  convenience init(note: String) {
    self.init(Self.make())
    self.note = note
  }
}

extension Signal where Owner: TestButton, Arguments == Void, Result == Void {
  static var clicked: Self { Signal("clicked") }
}
