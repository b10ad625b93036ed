import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension LibraryTests {
  /// The end of objects that programs in other languages make and drop.
  @Suite struct CollectionTests {
    /// Indicates whether this run is the long one.
    private static let isFull = ProcessInfo.processInfo.environment["THIMBLE_TEST_TASKS"] == "1"

    @Test(
      "Every object with state of its own is freed, also by a collector, and the process does not grow",
      arguments: ["c", "vala", "py", "js"])
    func collected(language: String) async throws {
      let cycles = Self.isFull ? 10_000 : 4_000
      let lines = try await output(of: Library.described.fixture("collected.\(language)"), "\(cycles)")
      let growth = try #require(lines.last.flatMap { Int($0) }, "\(lines)")
      #expect(lines.dropLast() == [], "\(lines.joined(separator: "\n"))")
      // An object of the kit is 4,000 bytes at least: this is less than one of twenty. GJS does not count its memory, and the
      // process has garbage.
      #expect(growth < (language == "js" ? 5_000_000 : cycles * 200), "It has grown by \(growth) bytes.")
    }

    @Test("An application in Python that opens many pages, uses each and closes it, does not grow")
    func application() async throws {
      let lines = try await output(of: Library.described.example("notes.py"), "--pages", Self.isFull ? "1000" : "100")
      let growth = try #require(lines.first.flatMap { Int($0) }, "\(lines)")
      // Each page remembers 100 kB.
      #expect(growth < 1_500, "It has grown by \(growth) kB.")
    }

    @Test(
      "A program that uses an object on another thread goes on, with a message that names the use",
      arguments: [
        "threads.py": [
          "ThimbleButton: the property \"title\" must be set on the main thread. This call does nothing.",
          "ThimbleButton: the property \"size\" must be read on the main thread. The result is the default.",
          "ThimbleButton: clicked must happen on the main thread. The kit ignores it.",
          "ThimbleButton: activate must happen on the main thread. The kit ignores it.",
          "ThimbleButton: g_object_run_dispose() must be called on the main thread. This call does nothing.",
          "ThimbleCommand: the property \"title\" must be set on the main thread. This call does nothing.",
          "GSimpleAction: the signal \"activate\" of the action \"save\" must be emitted on the main thread.",
          "ThimbleButton: an object must be made on the main thread. This one does nothing there.",
          "ThimbleCommand: an object must be made on the main thread. This one does nothing there.",
          "thimble_split_button_new must be called on the main thread. This call does nothing.",
          "thimble_summary_row_new must be called on the main thread. This call does nothing.",
        ],
        "threads.vala": [
          "thimble_button_set_title must be called on the main thread. This call does nothing.",
          "thimble_command_set_title must be called on the main thread. This call does nothing.",
          "Saver: clicked must happen on the main thread. The kit ignores it.",
          "thimble_button_start_loading must be called on the main thread. This call does nothing.",
          "thimble_button_disable must be called on the main thread. This call does nothing.",
        ],
      ])
    func threads(name: String, messages: [String]) async throws {
      let program = try await Library.described.fixture(name)
      try await DesktopSession.run { session in
        let process = try session.launch(program)
        #expect(await process.end(allowing: patience) == 0, "\(process.standardError)")
        #expect(process.standardOutput == "survived\n")
        for message in messages { #expect(process.standardError.contains(message), "\(message)") }
        // Any thread may ask for a type.
        #expect(!process.standardError.contains("get_type"), "\(process.standardError)")
      }
    }

    @Test(
      "A process with two copies of the kit ends with a message",
      arguments: [("twice.py", "ThimbleButton"), ("twice.c", "ThimbleButtonSize")])
    func twice(name: String, type: String) async throws {
      let program = try await Library.described.fixture(name)
      try await DesktopSession.run { session in
        let process = try session.launch(program)
        #expect(await process.end(allowing: patience) != 0)
        #expect(process.standardError.contains("there is another type with the name \(type)."))
        #expect(process.standardError.contains("two copies of the kit"))
      }
    }

    @Test("A process that makes the first object of a class on another thread ends with a message")
    func first() async throws {
      let program = try await Library.described.fixture("first.py")
      try await DesktopSession.run { session in
        let process = try session.launch(program)
        #expect(await process.end(allowing: patience) != 0)
        #expect(process.standardError.contains("The first ThimbleButton must be made on the main thread."))
      }
    }

    /// Runs a program to its end, and returns the lines that it prints.
    private func output(of program: Library.Program, _ arguments: String...) async throws -> [String] {
      try await DesktopSession.run { session in
        let process = try session.launch(
          program.executable, program.arguments + arguments, environment: program.environment)
        #expect(await process.end(allowing: .seconds(300)) == 0, "\(process.standardError)")
        #expect(process.complaints() == [])
        return process.standardOutput.split(separator: "\n").map(String.init)
      }
    }
  }
}
