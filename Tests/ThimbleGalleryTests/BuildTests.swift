import Foundation
import Testing
import Thimble

@testable import ThimbleGallery

@Suite("The program and the errors of a build")
struct BuildTests {
  private static func product(_ program: String, in other: String? = nil) -> BuildProduct? {
    BuildProduct(program: program, in: other) { ["/home/me/badges", "/other"].contains($0) }
  }

  @Test("A program knows its package, its product and its configuration")
  func product() throws {
    let product = try #require(Self.product("/home/me/badges/.build/x86_64-unknown-linux-gnu/release/badge-gallery"))
    #expect(product.folder == "/home/me/badges" && product.name == "badge-gallery")
    #expect(
      product.command.joined(separator: " ")
        == "swift build --package-path /home/me/badges --configuration release --product badge-gallery")
    let elsewhere = try #require(Self.product("/home/me/badges/out/x86_64-unknown-linux-gnu/debug/badge-gallery"))
    #expect(elsewhere.command.suffix(2) == ["--scratch-path", "/home/me/badges/out"])
  }

  @Test("An installed program is built in the named package, and not without a name")
  func installed() throws {
    #expect(Self.product("/usr/bin/badge-gallery") == nil)
    #expect(Self.product("/usr/bin/badge-gallery", in: "/nowhere") == nil)
    let product = try #require(Self.product("/usr/bin/badge-gallery", in: "/other"))
    #expect(product.program == "/other/.build/debug/badge-gallery" && product.folder == "/other")
  }

  @Test("Each error is listed once, with its file in the package, line and column")
  func errors() {
    let report = BuildReport(
      output: """
        [3/9] Compiling Badges BadgePage.swift
        /home/me/badges/Sources/Badges/BadgePage.swift:12:5: error: cannot find 'Buton' in scope
        10 |
        12 |     Buton("Inbox")
           |     `- error: cannot find 'Buton' in scope
        /home/me/badges/Sources/Badges/BadgePage.swift:12:5: error: cannot find 'Buton' in scope
        /usr/include/one.h:3:1: error: unknown type name: 'gint'
        /home/me/badges/Sources/Badges/BadgePage.swift:14:7: warning: unused
        error: fatalError
        """, in: "/home/me/badges")
    #expect(
      report.errors == [
        "Sources/Badges/BadgePage.swift:12:5: cannot find 'Buton' in scope",
        "/usr/include/one.h:3:1: unknown type name: 'gint'",
      ])
    #expect(report.title == "The build failed with 2 errors" && report.text == report.errors.joined(separator: "\n"))
  }

  @Test("Without an error line, the report is the end of the output")
  func end() {
    let lines = (1...30).map { "line \($0)" }
    let report = BuildReport(output: lines.joined(separator: "\n") + "\n", in: "/home")
    #expect(report.title == "The build failed" && report.text == lines.suffix(20).joined(separator: "\n"))
  }
}

@Suite("The builds after changes")
@MainActor
struct BuildLoopTests {
  /// A builder whose builds end on the test's command.
  private final class Steps: ProgramBuilder {
    private(set) var count = 0
    private(set) var isRunning = false
    private var finish: CheckedContinuation<BuildReport?, Never>?

    func build() async -> BuildReport? {
      count += 1
      #expect(!isRunning, "Two builds at the same time.")
      isRunning = true
      return await withCheckedContinuation { finish = $0 }
    }

    func end(_ report: BuildReport?) {
      isRunning = false
      finish?.resume(returning: report)
      finish = nil
    }

    func end() { end(BuildReport(reason: "ended")) }
  }

  /// Waits for a condition, and lets other tasks of this actor run.
  private func until(_ condition: () -> Bool) async {
    for _ in 0..<10_000 where !condition() { await Task.yield() }
    #expect(condition())
  }

  @Test("A change during a build starts another one after it, and only the last outcome counts")
  func change() async {
    let steps = Steps()
    var states: [BuildLoop.State] = []
    let loop = BuildLoop(steps) { states.append($0) }
    loop.build()
    await until { steps.isRunning }
    loop.build()
    loop.build()
    steps.end(BuildReport(reason: "half a change"))
    await until { steps.isRunning && steps.count == 2 }
    steps.end(nil)
    await until { states.last == .built }
    #expect(states == [.building, .building, .built] && steps.count == 2)
    loop.build()
    await until { steps.isRunning }
    let report = BuildReport(reason: "wrong")
    steps.end(report)
    await until { states.last == .failed(report) }
    #expect(steps.count == 3)
  }

  @Test("A stopped build has failed, and the next change builds again")
  func end() async {
    let steps = Steps()
    var states: [BuildLoop.State] = []
    let loop = BuildLoop(steps) { states.append($0) }
    loop.build()
    await until { steps.isRunning }
    loop.end()
    await until { states.last == .failed(BuildReport(reason: "ended")) }
    loop.build()
    await until { steps.isRunning }
    steps.end(nil)
    await until { states.last == .built }
  }
}

@Suite("The place of a window as text")
struct WindowPlaceTests {
  @Test("A place is read as it was written, and other texts are nil")
  func text() {
    let place = WindowPlace(width: 900, height: 600, scroll: 350)
    #expect(place.text == "900x600+350" && WindowPlace(place.text) == place)
    for text in ["", "900x600", "900+350", "0x600+3", "900x600+-3", "ax600+3", "900x600+3+4"] {
      #expect(WindowPlace(text) == nil, "\(text)")
    }
  }
}

@Suite("The file of a page")
@MainActor
struct PageFileTests {
  private enum NotePage: Page {
    static let id = "note"
    static let samples: [Sample] = []
  }

  @Test("A page is outdated after its file has changed; a page with embedded text never is")
  func outdated() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("thimble-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    // Two changes within a tick of the kernel's clock have the same time.
    let write = { (text: String) in
      try text.write(to: file, atomically: true, encoding: .utf8)
      let time = Date(timeIntervalSince1970: 1_000_000_000)
      try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file.path)
    }
    try write("// Marks/Note\n")
    let page = GalleryPage(NotePage.self, file: file.path)
    #expect(page.title == "Note" && !page.isOutdated)
    try write("// Marks/Nota\n")
    #expect(page.isOutdated)
    #expect(!GalleryPage(NotePage.self, source: Array("// Marks/Note\n".utf8)).isOutdated)
  }
}
