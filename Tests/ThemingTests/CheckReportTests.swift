import DesignTokens
import Testing
import Theming

@testable import thimble

/// A check of very many contexts stops early and reports it.
struct CheckReportTests {
  private func report(_ source: String, contexts: Int, limit: Int?) throws -> String {
    let names = (0..<contexts).map { "\"c\($0)\":[]" }.joined(separator: ",")
    let text = """
      {"version":"2025.10","resolutionOrder":[{"name":"s","type":"set","sources":[{\(source)}]},
      {"name":"m","type":"modifier","contexts":{\(names)},"default":"c0"}]}
      """
    var report = CheckReport(isStrict: false, limit: limit)
    report.add([try TokenDocument(text, name: "m.resolver.json")])
    #expect(report.exitStatus == 0)
    return report.text(listsAll: false)
  }

  private let tokens = (0..<200).map { "\"t\($0)\":{\"$type\":\"number\",\"$value\":1}" }.joined(separator: ",")

  @Test("With many contexts, only the first are checked, up to a limit of tokens")
  func manyContexts() throws {
    let text = try report(tokens, contexts: 70, limit: 5_000)
    #expect(text.hasPrefix("warning: only the first 25 of 70 choices of contexts were checked\n"), "\(text)")
    #expect(try report(tokens, contexts: 70, limit: 50_000) == "no problems\n")
  }

  @Test("A large file without tokens counts by its size")
  func largeFile() throws {
    let groups = (0..<2_000).map { "\"g\($0)\":{}" }.joined(separator: ",")
    let text = try report(groups, contexts: 90, limit: 5_000)
    #expect(text.contains(" of 90 choices of contexts were checked\n"), "\(text)")
  }

  @Test("The work of a check does not grow with the contexts of a large file")
  func boundedByContexts() throws {
    let tokens = (0..<4_000).map { "\"t\($0)\":{\"$type\":\"number\",\"$value\":1}" }.joined(separator: ",")
    let work = try [50, 400].map { contexts in
      try WorkCount.count { _ = try report(tokens, contexts: contexts, limit: nil) }
    }
    #expect(work[1] < work[0] * 3 / 2, "\(work)")
  }

  @Test("Tokens that the kit does not use are evaluated once for all settings of the desktop")
  func unusedTokens() throws {
    func work(_ count: Int) throws -> (problems: Int, once: Int) {
      let tokens = (0..<count).map { "\"t\($0)\":{\"$value\":1}" }.joined(separator: ",")
      let document = try TokenDocument("{\(tokens)}", name: "a.json")
      var found = 0
      let problems = try WorkCount.count { found = try Theme(documents: [document]).diagnostics.count }
      #expect(found == count)
      return (problems, try WorkCount.count { _ = try Resolver(document).resolve() })
    }
    let (small, large) = (try work(500), try work(2_500))
    #expect(large.problems - small.problems < 4 * (large.once - small.once), "\(small) \(large)")
  }

  @Test("Variants beyond the most of a theme are evaluated once for all settings of the desktop")
  func leftOutVariants() throws {
    func work(_ count: Int) throws -> (problems: Int, once: Int) {
      let variants = (0..<count).map { "\"v\($0)\": {\"default\": {\"background\": {\"$value\": \"#123\"}}}" }
      let text = "{\"theme\": {\"color\": {\"$type\": \"color\", \"button\": {\(variants.joined(separator: ", "))}}}}"
      let document = try TokenDocument(text, name: "a.json")
      let problems = try WorkCount.count {
        let theme = try Theme(documents: [document])
        #expect(theme.diagnostics.contains { $0.message.contains("more than 200 variants") })
        #expect(theme.diagnostics.filter { $0.code == .oldForm }.count == count)
        #expect(theme.values(in: ThemeContext()).variant("v199") != nil)
        #expect(theme.values(in: ThemeContext()).variant("v200") == nil)
      }
      return (problems, try WorkCount.count { _ = try Resolver(document).resolve() })
    }
    let (small, large) = (try work(500), try work(2_500))
    #expect(large.problems - small.problems < 4 * (large.once - small.once), "\(small) \(large)")
  }

  @Test("The problems of a theme take no more work than ten times its values")
  func boundedByTheme() throws {
    func work(_ count: Int) throws -> (check: Int, once: Int) {
      let chain = (1..<count).map {
        "\"t\($0)\": {\"$type\": \"color\", \"$value\": {\"$ref\": \"#/t\($0 - 1)/$value\"}}"
      }
      let text = """
        {"t0": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0.5]}}, \(chain.joined(separator: ",")),
         "theme": {"color": {"background": {"brand": {"$type": "color", "$value": "{t\(count - 1)}"}}}}}
        """
      let document = try TokenDocument(text, name: "a.json")
      let once = try WorkCount.count { _ = try Resolver(document).resolve() }
      let check = try WorkCount.count {
        let theme = try Theme(documents: [document])
        #expect(theme.diagnostics.isEmpty)
      }
      return (check, once)
    }
    // The difference is without the default theme's tokens.
    let (small, large) = (try work(500), try work(2_500))
    #expect(large.check - small.check < 10 * (large.once - small.once), "\(small) \(large)")
  }
}
