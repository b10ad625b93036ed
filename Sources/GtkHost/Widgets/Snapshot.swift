/// What GTK hands a widget to draw into, for the length of one ``Drawing/draw(_:)``.
@MainActor
public struct Snapshot {
  package let pointer: OpaquePointer
  package init(_ pointer: OpaquePointer) { self.pointer = pointer }
}
