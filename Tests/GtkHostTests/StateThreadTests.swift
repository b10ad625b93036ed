import Dispatch
import GtkHost
import GtkTesting
import Observation
import Synchronization
import XCTest

/// Changes of a model by another thread than the main one.
@preconcurrency @MainActor
final class StateThreadTests: GtkTestCase {
  /// A model that any thread can change. Its store waits until the test allows it.
  private final class SharedModel: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let stored = Mutex(0)
    let isReported = DispatchSemaphore(value: 0)
    let mayStore = DispatchSemaphore(value: 0)

    var number: Int {
      get {
        registrar.access(self, keyPath: \.number)
        return stored.withLock { $0 }
      }
      set {
        registrar.withMutation(of: self, keyPath: \.number) {
          isReported.signal()
          mayStore.wait()
          stored.withLock { $0 = newValue }
        }
      }
    }
  }

  func testAChangeByAnotherThreadIsSeenHoweverLateItIsMade() {
    let model = SharedModel()
    var readings = 0
    let label = Label().bind(\.text) {
      readings += 1
      return "\(model.number)"
    }
    for mapped in [false, true] {
      let change = { [self] (number: Int) in
        readings = 0
        DispatchQueue.global().async { model.number = number }
        model.isReported.wait()
        // The main thread hears of the change, and reads too early.
        wait("the label reads the old number") { readings > 0 }
        model.mayStore.signal()
        wait("the label shows \(number)") { label.text == "\(number)" }
      }
      if mapped { withWindow(label) { _ in change(2) } } else { change(1) }
    }
  }

  func testNothingReadsForEverAfterAChangeByAnotherThread() {
    let model = SharedModel()
    model.mayStore.signal()
    var readings = 0
    let label = Label().bind(\.text) {
      readings += 1
      return "\(model.number)"
    }
    DispatchQueue.global().async { model.number = 1 }
    wait("the last reading is over") { readings == 7 }
    waitForRest()
    XCTAssertEqual(readings, 7, "Once at first, once for the change, and five times later.")
    XCTAssertEqual(label.text, "1")
  }
}
