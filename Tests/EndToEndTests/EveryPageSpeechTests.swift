import ATSPI
import AccessibilityAudit
import DesktopSession
import Testing

extension EndToEnd {
  /// What Orca says on every page, of everything that the Tab key leads to.
  @Suite(.tags(.screenReader)) struct EveryPageSpeechTests {
    @Test("Orca says of each control once what it is called, what it is and how it is", arguments: Gallery.pages)
    func page(_ page: String) async throws {
      // Orca asks for screen coordinates, and GTK says of each question that it has none.
      try await Gallery.run("--page", page, expecting: "Screen coordinates not supported") { gallery in
        let orca = try await ScreenReader.start(in: gallery.session)
        let (stops, speech) = try await gallery.walk(heardBy: orca)
        #expect(stops.count > 4)
        let version = try await gallery.app.tree().toolkitVersion
        for stop in stops {
          #expect(!stop.name.isEmpty, "\(stop.summary) has no name.")
          #expect(speech.count(of: stop) == Speech.count(of: stop, in: stops), "\(stop.summary): \(speech)")
          if !stop.description.isEmpty {
            let times = speech.count(ofDescription: stop.description)
            let range = Speech.range(ofDescriptionOf: stop, toolkitVersion: version)
            #expect(range.contains(times), "\(stop.description), of \(stop.name), was spoken \(times) times.")
          }
        }
        #expect(speech.slips == [])
      }
    }
  }
}

extension Gallery {
  /// Goes to and fro beside the list of pages until Orca has spoken at each step: while it looks around in a window that
  /// is new to it, it may leave out where focus comes meanwhile.
  private func greet(_ orca: ScreenReader, at row: AccessibleNode) async throws {
    var isAwake = try await orca.waits { Speech($0[...]).count(of: [row.name]) > 0 }
    for _ in 0..<3 {
      for key in ["shift+Tab", "Tab"] {
        let words = orca.said.count
        try await press(key)
        isAwake = try await orca.waits { !Speech($0[words...]).utterances.isEmpty } && isAwake
      }
      if isAwake { return }
      isAwake = true
    }
    Issue.record("Orca does not say where focus comes: \(orca.said)")
  }

  /// Walks keyboard focus by Tab from the list of pages over the page and the window around it, back to the list, and
  /// rests on each stop until `orca` has spoken of it.
  ///
  /// - Returns: Where focus came, and what was said all the way.
  func walk(heardBy orca: ScreenReader) async throws -> (stops: [AccessibleNode], speech: Speech) {
    let row = try #require(try await focused())
    try await greet(orca, at: row)
    let trail = try await focusTrail()
    let start = orca.said.count
    var stops: [AccessibleNode] = []
    while true {
      let (moves, words) = (await trail.all.count, orca.said.count)
      try await press("Tab")
      guard let place = try await trail.next(after: moves) else {
        Issue.record("Focus does not leave \(stops.last?.summary ?? row.summary).")
        break
      }
      let node = try await place.node()
      guard node.id != row.id, stops.count < 200 else { break }
      stops.append(node)
      let isHeard = try await orca.waits { Speech($0[words...]).count(of: node) > 0 }
      #expect(isHeard, "Orca says \(orca.said[words...]) of \(node.summary).")
    }
    #expect(stops.count < 200, "Focus comes back to the list of pages.")
    return (stops, Speech(orca.said[start...]))
  }
}
