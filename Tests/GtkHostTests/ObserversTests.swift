import GtkHost
import GtkTesting
import XCTest

@preconcurrency @MainActor
final class ObserversTests: GtkTestCase {
  func testTheyAreToldInTheOrderInWhichTheyCameUntilTheyLeave() {
    let observers = Observers<Int>()
    var told: [String] = []
    var tokens = ["a", "b", "c"].map { name in observers.add { told.append("\(name)\($0)") } }
    observers.tell(1)
    tokens.remove(at: 1)
    observers.tell(2)
    tokens = []
    observers.tell(3)
    XCTAssertEqual(told, ["a1", "b1", "c1", "a2", "c2"])
  }

  func testAnObserverMayLeaveDuringAChangeAndALaterOneHearsTheNextChange() {
    let observers = Observers<Int>()
    var told: [String] = []
    var tokens: [ObservationToken] = []
    tokens.append(
      observers.add { value in
        told.append("first \(value)")
        if value == 1 { tokens.removeLast() }
        if value == 2 { tokens.append(observers.add { told.append("late \($0)") }) }
      })
    tokens.append(observers.add { told.append("second \($0)") })
    for value in 1...3 { observers.tell(value) }
    XCTAssertEqual(told, ["first 1", "first 2", "first 3", "late 3"])
    tokens = []
  }

  func testACallbackMayOwnTokensOfItsList() {
    let observers = Observers<Void>()
    var told = 0
    var inner: ObservationToken? = observers.add { told += 1 }
    var outer: ObservationToken? = observers.add { [inner] in _ = inner }
    inner = nil
    observers.tell(())
    outer = nil
    observers.tell(())
    XCTAssertEqual(told, 1)
    XCTAssertNil(outer)
  }

  func testATokenMayOutliveWhatItIsOf() {
    var observers: Observers<Int>? = Observers()
    weak let gone = observers
    let token = observers?.add { _ in }
    observers = nil
    XCTAssertNil(gone)
    withExtendedLifetime(token) {}
  }

  func testAllWindowsAreObservedUntilThatEnds() {
    var changes = 0
    let connection = Window.observeAll { changes += 1 }
    var window = Window("One", child: Label("one"))
    wait("the observer is told of the window") { changes == 1 }
    window.destroy()
    wait("the observer is told of the end of the window") { changes == 2 }
    connection?.disconnect()
    window = Window("Two", child: Label("two"))
    window.destroy()
    drain()
    XCTAssertEqual(changes, 2)
  }
}
