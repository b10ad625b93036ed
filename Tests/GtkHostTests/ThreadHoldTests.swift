import CGtk
import Foundation
import GtkHost
import GtkTesting
import Synchronization
import XCTest

/// C may take and drop references on its own threads, where GLib then notifies.
@preconcurrency @MainActor
final class ThreadHoldTests: GtkTestCase {
  func testAReferenceTakenOnAnotherThreadKeepsTheSwiftObject() throws {
    let holder: Holder
    weak var face: TestButton?
    do {
      let button = TestButton(note: "kept")
      button.connect(.clicked) { $0.note += " and clicked" }
      holder = Holder(button)
      face = button
      holder.onThread { g_object_ref($0) }
      XCTAssertEqual(button.referenceCount, 2)
    }
    drain()
    XCTAssertEqual(face?.note, "kept", "Swift released an object that a C thread still holds.")
    face?.emit("clicked")
    XCTAssertEqual(face?.note, "kept and clicked")
    holder.onThread { g_object_unref($0) }
    wait("the pair has gone") { face == nil }
  }

  func testAReferenceDroppedOnAnotherThreadChangesNothingThere() throws {
    let left = Mutex<[Bool]>([])
    let holder: Holder
    do {
      let thing = Leaving(Leaving.make())
      thing.left = { left.withLock { $0.append(Thread.isMainThread) } }
      holder = Holder(thing)
      g_object_ref(thing.instance)
    }
    XCTAssertEqual(left.withLock { $0 }, [])
    holder.onThread { g_object_unref($0) }
    // The loop has not run, so the Swift object still exists, and a new reference keeps it.
    XCTAssertEqual(left.withLock { $0 }, [])
    g_object_ref(holder.instance)
    drain()
    XCTAssertEqual(left.withLock { $0 }, [], "An outdated report was used.")
    g_object_unref(holder.instance)
    XCTAssertEqual(left.withLock { $0 }, [true])
  }

  func testManyThreadsAtOnce() throws {
    let watch: Watch
    weak var face: TestButton?
    do {
      let button = TestButton(note: "busy")
      watch = Watch(button)
      face = button
      let holder = Holder(button)
      let group = DispatchGroup()
      for _ in 0..<4 {
        group.enter()
        Thread.detachNewThread {
          for _ in 0..<2_000 {
            g_object_ref(holder.instance)
            g_object_unref(holder.instance)
          }
          group.leave()
        }
      }
      let box = Box(.vertical)
      while group.wait(timeout: .now()) == .timedOut {
        box.append(button)
        box.remove(button)
        MainLoop.iterate(waiting: false)
      }
      XCTAssertEqual(button.note, "busy")
      XCTAssertEqual(button.referenceCount, 1)
    }
    wait("the pair has gone") { face == nil && watch.isGone }
  }
}

/// A GObject's address, for threads that take and drop references to it.
///
/// Unchecked because the test only counts references, which GLib allows on any thread.
private final class Holder: @unchecked Sendable {
  let instance: UnsafeMutablePointer<GObject>

  @MainActor
  init(_ object: Object) { instance = object.instance }

  /// Runs `body` on a thread of its own, and waits for it.
  func onThread(_ body: @escaping @Sendable (UnsafeMutablePointer<GObject>) -> Void) {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      body(self.instance)
      done.signal()
    }
    done.wait()
  }
}

/// Reports its deinitialization.
@MainActor
private final class Leaving: Widget {
  override class var nativeType: NativeType { .button(cssName: "button") }

  var left: () -> Void = {}

  isolated deinit { left() }
}
