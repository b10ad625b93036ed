public import CGtk

// MARK: - The door to other code that uses GTK

extension Widget {
  /// Lends the widget's C pointer, to put it into a window that other code makes.
  ///
  /// The pointer is valid for the length of `body`, and after it for as long as other code holds a reference: a
  /// container that the widget was put into does. No reference is handed over. Main thread only.
  public func withUnsafeGtkWidget<Result>(
    _ body: (UnsafeMutablePointer<GtkWidget>) throws -> Result
  ) rethrows -> Result {
    try body(pointer)
  }

  /// Returns the Swift object of a widget that other code made.
  ///
  /// A floating reference is taken over; any other stays with its owner, and one is added. The same pointer gives the
  /// same object. A stock widget without a Swift class of its own comes as ``Widget``.
  ///
  /// - Parameter pointer: a live `GtkWidget`.
  /// - Returns: nil when the widget is not of the class this is called on.
  public static func adopt(unsafeGtkWidget pointer: UnsafeMutablePointer<GtkWidget>) -> Self? {
    Gtk.initialize()
    return adopt(unsafeGObject: OpaquePointer(pointer))
  }
}
