package import CGtk

/// A GObject on its way to a Swift object: the argument of every hosted class's required initializer.
///
/// It carries the object and its kind of reference, so that one initializer serves objects that Swift makes, objects
/// that C makes by type name, and objects that existed before. It is used once.
@MainActor
public struct NativeInstance {
  package enum Provenance {
    /// Made by `g_object_new` for Swift: the first reference, floating or not, becomes the Swift object's.
    case made
    /// Found, or being made by C: other code keeps its references, a floating one too.
    case found
  }

  package let pointer: UnsafeMutablePointer<GObject>
  package let provenance: Provenance

  package init(_ pointer: UnsafeMutablePointer<GObject>, provenance: Provenance) {
    self.pointer = pointer
    self.provenance = provenance
  }
}
