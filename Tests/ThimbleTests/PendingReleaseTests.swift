import Foundation
import GtkTesting
import XCTest

@testable import Thimble

/// The last reference to a button at work may go on any thread. What is under way can then end before the deinitializer
/// runs on the main one: by that time there is no button to be asked for.
final class PendingReleaseTests: ThimbleTestCase {
  private let time = ManualTime()
  /// Of the latest bag's work.
  private var gate = Gate()
  private var handle: ActionProgress?

  nonisolated override func tearDownWithError() throws {
    MainActor.assumeIsolated { handle = nil }
    try super.tearDownWithError()
  }

  /// A button that is at work, and the only reference to it.
  private func bag(_ policy: ActivationPolicy = .drop) -> Bag {
    handle = nil
    gate = Gate()
    let button = Button("Save") { [weak self, gate] progress in
      self?.handle = progress
      await gate.pass()
    }
    button.pacemaker = time.pacemaker
    button.workOptions.activationPolicy = policy
    XCTAssertTrue(button.willClick())
    wait("it runs") { handle != nil }
    return Bag(button)
  }

  private func expectGone(_ bag: Bag) { wait("it is deinitialized") { bag.isGone } }

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
      // What follows is waiting for its turn on the main thread before the deinitializer is.
      gate.open()
      release(bag)
      expectGone(bag)
    }
  }

  func testTimeThatPassesBetweenTheLastReferenceAndTheDeinitializer() {
    for _ in 0..<50 {
      let bag = bag()
      wait("the timer") { time.sleepers == 1 }
      time.advance(by: .milliseconds(400))
      // Whichever of the two asks first for its turn on the main thread.
      release(bag)
      expectGone(bag)
      gate.open()
    }
  }

  func testAnOutcomeThatIsShownWhenItGoes() {
    let bag = bag()
    bag.button?.startLoading()
    wait("the timer") { time.sleepers == 1 }
    time.advance(by: .milliseconds(400))
    wait("it is shown") { bag.button?.hasStyleClass("loading") == true }
    time.advance(by: .seconds(1))
    bag.button?.stopLoading()
    gate.open()
    release(bag)
    expectGone(bag)
  }

  /// Empties the bag on another thread, and comes back when that is done.
  private func release(_ bag: Bag) {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      bag.empty()
      done.signal()
    }
    done.wait()
  }
}

/// Holds the only reference, and can be told to drop it from anywhere.
///
/// Unchecked because what it holds is only ever released off the main thread, which is what is tested.
private final class Bag: @unchecked Sendable {
  private var content: Button?
  @MainActor private weak var last: Button?
  @MainActor private weak var pending: ButtonPending?

  @MainActor init(_ content: Button) {
    self.content = content
    last = content
    pending = content.existingPending
  }

  @MainActor var button: Button? { content }

  /// Whether the button's own deinitializer has run, too.
  @MainActor var isGone: Bool { last == nil && pending == nil }

  func empty() { content = nil }
}
