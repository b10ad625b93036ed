// Groups/Rows and Stacks
//
// Several buttons at the end of a form, a page or a dialog. They are side by side if they fit, and otherwise below each
// other. A list can have buttons as its rows.
//
// Keywords: row stack distribution equal emphasis minimal list summary layout wrap loader dots

import Thimble
public import ThimbleGallery

public enum ButtonRowPage: Page {
  public static let id = "button-row"

  public static let samples = [
    Sample("distributions", distributions),
    Sample("placement", placement),
    Sample("narrow", narrow),
    Sample("list", list, play: .press("Network", shows: "Chosen: Network")),
    Sample("summary", summary),
    Sample("dots", dots),
  ]

  /// Distributions
  ///
  /// Equal widths, emphasis on the primary button, and minimal widths.
  static func distributions() -> Widget {
    Box(.vertical, spacing: 24) {
      ButtonRow(distribution: .equal) {
        Button("Back")
        Button("Continue", variant: .primary)
      }
      ButtonRow(distribution: .emphasis) {
        Button("Skip")
        Button("Book Now", variant: .primary)
      }
      ButtonRow(distribution: .minimal) {
        Button("Cancel")
        Button("Save", variant: .primary)
      }
    }
  }

  /// The primary button first
  ///
  /// The row places the primary button first, whatever the order in code. Custom spacing sets one button apart.
  static func placement() -> Widget {
    let later = Button("Send Later")
    let row = ButtonRow(distribution: .minimal, primaryPlacement: .first) {
      later
      Button("Discard Draft")
      Button("Send Now", variant: .primary)
    }
    row.setCustomSpacing(48, after: later)
    return row
  }

  /// Narrow rows
  ///
  /// Buttons that do not fit side by side stand below each other, all equally wide. No title is cut.
  static func narrow() -> Widget {
    let buttons = [
      Button("Remind Me Tomorrow Morning"), Button("Install When I Shut Down"),
      Button("Restart and Install Now", variant: .primary),
    ]
    for button in buttons { button.configuration.titleLineBreak = .wrap }
    return ButtonRow(distribution: .equal) { buttons }
  }

  /// A list
  ///
  /// Each row is a button, and reacts over its whole width.
  static func list() -> Widget {
    let result = Label("Nothing chosen yet").with { $0.xAlign = 0 }
    return Box(.vertical, spacing: 12) {
      ButtonList {
        [("Network", "network-wireless-symbolic"), ("Sound", "audio-volume-high-symbolic")].map { title, icon in
          ButtonListRow(title, icon: .named(icon)) { [weak result] in result?.tell("Chosen: \(title)") }
            .with { $0.trailingIcon = "go-next-symbolic" }
        }
        ButtonListRow("Add Account", icon: "list-add-symbolic")
      }
      result
    }
  }

  /// A summary
  ///
  /// Each row shows a choice, and a button to change it. The last row is set apart.
  static func summary() -> Widget {
    let rows = [("Delivery", "Tomorrow, 9 to 12"), ("Address", "12 Garden Street"), ("Total", "€48.00")].map {
      SummaryRow(
        $0, value: $1,
        button: $0 == "Total" ? nil : change($0))
    }
    let stack = ButtonStack(spacing: 15) { rows }
    stack.setCustomSpacing(30, after: rows[1])
    return stack
  }

  /// The buttons look alike, so each accessible name says what the button changes.
  private static func change(_ what: String) -> Button {
    Button("Change", variant: .outlined, size: .small).with { $0.setAccessibilityLabel("Change \(what)") }
  }

  /// Three dots
  ///
  /// A sign of work beside buttons, in two sizes. The dots do not move if the desktop's animations are off.
  static func dots() -> Widget {
    let dots = LoaderDots(accessibilityLabel: "Looking for messages")
    let small = LoaderDots(theme: .muted, isSmall: true)
    small.play()
    return WrapBox(spacing: 24, lineSpacing: 12) {
      Button("Play or Stop") { [weak dots] in
        if dots?.isPlaying == true { dots?.stop() } else { dots?.play() }
      }
      dots.with { $0.verticalAlignment = .center }
      small.with { $0.verticalAlignment = .center }
    }
  }
}
