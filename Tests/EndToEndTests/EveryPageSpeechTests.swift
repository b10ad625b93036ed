import ATSPI
import AccessibilityAudit
import DesktopSession
import Foundation
import Testing

extension EndToEnd {
  /// What Orca says on every page, of everything that the Tab key leads to.
  @Suite struct EveryPageSpeechTests {
    /// Two galleries, which two cores go through at the same time, one page after the other: to start Orca for each page
    /// would take longer than to listen.
    static let halves: [ArraySlice<String>] = {
      let middle = Gallery.pages.count / 2
      return [Gallery.pages[..<middle], Gallery.pages[middle...]]
    }()

    @Test(
      "Orca says of each control once what it is called, what it is and how it is", .tags(.screenReader),
      arguments: halves)
    func pages(_ pages: ArraySlice<String>) async throws {
      let first = try #require(pages.first)
      // Orca asks for screen coordinates, and GTK says of each question that it has none.
      try await Gallery.run("--page", first, expecting: "Screen coordinates not supported") { gallery in
        let walk = PageWalk(
          gallery: gallery, titles: try await Gallery.titles(in: gallery.session),
          orca: try await gallery.screenReader(), trail: try await gallery.focusTrail())
        for page in pages {
          if page != first { try await walk.turn(to: page) }
          try await walk.listen(to: page)
        }
      }
    }
  }
}

/// A walk over the gallery's pages by the keyboard, with Orca listening.
private struct PageWalk {
  let gallery: Gallery
  let titles: [String: String]
  let orca: ScreenReader
  let trail: FocusTrail

  /// Goes on from the row of one page to the row of the next one.
  func turn(to page: String) async throws {
    let row = try await step("Down", on: page).node
    try #require(row.name == titles[page], "The list comes to \(row.summary) instead of \(page).")
  }

  /// Goes over the page from its row to its row, and holds what is said to what is there.
  func listen(to page: String) async throws {
    let steps = try await walk(on: page) { $0.role == .listItem }
    let stops = steps.map(\.node)
    #expect(stops.count > 4, "\(page)")
    let speech = Speech(joining: steps.map(\.speech))
    // The last is the list again, which is no part of the page.
    for stop in stops.dropLast() {
      #expect(!stop.name.isEmpty, "\(page): \(stop.summary) has no name.")
      let times = speech.count(of: stop)
      #expect(times == Speech.count(of: stop, in: stops), "\(page): \(stop.summary), spoken \(times) times: \(speech)")
      if !stop.description.isBlank { expectDescription(of: stop, among: stops, in: speech, on: page) }
    }
    let expected = try #require(PageSpeech.pages[page])
    for keys in expected.keys {
      let times = speech.count(ofKeys: keys)
      #expect(times == 1, "\(page): \(keys) was spoken \(times) times: \(speech)")
    }
    for words in expected.onTheWay { #expect(speech.contains(words), "\(page): \(words): \(speech)") }
    #expect(speech.slips() == [], "\(page)")
    for press in expected.presses { try await hear(press, on: page) }
  }

  /// Presses a key on a control and holds what is said of it, then calls off what that began (a menu, work, an undo
  /// window) and goes back to the list.
  private func hear(_ press: PageSpeech.Press, on page: String) async throws {
    try await walk(on: page) { $0.name == press.name }
    let answer = try await orca.speech(upTo: press.answer) { try await gallery.press(press.key) }
    #expect(answer.contains(press.answer), "\(page): after \(press.key) on \(press.name): \(answer)")
    #expect(answer.slips() == [], "\(page)")
    let places = await trail.all
    try await gallery.press("Escape")
    if try await places.last?.role() == .menuItem { _ = try await trail.next(after: places.count) }
    try await walk(on: page) { $0.role == .listItem }
  }

  /// "Selected" is what several say.
  private func expectDescription(
    of stop: AccessibleNode, among stops: [AccessibleNode], in speech: Speech, on page: String
  ) {
    let times = speech.count(ofDescription: stop.description)
    let ranges = stops.filter { $0.description == stop.description }.map {
      Speech.range(ofDescriptionOf: $0)
    }
    let least = ranges.reduce(0) { $0 + $1.lowerBound }
    let most = ranges.reduce(0) { $0 + $1.upperBound }
    #expect(
      (least...most).contains(times), "\(page): \(stop.description), of \(stop.name), was spoken \(times) times.")
  }

  /// Walks on by Tab until focus comes to an end, and rests on each stop until Orca has said all it says of it.
  @discardableResult
  private func walk(
    on page: String, until isEnd: (AccessibleNode) -> Bool
  ) async throws -> [(node: AccessibleNode, speech: Speech)] {
    var steps: [(node: AccessibleNode, speech: Speech)] = []
    while steps.count < 200 {
      let step = try await step("Tab", on: page)
      steps.append(step)
      #expect(step.speech.count(of: step.node) > 0, "\(page): Orca says \(step.speech) of \(step.node.summary).")
      if isEnd(step.node) { return steps }
    }
    throw ScreenReaderError(description: "\(page): Focus comes to no end: \(steps.suffix(5).map(\.node.summary))")
  }

  /// Presses a key that moves focus; returns where it came, and what is said there.
  private func step(_ key: String, on page: String) async throws -> (node: AccessibleNode, speech: Speech) {
    let before = await trail.all
    var place: Accessible?
    let speech = try await orca.speech {
      try await gallery.press(key)
      place = try await trail.next(after: before.count)
    }
    guard let place else {
      let summary = try await before.last?.node().summary ?? "the beginning"
      throw ScreenReaderError(description: "\(page): \(key) does not move focus on from \(summary).")
    }
    return (try await place.node(), speech)
  }
}

extension Gallery {
  /// The titles of the pages, by their ids.
  fileprivate static func titles(in session: DesktopSession) async throws -> [String: String] {
    let process = try session.launch(DesktopSession.product("thimble-gallery"), ["--list-pages"])
    #expect(await process.end(allowing: .seconds(60)) == 0)
    let pages = try JSONDecoder().decode([[String: String]].self, from: Data(process.standardOutput.utf8))
    return Dictionary(pages.compactMap { page in page["id"].map { ($0, page["title"] ?? "") } }) { $1 }
  }
}

extension String {
  /// Whether nothing of it is spoken.
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
