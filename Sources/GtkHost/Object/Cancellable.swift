import CGtk

/// A token that tells the code of other languages to stop its work: `GCancellable`.
@MainActor
public final class Cancellable: Object {
  override public class var nativeType: NativeType {
    NativeType(g_cancellable_get_type(), faceOf: Cancellable.self)
  }

  required init(_ native: NativeInstance) { super.init(native) }

  /// Creates a token that is not cancelled.
  public convenience init() { self.init(Self.make()) }

  /// Indicates whether the work is to stop.
  public var isCancelled: Bool { g_cancellable_is_cancelled(UnsafeMutablePointer(opaque)) != 0 }

  /// Tells all work that has the token to stop. It cannot be undone.
  public func cancel() { g_cancellable_cancel(UnsafeMutablePointer(opaque)) }
}
