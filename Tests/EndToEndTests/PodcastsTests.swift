import ATSPI
import AccessibilityAudit
import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// The example application that was written from the documentation, tested with the test kit alone.
  @Suite struct PodcastsTests {
    @Test("Two downloads run at once by keys, and the button that plays afterwards keeps focus")
    func downloads() async throws {
      try await withPodcasts { app in
        // Beyond the list of podcasts: Tab selects its rows one after the other.
        try await app.find(.radioButton, named: "All").press(by: .pointer)
        let titles = ["The Keeper's Log", "Fog over the Bay"]
        for title in titles {
          try await app.find(.pushButton, named: "Download “\(title)”").focus()
          try await app.press("Return")
        }
        for title in titles { try await app.find(.progressBar, named: "Download “\(title)”") }
        for title in titles { try await app.find(.pushButton, named: "Play “\(title)”") }
        try await app.expectFocus("Play “Fog over the Bay”")
        // Within a second, a press is still meant to cancel the download.
        try await Task.sleep(for: .seconds(1))
        try await app.press("Return")
        try await app.expectFocus("Pause “Fog over the Bay”")
        try await app.find(named: "Loudness")
        try await app.press("Return")
        try await app.expectFocus("Play “Fog over the Bay”")
      }
    }

    @Test("A second press cancels a download, and offline the button says why it does nothing")
    func cancelling() async throws {
      try await withPodcasts { app in
        let download = try await app.find(.pushButton, named: "Download “Fog over the Bay”")
        try await download.press()
        try await app.find(.progressBar, named: "Download “Fog over the Bay”")
        try await download.press(by: .pointer)
        try await app.expectNone(.progressBar, named: "Download “Fog over the Bay”")
        try await app.press("F10")
        try await app.find(named: "Work Offline").press()
        try await app.find(.pushButton, named: "Download “Fog over the Bay”").expect(description: "You work offline")
      }
    }

    @Test("A podcast goes by the menu of its row, and comes back by Undo")
    func undo() async throws {
      try await withPodcasts { app in
        try await app.find(.label, text: "Signals").press(by: .pointer)
        try await app.find(.label, text: "Morse, for Beginners")
        try await app.press("Menu")
        try await app.find(.menuItem, named: "Unsubscribe").press()
        try await app.expectNone(.label, text: "Morse, for Beginners")
        try await app.find(.label, text: "Bread, Again")
        try await app.find(.pushButton, named: "Undo").press()
        try await app.find(.label, text: "Signals")
        try await app.find(.label, text: "Morse, for Beginners")
      }
    }

    @Test("Filter, order and search decide the rows")
    func rows() async throws {
      try await withPodcasts { app in
        try await app.find(.radioButton, named: "Downloaded").press()
        try await app.find(.label, text: "No episodes here")
        try await app.find(.radioButton, named: "All").press()
        try await app.press("ctrl+f")
        try await app.type("fog")
        try await app.find(.label, text: "Fog over the Bay")
        try await app.expectNone(.label, text: "The Last Lamp")
      }
    }

    @Test("A subscription is kept, and so are its downloads")
    func kept() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      try await withPodcasts(folder) { app in
        try await app.find(.pushButton, named: "Subscribe", number: 1).press()
        try await app.find(.entry, named: "Address of a podcast").type("https://fog.example/feed")
        try await app.find(.pushButton, named: "Subscribe", with: .focusable, number: 2).press()
        try await app.find(.label, text: "fog.example")
        try await app.find(.pushButton, named: "Download “First Episode”").press()
        try await app.find(.pushButton, named: "Play “First Episode”")
      }
      try await withPodcasts(folder) { app in
        try await app.find(.label, text: "fog.example").press(by: .pointer)
        try await app.find(.pushButton, named: "Play “First Episode”")
      }
    }

    @Test(
      "It has no accessibility problem, in German, in dark and with large text",
      arguments: [
        SessionSettings(), SessionSettings(language: "de"), SessionSettings(scheme: .dark),
        SessionSettings(textScale: 2),
      ])
    func audit(settings: SessionSettings) async throws {
      try await withPodcasts(settings: settings) { app in
        try await app.find(.label, text: settings.language == "de" ? "5 Folgen" : "5 episodes")
        try await app.audit()
      }
    }

    @Test(
      "In 360 pixels it shows one part after the other, also with the text twice as large",
      .x11Only("xdotool changes the size of the window."), arguments: [1.0, 2])
    func narrow(textScale: Double) async throws {
      try await withPodcasts(settings: SessionSettings(textScale: textScale)) { app in
        // Before that there is no window to make narrow.
        let frame = try await app.find(.frame, named: "Podcasts", with: .active)
        #expect(try await app.session.makeNarrow(app.process, frame.accessible))
        // A pointer reaches only what is shown.
        try await app.find(.label, text: "Signals").press(by: .pointer)
        try await app.find(.label, text: "Morse, for Beginners").press(by: .pointer)
        try await app.press("Escape")
        try await app.find(.label, text: "The Lighthouse").press(by: .pointer)
        try await app.find(.label, text: "Fog over the Bay").press(by: .pointer)
      }
    }

    /// Runs the application with a folder of its own.
    private func withPodcasts(
      _ folder: URL? = nil, settings: SessionSettings = SessionSettings(),
      _ body: (TestApplication) async throws -> Void
    ) async throws {
      let data = folder ?? FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { if folder == nil { try? FileManager.default.removeItem(at: data) } }
      let app = try await TestApplication.launch(
        "thimble-podcasts", environment: ["XDG_DATA_HOME": data.path, "THIMBLE_TIME_LIMITS": "50"], settings: settings,
        patience: .long)
      try await body(app)
      try await app.end()
    }
  }
}
