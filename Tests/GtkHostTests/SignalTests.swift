import CGtk
import GtkHost
import GtkTesting
import Testing
import XCTest

@preconcurrency @MainActor
final class SignalTests: GtkTestCase {
  func testArgumentsArriveAndAnswersCount() {
    let toggle = Switch("Light")
    var asked: [Bool] = []
    var refuses = true
    toggle.connect(Signal<Switch, Bool, Bool>("state-set") { $0.read(0) }) { _, isOn in
      asked.append(isOn)
      return refuses
    }
    toggle.isOn = true
    XCTAssertEqual(gtk_switch_get_state(toggle.opaque), 0, "The handler reported that it sets the state itself.")
    toggle.isOn = false
    refuses = false
    toggle.isOn = true
    XCTAssertNotEqual(gtk_switch_get_state(toggle.opaque), 0)
    XCTAssertEqual(asked, [true, false, true])
  }

  func testObjectsArriveAsThemselvesOrNotAtAll() {
    let list = ListBox()
    let row = ListBoxRow(Label("row"))
    list.append(row)
    var selected: [ListBoxRow?] = []
    list.connect(.rowSelected) { selected.append($1) }
    list.selectedRow = row
    list.selectedRow = nil
    XCTAssertEqual(selected, [row, nil])
    XCTAssertEqual(selected.count, 2)
  }

  func testACloseRequestMayBeRefused() {
    let window = Window("Stays")
    var asked = 0
    let connection = window.connect(.closeRequest) { _ in
      asked += 1
      return true
    }
    window.present()
    wait("the window is on screen") { window.isMapped }
    window.close()
    wait("the handler was asked") { asked == 1 }
    XCTAssertTrue(window.isMapped)
    connection.disconnect()
    window.close()
    wait("the window has closed") { !window.isMapped }
  }

  func testHandlersRunInOrderAndAfterTheClassOnesWhenAsked() {
    let button = TestButton(note: "ordered")
    var order: [String] = []
    button.connect(.clicked, after: true) { _ in order.append("after") }
    button.connect(.clicked) { _ in order.append("first") }
    button.connect(.clicked) { _ in order.append("second") }
    button.emit("clicked")
    XCTAssertEqual(order, ["first", "second", "after"])
  }

  func testDisconnectingReleasesTheHandlerOnce() {
    let button = TestButton(note: "connected")
    weak var token: Token?
    let connection = connect(button, &token)
    XCTAssertTrue(connection.isConnected)
    button.emit("clicked")
    XCTAssertEqual(token?.touches, 1)
    connection.disconnect()
    XCTAssertNil(token)
    connection.disconnect()
    button.emit("clicked")
  }

  func testTheEndOfTheObjectReleasesTheHandlerOnce() {
    weak var token: Token?
    var connection: SignalConnection?
    do {
      let button = TestButton(note: "short")
      connection = connect(button, &token)
      XCTAssertNotNil(token)
    }
    XCTAssertNil(token)
    connection?.disconnect()
  }

  func testAHandlerMayDisconnectItself() {
    let button = TestButton(note: "once")
    var connection: SignalConnection?
    weak var token: Token?
    do {
      let kept = Token()
      token = kept
      connection = button.connect(.clicked) { _ in
        connection?.disconnect()
        kept.touch()
      }
    }
    button.emit("clicked")
    XCTAssertNil(token, "The handler is released after its last call.")
    button.emit("clicked")
  }

  func testAHandlerMayDestroyWhatItListensTo() {
    weak var token: Token?
    let box = Box(.vertical)
    do {
      let button = TestButton(note: "doomed")
      let kept = Token()
      token = kept
      button.connect(.clicked) { [weak box] button in
        box?.remove(button)
        kept.touch()
      }
      box.append(button)
    }
    box.children.first?.emit("clicked")
    XCTAssertNil(token)
  }

  func testTheEmitterArrivesAsItsOwnClass() {
    let button = TestButton(note: "myself")
    var note = ""
    button.connect(.clicked) { note = $0.note }
    button.emit("clicked")
    XCTAssertEqual(note, "myself")
  }

  func testAnEventControllerBelongsToItsWidget() {
    weak var controller: KeyController?
    do {
      let label = Label("keys")
      let keys = KeyController { _, _ in true }
      label.add(keys)
      XCTAssertEqual(keys.referenceCount, 2)
      controller = keys
    }
    XCTAssertNil(controller)
  }

  private func connect(_ button: TestButton, _ token: inout Token?) -> SignalConnection {
    let kept = Token()
    token = kept
    return button.connect(.clicked) { _ in kept.touch() }
  }
}

@Suite("The types of a signal's arguments")
struct SignalArgumentTests {
  @Test("An argument that is read as another type ends the process, with both types in the message")
  func otherType() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let model = MenuModel()
        model.connect(Signal<MenuModel, Double, Void>("items-changed") { $0.read(1) }) { _, _ in }
        model.update([.item(MenuNode.Item("Print", action: "app.print"))])
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("The signal carries a gint at 1, and no Double."))
  }
}
