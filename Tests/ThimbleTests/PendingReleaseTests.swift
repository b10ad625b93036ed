import Foundation
import GtkTesting
import Thimble
import XCTest

/// Releases of a pending button on any thread. Its work can end before the deinitializer runs on the main thread, and
/// then the button no longer exists.
final class PendingReleaseTests: ThimbleTestCase {
  private let time = ManualTime()
  /// The gate of the latest bag's work.
  private var gate = Gate()
  private var handle: ActionProgress?

  nonisolated override func tearDownWithError() throws {
    MainActor.assumeIsolated { handle = nil }
    try super.tearDownWithError()
  }

  /// Returns a bag with the only reference to a pending button.
  private func bag(_ policy: ActivationPolicy = .drop) -> Bag {
    handle = nil
    gate = Gate()
    let others = LiveCounts.objects
    let button = Button("Save") { [weak self, gate] progress in
      self?.handle = progress
      await gate.pass()
    }
    button.pacemaker = time.pacemaker
    button.work.options.activationPolicy = policy
    press(button)
    wait("the action runs") { handle != nil }
    return Bag(button, others: others)
  }

  private func expectGone(_ bag: Bag) { wait("the bag is deinitialized") { bag.isGone } }

  func testProgressAfterTheLastReference() {
    let bag = bag()
    release(bag)
    handle?.fraction = 0.5
    XCTAssertEqual(handle?.fraction, 0.5)
    gate.open()
    expectGone(bag)
  }

  func testWorkThatEndsBetweenTheLastReferenceAndTheDeinitializer() {
    for policy in [ActivationPolicy.drop, .queue, .latest] {
      let bag = bag(policy)
      // The task's continuation is queued on the main thread before the deinitializer.
      gate.open()
      release(bag)
      expectGone(bag)
    }
  }

  func testTimeThatPassesBetweenTheLastReferenceAndTheDeinitializer() {
    for _ in 0..<50 {
      let bag = bag()
      wait("the button waits for the time") { time.sleepers == 1 }
      time.advance(by: .milliseconds(400))
      // Either of the two can be queued on the main thread first.
      release(bag)
      expectGone(bag)
      gate.open()
    }
  }

  func testAnOutcomeThatIsShownWhenItGoes() {
    let bag = bag()
    bag.button?.work.start()
    wait("the button waits for the time") { time.sleepers == 1 }
    time.advance(by: .milliseconds(400))
    wait("the ring is shown") { bag.button?.hasStyleClass("loading") == true }
    time.advance(by: .seconds(1))
    bag.button?.work.stop()
    gate.open()
    release(bag)
    expectGone(bag)
  }

  /// Empties the bag on another thread, and waits until it is empty.
  private func release(_ bag: Bag) {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      bag.empty()
      done.signal()
    }
    done.wait()
  }
}

/// A holder of the only reference, which any thread can drop.
///
/// Unchecked because the test only ever releases the reference off the main thread, which is its purpose.
private final class Bag: @unchecked Sendable {
  private var content: Button?
  @MainActor private weak var last: Button?
  @MainActor private let others: Int

  /// - Parameters:
  ///   - content: the button.
  ///   - others: the number of hosted objects without the button and its parts.
  @MainActor init(_ content: Button, others: Int) {
    self.content = content
    last = content
    self.others = others
  }

  @MainActor var button: Button? { content }

  /// Indicates whether the button's own deinitializer has run too.
  @MainActor var isGone: Bool { last == nil && LiveCounts.objects == others }

  func empty() { content = nil }
}
