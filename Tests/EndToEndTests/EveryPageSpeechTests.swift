import ATSPI
import AccessibilityAudit
import DesktopTraits
import Testing
import ThimbleTesting

extension EndToEnd {
  /// The words of Orca on every page, for every stop of the Tab key.
  @Suite struct EveryPageSpeechTests {
    /// Two desktops, each with one gallery that shows one page after the other. A new gallery and a new Orca for each
    /// page take half a minute more.
    static let halves: [ArraySlice<String>] = {
      let middle = Gallery.pages.count / 2
      return [Gallery.pages[..<middle], Gallery.pages[middle...]]
    }()

    @Test(
      "Orca speaks the name, the role and the state of each control once", .tags(.screenReader),
      arguments: halves)
    func pages(_ pages: ArraySlice<String>) async throws {
      let first = try #require(pages.first)
      try await DesktopSession.run { session in
        // Orca asks for screen coordinates, and GTK logs each time that it has none.
        let expected = "Screen coordinates not supported"
        // Motion is reduced, because each frame of a moving ring draws the whole window.
        let arguments = ["--page", first, "--motion", "reduced"]
        try await Gallery.run(arguments, in: session, expecting: expected) { gallery in
          // After the gallery: Orca 51 does not speak the list's row in an application that starts later.
          let orca = try await gallery.screenReader()
          let trail = try await gallery.focusTrail()
          for page in pages {
            let walk = PageWalk(page: page, gallery: gallery, orca: orca, trail: trail)
            if page != first { try await walk.begin() }
            try await walk.listen()
          }
          await orca.end()
        }
      }
    }
  }
}

/// A walk over a page of the gallery by the keyboard, with Orca listening.
private struct PageWalk {
  let page: String
  let gallery: Gallery
  let orca: ScreenReader
  let trail: FocusTrail

  /// Returns whether an object is a row of the list of pages. The rows of shortcuts are in a list on the page.
  private func isRow(_ node: AccessibleNode) -> Bool { node.role == .listItem && node.states.contains(.selectable) }

  /// Goes on from the row of the page before to the row of this one.
  func begin() async throws {
    let row = try await step("Down").node
    try #require(isRow(row), "\(page): Down leads from its row to \(row.summary).")
  }

  /// Goes over the page from its row to its row, and compares the words of Orca with the controls.
  func listen() async throws {
    try await gallery.waitForSamples(of: page)
    let steps = try await walk(until: isRow)
    let stops = steps.map(\.node)
    #expect(stops.count > 4, "\(page)")
    let speech = Speech(joining: steps.map(\.speech))
    // The last is the list again, which is no part of the page.
    for stop in stops.dropLast() {
      #expect(!stop.name.isEmpty, "\(page): \(stop.summary) has no name.")
      let times = speech.count(of: stop)
      #expect(times == Speech.count(of: stop, in: stops), "\(page): \(stop.summary), spoken \(times) times: \(speech)")
      if !stop.description.isBlank { expectDescription(of: stop, among: stops, in: speech) }
    }
    let expected = try #require(PageSpeech.pages[page])
    for keys in expected.keys {
      let times = speech.count(ofKeys: keys)
      #expect(times == 1, "\(page): \(keys) was spoken \(times) times: \(speech)")
    }
    for words in expected.onTheWay { #expect(speech.contains(words), "\(page): \(words): \(speech)") }
    #expect(speech.slips() == [], "\(page)")
    for press in expected.presses {
      try await hear(press)
      try await walk(until: isRow)
    }
  }

  /// Presses a key on a control, checks the words of Orca, and closes what has opened, or ends the work.
  private func hear(_ press: PageSpeech.Press) async throws {
    try await walk { $0.name == press.name }
    let control = await trail.all.last
    let answer = try await orca.speech(upTo: press.answer) { try await gallery.press(press.key) }
    #expect(answer.contains(press.answer), "\(page): after \(press.key) on \(press.name): \(answer)")
    #expect(answer.slips() == [], "\(page)")
    _ = try await orca.speech {
      let there = await trail.all.last
      try await gallery.press("Escape")
      guard let there, there != control else { return }
      let back = await trail.next(from: there)
      try #require(back == control, "\(page): Escape does not lead back to \(press.name).")
    }
  }

  /// Several controls may have one description, such as "Selected".
  private func expectDescription(
    of stop: AccessibleNode, among stops: [AccessibleNode], in speech: Speech
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

  /// Walks on by Tab until focus comes to an end, and waits at each stop until Orca is silent.
  @discardableResult
  private func walk(
    until isEnd: (AccessibleNode) -> Bool
  ) async throws -> [(node: AccessibleNode, speech: Speech)] {
    var steps: [(node: AccessibleNode, speech: Speech)] = []
    while steps.count < 200 {
      let step = try await step("Tab")
      steps.append(step)
      #expect(step.speech.count(of: step.node) > 0, "\(page): Orca says \(step.speech) of \(step.node.summary).")
      if isEnd(step.node) { return steps }
    }
    throw TestFailure("\(page): Focus comes to no end: \(steps.suffix(5).map(\.node.summary))")
  }

  /// Presses a key that moves focus; returns the new place and the words of Orca.
  private func step(_ key: String) async throws -> (node: AccessibleNode, speech: Speech) {
    let before = await trail.all
    var place: Accessible?
    let speech = try await orca.speech {
      try await gallery.press(key)
      place = await trail.next(after: before.count)
    }
    guard let place else {
      let summary = try await before.last?.node().summary ?? "the beginning"
      throw TestFailure("\(page): \(key) does not move focus on from \(summary).")
    }
    return (try await place.node(), speech)
  }
}

extension String {
  /// True if it contains no words.
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
