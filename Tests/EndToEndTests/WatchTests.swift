import ATSPI
import AccessibilityAudit
import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// A gallery that is built again after each change of its sources, by a stand-in for the compiler.
  @Suite struct WatchTests {
    @Test("After a change the new start keeps the page, its scroll position, the settings and the window size")
    func reload() async throws {
      try await Self.run(["thimble-gallery:loading?text-scale=1.25&motion=reduced"]) { gallery, package in
        try await gallery.session.xdotool(window: gallery.process, "windowsize", "900", "600")
        // The X window, which includes the border, is smaller at once; its content only after the next frame.
        let window = try await Self.place(of: gallery.app.first(.frame), in: gallery) { $0.height <= 600 }
        #expect(window.width <= 900 && window.height <= 600)
        // The page scrolls to the last sample at once, because animations are off.
        let last = try await gallery.button("Clear Name")
        try await gallery.focus(last)
        let before = try await Self.place(of: last, in: gallery) { $0.y > 0 && $0.y + $0.height <= 600 }
        #expect(before.y > 0 && before.y + before.height <= 600)
        #expect(package.builds == [], "Nothing has changed yet.")
        try package.change()
        let after = try await gallery.restarted()
        let place = try await Self.place(of: after.button("Clear Name"), in: after) { $0 == before }
        #expect(place == before, "\(place.y) instead of \(before.y) from the top")
        let sizes = try await gallery.session.windowWidth(of: gallery.process) { $0 == 900 }
        #expect(sizes == 900)
        #expect(package.builds == [package.command])
        // The new program builds again, too.
        try package.change()
        let again = try await after.restarted()
        let lastPlace = try await Self.place(of: again.button("Clear Name"), in: again) { $0 == before }
        #expect(lastPlace == before, "\(lastPlace.y) instead of \(before.y) from the top")
      }
    }

    @Test("The errors of a build are shown with file, line and message, and the next change is built")
    func errors() async throws {
      try await Self.run(["--page", "button"]) { gallery, package in
        try package.set("errors", "Sources/Badges/BadgePage.swift:3:5: error: cannot find 'Buton' in scope")
        try package.change()
        try await gallery.expectLabel("The build failed with an error")
        let errors = try await gallery.app.first(.text, named: "Errors of the build")
        #expect(try await errors.text() == "Sources/Badges/BadgePage.swift:3:5: cannot find 'Buton' in scope")
        try await gallery.audit(rules: Rule.all)
        // The gallery keeps working meanwhile.
        try await gallery.button("Count").perform("click")
        try await gallery.expectLabel("Pressed once")
        try package.set("errors", nil)
        try await gallery.button("Build Again").perform("click")
        let after = try await gallery.restarted()
        _ = try await after.button("Count")
        #expect(try await after.app.tree().all(.label).allSatisfy { !$0.name.hasPrefix("The build failed") })
      }
    }

    @Test("A build that hangs does not hang the gallery; it can be stopped, and ends with the gallery")
    func hang() async throws {
      try await Self.run(["--page", "button"]) { gallery, package in
        try package.set("hang", "")
        try package.change()
        try await gallery.expectLabel("Building…")
        let first = try #require(try await package.hanging(in: gallery))
        try await gallery.button("Count").perform("click")
        try await gallery.expectLabel("Pressed once")
        try await gallery.button("Stop the build").perform("click")
        _ = try await gallery.button("Build Again")
        #expect(try await gallery.eventually { !Self.isRunning(first) })
        try package.change()
        let isAnother = try await gallery.eventually {
          try await package.hanging(in: gallery).map { $0 != first } ?? false
        }
        #expect(isAnother)
        let second = try #require(try await package.hanging(in: gallery))
        #expect(Self.isRunning(second))
        try await gallery.press("ctrl+q")
        #expect(await gallery.process.end(allowing: patience) == 0)
        let end = ContinuousClock.now + patience
        while Self.isRunning(second), ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(20)) }
        #expect(!Self.isRunning(second))
      }
    }

    @Test("A program outside of a package, or with another job, gets one clear message")
    func options() async throws {
      try await DesktopSession.run { session in
        for (arguments, words) in [
          (["--watch", "--package", "/nowhere"], "there is no Package.swift"),
          (["--package", "/tmp"], "needs --watch"),
          (["--watch", "--play", "all"], "needs a window"),
        ] {
          let process = try session.launch(DesktopSession.product("thimble-gallery"), arguments)
          #expect(await process.end(allowing: patience) == 64)
          #expect(process.standardError.contains(words), "\(process.standardError)")
        }
      }
    }

    // MARK: A package

    /// A package with a copy of the gallery as its program, and a program `swift` that takes orders.
    private struct Package {
      let folder: URL
      let program: URL
      private let tools: URL

      init() throws {
        // The command line has no symbolic links.
        folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
          .appendingPathComponent("thimble-watch-\(UUID().uuidString)")
        tools = folder.appendingPathComponent(".tools")
        program = folder.appendingPathComponent(".build/machine/debug/badges")
        let files = FileManager.default
        for part in [tools, program.deletingLastPathComponent(), folder.appendingPathComponent("Sources/Badges")] {
          try files.createDirectory(at: part, withIntermediateDirectories: true)
        }
        try "".write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
        try change()
        let swift = tools.appendingPathComponent("swift")
        try """
        #!/bin/sh
        cd "\(tools.path)" || exit 1
        echo "swift $*" >>builds
        if [ -e hang ]; then
          sleep 1000 &
          echo $! >child.new
          mv child.new child
          wait
        fi
        if [ -e errors ]; then
          echo "\(folder.path)/$(cat errors)"
          exit 1
        fi
        touch "\(program.path)"
        """
        .write(to: swift, atomically: true, encoding: .utf8)
        try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
        // Another process copies the file: a program cannot run while this process, or a child that another test starts
        // just then, has it open for writing.
        let copy = try Process.run(
          URL(fileURLWithPath: "/bin/cp"), arguments: [DesktopSession.product("thimble-gallery").path, program.path])
        copy.waitUntilExit()
        try files.setAttributes([.modificationDate: Date()], ofItemAtPath: program.path)
      }

      var path: String { "\(tools.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")" }

      var command: String { "swift build --package-path \(folder.path) --configuration debug --product badges" }

      /// The commands so far.
      var builds: [String] {
        let text = try? String(contentsOf: tools.appendingPathComponent("builds"), encoding: .utf8)
        return text?.split(separator: "\n").map(String.init) ?? []
      }

      /// Changes the source of a page.
      func change() throws {
        let file = folder.appendingPathComponent("Sources/Badges/BadgePage.swift")
        try UUID().uuidString.write(to: file, atomically: true, encoding: .utf8)
      }

      /// Gives the stand-in an order, or takes it back.
      func set(_ order: String, _ text: String?) throws {
        let file = tools.appendingPathComponent(order)
        if let text {
          try text.write(to: file, atomically: true, encoding: .utf8)
        } else {
          try FileManager.default.removeItem(at: file)
        }
      }

      /// Waits for the child of a build that hangs, and returns its number.
      func hanging(in gallery: Gallery) async throws -> Int32? {
        let file = tools.appendingPathComponent("child")
        _ = try await gallery.eventually { FileManager.default.fileExists(atPath: file.path) }
        return Int32(try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .newlines))
      }
    }

    private static func run(
      _ arguments: [String], _ body: (Gallery, Package) async throws -> Void
    ) async throws {
      let package = try Package()
      defer { try? FileManager.default.removeItem(at: package.folder) }
      try await DesktopSession.run { session in
        let gallery = try await Gallery.start(
          package.program.path, ["--watch"] + arguments,
          environment: ["PATH": package.path, "XDG_STATE_HOME": package.folder.appendingPathComponent(".state").path],
          in: session)
        try await body(gallery, package)
        await gallery.process.end()
        #expect(gallery.process.complaints() == [])
      }
    }

    /// Waits until the place of an object matches, and returns the last place.
    private static func place(
      of object: Accessible, in gallery: Gallery, when isReached: (AccessibleRect) -> Bool
    ) async throws -> AccessibleRect {
      var place = try await gallery.place(of: object)
      _ = try await gallery.eventually {
        place = try await gallery.place(of: object)
        return isReached(place)
      }
      return place
    }

    private static func isRunning(_ process: Int32) -> Bool {
      let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ") Z "
      return !text.contains(") Z ")
    }
  }
}
