import ATSPI
import AccessibilityAudit
import DesktopTraits
import Testing
import ThimbleTesting

extension ScreenReader {
  /// The reason why no screen reader is heard on Wayland.
  static let isTheSame: Comment = "Orca hears the accessibility bus, which the tests read on each display."

  /// All words so far, in order.
  var said: [String] { utterances.map(\.text) }

  /// Runs an action, and returns the words of Orca after it.
  ///
  /// The action must return after its effect. If it cannot wait for the effect on the bus, this waits for `words`.
  @discardableResult
  func speech(upTo words: String? = nil, after action: () async throws -> Void) async throws -> Speech {
    let isEnough = words.map { words in { (said: [Utterance]) in Speech(said.map(\.text)[...]).contains(words) } }
    return Speech(try await utterances(until: isEnough, after: action).map(\.text)[...])
  }
}

extension Gallery {
  /// Starts Orca, and lets it listen.
  ///
  /// The test is skipped if Orca is missing.
  func screenReader() async throws -> ScreenReader {
    if let reason = ScreenReader.unavailable { try Test.cancel("\(reason)") }
    let orca = try await ScreenReader.start(in: session)
    try await beHeard(by: orca)
    return orca
  }

  /// Lets Orca listen, and checks that it speaks the focus: moves the focus away from where the gallery begins, and back.
  func beHeard(by orca: ScreenReader) async throws {
    try await app.root.children().first?.wait { $0.states.contains(.active) }
    orca.listen(to: self)
    let trail = try await focusTrail()
    var place = try await wait(for: "the focus") { try await app.root.focused().last }
    try await orca.rest()
    for key in ["shift+Tab", "Tab"] {
      let speech = try await orca.speech {
        try await press(key)
        place = try #require(await trail.next(from: place), "\(key) does not move focus.")
      }
      guard !speech.utterances.isEmpty else {
        throw TestFailure("Orca does not say where focus comes: \(orca.said)")
      }
    }
  }

  /// Presses a key that moves keyboard focus, and waits until it has.
  func moveFocus(by key: String) async throws {
    let before = try await focusedNode()
    try await press(key)
    try await waitForFocus(toLeave: before)
  }
}
