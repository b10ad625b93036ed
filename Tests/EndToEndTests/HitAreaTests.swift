import ATSPI
import AccessibilityAudit
import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd.EachDisplay {
  /// Real pointer presses at both sides of the edges of each control's reported area.
  @Suite struct HitAreaTests {
    @Test(
      "A press goes to the owner of the cell, on both sides of its edges",
      arguments: ["row", "reversed", "crowd", "mixed", "seed-1", "seed-2", "seed-3"])
    func edges(layout: String) async throws {
      try await Probe.run(layout) { probe in
        let targets = probe.targets
        #expect(targets.count > 3)
        var expected: [String] = []
        var commands = Probe.arrival
        for point in Self.points(targets) {
          commands += ["mousemove", "\(point.x)", "\(point.y)"] + Probe.click
          if let owner = targets.first(where: { $0.owns(point) }) { expected.append("pressed \(owner.name)") }
        }
        // Controls at work drop their presses.
        expected.removeAll { event in targets.contains { $0.isBusy && event == "pressed \($0.name)" } }
        // The last press certainly counts, so that any unexpected press before it is noticed.
        let last = try #require(targets.first { !$0.isBusy })
        commands += ["mousemove", "\(last.middle.x)", "\(last.middle.y)"] + Probe.click
        expected.append("pressed \(last.name)")
        try await probe.session.act(commands)
        #expect(try await probe.events(expected.count) == expected)
        #expect(expected.count > 20)
      }
    }

    @Test("A press on a control that moved under the still pointer is ignored, and a later press is not")
    func reflow() async throws {
      try await Probe.run("reflow") { probe in
        let point = try #require(probe.targets.first?.middle)
        try await probe.session.act(Probe.arrival + ["mousemove", "\(point.x)", "\(point.y)"] + Probe.click)
        #expect(try await probe.events(2) == ["pressed Next", "shown Delete"])
        // Presses again until one counts; the probe reports whether that was in time. A slow probe may count several.
        var events: [String] = []
        let end = ContinuousClock.now + patience
        while events.count < 3, ContinuousClock.now < end {
          try await probe.act("click", "1")
          events = try await probe.events(3, within: .milliseconds(200))
        }
        #expect(events.count > 2 && events.dropFirst(2).allSatisfy { $0 == "pressed Delete in time" }, "\(events)")
      }
    }

    @Test("The page's switch shows the overlay, and reports it")
    func overlay() async throws {
      try await Gallery.run("--page", "hit-area") { gallery in
        let toggle = try await gallery.button("Hit Areas")
        for isOn in [true, false] {
          try await toggle.perform("click")
          try await toggle.wait { $0.states.contains(.pressed) == isOn }
        }
      }
    }

    @Test(
      "The overlay is visible, by the page's switch and by the environment",
      .enabled(if: Screen.unavailable == nil, "\(Screen.unavailable ?? "")"))
    func overlayPixels() async throws {
      try await Gallery.run("--page", "hit-area") { gallery in
        let screen = Screen(gallery.session)
        #expect(try await screen.drawnCount(of: Screen.overlayBlue) == 0)
        try await gallery.button("Hit Areas").perform("click")
        try await screen.wait { $0 > 20 }
        try await gallery.button("Hit Areas").perform("click")
        try await screen.wait { $0 == 0 }
      }
      try await Probe.run("row", environment: ["THIMBLE_HIT_AREAS": "1"]) { probe in
        try await Screen(probe.session).wait { $0 > 20 }
      }
      for environment in [[:], ["THIMBLE_HIT_AREAS": "0"], ["THIMBLE_HIT_AREAS": "yes"]] {
        try await Probe.run("row", environment: environment) { probe in
          let count = try await Screen(probe.session).drawnCount(of: Screen.overlayBlue)
          #expect(count == 0)
        }
      }
    }

    @Test(
      "Orca speaks the name and role of each target, and nothing of drawn areas",
      .tags(.screenReader), .x11Only(ScreenReader.isTheSame))
    func transcript() async throws {
      try await Gallery.run("--page", "hit-area", expecting: "Screen coordinates not supported") { gallery in
        let orca = try await gallery.screenReader()
        let toggle = try await gallery.button("Hit Areas")
        let arrival = try await orca.speech { try await gallery.focus(toggle) }
        #expect(arrival.contains("Hit Areas"), "\(arrival)")
        let change = try await orca.speech {
          try await gallery.press("space")
          try await toggle.wait { $0.states.contains(.pressed) }
        }
        let add = try await orca.speech { try await gallery.focus(gallery.button("Add")) }
        #expect(add.utterances.filter { $0.hasPrefix("Add") } == ["Add button"], "\(add)")
        for speech in [arrival, change, add] {
          #expect(!speech.contains { $0.localizedStandardContains("cell") || $0.contains("48") }, "\(speech)")
        }
      }
    }

    @Test("The page's row moves with the first press, and starts again")
    func reflowSample() async throws {
      try await Gallery.run("--page", "hit-area") { gallery in
        try await gallery.button("Next").perform("click")
        try await gallery.button("Delete").perform("click")
        try await gallery.expectLabel("Deleted")
        try await gallery.button("Start Over").perform("click")
        try await gallery.expectLabel("Nothing deleted")
      }
    }

    // MARK: Points

    /// Returns the last pixels inside and the first outside, on each side of each cell, at the middle of the visible
    /// box.
    private static func points(_ targets: [Probe.Target]) -> [Probe.Pixel] {
      targets.flatMap { target -> [Probe.Pixel] in
        let middle = target.middle
        var (left, right, top, bottom) = (middle, middle, middle, middle)
        while target.owns(left) { left.x -= 1 }
        while target.owns(right) { right.x += 1 }
        while target.owns(top) { top.y -= 1 }
        while target.owns(bottom) { bottom.y += 1 }
        let across = [left.x - 1, left.x, left.x + 1, left.x + 2, right.x - 1, right.x, right.x + 1]
        let along = [top.y - 1, top.y, top.y + 1, top.y + 2, bottom.y - 1, bottom.y, bottom.y + 1]
        return across.map { Probe.Pixel(x: $0, y: middle.y) } + along.map { Probe.Pixel(x: middle.x, y: $0) }
      }
      .filter { pixel in
        // X presses at the corner of a pixel, and a cell is decided at its middle. If the four pixels around the corner
        // have different owners, the edge may be at half a pixel, so the next point is used.
        let owners = [(0, 0), (-1, 0), (0, -1), (-1, -1)].map { (dx, dy) in
          targets.first { $0.owns(Probe.Pixel(x: pixel.x + dx, y: pixel.y + dy)) }?.name
        }
        return Set(owners).count == 1
      }
    }
  }
}
