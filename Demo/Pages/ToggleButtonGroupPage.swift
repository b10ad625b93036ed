// Groups/Toggle Button Group
//
// A choice of one or several buttons. The group is one stop of the Tab key, and the arrow keys move inside it. If only
// one button can be on, a screen reader speaks radio buttons.
//
// Keywords: segmented radio linked connected choice single multiple required

import Thimble
public import ThimbleGallery

public enum ToggleButtonGroupPage: Page {
  public static let id = "toggle-button-group"

  public static let samples = [
    Sample("one", one, play: .select("Month", insteadOf: "Week") + [.expect("Showing a month")]),
    Sample("several", several, play: .toggle("Italic") + [.expect("Underline", is: .disabled)]),
    Sample("oneOrNone", oneOrNone, play: .toggle("Like")),
    Sample("widths", widths, play: .select("Express", insteadOf: "Standard")),
    Sample("column", column, play: .select("Size", insteadOf: "Name")),
    Sample("apart", apart, play: .toggle("Physics")),
    Sample(
      "running", running, play: .press("Add Tab", shows: "Tab 4") + [.press("Close This Tab"), .expectNone("Tab 2")]),
    Sample("long", long),
  ]

  enum Period: String, CaseIterable {
    case day = "Day"
    case week = "Week"
    case month = "Month"
    case year = "Year"
  }

  enum Style: String, CaseIterable {
    case bold = "Bold"
    case italic = "Italic"
    case underline = "Underline"
    case strikethrough = "Strikethrough"
  }

  /// One of several
  ///
  /// One button is always on. The arrow keys turn on the button that they reach.
  static func one() -> Widget {
    let result = Label("Showing a week")
    return WrapBox(spacing: 12, lineSpacing: 12) {
      ToggleButtonGroup(
        "Period", selected: Period.week, items: Period.allCases.map { ToggleItem($0, $0.rawValue) }
      ) { [weak result] period in
        result?.text = "Showing a \(period.rawValue.lowercased())"
      }
      result
    }
  }

  /// Any number of several
  ///
  /// Here the arrow keys only move focus, and Space turns a button on or off. They skip the disabled button.
  static func several() -> Widget {
    let group = ToggleButtonGroup(
      "Text style", selecting: .multiple, selection: [Style.bold],
      items: Style.allCases.map {
        ToggleItem(
          $0, icon: .named("format-text-\($0.rawValue.lowercased())-symbolic"), accessibilityLabel: $0.rawValue)
      })
    group.button(for: .underline)?.isEnabled = false
    return Box(.horizontal) { group }
  }

  /// One or none
  ///
  /// Pressing the one that is on turns it off.
  static func oneOrNone() -> Widget {
    Box(.horizontal) {
      ToggleButtonGroup(
        "Rating", selecting: .single, selection: [false],
        items: [
          ToggleItem(true, "Like", icon: "face-smile-symbolic"),
          ToggleItem(false, "Dislike", icon: "face-sad-symbolic"),
        ])
    }
  }

  /// Equal widths
  ///
  /// All buttons have the same width and fill the row together.
  static func widths() -> Widget {
    ToggleButtonGroup(
      "Delivery", selected: 0,
      items: ["Standard", "Express", "Scheduled"].enumerated().map { ToggleItem($0, $1) }
    )
    .with { $0.isJustified = true }
  }

  /// In a column
  ///
  /// Outlined and linked: two buttons share the line between them.
  static func column() -> Widget {
    let group = ToggleButtonGroup(
      "Sort by", selected: "Name", items: ["Name", "Size", "Date Changed"].map { ToggleItem($0, $0) })
    group.orientation = .vertical
    group.variant = .outlined
    return Box(.horizontal) { group }
  }

  /// Unlinked, in several lines
  ///
  /// Buttons that are not linked wrap like words.
  static func apart() -> Widget {
    let topics = [
      "Architecture", "Astronomy", "Botany", "Chemistry", "Geology", "History", "Music", "Painting", "Physics",
    ]
    let group = ToggleButtonGroup(
      "Topics", selecting: .multiple, selection: ["Botany", "Music"], items: topics.map { ToggleItem($0, $0) })
    group.isLinked = false
    group.wraps = true
    group.variant = .outlined
    return group
  }

  /// Changes while it runs
  ///
  /// Removing the button that is on turns on its neighbour, because one must be on.
  static func running() -> Widget {
    var count = 3
    let item = { (tab: Int) in ToggleItem(tab, "Tab \(tab)") }
    let group = ToggleButtonGroup("Tabs", selected: 2, items: (1...3).map(item))
    let close = Button("Close This Tab", icon: "list-remove-symbolic", variant: .plain)
    close.connect(.clicked) { [weak group] close in
      if let tab = group?.selected { group?.remove(tab) }
      if group?.tags.count == 1 { close.disable(because: "The last tab stays") }
    }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      group
      Button("Add Tab", icon: "list-add-symbolic", variant: .plain) { [weak group, weak close] in
        count += 1
        group?.append(item(count))
        close?.isEnabled = true
      }
      close
    }
  }

  /// A title that is too long
  ///
  /// The longest title shrinks first, as long as it is readable. If there is less room, the row continues on another
  /// line.
  static func long() -> Widget {
    ToggleButtonGroup(
      "Account", selected: 1,
      items: [
        ToggleItem(0, "Home"), ToggleItem(1, "The account that is used for everything else than work and home"),
        ToggleItem(2, "The account of the society for the preservation of very long names"), ToggleItem(3, "Work"),
      ])
  }
}
