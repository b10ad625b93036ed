import DesignTokens
import Testing

/// The public fixtures: every file gets the verdict in its manifest.
@Suite(.needsPublishedFiles)
struct ConformanceTests {
  @Test(arguments: ["format", "resolver"])
  func fixtures(_ kind: String) throws {
    let tests = try #require(try Published.json("dtcg-fixtures/\(kind)/manifest.json")["tests"]?.elements)
    let (valid, invalid) = kind == "format" ? (50, 64) : (5, 10)
    #expect(tests.count { $0["type"]?.string == "PositiveEvaluationTest" } >= valid)
    #expect(tests.count { $0["type"]?.string == "NegativeEvaluationTest" } >= invalid)
    for test in tests {
      let input = try #require(test["input"]?.string)
      let errors = try errors(in: "dtcg-fixtures/\(kind)/\(input)")
      let isValid = test["type"]?.string == "PositiveEvaluationTest"
      #expect(errors.isEmpty == isValid, "\(input): \(errors)")
      if kind == "format", !isValid {
        #expect(errors.contains { $0.path?.isEmpty == false && $0.location != nil }, "\(input): \(errors)")
      }
    }
  }

  /// Returns all errors in all contexts, as an author sees them.
  private func errors(in name: String) throws -> [Diagnostic] {
    let resolver = try Resolver(contentsOf: Published.path(name))
    var errors = resolver.diagnostics
    for inputs in resolver.permutations() { errors += (try? resolver.resolve(inputs).diagnostics) ?? [] }
    return errors.map(\.strict).filter { $0.severity == .error }
  }

  @Test func terrazzoCases() throws {
    let tests = try #require(try Published.json("terrazzo-cases/cases.json").elements)
    #expect(tests.count > 50 && tests.reduce(0) { $0 + ($1["values"]?.members?.count ?? 0) } > 35)
    for test in tests {
      let name = test["name"]?.string ?? ""
      var writer = JSONWriter()
      writer.write(try #require(test["tokens"]))
      let tokens = try resolved(String(decoding: writer.bytes, as: UTF8.self))
      let isValid = !tokens.diagnostics.contains { $0.strict.severity == .error }
      #expect(isValid == (test["expect"]?.string == "valid"), "\(name): \(tokens.report)")
      for member in test["values"]?.members ?? [] {
        let json = try #require(tokens[member.key]?.json, "\(name): \(member.key)")
        #expect(JSONFile.agree(json, member.value), "\(name): \(member.key)")
      }
    }
  }

  @Test(arguments: ["primer/github-primer", "figma-sds/figma-sds", "open-props/open-props"])
  func expectedResolutions(_ system: String) throws {
    let folder = system.prefix { $0 != "/" }
    // The expected values are those of the format alone, without Primer's overrides, and without an `alpha` beside them.
    let document = try TokenDocument(contentsOf: Published.path("\(system).resolver.json"))
    let resolver = Resolver(document) { path throws(TokenError) in
      let text = String(decoding: try FileReader.bytes(of: path, limits: ReadingLimits()), as: UTF8.self)
      let root = try TokenDocument(text.replacing("org.primer.overrides", with: "org.primer.others"), name: path).root
      var writer = JSONWriter()
      writer.write(JSONFile.withoutAlphas(root))
      return writer.bytes
    }
    let permutations = try #require(try Published.json("\(folder)/expected-resolution.json").members)
    let first = permutations.first { $0.value["differsFrom"] == nil }?.value["tokens"]?.members ?? []
    #expect(first.count > 250)
    for permutation in permutations {
      let pairs = permutation.key.split(separator: ",").map { $0.split(separator: "=") }.filter { $0.count == 2 }
      let tokens = try resolver.resolve(Dictionary(pairs.map { (String($0[0]), String($0[1])) }) { $1 })
      var expected = Dictionary(first.map { ($0.key, $0.value) }) { $1 }
      for member in permutation.value["tokens"]?.members ?? [] { expected[member.key] = member.value }
      for (path, pair) in expected {
        let token = try #require(tokens[path], "\(permutation.key): \(path)")
        let want = try #require(pair.elements)
        #expect(token.type.rawValue == want[0].string, "\(permutation.key): \(path)")
        #expect(Self.agrees(token, want[1]), "\(permutation.key): \(path): \(token.value.css), want \(want[1])")
      }
    }
  }

  private static func agrees(_ token: ResolvedToken, _ want: JSONValue) -> Bool {
    switch token.value {
    case .color(let color):
      let rgba = color.rgba
      let alpha = (rgba.alpha * 1000).rounded() / 1000
      let text = (rgba.bytes.map(String.init) + [JSONWriter.text(of: alpha)]).joined(separator: ",")
      return want.string == "rgba(\(text))"
    case .dimension(let length): return quantity(length.value, length.unit.rawValue, want)
    case .duration(let time): return quantity(time.value, time.unit.rawValue, want)
    case .fontWeight(let weight):
      return want.number == weight.value || want.string.flatMap(FontWeightValue.init) == weight
    default: return JSONFile.agree(token.json, want)
    }
  }

  /// Compares with an expected value, which is rounded to three decimals.
  private static func quantity(_ value: Double, _ unit: String, _ want: JSONValue) -> Bool {
    guard let text = want.string, text.hasSuffix(unit), let number = Double(text.dropLast(unit.count)) else {
      return false
    }
    return abs(number - value) <= 0.0006
  }
}
