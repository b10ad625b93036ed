import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// The catalogue that `--site` writes.
  @Suite struct SiteTests {
    @Test("A site is whole: every link leads somewhere, and nothing comes from outside")
    func whole() async throws {
      try await Self.withFolder { folder, session in
        let site = folder.appending(path: "site")
        try await Self.write(session, [site.path], of: "own-gallery")
        try Self.check(site, pages: ["badge"])
      }
    }

    @Test(
      "The site of all pages of the kit is whole",
      .enabled(
        if: ProcessInfo.processInfo.environment["THIMBLE_TEST_TASKS"] == "1", "Not tested: THIMBLE_TEST_TASKS is not 1."
      ))
    func everyPage() async throws {
      try await Self.withFolder { folder, session in
        let site = folder.appending(path: "site")
        try await Self.write(session, [site.path])
        try Self.check(site, pages: Gallery.pages)
      }
    }

    @Test("A page has its samples, source in four languages, properties and the words of a screen reader")
    func page() async throws {
      try await Self.withFolder { folder, session in
        try await Self.write(session, [folder.path, "--page", "toggle-button"])
        let page = try HTMLPage(folder.appending(path: "toggle-button.html"))
        for part in [
          "<h1>Toggle Button</h1>", "alt=\"On and off: “Repeat, ",
          "<span class=\"type\">ToggleButton</span>", "toggle_button = Thimble.ToggleButton(",
          "GtkWidget *toggle_button = g_object_new (THIMBLE_TYPE_TOGGLE_BUTTON,",
          "&lt;object class=&quot;ThimbleToggleButton&quot;&gt;", "<h3 id=\"ToggleButton\">",
          "<dt><code>variant</code></dt>",
          "<span>Default: <code>neutral</code></span>", "target: ", "<li>Press “Share Screen”</li>",
        ] {
          #expect(page.text.contains(part), "There is no \(part).")
        }
        #expect(page.problems == [])
      }
    }

    @Test func `Two runs write the same bytes, and a run removes the pages of an earlier one`() async throws {
      try await Self.withFolder { folder, session in
        let (first, second) = (folder.appending(path: "first"), folder.appending(path: "second"))
        try await Self.write(session, [first.path, "--page", "confirm"])
        try await Self.write(session, [second.path, "--page", "button"])
        try await Self.write(session, [second.path, "--page", "confirm"])
        let names = { (place: URL) in
          try FileManager.default.subpathsOfDirectory(atPath: place.path).sorted()
        }
        #expect(try names(first) == names(second))
        for name in try names(first) where !FileManager.default.isFolder(first.appending(path: name)) {
          let bytes = try [first, second].map { try Data(contentsOf: $0.appending(path: name)) }
          #expect(bytes[0] == bytes[1], "\(name)")
        }
      }
    }

    @Test func `A folder that is not writable or has other files is refused`() async throws {
      try await Self.withFolder { folder, session in
        try Data().write(to: folder.appending(path: "notes.txt"))
        let refused = try session.launch(DesktopSession.product("own-gallery"), ["--site", folder.path])
        #expect(await refused.end(allowing: patience) == 64)
        #expect(refused.standardError.contains("\"notes.txt\" is no file of a site"), "\(refused.standardError)")
        let blocked = try session.launch(
          DesktopSession.product("own-gallery"), ["--site", folder.appending(path: "notes.txt/site").path])
        #expect(await blocked.end(allowing: patience) == 1)
        #expect(blocked.standardError.contains("Could not make the folder"), "\(blocked.standardError)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["notes.txt"])
      }
    }

    @Test func `A page that crashes is named, and there is no index`() async throws {
      try await Self.withFolder { folder, session in
        let process = try session.launch(
          DesktopSession.product("faulty-gallery"), ["--site", folder.path, "--jobs", "1"],
          environment: ["GALLERY_FAULT": "crash"])
        #expect(await process.end(allowing: patience) == 3)
        #expect(process.standardError.contains("faulty: the program crashed (signal"), "\(process.standardError)")
        #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "index.html").path))
      }
    }

    @Test(arguments: [["--render", "/tmp/pictures"], ["--scheme", "dark"], ["--width", "phone"]])
    func `Options that do not fit have a clear message`(arguments: [String]) async throws {
      try await Self.withFolder { folder, session in
        let process = try session.launch(DesktopSession.product("own-gallery"), ["--site", folder.path] + arguments)
        #expect(await process.end(allowing: patience) == 64)
        #expect(process.standardError.contains(arguments[0]), "\(process.standardError)")
      }
    }

    // MARK: Parts

    static func withFolder(_ body: (URL, DesktopSession) async throws -> Void) async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "thimble-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try await DesktopSession.run(screen: (1100, 800)) { try await body(folder, $0) }
    }

    /// Writes a site of a gallery. That of the kit takes a minute on a quiet machine.
    static func write(
      _ session: DesktopSession, _ arguments: [String], of gallery: String = "thimble-gallery"
    ) async throws {
      let process = try session.launch(DesktopSession.product(gallery), ["--site"] + arguments)
      #expect(await process.end(allowing: .seconds(900)) == 0, "\(process.standardOutput)\(process.standardError)")
      #expect(process.complaints() == [])
    }

    private static func check(_ site: URL, pages expected: [String]) throws {
      let files = try FileManager.default.contentsOfDirectory(atPath: site.path)
      #expect(Set(files) == Set(expected.map { "\($0).html" } + ["index.html", "site.css", "site.js", "pictures"]))
      let pages = try files.filter { $0.hasSuffix(".html") }.map { try HTMLPage(site.appending(path: $0)) }
      let ids = Dictionary(uniqueKeysWithValues: pages.map { ($0.name, Set($0.ids)) })
      for page in pages {
        #expect(page.problems == [], "\(page.name)")
        for link in page.links {
          let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
          let target = parts[0].isEmpty ? page.name : parts[0]
          let exists = FileManager.default.fileExists(atPath: site.appending(path: target).path)
          #expect(link.hasPrefix("data:") || exists, "\(page.name) leads to \(link).")
          if parts.count > 1 { #expect(ids[target]?.contains(parts[1]) == true, "\(page.name) leads to \(link).") }
        }
      }
      // Each sample has its picture in two schemes, two contrasts and two widths.
      let samples = pages.map { $0.text.matches(of: /<section class="sample"/).count }.reduce(0, +)
      let pictures = try FileManager.default.contentsOfDirectory(atPath: site.appending(path: "pictures").path)
      #expect(samples > 0 && pictures.count == samples * 8)
      let style = try String(contentsOf: site.appending(path: "site.css"), encoding: .utf8)
      #expect(!style.contains("http") && !style.contains("url("))
    }
  }
}

extension FileManager {
  fileprivate func isFolder(_ place: URL) -> Bool {
    (try? place.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
  }
}

/// A page of HTML, checked for the mistakes that a reader would notice.
private struct HTMLPage {
  let name: String
  let text: String
  /// The values of all `id` attributes.
  private(set) var ids: [String] = []
  /// The addresses of all links, pictures, styles and scripts.
  private(set) var links: [String] = []
  private(set) var problems: [String] = []

  private static let empty: Set<Substring> = ["meta", "link", "input", "img", "source", "br", "hr"]

  init(_ file: URL) throws {
    name = file.lastPathComponent
    text = try String(contentsOf: file, encoding: .utf8)
    var open: [Substring] = []
    var level = 0
    for match in text.matches(of: /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*>/) {
      let (isEnd, tag) = (!match.1.isEmpty, match.2)
      if isEnd {
        if open.popLast() != tag { problems.append("</\(tag)> ends nothing.") }
        continue
      }
      if !Self.empty.contains(tag) { open.append(tag) }
      let attributes = Dictionary(
        match.3.matches(of: /([a-z-]+)="([^"]*)"/).map { ($0.1, String($0.2)) }, uniquingKeysWith: { first, _ in first }
      )
      ids += attributes["id"].map { [$0] } ?? []
      links += ["href", "src", "srcset", "action"].compactMap { attributes[$0] }
      if tag == "img", attributes["alt"] == nil { problems.append("A picture has no text.") }
      if tag == "html", attributes["lang"] != "en" { problems.append("The language is missing.") }
      if tag.first == "h", let next = tag.dropFirst().first?.wholeNumberValue {
        if next > level + 1 { problems.append("A heading of level \(next) follows one of level \(level).") }
        level = next
      }
    }
    if !open.isEmpty { problems.append("\(open) is not closed.") }
    if Set(ids).count != ids.count { problems.append("Two elements have one id.") }
    if !text.hasPrefix("<!DOCTYPE html>\n") { problems.append("The type of the document is missing.") }
    problems += links.filter { $0.contains("://") }.map { "\($0) is outside." }
  }
}
