import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// Pictures of pages, and their comparison.
  @Suite struct PictureTests {
    @Test("Two runs draw equal pictures; another text size differs; each combination and sample has a picture")
    func compare() async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("thimble \(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try await DesktopSession.run(screen: (800, 600)) { session in
        func draw(_ name: String, _ arguments: [String], status: Int32 = 0) async throws -> [String] {
          let place = folder.appendingPathComponent(name).path
          let process = try session.launch(
            DesktopSession.product("thimble-gallery"), ["--page", "button", "--render", place] + arguments)
          #expect(await process.end(allowing: patience) == status, "\(process.standardError)")
          #expect(process.complaints() == [])
          return try FileManager.default.contentsOfDirectory(atPath: place).sorted()
        }
        let first = folder.appendingPathComponent("first").path
        let all = try await draw("first", ["--scheme", "light,dark", "--direction", "ltr,rtl", "--samples"])
        #expect(all.count { $0.hasSuffix(".png") } == 4 * 6)
        #expect(all.contains("dark-rtl-button.sizes.png") && all.contains("index.html"))
        let same = try await draw("same", ["--scheme", "light,dark", "--direction", "ltr,rtl", "--compare", first])
        #expect(!same.contains { $0.hasSuffix(".difference.png") })
        let other = try await draw(
          "other", ["--scheme", "light,dark", "--direction", "ltr,rtl", "--text-scale", "1.1", "--compare", first],
          status: 1)
        #expect(other.contains("dark-rtl-button.difference.png") && other.contains("dark-rtl-button.before.png"))
        let index = try String(contentsOf: folder.appendingPathComponent("other/index.html"), encoding: .utf8)
        #expect(index.contains("4 changed of 4 pictures"))
        // Taking the new pictures leaves nothing to compare.
        let settings = ["--scheme", "light,dark", "--direction", "ltr,rtl", "--text-scale", "1.1", "--compare", first]
        for (name, options) in [("accepted", settings + ["--accept"]), ("again", settings)] {
          _ = try await draw(name, options)
        }
      }
    }

    @Test("Two runs draw every page the same in two schemes")
    func everyPage() async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("thimble-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try await DesktopSession.run(screen: (800, 600)) { session in
        let first = folder.appendingPathComponent("first").path
        for arguments in [[first], [folder.appendingPathComponent("second").path, "--compare", first]] {
          let process = try session.launch(
            DesktopSession.product("thimble-gallery"), ["--scheme", "light,dark", "--render"] + arguments)
          #expect(await process.end(allowing: patience) == 0, "\(process.standardOutput)\(process.standardError)")
        }
      }
    }

    @Test("A link's changed property is in the picture")
    func changes() async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("thimble-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try await DesktopSession.run(screen: (800, 600)) { session in
        for (link, name) in [("counter", "a"), ("counter?0.size=large", "b")] {
          let process = try session.launch(
            DesktopSession.product("thimble-gallery"),
            ["thimble-gallery:button/\(link)", "--render", "\(folder.path)/\(name)", "--samples"])
          #expect(await process.end(allowing: patience) == 0, "\(process.standardError)")
        }
        let heights = try ["a", "b"].map { name in
          let png = try Data(contentsOf: folder.appendingPathComponent("\(name)/button.counter.png"))
          return png[20..<24].reduce(0) { $0 << 8 | Int($1) }
        }
        #expect(heights[1] > heights[0], "A large button is taller: \(heights)")
      }
    }

    @Test("Several processes draw the same pictures as one, and show the progress on a terminal")
    func jobs() async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("thimble-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try await DesktopSession.run { session in
        let program = DesktopSession.product("thimble-gallery")
        let (one, three) = (folder.appendingPathComponent("one").path, folder.appendingPathComponent("three").path)
        let options = ["--page", "button", "--scheme", "light,dark", "--text-scale", "1,2"]
        let first = try session.launch(program, options + ["--render", one, "--jobs", "1"])
        #expect(await first.end(allowing: patience) == 0, "\(first.standardError)")
        #expect(first.standardError == "", "Standard error is no terminal.")
        let second = try session.launch(
          URL(fileURLWithPath: "/usr/bin/script"),
          [
            "-qec",
            ([program.path] + options + ["--render", three, "--jobs", "3", "--compare", one]).joined(separator: " "),
            "/dev/null",
          ])
        #expect(await second.end(allowing: patience) == 0, "\(second.standardOutput)")
        #expect(second.standardOutput.contains("4 of 4 pictures"), "\(second.standardOutput)")
        #expect(second.standardOutput.contains("0 pictures differ"), "\(second.standardOutput)")
        let names = try FileManager.default.contentsOfDirectory(atPath: three).sorted()
        #expect(names.count { $0.hasSuffix(".png") } == 4)
        // A process that fails ends the command with its status and reason.
        try FileManager.default.removeItem(atPath: three)
        try Data().write(to: URL(fileURLWithPath: three))
        let blocked = try session.launch(program, options + ["--render", three + "/below", "--jobs", "2"])
        #expect(await blocked.end(allowing: patience) != 0)
        #expect(blocked.standardError.contains("Could not make the folder"), "\(blocked.standardError)")
      }
    }

    @Test(
      "A page that cannot be drawn is named, and the exit status is 3",
      arguments: [
        ("crash", "faulty: the program crashed (signal"), ("hang", "faulty: it was not drawn within 5 seconds"),
        ("critical", "faulty: a critical was logged: gtk_label_set_text"),
        ("double", "faulty.sample: two samples of the page have this function"),
      ])
    func faults(fault: String, message: String) async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("thimble-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try await DesktopSession.run { session in
        let limit = fault == "hang" ? ["--time-limit", "5"] : []
        let process = try session.launch(
          DesktopSession.product("faulty-gallery"), ["--render", folder.path, "--samples", "--jobs", "2"] + limit,
          environment: ["GALLERY_FAULT": fault])
        #expect(await process.end(allowing: patience) == 3, "\(process.standardError)")
        #expect(process.standardError.contains(message), "\(process.standardError)")
      }
    }

    @Test("Pictures are not compared with themselves")
    func sameFolder() async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("thimble \(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try await DesktopSession.run { session in
        let process = try session.launch(
          DesktopSession.product("thimble-gallery"), ["--render", folder.path, "--compare", folder.path + "/."])
        #expect(await process.end(allowing: patience) == 64)
        #expect(process.standardError.contains("Draw into another folder"), "\(process.standardError)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
        let missing = folder.appendingPathComponent("new").path
        let other = try session.launch(
          DesktopSession.product("thimble-gallery"), ["--render", missing, "--compare", missing])
        #expect(await other.end(allowing: patience) == 64)
        #expect(!FileManager.default.fileExists(atPath: missing))
      }
    }

    @Test(
      "Options that need others have a clear message",
      arguments: [
        ["--samples"], ["--compare", "/tmp"], ["--accept"], ["--ignore", "a:0,0,1,1"], ["--time-limit", "5"],
        ["--scheme", "light,dark"], ["--changes", "/no/such/folder"], ["--changes", "/tmp", "--watch"],
      ])
    func options(arguments: [String]) async throws {
      try await DesktopSession.run { session in
        let process = try session.launch(DesktopSession.product("thimble-gallery"), arguments)
        #expect(await process.end(allowing: patience) == 64)
        #expect(process.standardError.contains(arguments[0]), "\(process.standardError)")
      }
    }
  }
}
