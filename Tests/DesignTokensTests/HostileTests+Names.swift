import DesignTokens
import Testing

/// Hostile files that could make each of many tokens or groups look through many others.
extension HostileTests {
  static let nameCases: [Case] = [
    (
      "small groups that extend one large group", 8_000,
      { count in "{\"g\":{\(list(count) { number("t\($0)") })},\(list(count) { "\"g\($0)\":{\"$extends\":\"{g}\"}" })}"
      }
    ),
    (
      "groups that extend missing groups of a large one", 8_000,
      { count in
        """
        {"g":{\(list(count) { number("token\($0)") })},\(list(count) { "\"g\($0)\":{\"$extends\":\"{g.tokne\($0)}\"}" })}
        """
      }
    ),
    (
      "sets of a resolver document that are not there", 8_000,
      { count in
        """
        {"version":"2025.10","sets":{\(list(count) { "\"set\($0)\":{\"sources\":[]}" })},
        "resolutionOrder":[\(list(count) { "{\"$ref\":\"#/sets/ste\($0)\"}" })]}
        """
      }
    ),
    (
      "parts that a large value does not have", 8_000,
      { count in
        """
        {"$type":"border","a":{"$value":{\(list(count) { "\"part\($0)\":1" })}},
        \(list(count) { "\"t\($0)\":{\"$ref\":\"#/a/$value/patr\($0)\"}" })}
        """
      }
    ),
  ]

  @Test("Names of the greatest length are compared in proportion to their length")
  func longNames() {
    let name = String(repeating: "n", count: 60)
    let others = (100..<900).map { "\(name)\($0)" }
    let work = WorkCount.count { _ = Suggestion.nearest(to: "\(name)0000", in: others) }
    #expect(work < 800 * 64 * 8, "\(work) steps")
  }

  @Test("When all values together are too large, the others are not read")
  func valuesBeyondTheLimit() throws {
    func work(_ count: Int) throws -> Int {
      let gradient = "linear-gradient(" + String(repeating: "red,", count: 900) + "red)"
      let text = "{\(Self.list(count) { "\"t\($0)\":{\"value\":\"\(gradient)\",\"type\":\"gradient\"}" })}"
      let document = try TokenDocument(text)
      return try WorkCount.count {
        let tokens = try Resolver(document).resolve()
        #expect(tokens.errors("t\(tokens.count)").map(\.code) == [.tooLarge], "\(tokens.count)")
      }
    }
    let (once, fourfold) = (try work(120), try work(480))
    #expect(fourfold < once * 3, "\(once) steps, then \(fourfold)")
  }

  @Test("The advice on a long value is short")
  func adviceOnLongValues() throws {
    let gradient = "linear-gradient(" + String(repeating: "red,", count: 900) + "red)"
    let tokens = try resolved("{\"a\":{\"value\":\"\(gradient)\",\"type\":\"gradient\"}}")
    #expect(tokens["a"]?.value.gradient?.count == 901)
    #expect(tokens.diagnostics.count == 1 && "\(tokens.diagnostics[0])".utf8.count < 500)
  }

  @Test("All files together have a limit, and none is read beyond it")
  func manyLargeFiles() throws {
    let padding = String(repeating: " ", count: 6 << 20)
    let sources = Self.list(6) { "{\"$ref\":\"\($0).json\"}" }
    let document = try TokenDocument(
      "{\"version\":\"2025.10\",\"sets\":{\"s\":{\"sources\":[\(sources)]}},\"resolutionOrder\":[{\"$ref\":\"#/sets/s\"}]}"
    )
    let resolver = Resolver(document) { path throws(TokenError) in
      Array("{\"t\(path.prefix(1))\":{\"$type\":\"number\",\"$value\":1}\(padding)}".utf8)
    }
    #expect(resolver.files.count == 2 && resolver.diagnostics.map(\.code) == Array(repeating: .tooLarge, count: 5))
    #expect(try resolver.resolve().map(\.path) == ["t0"])
  }

  @Test("A file has a thousand themes at most, as a resolver document has contexts")
  func themes() throws {
    let themes = Self.list(1_200) { "{\"name\":\"t\($0)\",\"selectedTokenSets\":{\"s\":\"enabled\"}}" }
    let resolver = try Resolver(TokenDocument("{\"$themes\":[\(themes)],\"s\":{\(Self.number("a"))}}"))
    #expect(resolver.modifiers.map(\.contexts.count) == [1_000])
    #expect(resolver.diagnostics.map(\.code) == [.tooLarge])
  }
}
