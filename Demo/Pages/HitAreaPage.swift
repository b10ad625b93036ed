// Behaviour/Hit Area
//
// Every control reacts in at least 48 × 48 pixels, without a change to the layout. A point on a widget's own pixels
// belongs to that widget; a point in a gap belongs to the control with the nearest edge. Turn the overlay on to see the
// areas: a line around each visible control, a colour for its area, and amber where neighbours share the room.
//
// Keywords: target touch pointer 48 fitts crowd neighbour overlay cell wcag reflow guard policy insets

import Inspecting
import Thimble
public import ThimbleGallery

public enum HitAreaPage: Page {
  public static let id = "hit-area"

  public static let samples = [
    Sample("overlay", overlay, play: .toggle("Hit Areas")),
    Sample("alone", alone, play: .press("Add", shows: "Hit 1")),
    Sample("crowd", crowd, play: [.press("C2"), .expectNone("None pressed")]),
    Sample("neighbours", neighbours),
    Sample("policies", policies),
    Sample("frames", frames),
    Sample("reflow", reflow, play: .press("Next", shows: "Delete") + .press("Start Over", shows: "Next")),
    Sample("report", report),
  ]

  /// The overlay
  ///
  /// The button shows the area of every control in every window. The environment variable THIMBLE_HIT_AREAS=1 does the
  /// same in any application that imports Inspecting.
  static func overlay() -> Widget {
    let toggle = Button("Hit Areas", icon: "find-location-symbolic") {}
    toggle.isSelected = HitAreaOverlay.isShown
    toggle.connect(.clicked) { button in
      HitAreaOverlay.isShown.toggle()
      button.isSelected = HitAreaOverlay.isShown
    }
    return Box(.horizontal) { toggle }
  }

  /// Alone
  ///
  /// The icon is 16 pixels wide and has no insets. Press beside it, up to 16 pixels away.
  static func alone() -> Widget {
    let result = Label("Missed so far")
    var count = 0
    return WrapBox(spacing: 40, lineSpacing: 12) {
      IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add") { [weak result] in
        count += 1
        result?.tell("Hit \(count)")
      }
      .with { $0.contentInsets = .zero }
      result
    }
  }

  /// A crowd
  ///
  /// Buttons of sixteen pixels, six pixels apart: each owns its own pixels and the gap up to the middle. The outer
  /// buttons have their full area on the outside.
  static func crowd() -> Widget {
    let result = Label("None pressed")
    let letters = ["A", "B", "C", "D", "E", "F", "G", "H"]
    let grid = Grid()
    for (column, letter) in letters.enumerated() {
      for row in 1...4 {
        let star = IconButton(icon: "starred-symbolic", accessibilityLabel: "\(letter)\(row)") { [weak result] in
          result?.tell("\(letter)\(row)")
        }
        star.contentInsets = .zero
        star.setMargins(top: 3, bottom: 3, leading: 3, trailing: 3)
        grid.attach(star, column: column, row: row - 1)
      }
    }
    result.verticalAlignment = .center
    return WrapBox(spacing: 60, lineSpacing: 24) {
      grid
      result
    }
  }

  /// Other neighbours
  ///
  /// The buttons reach across the gap and over the label, but never onto the entry, the switch or the disabled button.
  static func neighbours() -> Widget {
    WrapBox(spacing: 8, lineSpacing: 8) {
      IconButton(icon: "edit-clear-symbolic", accessibilityLabel: "Clear").with { $0.contentInsets = .zero }
      Entry("Text").with { $0.setAccessibilityLabel("Note") }
      IconButton(icon: "mail-send-symbolic", accessibilityLabel: "Send").with { $0.contentInsets = .zero }
      Label("Notify")
      Switch("Notify").with { $0.verticalAlignment = .center }
      IconButton(icon: "user-trash-symbolic", accessibilityLabel: "Discard").with {
        $0.contentInsets = .zero
        $0.isEnabled = false
      }
      IconButton(icon: "edit-undo-symbolic", accessibilityLabel: "Undo").with { $0.contentInsets = .zero }
    }
  }

  /// Policies
  ///
  /// A container sets the size of the targets inside: here by device (24 for a mouse, 48 for a finger), 64 for all
  /// devices, and only the visible button. The last button enlarges one side by its insets.
  static func policies() -> Widget {
    let icons: [(icon: Icon, name: String, policy: HitPolicy)] = [
      ("input-mouse-symbolic", "By device", .byDevice), ("view-fullscreen-symbolic", "At least 64", .always(64)),
      ("edit-select-all-symbolic", "Only the button", .visibleBox),
    ]
    return WrapBox(spacing: 60, lineSpacing: 60) {
      icons.map { entry in
        Box(.horizontal) {
          IconButton(icon: entry.icon, accessibilityLabel: entry.name).with { $0.contentInsets = .zero }
        }
        .with { $0.hitPolicy = entry.policy }
      }
      IconButton(icon: "go-next-symbolic", accessibilityLabel: "Reaches on").with {
        $0.contentInsets = .zero
        $0.hitAreaInsets = Insets(trailing: -60)
      }
    }
  }

  /// Room in the layout
  ///
  /// A frame reserves all 48 pixels in the layout and centres the button in them.
  static func frames() -> Widget {
    let names: [(icon: Icon, name: String)] = [
      ("media-skip-backward-symbolic", "Previous"), ("media-playback-start-symbolic", "Play"),
      ("media-skip-forward-symbolic", "Following"),
    ]
    return Box(.horizontal) {
      names.map { icon, name in
        HitAreaFrame(IconButton(icon: icon, accessibilityLabel: name).with { $0.contentInsets = .zero })
      }
    }
  }

  /// Layout changes under the pointer
  ///
  /// The first press moves Delete under the pointer. A quick second press, meant for Next, is ignored: for 150 ms on
  /// most buttons, for 500 ms on destructive buttons. Wait a moment, and the press counts.
  static func reflow() -> Widget {
    let result = Label("Nothing deleted")
    let delete = Button("Delete", variant: .danger) { [weak result] in result?.tell("Deleted") }
    delete.isVisible = false
    let next = Button("Next") { [weak result] in result?.tell("Nothing deleted") }
    next.connect(.clicked) { [weak delete] button in
      button.isVisible = false
      delete?.isVisible = true
    }
    let reset = Button("Start Over", variant: .plain) { [weak delete, weak next, weak result] in
      delete?.isVisible = false
      next?.isVisible = true
      result?.tell("Nothing deleted")
    }
    for button in [next, delete] { button.setSizeRequest(width: 120) }
    return WrapBox(spacing: 30, lineSpacing: 12) {
      Box(.horizontal) {
        next
        delete
      }
      reset
      result
    }
  }

  /// A report
  ///
  /// The targets of this window, measured by WCAG 2.2: criterion 2.5.8 asks for 24 pixels, or for space around the
  /// target, and 2.5.5 for 44. Tests and tools can read the report as JSON.
  static func report() -> Widget {
    let text = Label("")
    text.wraps = true
    text.xAlign = 0
    text.isVisible = false
    let check = Button("Check This Window", icon: "object-select-symbolic") { [weak text] in
      guard let text else { return }
      text.text = HitAreaReport(on: text).description
      text.isVisible = true
    }
    check.configuration.titleLineBreak = .wrap
    return Box(.vertical, spacing: 18) {
      Box(.horizontal) { check }
      text
    }
  }
}
