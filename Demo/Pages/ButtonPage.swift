// Buttons/Button
//
// A control that does one thing when it is pressed. Its title is a verb, and it stands out as much as the action
// matters. It works the same by pointer, by keyboard and with a screen reader.
//
// Keywords: press click primary variant size icon disabled

import Thimble
public import ThimbleGallery

public enum ButtonPage: Page {
  public static let id = "button"

  public static let samples = [
    Sample("variants", variants),
    Sample("icons", icons),
    Sample("sizes", sizes),
    Sample("states", states),
    Sample("counter", counter, play: .press("Count", shows: "Pressed once")),
  ]

  /// Variants
  ///
  /// A variant decides how much a button stands out. One primary button in a view is enough.
  static func variants() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Send", variant: .primary)
      Button("Approve", variant: .success)
      Button("Delete", variant: .danger)
      Button("Share", variant: .tinted)
      Button("Open")
      Button("Details", variant: .outlined)
      Button("Skip", variant: .plain)
    }
  }

  /// Icon and title
  ///
  /// A symbolic icon takes the colour of the text, in every variant and scheme.
  static func icons() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Add Item", icon: "list-add-symbolic", variant: .primary)
      Button("Print", icon: "document-print-symbolic")
      Button("Bookmark", icon: "user-bookmarks-symbolic", variant: .outlined)
      Button("Refresh", icon: "view-refresh-symbolic", variant: .plain)
    }
  }

  /// Sizes
  ///
  /// From mini to extra large. Each reacts in at least 48 × 48 pixels.
  static func sizes() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      [
        ("Mini", Button.Size.mini), ("Small", .small), ("Medium", .medium), ("Large", .large),
        ("Extra Large", .extraLarge),
      ].map { title, size in
        Button(title, icon: "starred-symbolic", size: size).with { $0.verticalAlignment = .center }
      }
    }
  }

  /// States
  ///
  /// Screen readers also speak the states disabled and selected.
  static func states() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Enabled", variant: .primary)
      Button("Disabled", variant: .primary).with { $0.isEnabled = false }
      Button("Unavailable").with { $0.isEnabled = false }
      Button("Pinned").with { $0.isSelected = true }
    }
  }

  /// An action
  ///
  /// The underscore in the title makes C, with Alt, the button's key. It is never spoken.
  static func counter() -> Widget {
    let result = Label("Not pressed yet")
    var count = 0
    return WrapBox(spacing: 12, lineSpacing: 12) {
      Button("_Count") { [weak result] in
        count += 1
        result?.tell(count == 1 ? "Pressed once" : "Pressed \(count) times")
      }
      result
    }
  }
}
