import CGtk
import GtkHost
import GtkTesting
import XCTest

/// Templates: widgets that are filled during their creation, and one clear error for each mistake.
@preconcurrency @MainActor
final class TemplateTests: GtkTestCase {
  func testAWidgetIsFilledWhileItIsMade() throws {
    let card = Sheet("Anna")
    XCTAssertNoThrow(try card.requireTemplate())
    XCTAssertEqual(card.name.text, "Anna")
    XCTAssertEqual(card.spacing, 7, "A property of the widget itself.")
    XCTAssertTrue(card.children.first === card.name)
    XCTAssertTrue(card.wish === card.children.last, "The id differs from the variable's name.")
    XCTAssertEqual(card.countAtStart, 3, "A required initializer finds the children.")
  }

  func testHandlersAreMethods() {
    let card = Sheet("Anna")
    card.wish.emitClicked()
    XCTAssertEqual(card.heard, ["pressed", "by GtkButton", "renamed"])
  }

  func testTheWidgetsDoNotKeepEachOther() {
    weak var gone: Sheet?
    weak var child: Label?
    weak var group: Object?
    do {
      let card = Sheet("Anna")
      (gone, child, group) = (card, card.name, card.sizes)
      XCTAssertNotNil(group)
    }
    XCTAssertNil(gone)
    XCTAssertNil(child)
    XCTAssertNil(group, "A variable keeps an object that is no widget.")
    // A child with a reference survives, like any widget.
    let held = Sheet("Ben").name
    XCTAssertEqual(held.text, "Ben")
    XCTAssertNil(held.parent)
  }

  func testCAndOtherFilesMakeIt() throws {
    Sheet.registerType()
    let pointer = try XCTUnwrap(makeInC("GtkHostTestsTemplateTestsSheet"))
    let made = try XCTUnwrap(Sheet.adopt(unsafeGObject: OpaquePointer(pointer)))
    XCTAssertEqual(made.name.text, "Nobody")
    let builder = try Builder(
      xml: """
        <interface><object class="GtkBox" id="box">
          <child>
            <object class="GtkHostTestsTemplateTestsSheet" id="one"><property name="spacing">2</property></object>
          </child>
        </object></interface>
        """)
    let sheet: Sheet = try builder.object("one")
    XCTAssertEqual([sheet.name.text, "\(sheet.spacing)"], ["Nobody", "2"])
  }

  func testAWindowAndAClassBelowAnotherHaveTheirOwn() throws {
    let window = Dialog("Hello")
    window.present()
    wait("the window is on screen") { window.text.isMapped }
    XCTAssertEqual(window.title, "Hello")
    XCTAssertEqual(window.text.text, "From the template")
    window.destroy()
    let big = BigSheet("Anna")
    XCTAssertNoThrow(try big.requireTemplate())
    XCTAssertEqual(big.name.text, "Anna")
    XCTAssertEqual(big.extra.text, "More")
    XCTAssertEqual(big.children.count, 4)
  }

  func testBlueprintsOutputWorks() throws {
    let compiler = "/usr/bin/blueprint-compiler"
    guard FileManager.default.isExecutableFile(atPath: compiler) else {
      throw XCTSkip("Not tested: there is no \(compiler).")
    }
    let version = try output(of: compiler, ["--version"]).split(separator: ".").compactMap { Int($0) }
    // The language changed: a class without a namespace has a dollar sign since 0.8.
    let name = (version.first ?? 0, version.dropFirst().first ?? 0) >= (0, 8) ? "$Printed" : "Printed"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).blp")
    defer { try? FileManager.default.removeItem(at: file) }
    let source = """
      using Gtk 4.0;
      template \(name): Gtk.Box {
        orientation: vertical;
        Label title { label: _("Written in Blueprint"); }
        Button { label: "Press"; clicked => \(name.hasPrefix("$") ? "$" : "")pressed(); }
      }
      """
    try source.replacing("Printed", with: "GtkHostTestsTemplateTestsPrinted")
      .write(to: file, atomically: true, encoding: .utf8)
    Printed.xml = try output(of: compiler, ["compile", file.path])
    let made = Printed(Printed.make())
    XCTAssertNoThrow(try made.requireTemplate(), Printed.xml)
    XCTAssertEqual(made.title.text, "Written in Blueprint")
    made.children.last?.emitClicked()
    XCTAssertEqual(made.presses, 1)
  }

  // MARK: Mistakes

  func testMistakesAreOneErrorEach() throws {
    let good = #"<object class="GtkLabel" id="title"/>"#
    let press = #"<object class="GtkButton"><signal name="clicked" handler="HANDLER"/></object>"#
    func template(_ content: String) -> String {
      "<interface>\n<template class=\"CLASS\" parent=\"GtkBox\">\n<child>\(content)</child></template></interface>"
    }
    let mistakes: [(any Mistaken.Type, BuilderError.Code, String, String)] = [
      (
        WrongBy<Int>.self, .unknownObject, #"Did you mean "titel"?"#,
        template(#"<object class="GtkLabel" id="titel"/>"#)
      ),
      (
        WrongBy<Int8>.self, .wrongClass, #":3:8: "title" is a GtkImage."#,
        template(#"<object class="GtkImage" id="title"/>"#)
      ),
      (
        WrongBy<Int16>.self, .unknownHandler, "Given were: label, other.",
        template(good + "</child><child>" + press.replacing("HANDLER", with: "none"))
      ),
      (
        WrongBy<Int32>.self, .unknownHandler, "is a method of Sheet",
        template(good + "</child><child>" + press.replacing("HANDLER", with: "other"))
      ),
      (
        WrongBy<Int64>.self, .unknownHandler, "takes a Label. The signal is that of a GtkButton",
        template(good + "</child><child>" + press.replacing("HANDLER", with: "label"))
      ),
      (WrongBy<UInt>.self, .unknownClass, "GtkNothing", template(good + #"<object class="GtkNothing"/>"#)),
      (
        WrongBy<UInt8>.self, .unknownProperty, "no property \"text\"",
        template(#"<object class="GtkLabel" id="title"><property name="text">x</property></object>"#)
      ),
      (
        WrongBy<UInt16>.self, .wrongClass, "The template is for a class \"Other\"",
        template(good).replacing("CLASS", with: "Other")
      ),
      (
        WrongBy<UInt32>.self, .wrongClass, #"Write parent="GtkBox""#,
        template(good).replacing("GtkBox", with: "GtkGrid")
      ),
      (WrongBy<UInt64>.self, .syntax, "There is no <template", "<interface>\(good)</interface>"),
      (WrongBy<Float>.self, .syntax, "Wrong.ui", "<interface"),
      (WrongBy<Double>.self, .notRead, "Wrong.ui", ""),
    ]
    defer { try? FileManager.default.removeItem(at: Wrong.file) }
    for (type, code, message, text) in mistakes {
      // A generic class also has a name in C, but no file can use it.
      let name = type.registerType()
      try? FileManager.default.removeItem(at: Wrong.file)
      if !text.isEmpty {
        try text.replacing("CLASS", with: name).write(to: Wrong.file, atomically: true, encoding: .utf8)
      }
      let made = type.init(type.make())
      XCTAssertThrowsError(try made.requireTemplate(), text) { error in
        XCTAssertEqual((error as? BuilderError)?.code, code, "\(error)")
        XCTAssertTrue("\(error)".contains(message), "\(error)")
        let logged = LogWatch.forget()
        XCTAssertTrue(logged.count == 1 && logged[0].contains("\(error)"), "\(logged)")
      }
      // The program goes on.
      made.title.text = "It is a label all the same."
      made.anything.isVisible = false
      XCTAssertTrue(made.children.isEmpty && made.title.parent == nil)
      _ = type.init(type.make())
      XCTAssertEqual(LogWatch.forget(), [], "It is reported once.")
    }
  }

  func testAMistakeIsThrownByTheFileThatMakesTheWidget() throws {
    let name = WrongBy<String>.registerType()
    try "<interface><template class=\"\(name)\" parent=\"GtkBox\"/></interface>"
      .write(to: Wrong.file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: Wrong.file) }
    for _ in 1...2 {
      XCTAssertThrowsError(try Builder(xml: "<interface><object class=\"\(name)\"/></interface>")) { error in
        XCTAssertEqual((error as? BuilderError)?.code, .unknownObject)
        XCTAssertTrue("\(error)".contains("\"title\""), "\(error)")
      }
    }
    let lone = "<interface><template class=\"Any\" parent=\"GtkBox\"/></interface>"
    XCTAssertThrowsError(try Builder(xml: lone)) { error in
      XCTAssertEqual((error as? BuilderError)?.code, .syntax, "Only a class may have a file with a template.")
    }
  }

  private func output(of program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0)
    return String(decoding: output, as: UTF8.self)
  }
}

// MARK: - Classes with a template

extension TemplateTests {
  class Sheet: Box {
    override class var template: Template? {
      Template(
        xml: """
          <interface>
            <template class="GtkHostTestsTemplateTestsSheet" parent="GtkBox">
              <property name="spacing">7</property>
              <child><object class="GtkLabel" id="name"><property name="label">Nobody</property></object></child>
              <child><object class="GtkLabel"><property name="label">wishes</property></object></child>
              <child><object class="GtkButton" id="its-wish">
                <property name="label">Something</property>
                <signal name="clicked" handler="pressed"/>
                <signal name="clicked" handler="pressedBy"/>
                <signal name="notify::label" handler="renamed"/>
              </object></child>
            </template>
            <object class="GtkSizeGroup" id="sizes"><widgets><widget name="name"/></widgets></object>
          </interface>
          """,
        handlers: [
          TemplateHandler("pressed", Sheet.pressed), TemplateHandler("pressedBy", Sheet.pressedOn),
          TemplateHandler("renamed", Sheet.renamed),
        ])
    }

    @TemplateChild var name: Label
    @TemplateChild("its-wish") var wish: Widget
    @TemplateChild var sizes: Object
    private(set) var heard: [String] = []
    private(set) var countAtStart = 0

    required init(_ native: NativeInstance) {
      super.init(native)
      countAtStart = children.count
    }

    convenience init(_ name: String) {
      self.init(Self.make())
      self.name.text = name
    }

    func act() {}

    private func pressed() { heard.append("pressed") }

    private func pressedOn(_ button: Widget) {
      heard.append("by \(button.typeName)")
      wish[Property<Widget, String?>("label")] = "Nothing"
    }

    private func renamed() { heard.append("renamed") }
  }

  final class BigSheet: Sheet {
    override class var template: Template? {
      Template(
        xml: """
          <interface><template class="GtkHostTestsTemplateTestsBigSheet" parent="GtkHostTestsTemplateTestsSheet">
            <child><object class="GtkLabel" id="extra"><property name="label">More</property></object></child>
          </template></interface>
          """)
    }

    @TemplateChild var extra: Label
  }

  final class Dialog: Window {
    override class var template: Template? {
      Template(
        xml: """
          <interface><template class="GtkHostTestsTemplateTestsDialog" parent="GtkWindow">
            <property name="child">
              <object class="GtkLabel" id="text"><property name="label">From the template</property></object>
            </property>
          </template></interface>
          """)
    }

    @TemplateChild var text: Label
  }

  final class Printed: Box {
    static var xml = ""

    override class var template: Template? {
      Template(xml: xml, handlers: [TemplateHandler("pressed", Printed.pressed)])
    }

    @TemplateChild var title: Label
    private(set) var presses = 0

    private func pressed() { presses += 1 }
  }
}

/// A class whose template has a mistake.
@MainActor
private protocol Mistaken: Box {
  var title: Label { get }
  var anything: Widget { get }
}

/// One class for each marker.
private final class WrongBy<Marker>: Box, Mistaken {
  override class var template: Template? {
    Template(
      file: Wrong.file.path,
      handlers: [
        TemplateHandler("other", TemplateTests.Sheet.act), TemplateHandler("label", WrongBy<Marker>.takeLabel(_:)),
      ])
  }

  @TemplateChild var title: Label
  /// Abstract in C.
  @TemplateChild("title") var anything: Widget

  private func takeLabel(_ label: Label) {}
}

private enum Wrong {
  static let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)Wrong.ui")
}
