import Foundation
import Testing

/// The built executable, its output and its exit statuses.
struct CommandTests {
  private func run(_ arguments: String..., files: [String: String] = [:]) throws -> (
    status: Int32, out: String, err: String
  ) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "thimble-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8) }
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "thimble")
    process.currentDirectoryURL = folder
    process.arguments = ["tokens"] + arguments
    let (out, err) = (Pipe(), Pipe())
    process.standardOutput = out
    process.standardError = err
    try process.run()
    let printed = out.fileHandleForReading.readDataToEndOfFile()
    let complained = err.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: printed, as: UTF8.self), String(decoding: complained, as: UTF8.self)
    )
  }

  private let good = ##"{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "rem"}}, "b": {"$value": "{a}"}}"##
  private let bad =
    "{\n  \"a\": {\"$type\": \"number\", \"$value\": \"{bb}\"},\n  \"b\": {\"$type\": \"number\", \"$value\": 1}\n}"

  @Test func check() throws {
    let clean = try run("check", "good.json", files: ["good.json": good])
    #expect(clean.status == 0 && clean.out == "no problems\n" && clean.err.isEmpty)
    let broken = try run("check", "good.json", "bad.json", files: ["good.json": good, "bad.json": bad])
    #expect(broken.status == 1)
    #expect(broken.out == "bad.json:2:38: error: a: no token \"bb\"; did you mean \"b\"?\n1 error, 0 warnings\n")
    let missing = try run("check", "bad.json", "none.json", files: ["bad.json": bad])
    #expect(missing.status == 2 && missing.err.contains("none.json") && missing.out.contains("bad.json:2:38"))
  }

  @Test func strictness() throws {
    let files = ["old.json": ##"{"a": {"$value": "6px"}}"##]
    #expect(try run("check", "old.json", files: files).status == 0)
    #expect(try run("check", "--strict", "old.json", files: files).status == 1)
  }

  @Test func checkAsJSON() throws {
    let result = try run("check", "--format", "json", "bad.json", files: ["bad.json": bad])
    let object = try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any]
    let first = (object?["diagnostics"] as? [[String: Any]])?.first
    #expect(object?["errors"] as? Int == 1 && first?["line"] as? Int == 2 && first?["path"] as? String == "a")
  }

  @Test func together() throws {
    let files = [
      "one.json": ##"{"a": {"$type": "number", "$value": "{b}"}}"##,
      "two.json": ##"{"b": {"$type": "number", "$value": 1}}"##,
    ]
    #expect(try run("check", "one.json", "two.json", files: files).status == 1)
    #expect(try run("check", "--together", "one.json", "two.json", files: files).status == 0)
  }

  @Test func resolve() throws {
    let result = try run("resolve", "good.json", files: ["good.json": good])
    let object = try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: [String: Any]]
    #expect(result.status == 0 && object?.count == 2)
    #expect(object?["b"]?["css"] as? String == "16px" && object?["b"]?["type"] as? String == "dimension")
    #expect((object?["b"]?["value"] as? [String: Any])?["unit"] as? String == "rem")
  }

  @Test func resolveWithInputs() throws {
    let text =
      ##"{"version": "2025.10", "modifiers": {"theme": {"contexts": {"light": [{"a": {"$type": "number", "$value": 1}}], "dark": [{"a": {"$type": "number", "$value": 2}}]}}}, "resolutionOrder": [{"$ref": "#/modifiers/theme"}]}"##
    let files = ["theme.json": text]
    #expect(try run("resolve", "theme.json", "--input", "theme=dark", files: files).out.contains("\"css\": \"2\""))
    let wrong = try run("resolve", "theme.json", "--input", "theme=drak", files: files)
    #expect(wrong.status == 1 && wrong.out.isEmpty && wrong.err.contains("did you mean \"dark\"?"))
    #expect(try run("resolve", "theme.json", files: files).status == 1)
    #expect(try run("resolve", "none.json").status == 2)
    #expect(try run("resolve", "theme.json", "--input", "dark", files: files).status == 64)
  }

  @Test func help() throws {
    for command in ["check", "resolve"] {
      let result = try run(command, "--help")
      #expect(result.status == 0 && result.out.contains("Exit status"))
    }
  }
}
