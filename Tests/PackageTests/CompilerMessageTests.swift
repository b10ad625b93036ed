import Foundation
import Testing

/// The compiler's messages for probable mistakes in the use of the kit.
@Suite("Messages of the compiler")
struct CompilerMessageTests {
  @Test("No message names the initializer for objects that C has made", .onOwnDebian)
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
    let functions = mistakes.enumerated().map { "@MainActor func make\($0)() -> \($1.0) { \($1.1) }" }
    let said = try errors(of: functions)
    #expect(!said.contains { $0.contains("Native") }, "\(said)")
    for (index, (_, mistake, word)) in mistakes.enumerated() {
      // The first line imports the kit.
      let own = said.filter { $0.contains(":\(index + 2):") }
      #expect(!own.isEmpty, "\(mistake) compiles.")
      #expect(own.contains { $0.contains(word) }, "\(mistake): \(own)")
    }
  }

  @Test(
    "The error for an icon button with only a title names the missing arguments", .onOwnDebian,
    arguments: ["", " { print(\"pressed\") }", " { try await Task.sleep(for: .seconds(1)) }"])
  func iconButton(action: String) throws {
    let said = try errors(of: ["@MainActor func add() -> IconButton { IconButton(\"list-add-symbolic\")\(action) }"])
    #expect(said.contains { $0.contains("write init(icon:accessibilityLabel:theme:action:)") }, "\(said)")
    #expect(!said.contains { $0.contains("'NativeInstance'") }, "\(said)")
  }

  /// Returns the compiler's errors for a program that imports the kit, and its notes on them.
  private func errors(of lines: [String]) throws -> [Substring] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try (["import Thimble"] + lines).joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    let (status, said) = try Toolchain.ending(of: "swiftc", Toolchain.checking([file]))
    #expect(status != 0)
    return said.split(separator: "\n").filter { $0.hasPrefix(file.path) && $0.contains(": error: ") }
  }
}
