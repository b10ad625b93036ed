import GtkHost
import GtkTesting
import Inspecting
import XCTest

/// Properties as values, and their values as text.
@preconcurrency @MainActor
final class PropertySummaryTests: GtkTestCase {
  func testAClassSummarizesWhatItDeclares() {
    let summaries = SecondCard.propertySummaries
    // A class's own properties, those of its superclass, and that of every widget.
    XCTAssertEqual(summaries.first?.name, "second")
    XCTAssertEqual(summaries.last?.name, "sensitive")
    func find(_ name: String) -> PropertySummary? { summaries.first { $0.name == name } }
    XCTAssertEqual(find("title")?.kind, .text)
    XCTAssertEqual(find("title")?.initial, "")
    XCTAssertEqual(find("title")?.blurb, "The documented name.")
    XCTAssertNil(find("note")?.initial)
    XCTAssertEqual(find("note")?.isWritable, true)
    XCTAssertEqual(find("is-open")?.kind, .bool)
    XCTAssertEqual(find("is-open")?.statement, "isOpen = %")
    XCTAssertEqual(find("second")?.statement, "isSecond = %")
    XCTAssertEqual(find("count")?.kind, .int(0...10))
    XCTAssertEqual(find("count")?.initial, "3")
    XCTAssertEqual(find("weight")?.kind, .double(0...1))
    XCTAssertEqual(find("corner")?.kind, .choice(["round", "square", "cut-off"]))
    XCTAssertEqual(find("partner")?.kind, .other("GtkLabel"))
    XCTAssertEqual(find("length")?.isWritable, false)
    XCTAssertEqual(find("label")?.isReadable, false)
    XCTAssertEqual(find("maker")?.isWritable, false, "It can only be set at creation.")
  }

  func testAStockTypeHasThoseOfC() {
    let label = Label("a")
    let summaries = label.propertySummaries
    XCTAssertEqual(summaries, Label.propertySummaries)
    XCTAssertEqual(summaries.first { $0.name == "wrap" }?.kind, .bool)
    XCTAssertEqual(summaries.first { $0.name == "xalign" }?.kind, .double(0...1))
    XCTAssertEqual(summaries.first { $0.name == "justify" }?.kind, .choice(["left", "right", "center", "fill"]))
    XCTAssertFalse(summaries.contains { $0.name == "margin-top" }, "Every widget has it.")
    XCTAssertTrue(summaries.contains { $0.name == "sensitive" })
    XCTAssertEqual(Entry.propertySummaries.first { $0.name == "invisible-char" }?.kind, .other("guint"), "A character.")
    XCTAssertEqual(label.propertyText("label"), "a")
    XCTAssertTrue(label.setProperty("wrap", fromText: "true") && label.wraps)
  }

  func testValuesGoBothWaysAsText() {
    let card = Card(Card.make())
    for (name, text) in [
      ("title", "Zoë \"1\""), ("note", ""), ("is-open", "true"), ("count", "7"), ("weight", "0.25"),
      ("corner", "cut-off"),
    ] {
      XCTAssertTrue(card.setProperty(name, fromText: text), name)
      XCTAssertEqual(card.propertyText(name), text)
    }
    XCTAssertEqual(card.note, "")
    XCTAssertTrue(card.setProperty("note", fromText: nil))
    XCTAssertNil(card.note)
    XCTAssertNil(card.propertyText("note"))
    XCTAssertTrue(card.setProperty("count", fromText: nil))
    XCTAssertEqual(card.count, 3)
  }

  func testATextThatIsNoValueChangesNothing() {
    let card = Card(Card.make())
    for (name, text) in [
      ("count", "11"), ("count", "many"), ("count", ""), ("weight", "2"), ("corner", "oval"), ("is-open", "perhaps"),
      ("length", "1"), ("nothing", "1"), ("partner", "label"),
    ] {
      XCTAssertFalse(card.setProperty(name, fromText: text), "\(name)=\(text)")
    }
    XCTAssertEqual([card.count, card.length], [3, 0])
    XCTAssertEqual(card.weight, 0.5)
    XCTAssertEqual(card.corner, .round)
    XCTAssertNil(card.propertyText("nothing"))
    XCTAssertNil(card.propertyText("label"), "It can only be set.")
  }
}
