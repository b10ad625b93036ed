import ATSPI
import AccessibilityAudit
import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// The site in Chromium, where it is installed. Only the full run has time for it.
  @Suite(
    .enabled(
      if: ProcessInfo.processInfo.environment["THIMBLE_TEST_TASKS"] == "1", "Not tested: THIMBLE_TEST_TASKS is not 1."))
  struct BrowserTests {
    private static let program = URL(filePath: "/usr/bin/chromium")
    /// A browser of its own, which can resolve no name of another machine.
    private static let options = [
      "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
      "--disable-component-update", "--host-resolver-rules=MAP * ~NOTFOUND",
    ]

    @Test("A browser loads each page without an error, and asks no other machine")
    func loads() async throws {
      try await Self.withSite { site, session in
        for page in ["index.html", "index.html?q=danger", "toggle-button.html", "overview.html"] {
          let browser = try session.launch(
            Self.program,
            Self.options + [
              "--headless", "--user-data-dir=\(site.path)/../profile", "--enable-logging=stderr", "--dump-dom",
              "file://\(site.path)/\(page)",
            ])
          #expect(await browser.end(allowing: patience) == 0, "\(browser.standardError)")
          // An address that cannot be reached is an error of the console, too.
          #expect(!browser.standardError.contains("CONSOLE"), "\(page): \(browser.standardError)")
          #expect(browser.standardOutput.contains("</html>"), "\(page)")
          if page.hasSuffix("danger") { #expect(browser.standardOutput.contains(" found</p>")) }
        }
      }
    }

    @Test("A screen reader finds the headings, and a name for each picture")
    func accessible() async throws {
      try await Self.withSite { site, session in
        let app = try await TestApplication.launch(
          Self.program.path,
          Self.options + [
            "--force-renderer-accessibility", "--user-data-dir=\(site.path)/../profile",
            "file://\(site.path)/toggle-button.html",
          ], in: session)
        for title in ["Toggle Button", "On and off", "Swift"] { try await app.find(.heading, named: title) }
        // The pictures that are in view.
        let pictures = try await app.all(.image)
        #expect(!pictures.isEmpty)
        for picture in pictures { #expect(try await !picture.accessible.name().isEmpty) }
        _ = await app.process.end()
      }
    }

    private static func withSite(_ body: (URL, DesktopSession) async throws -> Void) async throws {
      guard FileManager.default.isExecutableFile(atPath: program.path) else { try Test.cancel("There is no chromium.") }
      try await SiteTests.withFolder { folder, session in
        let site = folder.appending(path: "site")
        try await SiteTests.write(session, [site.path])
        try await body(site, session)
      }
    }
  }
}
