import ATSPI
import AccessibilityAudit
import DesktopSession
import Testing

extension EndToEnd {
  /// What Orca says on every page, of everything that the Tab key leads to.
  @Suite(.tags(.screenReader)) struct EveryPageSpeechTests {
    @Test(
      "Orca says of each control once what it is called, what it is and how it is", arguments: Gallery.pages)
    func page(_ page: String) async throws {
      // Orca asks for screen coordinates, and GTK says of each question that it has none.
      try await Gallery.run("--page", page, expecting: "Screen coordinates not supported") { gallery in
        let orca = try await gallery.screenReader()
        let trail = try await gallery.focusTrail()
        let start = orca.said.count
        let stops = try await gallery.walk(trail, heardBy: orca) { $0.role == .listItem }
        #expect(stops.count > 4)
        let speech = Speech(orca.said[start...])
        let version = try await gallery.app.tree().toolkitVersion
        // The last is the list again, which Orca may speak of once more while it gets to know the window.
        for stop in stops.dropLast() {
          #expect(!stop.name.isEmpty, "\(stop.summary) has no name.")
          #expect(speech.count(of: stop) == Speech.count(of: stop, in: stops), "\(stop.summary): \(speech)")
          if !stop.description.isBlank {
            let times = speech.count(ofDescription: stop.description)
            // "Selected" is what several say.
            let ranges = stops.filter { $0.description == stop.description }.map {
              Speech.range(ofDescriptionOf: $0, toolkitVersion: version)
            }
            let least = ranges.reduce(0) { $0 + $1.lowerBound }
            let most = ranges.reduce(0) { $0 + $1.upperBound }
            #expect((least...most).contains(times), "\(stop.description), of \(stop.name), was spoken \(times) times.")
          }
        }
        let expected = try #require(PageSpeech.pages[page])
        // GTK 4.8 has them said with the description, and that perhaps twice.
        for keys in expected.keys {
          let times = speech.count(ofKeys: keys)
          #expect(times == 1 || times == 2 && version.hasPrefix("4.8."), "\(keys) was spoken \(times) times: \(speech)")
        }
        for words in expected.onTheWay { #expect(speech.contains(words), "\(words): \(speech)") }
        for press in expected.presses {
          try await gallery.walk(trail, heardBy: orca) { $0.name == press.name }
          let words = orca.said.count
          try await gallery.press(press.key)
          let isHeard = try await orca.waits { Speech($0[words...]).contains(press.answer) }
          #expect(isHeard, "After \(press.key) on \(press.name): \(orca.said[words...])")
        }
        #expect(Speech(orca.said[...]).slips() == [])
      }
    }
  }
}

extension Gallery {
  /// Walks keyboard focus on by Tab until it comes to an end, and rests on each stop until `orca` has spoken of it.
  ///
  /// - Returns: Where focus came, and how that was.
  @discardableResult
  func walk(
    _ trail: FocusTrail, heardBy orca: ScreenReader, until isEnd: (AccessibleNode) -> Bool
  ) async throws -> [AccessibleNode] {
    var stops: [AccessibleNode] = []
    while stops.count < 200 {
      let (moves, words) = (await trail.all.count, orca.said.count)
      try await press("Tab")
      let place = try #require(
        try await trail.next(after: moves), "Focus stays on \(stops.last?.summary ?? "nothing").")
      let node = try await place.node()
      stops.append(node)
      let isHeard = try await orca.waits { Speech($0[words...]).count(of: node) > 0 }
      #expect(isHeard, "Orca says \(orca.said[words...]) of \(node.summary).")
      if isEnd(node) { return stops }
    }
    Issue.record("Focus comes to no end.")
    return stops
  }
}

extension String {
  /// Whether nothing of it is spoken.
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
