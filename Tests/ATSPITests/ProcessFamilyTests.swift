import ATSPI
import DesktopTraits
import Foundation
import Testing

@testable import Processes

/// Only a program's own processes are ended with it.
@Suite(.timeLimit(.minutes(5))) struct ProcessFamilyTests {
  /// A system: kernel threads and services in session 0, a shell (20), the test (21) and a program (30) with children.
  private let system: [Int32: ProcessTable.Entry] = [
    1: entry(0, session: 0), 2: entry(0, session: 0), 5: entry(1, session: 0),
    20: entry(1, session: 20), 21: entry(20, session: 20), 22: entry(20, session: 20),
    30: entry(21, session: 30), 31: entry(30, session: 30), 32: entry(31, session: 32), 33: entry(1, session: 33),
  ]

  private static func entry(_ parent: Int32, session: Int32) -> ProcessTable.Entry {
    ProcessTable.Entry(parent: parent, session: session, isDead: false)
  }

  private func members(leader: Int32?, marked: Set<Int32> = []) -> Set<Int32> {
    ProcessFamily(leader: leader, mark: "mark").members(among: system, of: 21) { process, _ in marked.contains(process)
    }
  }

  @Test func `A session, its descendants and the marked ones are members`() {
    #expect(members(leader: 30) == [30, 31, 32])
    #expect(members(leader: 30, marked: [33]) == [30, 31, 32, 33])
  }

  @Test func `A program that ended at once has no members but the marked ones`() {
    #expect(members(leader: nil) == [])
    #expect(members(leader: nil, marked: [33]) == [33])
    for leader: Int32 in [0, 1, -1] { #expect(members(leader: leader) == []) }
  }

  @Test func `This process, and the processes that started it, are no members`() {
    #expect(members(leader: 20, marked: [1, 20, 21]) == [22])
  }

  @Test func `A process that is older than the program is no member`() {
    var system = system
    for process in system.keys { system[process]?.start = UInt64(process) }
    var looks: Set<Int32> = []
    let members = ProcessFamily(leader: 30, mark: "mark").members(among: system, of: 21) { process, _ in
      looks.insert(process)
      return [22, 33].contains(process)
    }
    #expect(members == [30, 31, 32, 33])
    #expect(looks == [32, 33], "Its environment is not read.")
  }

  @Test func `The system's table has the parent of a process, and that it started later than this one`() async throws {
    let program = try await LaunchedProgram.start(["sleep", "600"])
    let table = ProcessTable.entries()
    let (own, child) = (try #require(table[getpid()]), try #require(table[program.processID]))
    #expect(child.parent == getpid() && child.session == program.processID)
    #expect(own.start > 0 && own.start < child.start)
    _ = await program.end()
  }

  @Test func `A process that starts one program after another stays a member`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("relay-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let relay = folder.appendingPathComponent("relay")
    // Each run of the script replaces the program in the same process.
    let script = "[ $1 -gt 0 ] && exec sh \"$0\" $(($1 - 1))\n: >\"$0.done\"; exec sleep 600\n"
    try script.write(to: relay, atomically: true, encoding: .utf8)
    let program = try await LaunchedProgram.start(["sh", "-c", "setsid sh \"$0\" 1000 & exit 0", relay.path])
    var (looks, misses, isDone) = (0, 0, false)
    let end = ContinuousClock.now + patience
    while !isDone, ContinuousClock.now < end {
      let members = await program.processes()
      looks += 1
      misses += members.isEmpty ? 1 : 0
      isDone = FileManager.default.fileExists(atPath: relay.path + ".done")
    }
    #expect(isDone)
    #expect(misses == 0, "\(misses) of \(looks) looks missed it.")
    _ = await program.end()
    #expect(await program.processes().isEmpty)
  }

  @Test func `Ending a program that has ended ends no other process`() async throws {
    for _ in 0..<20 {
      let program = try await LaunchedProgram.start(["true"])
      _ = await program.end()
    }
  }
}
