public import CGtk

// MARK: - The door to other code that uses GObject

/// The owner of a reference that comes with a pointer: GIR's "transfer".
public enum ReferenceOwnership: Sendable {
  /// The reference stays with the code that the pointer comes from: "transfer none". The default.
  case borrowed
  /// The reference is handed over, as by functions whose name ends in `_new`: "transfer full".
  case transferred
}

extension Object {
  /// Lends the object's C pointer, for functions that have no Swift name here.
  ///
  /// ```swift
  /// buffer.withUnsafeGObject { gtk_text_buffer_undo(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkTextBuffer.self)) }
  /// ```
  /// The pointer is valid for the length of `body`, and after it for as long as other code holds a reference. No reference
  /// is handed over. Main thread only.
  public func withUnsafeGObject<Result>(
    _ body: (UnsafeMutablePointer<GObject>) throws -> Result
  ) rethrows -> Result {
    try body(instance)
  }

  /// Returns the Swift object of any GObject that other code made, with its signals and properties.
  ///
  /// ```swift
  /// let filter = Object.adopt(unsafeGObject: gtk_file_filter_new(), ownership: .transferred)
  /// filter?[Property<Object, String?>("name")]
  /// ```
  /// The same pointer gives the same object. Its class is the most specific one there is for its type; an object without a
  /// Swift class comes as ``Object``, a widget as ``Widget``. A floating reference is taken over in any case.
  ///
  /// - Parameters:
  ///   - pointer: a live GObject, as `OpaquePointer(pointer)` where C's type is known; nil gives nil.
  ///   - ownership: the owner of the reference that comes with the pointer.
  /// - Returns: nil when the object is not of the class that this is called on. Then the reference stays with the caller.
  public static func adopt(
    unsafeGObject pointer: OpaquePointer?, ownership: ReferenceOwnership = .borrowed
  ) -> Self? {
    guard let instance = pointer?.cast(to: GObject.self), let object = face(of: instance) else { return nil }
    if ownership == .transferred || g_object_is_floating(instance) != 0 { object.takeOver() }
    if g_object_is_floating(instance) != 0 {
      // Only for an adopted object: one that is merely looked up may still float for the code that made it.
      g_object_ref_sink(instance)
      g_object_unref(instance)
    } else if ownership == .transferred {
      g_object_unref(instance)
    }
    return object
  }
}
