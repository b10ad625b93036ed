import Testing

@testable import DesignTokens

struct JSONReaderTests {
  private func error(_ text: String) -> TokenError? {
    do throws(TokenError) {
      _ = try TokenDocument(text, name: "t.json")
      return nil
    } catch { return error }
  }

  @Test(arguments: [
    ("", "1:1"), ("{", "1:2"), ("{\"a\": 1,}", "1:9"), ("{\"a\" 1}", "1:6"), ("{\n  \"a\": 01\n}", "2:8"),
    ("[1]", "1:1"),
    ("{\"a\": \"\u{1}\"}", "1:8"), ("{\"a\": \"x", "1:7"), ("{\"a\": \"\\q\"}", "1:8"), ("{\"a\": \"\\ud800\"}", "1:8"),
    ("{\"é\": nul}", "1:7"), ("{} {}", "1:4"), ("{\"a\": 1e999}", "1:7"), ("{\"a\": -}", "1:8"), ("{\"a\": 1.}", "1:9"),
    ("{// no\n}", "1:2"), ("{\"a\": [1 2]}", "1:10"),
  ])
  func brokenTextIsPlaced(_ text: String, _ place: String) {
    #expect(error(text)?.code == .syntax)
    #expect(error(text)?.location?.description == "t.json:\(place)")
  }

  @Test func bytesThatAreNotUTF8() {
    #expect(throws: TokenError.self) { try TokenDocument([0x7B, 0x22, 0xFF, 0x22, 0x7D], name: "t.json") }
  }

  @Test func values() throws {
    let text = ##"{"a": ["\u00e9\ud83d\ude00\n\/", -0.5e1, 12345678901234567168, true, null, {"": {}}]}"##
    let root = try TokenDocument("\u{FEFF}" + text, name: "t.json").root
    let elements = try #require(root["a"]?.elements)
    #expect(elements[0].string == "é😀\n/")
    #expect(elements[1].number == -5 && elements[2].number == 12_345_678_901_234_567_168)
    #expect(elements[3].bool == true && elements[3].number == nil && elements[4] == JSONValue(.null))
    #expect(elements[5][""]?.members?.isEmpty == true)
  }

  @Test func valuesPrintThemselvesAsJSON() throws {
    let text = ##"{"b": [1, -0.5, "é\"\n", true, null], "a": {"c": {}}}"##
    let root = try TokenDocument(text).root
    #expect("\(root)" == text && root["a"]?.description == ##"{"c": {}}"##)
  }

  @Test func limits() {
    let deep = String(repeating: "[", count: 200_000)
    #expect(error("{\"a\": \(deep)")?.code == .tooLarge)
    #expect(throws: TokenError.self) { try TokenDocument("{\"a\": 1}", limits: ReadingLimits(bytes: 4)) }
  }

  @Test func duplicateKeysAreFound() throws {
    let members = (0..<20).map { "\"k\($0)\": {}" }.joined(separator: ",")
    for text in ["{\"a\": {},\n \"a\": {}}", "{\(members),\n \"k3\": {}}"] {
      let tokens = try resolved(text)
      #expect(tokens.diagnostics.map(\.code) == [.duplicateKey])
      #expect(tokens.diagnostics.first?.location?.line == 2)
    }
  }

  @Test func printedNumbersReadBack() throws {
    for number in [0, -1, 0.1, 1e-7, 1.5e300, 2_147_483_647, 1e15, -0.25] {
      #expect(Double(JSONWriter.text(of: number)) == number)
    }
  }

  @Test("An object printed piece by piece is the same text", arguments: [0, 1, 5_000])
  func pieces(count: Int) {
    let members = (0..<count).map { JSONMember(key: "é \($0)", value: JSONValue(.array([JSONValue(.number(0.5))]))) }
    var whole = JSONWriter()
    whole.write(JSONValue(.object(members)))
    var pieces: [String] = []
    JSONWriter.print(count: count, member: { members[$0] }, piece: { pieces.append($0) })
    #expect(pieces.joined() == String(decoding: whole.bytes, as: UTF8.self))
    #expect(pieces.allSatisfy { $0.utf8.count < 40_000 })
    #expect((pieces.count > 1) == (count == 5_000))
  }
}
