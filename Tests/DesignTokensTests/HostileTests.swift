import DesignTokens
import Foundation
import Testing

/// Files of a legal size that could cause too much work. Each is read or refused, and the work must grow in proportion
/// to the text, not with its square.
struct HostileTests {
  static func list(_ count: Int, _ element: (Int) -> String) -> String {
    (0..<count).map(element).joined(separator: ",")
  }

  static func number(_ name: String) -> String { "\"\(name)\":{\"$type\":\"number\",\"$value\":1}" }

  typealias Case = (name: String, count: Int, text: @Sendable (Int) -> String)

  /// The name of a case, its count, and its text for a count.
  private static let cases: [Case] = [
    ("one long string", 300_000, { "{\"a\":{\"$description\":\"\(String(repeating: "x", count: $0))\"}}" }),
    ("escapes", 60_000, { "{\"a\":{\"$description\":\"\(String(repeating: "\\u00e9\\n", count: $0))\"}}" }),
    (
      "one long number", 100_000, { "{\"a\":{\"$type\":\"number\",\"$value\":0.\(String(repeating: "1", count: $0))}}" }
    ),
    ("white space", 500_000, { "{\(String(repeating: " \n", count: $0))\(number("a"))}" }),
    ("one key again and again", 20_000, { "{\(list($0) { _ in "\"k\":{}" })}" }),
    ("each key twice", 5_000, { count in "{\(list(2 * count) { "\"k\($0 % count)\":{}" })}" }),
    (
      "deep, again and again", 200,
      {
        "{\(list($0) { "\"a\($0)\":\(String(repeating: "{\"b\":", count: 100)){}\(String(repeating: "}", count: 100))" })}"
      }
    ),
    (
      "lists in lists", 400,
      {
        "{\(list($0) { "\"a\($0)\":{\"$value\":\(String(repeating: "[", count: 100))\(String(repeating: "]", count: 100))}" })}"
      }
    ),
    (
      "a ring of aliases", 4_000,
      { count in "{\"$type\":\"number\",\(list(count) { "\"t\($0)\":{\"$value\":\"{t\(($0 + 1) % count)}\"}" })}" }
    ),
    (
      "a ring of pointers", 3_000,
      { count in "{\"$type\":\"number\",\(list(count) { "\"t\($0)\":{\"$ref\":\"#/t\(($0 + 1) % count)\"}" })}" }
    ),
    (
      "many small rings", 2_000,
      {
        "{\"$type\":\"number\",\(list($0) { "\"a\($0)\":{\"$value\":\"{b\($0)}\"},\"b\($0)\":{\"$value\":\"{a\($0)}\"}" })}"
      }
    ),
    ("groups that extend the next", 2_000, { "{\(list($0) { "\"g\($0)\":{\"$extends\":\"{g\($0 + 1)}\"}" })}" }),
    (
      "a ring of groups", 2_000,
      { count in "{\(list(count) { "\"g\($0)\":{\"$extends\":\"{g\(($0 + 1) % count)}\"}" })}" }
    ),
    (
      "pointers through pointers", 3_000,
      { "{\"$type\":\"number\",\(list($0) { "\"t\($0)\":{\"$ref\":\"#/t\($0 + 1)/$value/components/0\"}" })}" }
    ),
    (
      "names that are not there", 2_400,
      {
        "{\(list($0) { number("token\($0)") }),\"$type\":\"number\",\(list($0) { "\"x\($0)\":{\"$value\":\"{tokn.\($0)}\"}" })}"
      }
    ),
    ("names that differ in case", 4_000, { "{\(list($0) { "\(number("name\($0)")),\(number("Name\($0)"))" })}" }),
    ("broken values", 4_000, { "{\"$type\":\"color\",\(list($0) { "\"t\($0)\":{\"$value\":\"no colour\"}" })}" }),
    (
      "a shadow of many layers", 4_000,
      {
        "{\"a\":{\"$type\":\"shadow\",\"$value\":[\(list($0) { _ in "{\"color\":\"#000\",\"offsetX\":\"1px\",\"offsetY\":\"1px\",\"blur\":\"1px\",\"spread\":\"0px\"}" })]}}"
      }
    ),
    (
      "one source again and again", 1_000,
      {
        """
        {"version":"2025.10","sets":{"s":{"sources":[\(list($0) { _ in "{\"$ref\":\"#/$defs/x\"}" })]}},
        "$defs":{"x":{\(list(20) { number("t\($0)") })}},"resolutionOrder":[{"$ref":"#/sets/s"}]}
        """
      }
    ),
    (
      "many sets in order", 2_000,
      { count in
        """
        {"version":"2025.10","sets":{\(list(count) { "\"s\($0)\":{\"sources\":[]}" })},
        "resolutionOrder":[\(list(count) { "{\"$ref\":\"#/sets/s\($0)\"}" })]}
        """
      }
    ),
    (
      "many modifiers behind many sets", 2_000,
      { count in
        """
        {"version":"2025.10","sets":{"s":{"sources":[]}},
        "resolutionOrder":[\(list(count) { _ in "{\"$ref\":\"#/sets/s\"}" }),\(list(count) {
          "{\"name\":\"m\($0)\",\"type\":\"modifier\",\"contexts\":{\"a\":[],\"b\":[]},\"default\":\"a\"}"
        })]}
        """
      }
    ),
    (
      "small sources over a large one", 32_000,
      { count in
        """
        {"version":"2025.10","sets":{"s":{"sources":[{\(list(count) { number("t\($0)") })},
        \(list(count / 20) { _ in "{\"x\":{}}" })]}},"resolutionOrder":[{"$ref":"#/sets/s"}]}
        """
      }
    ),
    (
      "properties beside references to a large set", 1_000,
      { count in
        """
        {"version":"2025.10","sets":{"s":{"sources":[],\(list(count) { "\"x\($0)\":1" })}},
        "resolutionOrder":[{"$ref":"#/sets/s",\(list(count) { "\"y\($0)\":1" })}]}
        """
      }
    ),
    (
      "token sets", 1_500,
      { count in
        """
        {\(list(count) { "\"s\($0)\":{\(number("t"))}" }),"$metadata":{"tokenSetOrder":[\(list(count) { "\"s\(count - $0)\"" })]},
        "$themes":[{"name":"a","selectedTokenSets":{\(list(count) { "\"s\($0)\":\"enabled\"" })}}]}
        """
      }
    ),
    (
      "small token sets over a large one", 32_000,
      { count in
        """
        {"$themes":[],"s":{\(list(count) { number("t\($0)") })},\(list(count / 20) { "\"s\($0)\":{\"x\":{}}" })}
        """
      }
    ),
    (
      "themes of themes", 3_000,
      { count in
        """
        {"$themes":[\(list(count) { "{\"name\":\"t\($0)\",\"$themes\":[],\"selectedTokenSets\":{\"$themes\":\"enabled\"}}" })],
        "s":{\(number("t"))}}
        """
      }
    ),
    (
      "groups of themes", 3_000,
      {
        "{\"$themes\":[\(list($0) { "{\"name\":\"t\",\"group\":\"g\($0)\",\"selectedTokenSets\":{}}" })],\"s\":{\(number("t"))}}"
      }
    ),
    (
      "sets that are not there", 3_000,
      { count in
        """
        {"$themes":[{"name":"a","selectedTokenSets":{\(list(count) { "\"set\($0)x\":\"enabled\"" })}}],
        \(list(count) { "\"set\($0)\":{}" })}
        """
      }
    ),
    (
      "references without braces", 2_000,
      { "{\"$themes\":[],\"s\":{\(list($0) { "\"t\($0)\":{\"value\":\"$t\($0 + 1) $\",\"type\":\"color\"}" })}}" }
    ),
    (
      "groups that extend a large one", 1_500,
      { count in
        """
        {"g":{\(list(count) { number("t\($0)") })},
        \(list(count) { "\"g\($0)\":{\"$extends\":\"{g}\",\(number("own"))}" })}
        """
      }
    ),
  ]

  @Test(arguments: (cases + oldCases + nameCases).indices)
  func workGrowsAsTheTextDoes(_ index: Int) throws {
    let (name, count, text) = (Self.cases + Self.oldCases + Self.nameCases)[index]
    let once = try work(text(count / 8))
    let fourfold = try work(text(count / 2))
    // Four times the text would be sixteen times the work if it grew with the square.
    #expect(fourfold <= once * 5, "\(name): \(once) steps, then \(fourfold)")
    #if DEBUG
      #expect(once > 0)
    #endif
  }

  /// Returns the number of steps to read and resolve a text.
  private func work(_ text: String) throws -> Int {
    try WorkCount.count {
      // Some of these documents have no meaning; that must also be reported quickly.
      let document = try TokenDocument(Array(text.utf8), name: "hostile.json")
      _ = try? Resolver(document).resolve()
    }
  }

  private static let conversions: [Case] = [
    (
      "modes", 80,
      { count in
        list(20) { "\"t\($0)\":{\"$value\":1,\"$extensions\":{\"mode\":{\(list(count) { "\"m\($0)\":\($0)" })}}}" }
      }
    ),
    (
      "tokens in many groups", 80,
      {
        String(repeating: "\"a\":{", count: $0) + list($0) { number("t\($0)") } + String(repeating: "}", count: $0)
      }
    ),
  ]

  @Test(arguments: conversions.indices)
  func workOfConversionGrowsAsTheTextDoes(_ index: Int) throws {
    let (name, count, text) = Self.conversions[index]
    func work(_ count: Int) throws -> Int {
      try WorkCount.count {
        _ = try Conversion(Resolver(TokenDocument("{\"$type\":\"number\",\(text(count))}")))
      }
    }
    let (once, fourfold) = (try work(count / 4), try work(count))
    #expect(fourfold <= once * 5, "\(name): \(once) steps, then \(fourfold)")
  }

  @Test func aFileOfTenMegabytesIsRefusedUnread() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "hostile-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(count: 10_000_000).write(to: file)
    let error = #expect(throws: TokenError.self) { try TokenDocument(contentsOf: file.path) }
    #expect(error?.code == .tooLarge && error?.message.contains("10000000 bytes; at most 8388608 are read") == true)
  }

  @Test func textOfTheLargestSizeIsReadAndOneByteMoreIsNot() throws {
    let limit = ReadingLimits().bytes
    let text = "{\"a\":{\"$type\":\"number\",\"$value\":1}}"
    let padded = text + String(repeating: " ", count: limit - text.utf8.count)
    #expect(try resolved(padded).number("a") == 1)
    let error = #expect(throws: TokenError.self) { try resolved(padded + " ") }
    #expect(error?.code == .tooLarge)
  }

  @Test func aSmallGroupUnderALargeOne() throws {
    let small = try TokenDocument("{\(Self.number("a"))}")
    let large = try TokenDocument("{\(Self.list(30_000) { Self.number("t\($0)") })}")
    let tokens = try Resolver(small, overrides: [large]).resolve()
    #expect(tokens.number("a") == 1 && tokens.count == ReadingLimits().tokens)
  }

  @Test func aLongPathThatIsNotThereIsNoMoreWorkThanALongName() throws {
    func text(_ path: String) -> String {
      "{\"$type\":\"number\",\(Self.list(100) { "\"x\($0)\":{\"$value\":\"{\(path)}\"}" })}"
    }
    let (name, path) = (String(repeating: "ab", count: 990), String(repeating: "a.", count: 990) + "a")
    #expect(try work(text(path)) < work(text(name)) * 20)
    func pointers(_ path: String) -> String {
      "{\"$type\":\"number\",\(Self.list(100) { "\"x\($0)\":{\"$ref\":\"#/\(path)\"}" })}"
    }
    let (long, steps) = (String(repeating: "ab", count: 240), String(repeating: "a/", count: 240) + "a")
    #expect(try work(pointers(steps)) < work(pointers(long)) * 20)
  }

  @Test func listsThatNameListsDoNotGrowBeyondTheLimit() throws {
    let fonts = try resolved(
      """
      {"$type":"fontFamily","a":{"$value":[\(Self.list(600) { "\"f\($0)\"" })]},"b":{"$value":["{a}","x"]},
      "c":{"$value":["{a}","{a}"]},"d":{"$value":["{c}"]}}
      """)
    #expect(fonts.map(\.path) == ["a", "b"] && fonts.diagnostics.map(\.code) == [.tooLarge, .dependent])
    let stop = "{\"color\":{\"colorSpace\":\"srgb\",\"components\":[0,0,0]},\"position\":0}"
    let gradients = try resolved(
      """
      {"$type":"gradient","a":{"$value":[\(Self.list(600) { _ in stop })]},"b":{"$value":["{a}","{a}"]}}
      """)
    #expect(gradients.map(\.path) == ["a"] && gradients.diagnostics.map(\.code) == [.tooLarge])
    #expect(gradients.diagnostics.first?.message.contains("1200 elements; at most 1000") == true)
  }

  @Test func valuesThatReferencesRepeatHaveALimitTogether() throws {
    let name = String(repeating: "x", count: 100_000)
    let tokens = try resolved(
      "{\"$type\":\"fontFamily\",\"a\":{\"$value\":\"\(name)\"},\(Self.list(400) { "\"t\($0)\":{\"$value\":\"{a}\"}" })}"
    )
    #expect(tokens.count == (16 << 20) / 100_016 && tokens.diagnostics.map(\.code) == [.tooLarge])
  }

  @Test func namesOfGroupsDoNotMakePathsLong() throws {
    let name = String(repeating: "n", count: 600)
    let tokens = try resolved(
      "{\"\(name)\":{\(Self.number("a")),\"\(name)\":{\(Self.list(3) { Self.number("t\($0)") })}}}")
    #expect(tokens.map(\.path) == ["\(name).a"] && tokens.diagnostics.map(\.code) == [.tooLarge])
    #expect(tokens.diagnostics.first?.description.utf8.count ?? 0 < 300, "\(tokens.report)")
  }

  @Test func limitsAreToldOf() throws {
    let list = try resolved("{\"a\":{\"$type\":\"fontFamily\",\"$value\":[\(Self.list(1_001) { "\"f\($0)\"" })]}}")
    #expect(list.isEmpty && list.diagnostics.map(\.code) == [.tooLarge])
    let many = try resolved("{\(Self.list(25_001) { Self.number("t\($0)") })}")
    #expect(many.count == 25_000 && many.diagnostics.map(\.code) == [.tooLarge])
  }
}
