import DesignTokens
import Testing

@testable import thimble

/// A check of very many contexts stops early and reports it.
struct CheckReportTests {
  private func report(_ source: String, contexts: Int, limit: Int) throws -> String {
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
    #expect(text.hasPrefix("warning: only the first 18 of 70 choices of contexts were checked\n"), "\(text)")
    #expect(try report(tokens, contexts: 70, limit: 50_000) == "no problems\n")
  }

  @Test("A large file without tokens counts by its size")
  func largeFile() throws {
    let groups = (0..<2_000).map { "\"g\($0)\":{}" }.joined(separator: ",")
    let text = try report(groups, contexts: 90, limit: 5_000)
    #expect(text.contains(" of 90 choices of contexts were checked\n"), "\(text)")
  }
}
