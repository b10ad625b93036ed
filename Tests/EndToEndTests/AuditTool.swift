import DesktopTraits
import Foundation
import ThimbleTesting

/// `thimble audit` and its neighbours, the built executable.
enum AuditTool {
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The program with mistakes in it that real ones have.
  static let mistakes = DesktopSession.product("BadGtkApp").path

  static func run(
    _ session: DesktopSession, _ arguments: [String], environment: [String: String] = [:],
    within limit: Duration = patience
  ) async throws -> Result {
    try await run(session, command: ["audit"] + arguments, environment: environment, within: limit)
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

  /// Rules and names of the violations of a JSON report.
  ///
  /// GTK before 4.12 gives the name of its type to a control without one.
  static func violations(_ json: String) throws -> Set<String> { try findings(json, "violation") }

  /// Rules and names of the findings of a JSON report that need review.
  static func reviews(_ json: String) throws -> Set<String> { try findings(json, "incomplete") }

  private static func findings(_ json: String, _ outcome: String) throws -> Set<String> {
    let report = try JSONDecoder().decode(Report.self, from: Data(json.utf8))
    return Set(
      report.rules.flatMap { rule in
        rule.findings.filter { $0.outcome == outcome }.map { finding in
          if rule.id == "name-is-type" || rule.id == "name-missing" { return "name-missing" }
          return "\(rule.id) \(finding.path.last?.split(separator: "\"").last ?? "")"
        }
      })
  }

  private struct Report: Decodable {
    struct Finding: Decodable {
      var outcome: String
      var path: [String]
    }
    struct Rule: Decodable {
      var id: String
      var findings: [Finding]
    }
    var rules: [Rule]
  }
}
