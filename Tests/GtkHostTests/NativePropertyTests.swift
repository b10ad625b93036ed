import CGtk
import GtkHost
import GtkTesting
import XCTest

/// A Swift class's variables as GObject properties.
@preconcurrency @MainActor
final class NativePropertyTests: GtkTestCase {
  func testEachKindOfValueGoesBothWays() {
    let card = Card(Card.make())
    card[Property<Card, String>("title")] = "Zoë"
    XCTAssertEqual(card.title, "Zoë")
    card.title = "Ann"
    XCTAssertEqual(card[Property<Card, String>("title")], "Ann")
    card[Property<Card, String?>("note")] = "a"
    XCTAssertEqual(card.note, "a")
    card[Property<Card, String?>("note")] = nil
    XCTAssertNil(card.note)
    XCTAssertNil(card[Property<Card, String?>("note")])
    card[Property<Card, Bool>("is-open")] = true
    XCTAssertTrue(card.isOpen && card[Property<Card, Bool>("is-open")])
    card[Property<Card, Int>("count")] = 7
    XCTAssertEqual(card.count, 7)
    XCTAssertEqual(card[Property<Card, Int>("count")], 7)
    card[Property<Card, Double>("weight")] = 0.25
    XCTAssertEqual(card.weight, 0.25)
    card[Property<Card, Card.Corner>("corner")] = .cutOff
    XCTAssertEqual(card.corner, .cutOff)
    XCTAssertEqual(card[Property<Card, Card.Corner>("corner")], .cutOff)
    let label = Label("partner")
    card[Property<Card, Label?>("partner")] = label
    XCTAssertTrue(card.partner === label && card[Property<Card, Label?>("partner")] === label)
    card[Property<Card, Label?>("partner")] = nil
    XCTAssertNil(card.partner)
    card[Property<Card, String>("label")] = "by its other name"
    XCTAssertEqual(card.title, "by its other name")
    XCTAssertEqual(card[Property<Card, Int>("length")], 17)
  }

  func testCReadsTheTextRangeTypeAndOwnerOfAProperty() throws {
    let table = try XCTUnwrap(g_type_class_ref(g_type_from_name(SecondCard.registerType())))
    defer { g_type_class_unref(table) }
    let find = { g_object_class_find_property(table.assumingMemoryBound(to: GObjectClass.self), $0) }
    let title = try XCTUnwrap(find("title"))
    XCTAssertEqual(String(cString: g_param_spec_get_blurb(title)), "The documented name.")
    let count = try XCTUnwrap(find("count")).withMemoryRebound(to: GParamSpecInt.self, capacity: 1) { $0.pointee }
    XCTAssertEqual([count.minimum, count.maximum, count.default_value], [0, 10, 3])
    let corner = try XCTUnwrap(find("corner"))
    XCTAssertEqual(String(cString: g_type_name(corner.pointee.value_type)), "GtkHostTestsCardCorner")
    // Each type adds only its own properties.
    XCTAssertEqual(String(cString: g_type_name(title.pointee.owner_type)), "GtkHostTestsCard")
    XCTAssertEqual(try XCTUnwrap(find("second")).pointee.owner_type, g_type_from_name("GtkHostTestsSecondCard"))
  }

  func testASubclassHasThoseOfItsSuperclass() {
    let second = SecondCard(SecondCard.make())
    second[Property<SecondCard, Bool>("second")] = true
    second[Property<SecondCard, Int>("count")] = 5
    XCTAssertTrue(second.second)
    XCTAssertEqual(second.count, 5)
    let third = ThirdCard(ThirdCard.make())
    third[Property<ThirdCard, Int>("count")] = 6
    XCTAssertEqual(third.count, 6)
  }

  func testObserversAreToldOfEachChangeOnce() {
    let card = Card(Card.make())
    var seen: [String] = []
    card.observe(Property<Card, String>("title")) { _, title in seen.append(title) }
    card.observe(Property<Card, Int>("length")) { _, length in seen.append("\(length)") }
    card.title = "from Swift"
    card.title = "from Swift"
    XCTAssertEqual(seen, ["from Swift", "10"])
    seen = []
    card[Property<Card, String>("title")] = "from C"
    card[Property<Card, String>("title")] = "from C"
    XCTAssertEqual(seen.sorted(), ["6", "from C"])
  }

  func testAChangeFromCIsToldOfEvenWhereSwiftDoesNot() {
    let card = SecondCard(SecondCard.make())
    var seen: [Bool] = []
    card.observe(Property<SecondCard, Bool>("second")) { _, second in seen.append(second) }
    card[Property<SecondCard, Bool>("second")] = true
    card[Property<SecondCard, Bool>("second")] = true
    XCTAssertEqual(seen, [true])
  }

  func testBindingsKeepBothTheSameAndEnd() {
    let (card, toggle) = (Card(Card.make()), Switch("Open"))
    card.isOpen = true
    let binding = card.bind(Property<Card, Bool>("is-open"), to: toggle, .active, bothWays: true)
    XCTAssertTrue(toggle.isOn, "It begins at once.")
    toggle.isOn = false
    XCTAssertFalse(card.isOpen)
    card.isOpen = true
    XCTAssertTrue(toggle.isOn)
    binding.end()
    binding.end()
    toggle.isOn = false
    XCTAssertTrue(card.isOpen)
  }

  func testABindingEndsWithEitherObject() {
    let toggle = Switch("Open")
    do {
      let card = Card(Card.make())
      card.bind(Property<Card, Bool>("is-open"), to: toggle, .active)
      card.isOpen = true
      XCTAssertTrue(toggle.isOn)
    }
    toggle.isOn = false
  }

  func testAValueOutOfRangeIsReportedAndNotUsed() {
    let card = Card(Card.make())
    let complaints = LogWatch.complaints { card[Property<Card, Int>("count")] = 99 }
    XCTAssertEqual(complaints.filter { $0.contains("99") && $0.contains("count") }.count, 1)
    XCTAssertEqual(card.count, 3)
  }

  func testConstructOnlyIsSetWhileCMakesIt() throws {
    let type = g_type_from_name(Card.registerType())
    let made = ValueConvertibleText("C").withValue { value in
      "maker".withCString { name in
        var names: [UnsafePointer<CChar>?] = [name]
        return g_object_new_with_properties(type, 1, &names, value)
      }
    }
    let pointer = try XCTUnwrap(made)
    let widget = UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkWidget.self)
    let card = try XCTUnwrap(Card.adopt(unsafeGtkWidget: widget))
    XCTAssertEqual(card.maker, "C")
    XCTAssertEqual(card[Property<Card, String>("maker")], "C")
  }

  func testSignalsReachHandlersWithWhatTheyCarry() {
    let card = SecondCard(SecondCard.make())
    var heard: [String] = []
    card.connect(.dismissed) { _ in heard.append("dismissed") }
    card.connect(.turned) { _, turn in heard.append("\(turn.0) \(turn.1)") }
    card.emit("dismissed")
    card.emit("turned", 90, "left")
    XCTAssertEqual(heard, ["dismissed", "90 left"])
  }

  func testPropertiesAsText() {
    let card = Card(Card.make())
    card.corner = .square
    card.note = "n"
    let changed = card.describedProperties.filter(\.isChanged).map { "\($0.name)=\($0.value)" }
    XCTAssertEqual(changed, ["note=n", "corner=square"])
    XCTAssertFalse(card.describedProperties.contains { $0.name == "label" })
  }
}

/// A GValue with a text in it.
@MainActor
private struct ValueConvertibleText {
  let text: String

  init(_ text: String) { self.text = text }

  func withValue<Result>(_ body: (UnsafeMutablePointer<GValue>) -> Result) -> Result {
    ValueReference.withValue(of: cgtk_type_string) { value in
      text.write(to: value)
      return body(value.pointer)
    }
  }
}
