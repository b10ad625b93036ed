package import CGtk

/// A GObject on its way to a Swift object: what every hosted class's one required initializer takes.
///
/// It says which object and how many references came with it, so that a widget made by Swift, one made by C by its
/// type name and one that was there before all enter by the same door. It is used once.
@MainActor
public struct NativeInstance {
  package enum Provenance {
    /// Made by `g_object_new` for Swift: the first reference, floating or not, becomes the Swift object's.
    case made
    /// Found in somebody else's hands, or being made for them: they keep their references, a floating one too.
    case found
  }

  package let pointer: UnsafeMutablePointer<GObject>
  package let provenance: Provenance

  package init(_ pointer: UnsafeMutablePointer<GObject>, provenance: Provenance) {
    self.pointer = pointer
    self.provenance = provenance
  }
}
