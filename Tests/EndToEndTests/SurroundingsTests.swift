import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

/// A line of `Tests/Fixtures/SurroundingsProbe`: the kit's controls beside stock ones.
struct Surroundings: Decodable {
  struct Pair: Decodable {
    var place: String
    var name: String
    var kit: Look
    var stock: Look
  }

  struct Look: Decodable {
    /// The control's place in the row: x, y, width and height.
    var box: [Double]
    /// The most frequent opaque colour; empty if there is none.
    var color: String
    /// The opacity of the surface at rest, 0…255.
    var surface: Int
    /// The first and the last row of the text or icon.
    var ink: [Int]
  }

  /// The minor version of libadwaita 1; 0 without it.
  var adwaita: Int
  var theme: String
  var scheme: String
  var contrast: String
  var controls: [Pair]

  static let bars = ["header-bar", "adw-header-bar", "action-bar", "tool-bar", "search-bar"]

  /// Returns the space between neighbours in a place, without groups, whose box is not measured.
  func gaps(in place: String) -> [Double] {
    let row = controls.filter { $0.place == place }
    let boxes = row.flatMap { [$0.kit.box, $0.stock.box] }.sorted { $0[0] < $1[0] }
    let groups = row.filter { $0.name == "linked" }.flatMap { [$0.kit.box, $0.stock.box] }
    return zip(boxes, boxes.dropFirst()).filter { !groups.contains($0) && !groups.contains($1) }
      .map { $1[0] - $0[0] - $0[2] }
  }

  /// Returns the controls with that name in a place.
  func pair(_ name: String, in place: String = "box") throws -> Pair {
    try #require(controls.first { $0.name == name && $0.place == place })
  }
}

extension EndToEnd {
  /// The kit in an application of GNOME: beside stock buttons, in libadwaita, and under other themes.
  @Suite struct SurroundingsTests {
    @Test(
      "In every place each control has the height, place and length of the stock one beside it",
      arguments: [false, true])
    func boxes(usesAdwaita: Bool) async throws {
      for direction in [[], ["rtl"]] {
        let steps = (usesAdwaita ? ["adwaita"] : []) + direction + ["report"]
        let report = try #require(try await reports(steps).first)
        for pair in report.controls {
          // GTK's own theme has no pills.
          guard usesAdwaita || pair.name != "pill" else { continue }
          let (kit, stock) = (pair.kit.box, pair.stock.box)
          if usesAdwaita || !Self.hasOtherForm(pair) {
            #expect([kit[1], kit[3]] == [stock[1], stock[3]], "\(pair)")
          } else {
            #expect(abs(kit[1] + kit[3] / 2 - stock[1] - stock[3] / 2) <= 1, "In the middle: \(pair)")
          }
          guard usesAdwaita else { continue }
          // On different colours, the edges of letters also differ; a stock link is thin, and the cross of a tab is
          // pale.
          if !["suggested", "destructive", "link"].contains(pair.name), !pair.place.hasPrefix("tab") {
            // With an odd height the middle is between two pixels.
            let tolerance = kit[3].truncatingRemainder(dividingBy: 2) == 0 ? 0 : 1
            let shifts = zip(pair.kit.ink, pair.stock.ink).map { abs($0 - $1) }
            #expect(pair.kit.ink.count == pair.stock.ink.count && shifts.allSatisfy { $0 <= tolerance }, "\(pair)")
          }
          // The arrow part of a split button is wider, as a larger target.
          if pair.name != "split", pair.name != "link" { #expect(abs(kit[2] - stock[2]) <= 2, "\(pair)") }
          // From right to left, GTK ignores the margins of its own button.
          if pair.place.hasPrefix("tab"), direction == [] { #expect(kit[0] == stock[0], "\(pair)") }
        }
        for place in Surroundings.bars + ["box", "list-row", "action-row", "popover", "dialog"] {
          let gaps = report.gaps(in: place)
          #expect(Set(gaps).count <= 1 || !usesAdwaita && place == "tool-bar", "\(place): \(gaps)")
        }
      }
    }

    /// Returns true if a stock control has another form in GTK's own theme than in libadwaita: in a plain tool bar, not
    /// a menu button or a group has the margin but its inner button; the button of a tab has a border.
    private static func hasOtherForm(_ pair: Surroundings.Pair) -> Bool {
      pair.place == "tool-bar" && ["menu", "linked"].contains(pair.name) || pair.place.hasPrefix("tab")
    }

    @Test("In libadwaita, buttons have a surface if stock buttons have one")
    func surfaces() async throws {
      for scheme in ["light", "dark"] {
        let report = try #require(try await reports(["adwaita", scheme, "report"]).first)
        // An icon button and a close button look the same in all places.
        for pair in report.controls
        where Surroundings.bars.contains(pair.place) || pair.name != "icon" && pair.name != "close button" {
          #expect((pair.kit.surface > 8) == (pair.stock.surface > 8), "\(scheme) \(pair)")
        }
      }
    }

    @Test("In libadwaita, the application's accent colour re-colours primary buttons while running")
    func accent() async throws {
      let purple = "css:@define-color accent_bg_color #9141ac; @define-color destructive_bg_color #a51d2d;"
      let reports = try await reports(["adwaita", "report", purple, "report", "dark", "report"])
      try #require(reports.count == 3)
      #expect(reports.map(\.theme) == ["Adwaita", "Adwaita", "Adwaita"])
      #expect(reports.map(\.scheme) == ["light", "light", "dark"])
      for report in reports.dropFirst() {
        let pair = try report.pair("suggested")
        #expect(pair.kit.color == "#9141ac" && pair.stock.color == "#9141ac")
        #expect(try report.pair("destructive").kit.color == "#a51d2d")
      }
      // White text on libadwaita's blue has 3.8:1 only.
      #expect(try reports[0].pair("suggested").kit.color != "#9141ac")
    }

    @Test("In libadwaita, high contrast and dark of its style manager are followed")
    func manager() async throws {
      let environment = ["ADW_DEBUG_HIGH_CONTRAST": "1", "ADW_DEBUG_COLOR_SCHEME": "prefer-dark"]
      let report = try #require(try await reports(["adwaita", "report"], environment: environment).first)
      #expect(report.contrast == "high" && report.scheme == "dark")
    }

    @Test("In libadwaita, the desktop's scheme is followed while running")
    func desktopScheme() async throws {
      let (dark, light) = ("set:color-scheme uint32 1", "set:color-scheme uint32 2")
      let scheme = try await reports(["portal", "adwaita", "report", dark, "report", light, "report"])
      #expect(scheme.map(\.scheme) == ["light", "dark", "light"])
    }

    @Test("In libadwaita, the desktop's accent colour, contrast and scheme are followed together while running")
    func desktop() async throws {
      let purple = "set:accent-color (0.569, 0.255, 0.675)"
      let teal = "set:accent-color (0.129, 0.565, 0.643)"
      let (high, normal) = ("set:contrast uint32 1", "set:contrast uint32 0")
      let dark = "set:color-scheme uint32 1"
      let reports = try await reports(
        ["portal", "adwaita", "report"] + [purple, teal, high, dark, normal].flatMap { [$0, "report"] })
      let version = try #require(reports.first).adwaita
      if version < 6 {
        try Test.cancel("libadwaita 1.\(version) supports neither the accent colour nor the contrast of the portal.")
      }
      let suggested = try reports.map { try $0.pair("suggested") }
      #expect(suggested[1].stock.color == "#9141ac" && suggested[1].kit.color == "#9141ac")
      #expect(suggested[2].stock.color == "#2190a4", "White text on it has only 3.8:1.")
      #expect(Set(suggested.prefix(3).map(\.kit.color)).count == 3 && suggested[2].kit.color != "#2190a4")
      #expect(reports.map(\.contrast) == ["normal", "normal", "normal", "high", "high", "normal"])
      #expect(reports.map(\.scheme) == ["light", "light", "light", "light", "dark", "dark"])
    }

    @Test(
      "Under a dark theme, chosen in any way, the kit is dark",
      arguments: [["GTK_THEME": "Adwaita:dark"], ["GTK_THEME": "Adwaita-dark"], ["GTK_THEME": "Default:dark"]])
    func forced(environment: [String: String]) async throws {
      let report = try #require(try await reports(["report"], environment: environment).first)
      #expect(report.scheme == "dark" && report.theme == "Default")
      let light = try #require(try await reports(["report"], environment: ["GTK_THEME": "Adwaita"]).first)
      #expect(light.scheme == "light")
    }

    @Test("A dark theme without a dark name, or an application's own dark stylesheet, counts as dark")
    func unnamed() async throws {
      let dark = "css:@define-color theme_bg_color #222; window.background { background: #222; color: #eee; }"
      let reports = try await reports(["report", dark, "report"])
      #expect(reports.map(\.scheme) == ["light", "dark"])
    }

    /// Returns the reports of the probe with these steps. The test is skipped if this machine has no libadwaita.
    private func reports(_ steps: [String], environment: [String: String] = [:]) async throws -> [Surroundings] {
      try await DesktopSession.run { session in
        let process = try session.launch(DesktopSession.product("surroundings-probe"), steps, environment: environment)
        #expect(await process.end(allowing: patience) == 0, "\(process.standardError)")
        #expect(process.complaints() == [])
        let lines = process.standardOutput.split(separator: "\n")
        if lines.first == "no libadwaita" { try Test.cancel("There is no libadwaita.") }
        return try lines.map { try JSONDecoder().decode(Surroundings.self, from: Data($0.utf8)) }
      }
    }
  }
}
