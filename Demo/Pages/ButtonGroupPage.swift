// Groups/Button Group
//
// Buttons that belong together, each with an action of its own. They make one shape, in a row or a column. A row that
// is too long keeps the buttons that fit, and has a menu for the rest.
//
// Keywords: linked toolbar overflow menu wrap more connected

import Thimble
public import ThimbleGallery

public enum ButtonGroupPage: Page {
  public static let id = "button-group"

  public static let samples = [
    Sample("linked", linked, play: .press("Forward", shows: "Page 2") + .press("Back", shows: "Page 1")),
    Sample("variants", variants),
    Sample("toolbar", toolbar),
    Sample("overflow", overflow, play: .press("Archive", shows: "Done: Archive")),
    Sample("equal", equal),
    Sample("column", column),
    Sample("wrapping", wrapping),
  ]

  /// Linked
  ///
  /// Each keeps its own pixels: near the line between two buttons, a press reaches the button that you see there.
  static func linked() -> Widget {
    let result = Label("Page 1")
    var page = 1
    let turn: @MainActor (Int) -> Void = { [weak result] step in
      page = max(1, page + step)
      result?.tell("Page \(page)")
    }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      ButtonGroup("Pages") {
        Button("Back", icon: "go-previous-symbolic") { turn(-1) }
        Button("Forward", icon: "go-next-symbolic") { turn(1) }
      }
      result
    }
  }

  /// Variants
  ///
  /// Between two buttons there is a line in the surface's colour, or the border that they share.
  static func variants() -> Widget {
    let group = { (label: String, titles: [String], variant: Button.Variant) in
      ButtonGroup(label) { titles.map { title in Button(title, variant: variant) } }
    }
    return WrapBox(spacing: 18, lineSpacing: 12) {
      group("Reply", ["Reply", "Reply All"], .primary)
      group("Edit", ["Undo", "Redo"], .neutral)
      group("Zoom", ["Smaller", "Larger"], .outlined)
      group("Share", ["Share", "Send"], .tinted)
    }
  }

  /// A toolbar
  ///
  /// One stop of the Tab key. Arrow keys, Home and End go from button to button.
  static func toolbar() -> Widget {
    Box(.horizontal) {
      ButtonGroup(toolbar: "Clipboard") {
        IconButton(icon: "edit-cut-symbolic", accessibilityLabel: "Cut")
        IconButton(icon: "edit-copy-symbolic", accessibilityLabel: "Copy")
        IconButton(icon: "edit-paste-symbolic", accessibilityLabel: "Paste")
      }
      .with { $0.isLinked = false }
    }
  }

  /// Overflow
  ///
  /// Buttons that do not fit are in the menu at the end. Make the row narrower and wider.
  static func overflow() -> Widget {
    let result = Label("Nothing done yet").with { $0.xAlign = 0 }
    let group = ButtonGroup("Mail") {
      [
        ("Archive", "folder-symbolic"), ("Mark as Spam", "mail-mark-junk-symbolic"), ("Flag", "starred-symbolic"),
        ("Move to Folder", "folder-open-symbolic"), ("Print Message", "document-print-symbolic"),
        ("Delete Message", "user-trash-symbolic"),
      ].map { title, icon in
        Button(title, icon: .named(icon)) { [weak result] in result?.tell("Done: \(title)") }
      }
    }
    group.overflowsIntoMenu = true
    group.moreLabel = "More mail actions"
    return Box(.vertical, spacing: 12) {
      group
      WrapBox(spacing: 12, lineSpacing: 12) {
        Button("Narrower", variant: .plain, size: .small) { [weak group] in group?.setMargins(trailing: 300) }
        Button("Wider", variant: .plain, size: .small) { [weak group] in group?.setMargins(trailing: 0) }
        result
      }
    }
  }

  /// Equal widths
  ///
  /// All buttons have the same width and fill the row together.
  static func equal() -> Widget {
    ButtonGroup("Call") {
      Button("Answer", icon: "call-start-symbolic", variant: .success)
      Button("Hang Up", icon: "call-stop-symbolic", variant: .danger)
    }
    .with { $0.isJustified = true }
  }

  /// In a column
  ///
  /// For narrow places.
  static func column() -> Widget {
    let group = ButtonGroup("Map") {
      IconButton(icon: "zoom-in-symbolic", accessibilityLabel: "Zoom in").with { $0.variant = .neutral }
      IconButton(icon: "zoom-out-symbolic", accessibilityLabel: "Zoom out").with { $0.variant = .neutral }
      IconButton(icon: "find-location-symbolic", accessibilityLabel: "My location").with { $0.variant = .neutral }
    }
    group.orientation = .vertical
    return Box(.horizontal) { group }
  }

  /// Wrapping
  ///
  /// Each line is a shape of its own.
  static func wrapping() -> Widget {
    ButtonGroup("Templates") {
      ["Letter", "Invoice", "Report", "Presentation", "Spreadsheet", "Drawing", "Formula", "Database"].map { title in
        Button(title, icon: "text-x-generic-symbolic", variant: .outlined)
      }
    }
    .with { $0.wraps = true }
  }
}
