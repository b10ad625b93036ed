import CGtk
import GtkHost
import GtkTesting
import XCTest

/// `.ui` files: the objects that they create, and one clear error for each mistake.
@preconcurrency @MainActor
final class BuilderTests: GtkTestCase {
  override nonisolated func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { _ = Card.registerType() }
  }

  func testObjectsAreTheSameSwiftObjects() throws {
    let builder = try Builder(
      xml: Self.interface(
        #"""
        <object class="GtkBox" id="box"><child>
          <object class="GtkHostTestsCard" id="card">
            <property name="title">From XML</property>
            <property name="corner">cut-off</property>
            <property name="count">7</property>
            <property name="is_open">yes</property>
          </object>
        </child></object>
        """#))
    let card: Card = try builder.object("card")
    XCTAssertEqual([card.title, card.corner.rawValue], ["From XML", "cut-off"])
    XCTAssertEqual(card.count, 7)
    XCTAssertTrue(card.isOpen)
    XCTAssertTrue(try builder.object("box", as: Box.self).children.first === card)
    XCTAssertTrue(try builder.object("card", as: Widget.self) === card)
  }

  func testTheIdentifierIsTheIDOfTheFileOrThatOfTheProgram() throws {
    let builder = try Builder(xml: Self.interface(#"<object class="GtkHostTestsCard" id="card"/>"#))
    let card: Card = try builder.object("card")
    XCTAssertEqual(card.accessibilityIdentifier, "card")
    let label = Label("Text")
    XCTAssertNil(label.accessibilityIdentifier)
    label.accessibilityIdentifier = "text\u{0}more"
    XCTAssertEqual(label.accessibilityIdentifier, "textmore")
    label.accessibilityIdentifier = nil
    XCTAssertNil(label.accessibilityIdentifier)
  }

  func testHandlersAreCalledWithTheEmitterAndGo() throws {
    weak var token: Token?
    do {
      let kept = Token()
      token = kept
      var heard: [String] = []
      let builder = try Builder(
        xml: Self.interface(
          #"""
          <object class="GtkHostTestsCard" id="card">
            <signal name="dismissed" handler="gone"/><signal name="notify::title" handler="renamed"/>
          </object>
          """#),
        handlers: [
          "gone": { card in
            kept.touch()
            heard.append("gone \((card as? Card)?.title ?? "?")")
          },
          "renamed": { _ in heard.append("renamed") },
        ])
      let card: Card = try builder.object("card")
      card.title = "A"
      card.emit("dismissed")
      XCTAssertEqual(heard, ["renamed", "gone A"])
    }
    XCTAssertNil(token, "The handler outlives its object.")
  }

  func testAHandlerMayBeAFunctionOfC() throws {
    let builder = try Builder(
      xml: Self.interface(
        #"""
        <object class="GtkHostTestsCard" id="card"><signal name="dismissed" handler="gtk_widget_hide"/></object>
        """#))
    let card: Card = try builder.object("card")
    card.emit("dismissed")
    XCTAssertFalse(card.isVisible)
  }

  func testBindingsInXML() throws {
    let builder = try Builder(
      xml: Self.interface(
        #"""
        <object class="GtkSwitch" id="toggle"/>
        <object class="GtkHostTestsCard" id="card">
          <property name="is-open" bind-source="toggle" bind-property="active" bind-flags="bidirectional|sync-create"/>
        </object>
        """#))
    let (card, toggle): (Card, Switch) = try (builder.object("card"), builder.object("toggle"))
    toggle.isOn = true
    XCTAssertTrue(card.isOpen)
    card.isOpen = false
    XCTAssertFalse(toggle.isOn)
  }

  func testABindingInXMLLivesOnWhenOnlySwiftHoldsTheObject() throws {
    let (box, card, source): (Box, Card, Card)
    do {
      let builder = try Builder(
        xml: Self.interface(
          #"""
          <object class="GtkBox" id="box">
            <child><object class="GtkHostTestsCard" id="source"/></child>
            <child><object class="GtkHostTestsCard" id="card">
              <property name="title" bind-source="source" bind-property="title"/>
            </object></child>
          </object>
          """#))
      (box, card, source) = (try builder.object("box"), try builder.object("card"), try builder.object("source"))
    }
    box.remove(card)
    XCTAssertEqual(card.referenceCount, 1)
    source.title = "changed"
    XCTAssertEqual(card.title, "changed")
  }

  func testMistakesAreOneErrorEachWithItsPlace() {
    let card = { (content: String) in "<object class=\"GtkHostTestsCard\" id=\"card\">\n  \(content)</object>" }
    check(#"<object class="GtkHostTestsCrad"/>"#, .unknownClass, 2, 1, "\"GtkHostTestsCrad\"")
    check(card("<property name=\"titel\">x</property>"), .unknownProperty, 3, 3, "Did you mean \"title\"?")
    check(card("<property name=\"length\">1</property>"), .unknownProperty, 3, 3, "can be read, but not set")
    check(card("<property name=\"count\">many</property>"), .invalidValue, 3, 3, "\"many\" is not a whole number")
    check(card("<property name=\"count\">11</property>"), .invalidValue, 3, 3, "11 is out of range")
    check(card("<property name=\"weight\">\n1.5</property>"), .invalidValue, 3, 3, "out of range")
    check(card("<property name=\"is-open\">maybe</property>"), .invalidValue, 3, 3, "not true or false")
    check(card("<property name=\"corner\">oval</property>"), .invalidValue, 3, 3, "one of round, square, cut-off")
    check(card("<property\n name=\"corner\">oval</property>"), .invalidValue, 3, 3, "oval")
    check(card("<signal name=\"dismised\" handler=\"a\"/>"), .unknownSignal, 3, 3, "no signal \"dismised\"")
    check(card("<signal name=\"dismissed\" handler=\"nobody\"/>"), .unknownHandler, 3, 3, "no handler \"nobody\"")
    check("<object class=\"GtkBox\">\n<propperty/></object>", .syntax, 3, nil, "propperty")
    check("<object class=\"GtkBox\">\n</objekt>", .syntax, 3, nil, "objekt")
    check("<object class=\"GtkBox\" id=\"a\"/>\n<object class=\"GtkBox\" id=\"a\"/>", .syntax, 3, nil, "Duplicate")
  }

  func testObjectsThatAreNotThere() throws {
    let builder = try Builder(xml: Self.interface(#"<object class="GtkBox" id="box"/>"#))
    XCTAssertThrowsError(try builder.object("bax", as: Box.self)) {
      XCTAssertEqual(($0 as? BuilderError)?.code, .unknownObject)
    }
    XCTAssertThrowsError(try builder.object("box", as: Label.self)) {
      XCTAssertEqual("\($0)", "<xml>: \"box\" is a GtkBox, not a Label.")
    }
    XCTAssertThrowsError(try Builder(file: "/nowhere/a.ui")) { XCTAssertEqual(($0 as? BuilderError)?.code, .notRead) }
  }

  func testAnIncompleteObjectIsRefusedAndItsWindowGoes() {
    Picky.registerType()
    let windows = Window.all.count
    check(
      """
      <object class="GtkWindow"><property name="child">
      <object class="GtkHostTestsPicky" id="p"/></property></object>
      """,
      .incomplete, 3, 1, "\"p\": It lacks a name.")
    XCTAssertEqual(Window.all.count, windows)
  }

  private func check(
    _ content: String, _ code: BuilderError.Code, _ line: Int, _ column: Int?, _ text: String, at source: UInt = #line
  ) {
    do throws(BuilderError) {
      _ = try Builder(xml: Self.interface(content))
      XCTFail("No error: \(text)", line: source)
    } catch {
      XCTAssertEqual(error.code, code, "\(error)", line: source)
      XCTAssertEqual(error.line, line, "\(error)", line: source)
      if let column { XCTAssertEqual(error.column, column, "\(error)", line: source) }
      XCTAssertTrue(error.message.contains(text), "\(error)", line: source)
    }
  }

  private static func interface(_ content: String) -> String { "<interface>\n\(content)\n</interface>" }
}

@MainActor
final class Picky: Widget, BuilderChecked {
  override class var nativeType: NativeType { .widget(cssName: "picky") }
  var builderProblem: String? { "It lacks a name." }
}
