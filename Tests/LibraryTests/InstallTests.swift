import ATSPI
import AccessibilityAudit
import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension LibraryTests {
  /// `Sources/Packaging/install`, with the products of this build.
  @Suite struct InstallTests {
    private static let install = Library.root.appendingPathComponent("Sources/Packaging/install").path

    @Test("An installation works for programs in C and Python, has valid metadata, and is removed completely")
    func installation() async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("install-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let prefix = folder.appendingPathComponent("prefix").path
      let built = Library.file.deletingLastPathComponent().path
      try await Tool.run([Self.install, "--prefix", prefix, "--built", built])
      try await metadata(prefix)
      try await manuals(prefix)
      try await flatpak(prefix, folder)
      let version = try await Tool.run(["\(prefix)/bin/thimble", "--version"])
      #expect(try await Tool.run(["\(prefix)/bin/thimble-gallery", "--version"]) == version)
      let search = "PKG_CONFIG_PATH=\(prefix)/lib/pkgconfig"
      #expect(try await Tool.run([search, "pkg-config", "--modversion", "thimble-1"]) == version)
      try await programs(prefix, folder)
      try await service(prefix)
      try await Tool.run([Self.install, "--prefix", prefix, "--uninstall"])
      #expect(try FileManager.default.contentsOfDirectory(atPath: prefix) == [])
    }

    private func metadata(_ prefix: String) async throws {
      for file in ["cambalache/catalogs/thimble-1.xml", "thimble-1/Thimble.pyi"] {
        #expect(FileManager.default.fileExists(atPath: "\(prefix)/share/\(file)"), "\(file)")
      }
      try await Tool.run(["desktop-file-validate", "\(prefix)/share/applications/org.thimble.Gallery.desktop"])
      let metainfo = "\(prefix)/share/metainfo/org.thimble.Gallery.metainfo.xml"
      try await Tool.run(["appstreamcli", "validate", "--no-net", metainfo])
      for file in ["bash-completion/completions/thimble", "fish/vendor_completions.d/thimble-gallery.fish"] {
        #expect(try Data(contentsOf: URL(fileURLWithPath: "\(prefix)/share/\(file)")).count > 500)
      }
    }

    /// Checks that each command and subcommand has a manual page with the options of its help.
    private func manuals(_ prefix: String) async throws {
      var commands = [["thimble"], ["thimble-gallery"]]
      var pages: Set<String> = []
      while let command = commands.popLast() {
        let help = try await Tool.run(["\(prefix)/bin/\(command[0])"] + command.dropFirst() + ["--help"])
        let page = command.joined(separator: "-") + ".1.gz"
        pages.insert(page)
        let text = try await Tool.run(["zcat", "\(prefix)/share/man/man1/\(page)"]).replacing("\\-", with: "-")
        for option in help.matches(of: /(?m)^  (?:-\w, )?(--[a-z-]+)/) {
          #expect(text.contains("\\fB\(option.1)\\fR"), "\(page) lacks \(option.1)")
        }
        let subcommands = help.components(separatedBy: "SUBCOMMANDS:").dropFirst().joined()
        commands += subcommands.matches(of: /(?m)^  ([a-z-]+)/).map { command + [String($0.1)] }
      }
      #expect(try Set(FileManager.default.contentsOfDirectory(atPath: "\(prefix)/share/man/man1")) == pages)
      #expect(pages.count > 10)
    }

    /// Runs the commands of the Flatpak manifest as a builder does, and checks the exported files. A builder mounts the
    /// result at `/app`; here it is a folder.
    private func flatpak(_ prefix: String, _ folder: URL) async throws {
      let file = Library.root.appendingPathComponent("Sources/Packaging/data/org.thimble.Gallery.flatpak.json")
      let manifest = try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: file))
      let module = try #require(manifest.modules.first)
      let source = try #require(module.sources.first)
      #expect(manifest.modules.count == 1 && module.sources.count == 1)
      #expect(module.buildsystem == "simple" && source.type == "dir")
      // The page has the commands to fill the folder of the sources.
      let page = try String(
        contentsOf: Library.root.appendingPathComponent("Sources/Thimble/Thimble.docc/Installing.md"), encoding: .utf8)
      let destination = try #require(page.firstMatch(of: /install --prefix \/app --destdir (\S+)/)?.1)
      let filled = Library.root.appendingPathComponent("\(destination)/app").standardizedFileURL
      #expect(file.deletingLastPathComponent().appendingPathComponent(source.path).standardizedFileURL == filled)
      #expect(page.contains(file.path.dropFirst(Library.root.path.count + 1)))

      let app = folder.appendingPathComponent("app").path
      try FileManager.default.createDirectory(atPath: app, withIntermediateDirectories: true)
      for command in module.commands {
        try await Tool.run(["sh", "-euc", "cd \"$1\"\n" + command.replacing("/app/", with: "\(app)/"), "sh", prefix])
      }
      let id = manifest.id
      for path in [
        "bin/\(manifest.command)", "share/applications/\(id).desktop", "share/metainfo/\(id).metainfo.xml",
        "share/icons/hicolor/scalable/apps/\(id).svg", "share/dbus-1/services/\(id).service",
      ] {
        #expect(FileManager.default.fileExists(atPath: "\(app)/\(path)"), "\(path)")
      }
      #expect(FileManager.default.isExecutableFile(atPath: "\(app)/bin/\(manifest.command)"))
      let entry = try String(contentsOfFile: "\(app)/share/applications/\(id).desktop", encoding: .utf8)
      #expect(entry.contains("\nExec=\(manifest.command) ") && entry.contains("\nIcon=\(id)\n"))
    }

    private func programs(_ prefix: String, _ folder: URL) async throws {
      let source = Library.root.appendingPathComponent("Tests/LibraryTests/Programs/readme").path
      let flags = try await Tool.run([
        "PKG_CONFIG_PATH=\(prefix)/lib/pkgconfig", "pkg-config", "--cflags", "--libs", "thimble-1",
      ])
      let notes = folder.appendingPathComponent("notes")
      try await Tool.run([
        "sh", "-c", "cc \"$1.c\" -o \"$2\" \(flags.trimmingCharacters(in: .newlines))", "sh", source, notes.path,
      ])
      let environment = [
        "LD_LIBRARY_PATH": "\(prefix)/lib", "GI_TYPELIB_PATH": "\(prefix)/lib/girepository-1.0",
        "PYTHONDONTWRITEBYTECODE": "1",
      ]
      let python = Library.Program(
        description: "Python", executable: URL(fileURLWithPath: "/usr/bin/python3"), arguments: ["\(source).py"],
        environment: environment)
      let c = Library.Program(description: "C", executable: notes, environment: environment)
      for program in [c, python] {
        try await DesktopSession.run { session in
          let app = try await program.start(in: session)
          try await app.find(.pushButton, named: "Save")
          try await app.end()
        }
      }
    }

    /// Checks that the session bus starts the gallery by the installed file when another program opens a link.
    private func service(_ prefix: String) async throws {
      try await DesktopSession.run { session in
        let services = try #require(session.environment["XDG_RUNTIME_DIR"]) + "/dbus-1/services"
        try FileManager.default.createDirectory(atPath: services, withIntermediateDirectories: true)
        let file = "org.thimble.Gallery.service"
        try FileManager.default.copyItem(
          atPath: "\(prefix)/share/dbus-1/services/\(file)", toPath: "\(services)/\(file)")
        for call in [
          ["org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.ReloadConfig"],
          [
            "org.thimble.Gallery", "/org/thimble/Gallery", "org.freedesktop.Application.Open",
            // The argument has a type: gdbus gives an application three seconds to report it, and otherwise reads "{}"
            // as a string.
            "['thimble-gallery:loading']", "@a{sv} {}",
          ],
        ] {
          let gdbus = try session.launch(
            URL(fileURLWithPath: "/usr/bin/gdbus"),
            ["call", "--session", "--dest", call[0], "--object-path", call[1], "--method"] + call.dropFirst(2))
          #expect(await gdbus.end(allowing: patience) == 0, "\(gdbus.standardError)")
        }
        let desktop = try await Desktop.connect(to: .accessibilityBus(session.accessibilityBus), callLimit: patience)
        let app = try await desktop.application(named: "thimble-gallery")
        _ = try await app.first(.pushButton, named: "Search Everywhere")
        await desktop.close()
      }
    }

    private struct Manifest: Decodable {
      var id: String
      var command: String
      var modules: [Module]

      struct Module: Decodable {
        var buildsystem: String
        var commands: [String]
        var sources: [Source]

        enum CodingKeys: String, CodingKey {
          case buildsystem, sources
          case commands = "build-commands"
        }
      }

      struct Source: Decodable {
        var type: String
        var path: String
      }
    }

    @Test("Wrong usage gets a message", arguments: [[], ["--prefix"], ["--prefix", "/nowhere", "--uninstall"]])
    func usage(arguments: [String]) async {
      await #expect(throws: ToolError.self) { try await Tool.run([Self.install] + arguments) }
    }
  }
}
