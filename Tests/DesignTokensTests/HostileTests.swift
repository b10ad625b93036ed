import DesignTokens
import Testing

/// Files of a legal size that ask for more work than their text is long. Each is read or refused; `bound` is far above what
/// it takes, and far below what work that grows with the square of the size would take.
struct HostileTests {
  private static let bound = Duration.seconds(60)

  private static func list(_ count: Int, _ element: (Int) -> String) -> String {
    (0..<count).map(element).joined(separator: ",")
  }

  private static let cases: [(name: String, text: String)] = [
    ("groups that extend the next", "{\(list(30_000) { "\"g\($0)\":{\"$extends\":\"{g\($0 + 1)}\"}" })}"),
    (
      "pointers through pointers",
      "{\"$type\":\"number\",\(list(24_000) { "\"t\($0)\":{\"$ref\":\"#/t\($0 + 1)/$value/components/0\"}" })}"
    ),
    (
      "one source again and again",
      """
      {"version":"2025.10","sets":{"s":{"sources":[\(list(9_000) { _ in "{\"$ref\":\"#/$defs/x\"}" })]}},
      "$defs":{"x":{\(list(20_000) { "\"t\($0)\":{\"$type\":\"number\",\"$value\":1}" })}},
      "resolutionOrder":[{"$ref":"#/sets/s"}]}
      """
    ),
    (
      "a shadow of many layers",
      """
      {"a":{"$type":"shadow","$value":[\(list(30_000) { _ in
        "{\"color\":\"#000\",\"offsetX\":\"1px\",\"offsetY\":\"1px\",\"blur\":\"1px\",\"spread\":\"0px\"}" })]}}
      """
    ),
    ("more tokens than are read", "{\(list(30_000) { "\"t\($0)\":{\"$type\":\"number\",\"$value\":1}" })}"),
  ]

  @Test(arguments: cases.indices)
  func isReadOrRefused(_ index: Int) throws {
    let (name, text) = Self.cases[index]
    let start = ContinuousClock.now
    let tokens = try resolved(text)
    #expect(ContinuousClock.now - start < Self.bound, "\(name)")
    #expect(!tokens.diagnostics.isEmpty && tokens.count <= ReadingLimits().tokens, "\(name)")
  }

  @Test func aSmallGroupUnderALargeOne() throws {
    let small = try TokenDocument("{\"a\":{\"$type\":\"number\",\"$value\":1}}")
    let large = try TokenDocument("{\(Self.list(30_000) { "\"t\($0)\":{\"$type\":\"number\",\"$value\":1}" })}")
    let start = ContinuousClock.now
    let tokens = try Resolver(small, overrides: [large]).resolve()
    #expect(ContinuousClock.now - start < Self.bound && tokens.number("a") == 1)
  }

  @Test func limitsAreToldOf() throws {
    let list = try resolved("{\"a\":{\"$type\":\"fontFamily\",\"$value\":[\(Self.list(1_001) { "\"f\($0)\"" })]}}")
    #expect(list.isEmpty && list.diagnostics.map(\.code) == [.tooLarge])
    let many = try resolved("{\(Self.list(25_001) { "\"t\($0)\":{\"$type\":\"number\",\"$value\":1}" })}")
    #expect(many.count == 25_000 && many.diagnostics.map(\.code) == [.tooLarge])
  }
}
