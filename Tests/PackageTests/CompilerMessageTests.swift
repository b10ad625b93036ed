import Foundation
import Testing

/// The compiler's words for likely mistakes in the use of the kit.
@Suite("Messages of the compiler")
struct CompilerMessageTests {
  @Test(
    "An icon button with a title alone is told what it needs", .onOwnDebian,
    arguments: ["", " { print(\"pressed\") }", " { try await Task.sleep(for: .seconds(1)) }"])
  func iconButton(action: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try "import Thimble\n@MainActor func add() -> IconButton { IconButton(\"list-add-symbolic\")\(action) }\n"
      .write(to: file, atomically: true, encoding: .utf8)
    let (status, said) = try Toolchain.ending(of: "swiftc", Toolchain.checking([file]))
    #expect(status != 0)
    #expect(said.contains("write init(icon:accessibilityLabel:theme:action:)"), "\(said)")
    #expect(!said.contains("'NativeInstance'"), "\(said)")
  }
}
