import Foundation
import GtkTesting
import ThimbleGallery
import XCTest

@preconcurrency @MainActor
final class ChildProcessTests: GtkTestCase {
  private func end(of words: [String]) throws -> ChildProcess.End {
    let process = try ChildProcess(words)
    return try end(of: process)
  }

  private func end(of process: ChildProcess) throws -> ChildProcess.End {
    var result: ChildProcess.End?
    Task { result = await process.ended() }
    wait("the program has ended") { result != nil }
    return try XCTUnwrap(result)
  }

  func testTheOutputAndTheErrorsAreOneText() throws {
    let end = try end(of: ["sh", "-c", "echo out; echo err >&2; read line || echo empty; exit 3"])
    XCTAssertEqual(end.status, 3)
    XCTAssertEqual(end.output, "out\nerr\nempty\n")
  }

  func testAProgramThatHoldsTheOutputOpenIsNotWaitedFor() throws {
    let end = try end(of: ["sh", "-c", "sleep 60 & echo $!"])
    XCTAssertEqual(end.status, 0)
    let id = try XCTUnwrap(Int32(end.output.trimmingCharacters(in: .whitespacesAndNewlines)))
    XCTAssertEqual(kill(id, SIGKILL), 0, "It still runs.")
  }

  func testAMissingProgramIsAnError() {
    XCTAssertThrowsError(try ChildProcess(["/nowhere/program"])) { error in
      XCTAssertTrue("\(error)".contains("start /nowhere/program"), "\(error)")
    }
  }

  func testTheEndIsThatOfAllItHasStartedAlsoOfOnesThatDoNotListen() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("thimble-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // One child is in a session of its own, and does not listen to TERM.
    let deaf = "trap \"\" TERM; echo $$ >\(folder.path)/one; while :; do sleep 1; done"
    let script = "setsid sh -c '\(deaf)' & exec sleep 100"
    let process = try ChildProcess(["sh", "-c", script])
    let file = folder.appendingPathComponent("one")
    var id: Int32?
    wait("the child has started") {
      id = (try? String(contentsOf: file, encoding: .utf8)).flatMap { Int32($0.trimmingCharacters(in: .newlines)) }
      return id != nil
    }
    let child = try XCTUnwrap(id)
    process.end()
    XCTAssertNil(try end(of: process).status)
    wait("the child has gone") { kill(child, 0) != 0 || Self.isZombie(child) }
  }

  private static func isZombie(_ id: Int32) -> Bool {
    let text = (try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)) ?? ""
    return text.contains(") Z ")
  }
}
