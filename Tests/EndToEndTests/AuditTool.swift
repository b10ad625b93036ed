import DesktopTraits
import Foundation
import ThimbleTesting

/// Runs `thimble audit` and its other commands, the built executable.
enum AuditTool {
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The program with mistakes of real applications.
  static let mistakes = DesktopSession.product("BadGtkApp").path

  static func run(
    _ session: DesktopSession, _ arguments: [String], environment: [String: String] = [:],
    within limit: Duration = patience
  ) async throws -> Result {
    try await run(session, command: ["audit"] + arguments, environment: environment, within: limit)
  }

  /// Audits with each of these time limits, in seconds, until the result is the wanted one. A busy machine may need a
  /// longer one. Returns the last result.
  static func run(
    _ session: DesktopSession, allowing limits: [Int], _ arguments: [String], until isWanted: (Result) -> Bool
  ) async throws -> Result {
    var result = Result(status: 0, output: "", errors: "")
    for limit in limits {
      result = try await run(session, ["--timeout", "\(limit)"] + arguments)
      if isWanted(result) { break }
    }
    return result
  }

  /// Runs any command of the executable.
  static func run(
    _ session: DesktopSession, command: [String], environment: [String: String] = [:],
    within limit: Duration = patience
  ) async throws -> Result {
    let process = try session.launch(DesktopSession.product("thimble"), command, environment: environment)
    let status = await process.end(allowing: limit)
    return Result(status: status, output: process.standardOutput, errors: process.standardError)
  }

  /// A finding of a JSON report.
  struct Found {
    /// The rule; "name-missing" also for the name of a type, which GTK before 4.12 gives to a control without a name.
    var rule: String
    /// "violation" or "incomplete".
    var outcome: String
    /// The role and the name of each object around, and of the object itself. The name of a type counts as empty.
    var path: [String]
    /// The observation.
    var seen: String
  }

  /// Returns the findings of a JSON report.
  static func findings(_ json: String) throws -> [Found] {
    try JSONDecoder().decode(Report.self, from: Data(json.utf8)).rules.flatMap { rule in
      rule.findings.map { finding in
        Found(
          rule: rule.id == "name-is-type" ? "name-missing" : rule.id, outcome: finding.outcome,
          path: finding.path.map { $0.replacing(/"Gtk[A-Z]\w*"/, with: "\"\"") }, seen: finding.seen)
      }
    }
  }

  /// Rules and names of the violations of a JSON report.
  static func violations(_ json: String) throws -> Set<String> { try named(json, "violation") }

  /// Rules and names of the findings of a JSON report that need review.
  static func reviews(_ json: String) throws -> Set<String> { try named(json, "incomplete") }

  private static func named(_ json: String, _ outcome: String) throws -> Set<String> {
    Set(
      try findings(json).filter { $0.outcome == outcome }.map { finding in
        if finding.rule == "name-missing" { return "name-missing" }
        return "\(finding.rule) \(finding.path.last?.split(separator: "\"").last ?? "")"
      })
  }

  private struct Report: Decodable {
    struct Finding: Decodable {
      var outcome: String
      var path: [String]
      var seen: String
    }
    struct Rule: Decodable {
      var id: String
      var findings: [Finding]
    }
    var rules: [Rule]
  }
}
