import Testing
import ThimbleTesting

@Suite("Messages of GTK in a test")
struct GtkLogTests {
  @Test("A warning that a screen reader causes in GTK is no fault of the application, and any other is")
  func screenReader() {
    let (own, other) = (
      "(notes:7): Gtk-WARNING **: 12:00:00: Screen coordinates not supported, reported positions will be wrong",
      "(notes:7): Gtk-WARNING **: 12:00:01: Allocating size to a widget without measuring it"
    )
    #expect(GtkLog.complaints(in: "\(own)\nStarted\n\(other)\n") == [other])
  }
}
