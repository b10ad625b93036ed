import CGtk
import Foundation
import GtkHost
import GtkTesting
import XCTest

/// The last reference to a Swift object may be released on any thread; the GObject is only released on the main thread.
@preconcurrency @MainActor
final class ThreadReleaseTests: GtkTestCase {
  func testTheLastReferenceMayGoOnAnotherThread() {
    var threads: [Bool] = []
    for round in 1...200 {
      let bag = Bag(Departing(Departing.make()))
      bag.departing?.left = { threads.append(Thread.isMainThread) }
      bag.departing?.connect(Signal("notify::tooltip-text")) { _ in }
      release(bag)
      wait("deinitializer \(round) has run") { threads.count == round }
    }
    XCTAssertFalse(threads.contains(false), "A deinitializer ran off the main thread.")
  }

  func testTheLastReferenceMayGoInADetachedTask() {
    var threads: [Bool] = []
    let bag = Bag(Departing(Departing.make()))
    bag.departing?.left = { threads.append(Thread.isMainThread) }
    Task.detached { bag.empty() }
    wait("the deinitializer has run") { !threads.isEmpty }
    XCTAssertEqual(threads, [true])
  }

  func testCTakesTheWidgetBackWhileItsFaceIsGoing() throws {
    let box = Box(.vertical)
    let bag = Bag(TestButton(note: "going"))
    let pointer = try XCTUnwrap(bag.button?.pointer)
    let watch = Watch(UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GObject.self))
    release(bag)
    // The Swift object cannot be saved, but the GObject can: its toggle reference goes with the deinitializer.
    gtk_box_append(UnsafeMutableRawPointer(box.instance).assumingMemoryBound(to: GtkBox.self), pointer)
    let successor = try XCTUnwrap(box.children.first as? TestButton)
    XCTAssertEqual(successor.note, "", "A new Swift object has new state.")
    drain()
    XCTAssertFalse(watch.isGone)
    XCTAssertTrue(box.children.first === successor, "Releasing the old Swift object removed the new one.")
    XCTAssertEqual(successor.referenceCount, 2)
    box.remove(successor)
    XCTAssertEqual(successor.referenceCount, 1)
  }

  func testAHandlerStillFiresWhileItsFaceIsGoing() throws {
    var clicks = 0
    let box = Box(.vertical)
    let bag = Bag(TestButton(note: "going"))
    bag.button?.connect(.clicked) { _ in clicks += 1 }
    let pointer = try XCTUnwrap(bag.button?.pointer)
    release(bag)
    gtk_box_append(UnsafeMutableRawPointer(box.instance).assumingMemoryBound(to: GtkBox.self), pointer)
    drain()
    box.children.first?.emit("clicked")
    XCTAssertEqual(clicks, 1, "Handlers belong to the GObject.")
  }

  /// Empties the bag on another thread, and waits for that.
  private func release(_ bag: Bag) {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      bag.empty()
      done.signal()
    }
    done.wait()
  }
}

/// Holds the only reference, and can drop it on any thread.
///
/// Unchecked because other threads only release the reference, which is the purpose of the test.
private final class Bag: @unchecked Sendable {
  private var content: Object?

  init(_ content: Object) { self.content = content }

  @MainActor var departing: Departing? { content as? Departing }
  @MainActor var button: TestButton? { content as? TestButton }

  func empty() { content = nil }
}

/// Reports its deinitialization. Its deinitializer is isolated because its superclass's is.
@MainActor
private final class Departing: Widget {
  override class var nativeType: NativeType { .button(cssName: "button") }

  var left: () -> Void = {}

  isolated deinit { left() }
}
