import GtkTesting
import Thimble
import XCTest

/// No style, look or theme can hide that a button is on, disabled or focused.
final class StateMarkTests: ThimbleTestCase {
  /// The surface behind the buttons. It lives as long as the display.
  private static let surface: CSSProvider = {
    let provider = CSSProvider()
    provider.install()
    return provider
  }()

  nonisolated override func setUpWithError() throws {
    MainActor.assumeIsolated { if Gtk.initializeIfPossible() { _ = Self.surface } }
    try super.setUpWithError()
  }

  /// A style that ignores every state.
  private struct Constant: ButtonStyle {
    var variant = Button.Variant.primary
    var borderWidth = 0.0

    func appearance(of button: ButtonStyleConfiguration) -> ButtonAppearance {
      var look = Button.Configuration("", variant: variant).resolved(theme: button.theme, context: button.context)
        .appearance
      guard borderWidth > 0 else { return look }
      look.border = look.foreground
      look.borderWidth = borderWidth
      return look
    }
  }

  private enum Condition: String, CaseIterable {
    case off, on, mixed
    case disabled, disabledOn, inactive, inactiveOn
    case focused, focusedOn
    case atWork, atWorkOn

    /// The conditions that must look different from this one.
    var others: [Condition] {
      switch self {
      case .off: []
      case .on, .disabled, .inactive, .focused: [.off]
      case .mixed: [.off, .on]
      case .disabledOn: [.disabled, .on]
      case .inactiveOn: [.inactive, .on]
      case .focusedOn: [.focused, .on]
      case .atWork: [.off]
      case .atWorkOn: [.atWork, .on]
      }
    }

    @MainActor func apply(to button: ToggleButton) {
      button.isOn = rawValue.hasSuffix("On") || self == .on
      switch self {
      case .off, .on: break
      case .mixed: button.toggleState = .mixed
      case .disabled, .disabledOn: button.isEnabled = false
      case .inactive, .inactiveOn: button.disable(because: "Not yet")
      case .focused, .focusedOn: button.setStateFlags([.focused, .focusVisible])
      case .atWork, .atWorkOn:
        button.work.options.timing = PendingTiming(showDelay: .zero)
        button.work.start()
      }
    }
  }

  /// A look with one toggle in each condition.
  @MainActor
  private final class Row {
    let name: String
    let buttons: [(condition: Condition, button: ToggleButton)]

    init(_ name: String, _ change: (ToggleButton) -> Void) {
      self.name = name
      buttons = Condition.allCases.map { condition in
        let button = ToggleButton("Toggle", isOn: false)
        change(button)
        condition.apply(to: button)
        return (condition, button)
      }
    }

    var box: Box { Box(.horizontal, spacing: 16) { buttons.map { entry in entry.button } } }
  }

  /// Draws every row in each scheme and contrast, at rest and under the pointer, and compares the conditions.
  private func compare(
    _ rows: [Row], _ surrounding: String = "", flags: [StateFlags] = [[], .hovered, [.hovered, .active]]
  ) throws {
    let controller = ThemeController.shared
    Settings.shared[.enablesAnimations] = false
    defer {
      (controller.contrastOverride, controller.schemeOverride) = (nil, nil)
      Settings.shared[.enablesAnimations] = true
    }
    let page = Box(.vertical) { Box(.vertical, spacing: 16) { rows.map { row in row.box } } }
    page.addStyleClass("page")
    try withWindow(page) { _ in
      for button in rows.flatMap(\.buttons) where button.condition.rawValue.hasPrefix("atWork") {
        wait("the button at work shows its sign") { button.button.hasStyleClass("loading") }
      }
      for scheme in ColorScheme.allCases {
        for contrast in Contrast.allCases {
          (controller.schemeOverride, controller.contrastOverride) = (scheme, contrast)
          let values = controller.theme.values(in: controller.context)
          let back = rows.contains { $0.name.hasPrefix("on-color") } ? values.coloredSurface : values.surface
          Self.surface.load(".page { background-color: \(back.css); } .page > box { margin: 16px; }")
          for flags in flags {
            for button in rows.flatMap(\.buttons) { button.button.setStateFlags(flags) }
            try page.waitForFrames(2) { page.isLaidOut }
            let picture = try XCTUnwrap(Pixels(of: page))
            for row in rows {
              check(row, on: page, picture, "\(surrounding) \(scheme), \(contrast), flags \(flags.rawValue)")
            }
            for button in rows.flatMap(\.buttons) { button.button.unsetStateFlags(flags) }
          }
        }
      }
      for button in rows.flatMap(\.buttons) { button.button.work.stop() }
    }
  }

  private func check(_ row: Row, on page: Widget, _ picture: Pixels, _ surrounding: String) {
    var places: [Condition: Rectangle] = [:]
    for (condition, button) in row.buttons { places[condition] = button.bounds(in: page) }
    for (condition, place) in places {
      for other in condition.others {
        guard let second = places[other] else { continue }
        XCTAssertGreaterThan(
          picture.difference(place, second), 50, "\(row.name): \(condition) and \(other), \(surrounding)")
      }
    }
  }

  func testOfEveryStyle() throws {
    let styles: [(name: String, style: (any ButtonStyle)?)] = [
      ("none", nil), ("glass", .glass), ("prominent glass", .glassProminent), ("card", .card),
      ("themed primary", ThemedButtonStyle(.primary)), ("themed outlined", ThemedButtonStyle(.outlined)),
      ("themed link", ThemedButtonStyle(.link)), ("constant", Constant()),
      ("constant, plain", Constant(variant: .plain)),
      ("constant with a line", Constant(borderWidth: 4)),
    ]
    let rows = styles.map { name, style in Row(name) { if let style { $0.setStyle(style) } } }
    try compare(rows)
  }

  func testOfEveryLook() throws {
    let purple = Color(hex: 0x613583)
    let everywhere = { (change: (inout Button.Look) -> Void) in
      var look = Button.Look()
      change(&look)
      return look
    }
    let looks: [(String, Button.Variant, Button.Look)] = [
      ("tint", .neutral, everywhere { $0.tint = purple }),
      ("tinted primary", .primary, everywhere { $0.tint = purple }),
      ("background", .neutral, everywhere { $0.background = StateMap(Color(hex: 0xf9f06b)) }),
      (
        "fixed background", .outlined,
        everywhere {
          $0.background = StateMap(Color(hex: 0x1c71d8))
          $0.foreground = StateMap(.white)
          $0.adjustsForState = false
        }
      ),
      ("shadow", .neutral, everywhere { $0.shadow = StateMap(Shadow.elevation(4)) }),
      ("opaque", .neutral, everywhere { $0.opacity = StateMap(1) }),
      ("border", .plain, everywhere { ($0.border, $0.borderWidth) = (StateMap(purple), StateMap(2)) }),
    ]
    try compare(
      looks.map { name, variant, look in
        Row(name) {
          $0.variant = variant
          $0.configuration.look = look
        }
      })
  }

  func testOfEveryVariantInEveryTheme() throws {
    defer { ThemeController.shared.theme = .default }
    for theme in Theme.bundled {
      ThemeController.shared.theme = theme
      for variants in [Button.Variant.standard, Button.Variant.onColor] {
        try compare(
          variants.map { variant in Row(variant.name) { $0.variant = variant } }, theme.name, flags: [[], .hovered])
      }
    }
  }
}
