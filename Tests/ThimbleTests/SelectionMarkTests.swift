import GtkTesting
import Thimble
import ThimbleNames
import XCTest

/// No style can hide that a button is on.
@preconcurrency @MainActor
final class SelectionMarkTests: ThimbleTestCase {
  /// A style that ignores states.
  private struct Constant: ButtonStyle {
    var hasLine = false

    func appearance(of button: ButtonStyleConfiguration) -> ButtonAppearance {
      var look = button.theme.appearance(of: "primary", "medium", in: .normal, button.context)
      guard hasLine else { return look }
      look.border = look.foreground
      look.borderWidth = 4
      return look
    }
  }

  private static let styles: [(name: String, style: (any ButtonStyle)?)] = [
    ("none", nil), ("plain", .plain), ("borderless", .borderless), ("bordered", .bordered),
    ("prominent", .borderedProminent), ("link", .link), ("accessory bar", .accessoryBar),
    ("accessory action", .accessoryBarAction), ("glass", .glass), ("prominent glass", .glassProminent),
    ("card", .card), ("constant", Constant()), ("constant with a line", Constant(hasLine: true)),
  ]

  private func toggle(_ change: (Button) -> Void) -> [ToggleButton] {
    [false, true].map { isOn in ToggleButton("Toggle", isOn: isOn).with(change) }
  }

  /// Returns pairs of toggles, off and on, with the names of their looks.
  private func pairs() -> [(name: String, pair: [ToggleButton])] {
    let styled = Self.styles.map { name, style in
      (name, toggle { button in if let style { button.setStyle(style) } })
    }
    let looks: [(String, [ToggleButton])] = [
      ("tint", toggle { $0.tint = Color(hex: 0x613583) }),
      ("tinted primary", toggle { ($0.variant, $0.tint) = (.primary, Color(hex: 0x613583)) }),
      ("background", toggle { $0.configuration.look.background = StateMap(Color(hex: 0xf9f06b)) }),
      ("shadow", toggle { $0.configuration.look.shadow = StateMap(Shadow.elevation(4)) }),
    ]
    return styled + looks
  }

  private func inEachSurrounding(_ body: (Contrast, String) throws -> Void) rethrows {
    let controller = ThemeController.shared
    defer { (controller.contrastOverride, controller.schemeOverride) = (nil, nil) }
    for scheme in [ColorScheme.light, .dark] {
      for contrast in [Contrast.normal, .high] {
        (controller.schemeOverride, controller.contrastOverride) = (scheme, contrast)
        try body(contrast, "\(scheme), \(contrast)")
      }
    }
  }

  private func withPairs(_ body: ([(name: String, pair: [ToggleButton])]) throws -> Void) throws {
    Settings.shared[.enablesAnimations] = false
    defer { Settings.shared[.enablesAnimations] = true }
    let pairs = pairs()
    let rows = pairs.map { row in Box(.horizontal, spacing: 12) { row.pair } }
    try withWindow(Box(.vertical, spacing: 12) { rows }) { _ in try body(pairs) }
  }

  /// Returns the width of the line at the left edge, at half the height.
  private func line(_ picture: Pixels) -> Int {
    let y = picture.height / 2
    let width = (0..<8).prefix { !picture[$0, y].isVisiblyOther(than: picture[0, y]) }.count
    return width == 8 ? 0 : width
  }

  func testOnDiffersFromOff() throws {
    try withPairs { pairs in
      try inEachSurrounding { _, surrounding in
        for isEnabled in [true, false] {
          for (name, pair) in pairs {
            for button in pair { button.isEnabled = isEnabled }
            let pictures = try pair.map { try XCTUnwrap(Pixels(of: $0)) }
            let text = "\(name), \(surrounding), enabled: \(isEnabled)"
            XCTAssertGreaterThan(pictures[0].difference(from: pictures[1]), 150, text)
            for button in pair { button.isEnabled = true }
          }
        }
      }
    }
  }

  func testHighContrastHasAThickLine() throws {
    try withPairs { pairs in
      try inEachSurrounding { contrast, surrounding in
        guard contrast == .high else { return }
        for (name, pair) in pairs {
          XCTAssertGreaterThanOrEqual(line(try XCTUnwrap(Pixels(of: pair[1]))), 3, "\(name), \(surrounding)")
        }
      }
    }
  }

  func testAtWorkAToggleStaysOn() throws {
    try withPairs { pairs in
      for (name, pair) in pairs {
        for button in pair {
          button.pacemaker = ManualTime().pacemaker
          button.work.start()
        }
        let pictures = try pair.map { try XCTUnwrap(Pixels(of: $0)) }
        XCTAssertGreaterThan(pictures[0].difference(from: pictures[1]), 150, name)
        for button in pair { button.work.stop() }
      }
    }
  }

  func testAButtonThatDoesNotFollowItsSelectionLooksTheSame() throws {
    Settings.shared[.enablesAnimations] = false
    defer { Settings.shared[.enablesAnimations] = true }
    let button = Button("Toggle")
    button.setStyle(.card)
    button.configuration.automaticallyUpdatesForSelection = false
    try withWindow(button) { _ in
      let off = try XCTUnwrap(Pixels(of: button))
      button.isSelected = true
      XCTAssertEqual(off.difference(from: try XCTUnwrap(Pixels(of: button))), 0)
    }
  }
}
