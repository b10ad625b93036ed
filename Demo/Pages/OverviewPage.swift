// Thimble/Overview
//
// Buttons that look right, say what they are doing, and are easy to hit. The pictures are made of the controls themselves.
// Each leads to its page.
//
// Keywords: start welcome home pictures introduction first

import Thimble
public import ThimbleGallery

public enum OverviewPage: Page {
  public static let id = "overview"

  public static let samples = [
    Sample("family", leadingTo: "button", family),
    Sample("work", leadingTo: "loading", work),
    Sample("name", leadingTo: "large-content", name),
    Sample("hitArea", leadingTo: "hit-area", hitArea),
    Sample("tokens", leadingTo: "themes", tokens),
    Sample("confirmation", leadingTo: "confirm", confirmation),
    Sample("place", leadingTo: "places", place),
  ]

  /// One family
  ///
  /// The kit has a button for each purpose: to act, to choose, to open. All have the same look, hit area and
  /// announcements.
  static func family() -> Widget {
    enum Period: String, CaseIterable { case day = "Day", week = "Week", month = "Month" }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Send", icon: "mail-send-symbolic", variant: .primary)
      SplitButton("Reply", menuLabel: "More ways to reply") {
        MenuItem("Reply to All")
        MenuItem("Forward")
      }
      ToggleButtonGroup(
        "Period", selected: Period.week, items: Period.allCases.map { ToggleItem($0, $0.rawValue) })
      Button("Inbox").with { $0.badge = "12" }
      MenuButton("Sort") {
        MenuItem("By Name")
        MenuItem("By Date")
      }
      ToggleButton(icon: "starred-symbolic", accessibilityLabel: "Favourite", isOn: true)
    }
  }

  /// A button owns its work
  ///
  /// Press Save. The button ignores a second press, shows a ring if the work takes long, and then the outcome. It keeps
  /// its size and its focus.
  static func work() -> Widget {
    WrapBox(spacing: 9, lineSpacing: 12) {
      Button("Save", variant: .primary) { try await Task.sleep(for: .seconds(3)) }
      FigureArrow()
      Figure.busy("Save", fraction: 0.65)
      FigureArrow()
      Figure.still { Button("Save", icon: "object-select-symbolic", variant: .primary) }
    }
  }

  /// A button has one name
  ///
  /// A screen reader speaks it, and the tooltip shows it. With large text, a long press shows it large.
  static func name() -> Widget {
    let words = Label("“Add Bookmark, button”").with { $0.wraps = true }
    let tooltip = Label("Add Bookmark").with { $0.addStyleClass("figure-tooltip") }
    let large = Box(.vertical, spacing: 3) {
      Image(isPresentation: true).with { $0.setIcon(named: "user-bookmarks-symbolic") }
      Label("Add Bookmark").with {
        $0.addStyleClass("figure-name")
        $0.wraps = true
      }
    }
    large.addStyleClass("figure-card")
    return WrapBox(spacing: 12, lineSpacing: 12) {
      IconButton(icon: "user-bookmarks-symbolic", accessibilityLabel: "Add Bookmark").with {
        $0.variant = .neutral
        $0.verticalAlignment = .center
      }
      FigureArrow()
      Figure.still(.vertical) {
        Figure.line("audio-volume-high-symbolic", words)
        tooltip.with {
          $0.horizontalAlignment = .start
          $0.setMargins(top: 9, bottom: 9)
        }
        large.with { $0.horizontalAlignment = .start }
      }
    }
  }

  /// A button is easy to hit
  ///
  /// It reacts in at least 48 × 48 pixels, however small it is. Neighbours share the room between them.
  static func hitArea() -> Widget {
    let icons: [(icon: Icon, name: String)] = [
      ("media-skip-backward-symbolic", "Previous"), ("media-playback-start-symbolic", "Play"),
      ("media-skip-forward-symbolic", "Next"),
    ]
    return WrapBox(spacing: 30, lineSpacing: 12) {
      Box(.vertical, spacing: 3) {
        FigureHitAreas { small("list-add-symbolic", "Add") }
        FigureMeasure(length: 48)
        Label("48 px").with { $0.addStyleClass("sample-caption") }
      }
      FigureHitAreas {
        icons.map { icon, name in small(icon, name) }
      }
      .with { $0.verticalAlignment = .start }
    }
  }

  private static func small(_ icon: Icon, _ name: String) -> IconButton {
    IconButton(icon: icon, accessibilityLabel: name).with { $0.contentInsets = .zero }
  }

  /// A button follows tokens
  ///
  /// A theme is a file of design tokens. A changed value changes every button, while the application runs.
  static func tokens() -> Widget {
    let radius = { (value: Int) in
      #"{"theme": {"radius": {"$type": "dimension", "button": {"default": {"$value": {"value": \#(value), "unit": "px"}}}}}}"#
    }
    let brand = ##"{"theme": {"color": {"$type": "color", "background": {"brand": {"$value": "#813d9c"}}}}}"##
    let tokens = [
      // All of the same length.
      ("radius  3 px ", radius(3)), ("radius 99 px ", radius(99)), ("brand #813d9c", brand),
    ]
    return Box(.vertical, spacing: 9) {
      tokens.map { text, token in
        WrapBox(spacing: 12, lineSpacing: 6) {
          Label(text).with { $0.addStyleClass("figure-code") }
          FigureArrow()
          Figure.still { Button("Save", variant: .primary) }.with { $0.setTheme(try? Theme(tokens: token)) }
        }
      }
    }
  }

  /// A button prevents accidents
  ///
  /// Hold it to confirm, or undo afterwards: by pointer, by keys and with a screen reader.
  static func confirmation() -> Widget {
    let result = Label("Hold for a second")
    return WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Delete", icon: "user-trash-symbolic", variant: .danger) { [weak result] in result?.text = "Deleted" }
        .with { $0.press.confirmation = .hold(for: .seconds(1)) }
      result
    }
  }

  /// A button fits its place
  ///
  /// In a bar, a list or a dialog it has the size, the place and the surface that GNOME's own buttons have there.
  static func place() -> Widget {
    let bar = HeaderBar {
      IconButton(icon: "go-previous-symbolic", accessibilityLabel: "Back")
    } end: {
      IconButton(icon: "edit-find-symbolic", accessibilityLabel: "Search")
    }
    bar.showsTitleButtons = false
    bar.titleWidget = Label("Files").with { $0.addStyleClass("title") }
    return Figure.still(.vertical) {
      bar
      Box(.horizontal, spacing: 12) {
        Label("Report.pdf").with {
          $0.expandsHorizontally = true
          $0.ellipsizes = true
          $0.xAlign = 0
        }
        Button("Open")
      }
      .with { $0.setMargins(top: 12, bottom: 12, leading: 15, trailing: 12) }
    }
    .with {
      $0.addStyleClass("figure-window")
      $0.setSizeRequest(width: 264)
    }
  }
}
