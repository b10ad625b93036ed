import CGtk
import Foundation

/// Runs `body` with an object on a thread of its own, and waits for it, without running the main loop.
func onThread(
  _ pointer: UnsafeMutablePointer<GObject>, _ body: @escaping @Sendable (UnsafeMutablePointer<GObject>) -> Void
) {
  let done = DispatchSemaphore(value: 0)
  let address = UInt(bitPattern: pointer)
  Thread.detachNewThread {
    if let pointer = UnsafeMutablePointer<GObject>(bitPattern: address) { body(pointer) }
    done.signal()
  }
  done.wait()
}
