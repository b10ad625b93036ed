import Foundation
import Testing

/// The compiler's messages for probable mistakes in the use of the kit.
@Suite("Messages of the compiler", .onOwnDebian)
struct CompilerMessageTests {
  @Test("No message names the initializer for objects that C has made")
  func initializers() throws {
    // The class, the mistake, and a part of the message.
    let mistakes = [
      ("Box", "Box(3)", "Orientation"), ("Window", "Window(3)", "String"), ("Window", "Window()", "missing argument"),
      ("Window", "Window {}", "closure alone"), ("Button", "Button(3)", "no exact matches"),
      ("Label", "Label(3)", "String"), ("Label", "Label {}", "closure"), ("Entry", "Entry(placeholder: 3)", "String"),
      ("ListBox", "ListBox(3)", "argument"), ("ListBoxRow", "ListBoxRow(3)", "Widget"),
      ("ScrolledWindow", "ScrolledWindow()", "missing argument"), ("SplitButton", "SplitButton(3)", "argument"),
      ("CloseButton", "CloseButton(3)", "argument"), ("Paned", "Paned(Label(), Label())", "start"),
      ("ApplicationWindow", "ApplicationWindow(3)", "String"), ("LinkButton", "LinkButton(\"GNU\")", "url"),
    ]
    let errors = try Toolchain.errors(
      in: mistakes.enumerated().map { "@MainActor func make\($0)() -> \($1.0) { \($1.1) }" })
    #expect(!errors.values.joined().contains { $0.contains("Native") }, "\(errors)")
    for (index, (_, mistake, word)) in mistakes.enumerated() {
      #expect(errors[index, default: []].contains { $0.contains(word) }, "\(mistake): \(errors[index, default: []])")
    }
  }

  @Test(
    "The error for an icon button with only a title names the missing arguments",
    arguments: ["", " { print(\"pressed\") }", " { try await Task.sleep(for: .seconds(1)) }"])
  func iconButton(action: String) throws {
    let errors = try Toolchain.errors(
      in: ["@MainActor func add() -> IconButton { IconButton(\"list-add-symbolic\")\(action) }"])
    let said = errors[0, default: []]
    #expect(said.contains { $0.contains("write init(icon:accessibilityLabel:theme:action:)") }, "\(said)")
    #expect(!said.contains { $0.contains("'NativeInstance'") }, "\(said)")
  }

  @Test("The error for a condition or a loop among children that are made once says what follows a model")
  func builders() throws {
    let mistakes = [
      ("if model.isOn { Label() }", "Box().bind({ model.value })"),
      ("if model.isOn { Label() } else { Switch(\"\") }", "Box().bind({ model.value })"),
      ("for item in model.items { Label(item) }", "Box().bind({ model.items }"),
    ]
    let errors = try Toolchain.errors(
      in: mistakes.enumerated().map { "@MainActor func make\($0)(_ model: Model) -> Widget { Box { \($1.0) } }" } + [
        "@MainActor func fine(_ model: Model) -> Widget { Box { model.items.map { Label($0) } } }",
        "@MainActor final class Model { var isOn = true; var items = [\"\"] }",
      ])
    for (index, (mistake, word)) in mistakes.enumerated() {
      #expect(errors[index, default: []].contains { $0.contains(word) }, "\(mistake): \(errors[index, default: []])")
    }
    #expect(errors[mistakes.count] == nil, "\(errors)")
  }

  @Test("The error for a binding to a value says to write a closure")
  func bindings() throws {
    let mistakes = [
      "ListBox().bind(model.items, id: \\.self) { ListBoxRow(Label($0)) }",
      "FlowBox().bind(model.items, id: \\.self) { FlowBoxChild(Label($0)) }",
      "Box().bind(model.items, id: \\.self) { Label($0) }", "Box().bind(model.isOn) { _ in Label() }",
      "Label().bind(\\.text, to: model.items[0])",
    ]
    let errors = try Toolchain.errors(
      in: mistakes.enumerated().map { "@MainActor func make\($0)(_ model: Model) -> Widget { \($1) }" } + [
        "@MainActor final class Model { var isOn = true; var items = [\"\"] }"
      ])
    for (index, mistake) in mistakes.enumerated() {
      let said = errors[index, default: []]
      #expect(said.contains { $0.contains("{ model.items }") || $0.contains("{ model.value }") }, "\(mistake): \(said)")
    }
  }

  @Test("A closure alone is not taken for another argument of a widget")
  func closures() throws {
    let wrong = ["Label {}", "Paned {}", "ScrolledWindow {}", "ListBoxRow {}", "Window {}", "ToggleButton {}"]
    let errors = try Toolchain.errors(in: (wrong + ["Box {}"]).enumerated().map { Self.using($1, $0) })
    for (index, source) in wrong.enumerated() { #expect(errors[index] != nil, "It compiles: \(source)") }
    #expect(errors[wrong.count] == nil, "Box {}")
    #expect(!errors.values.joined().contains { $0.contains("Native") }, "\(errors)")
  }

  @Test(
    "Using a widget off the main actor does not compile, and the error says so",
    arguments: [
      "func make() -> Int { Label(\"x\").text.count }",
      "@MainActor func change(_ label: Label) { Task.detached { label.text = \"x\" } }",
    ])
  func isolation(source: String) throws {
    let errors = try Toolchain.errors(in: [source], importing: "GtkHost")
    #expect(errors[0, default: []].contains { $0.contains("main actor-isolated") }, "\(errors)")
  }

  @Test("A target whose default is the main actor needs no word about it")
  func defaultIsolation() throws {
    let source = """
      import Observation
      import Thimble

      @Observable final class Note { var title = "" }

      final class Card: Widget {
        override class var nativeType: NativeType { .widget(cssName: "card") }
      }

      func field(of note: Note) -> Widget { Entry(placeholder: "Title").bind(.text, to: note, \\.title) }

      func start(_ application: Application) {
        let note = Note()
        application.connect(.activate) { application in
          let save = Button("Save") { try await Task.sleep(for: .seconds(1)) }
          ApplicationWindow(application, title: "Note", child: Box(.vertical) { [field(of: note), save] }).present()
        }
      }
      """
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try source.write(to: file, atomically: true, encoding: .utf8)
    let options = ["-typecheck", "-swift-version", "6", "-I", Toolchain.modules] + (try Toolchain.headers())
    #expect(try Toolchain.ending(of: "swiftc", options + [file.path]).status != 0, "The words are needed elsewhere.")
    let (status, said) = try Toolchain.ending(of: "swiftc", options + ["-default-isolation", "MainActor", file.path])
    #expect(status == 0, "\(said)")
  }

  @Test("The error for a handler that ignores its argument says that it expects one")
  func handler() throws {
    let errors = try Toolchain.errors(
      in: ["@MainActor func use(_ app: Application) { app.connect(.activate) { app.quit() } }"], importing: "GtkHost")
    #expect(errors[0, default: []].contains { $0.contains("expects 1 argument,") }, "\(errors)")
  }

  private static func using(_ source: String, _ number: Int) -> String {
    "@MainActor func use\(number)() { _ = \(source) }"
  }
}
