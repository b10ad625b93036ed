// Menus and Actions/Lists and Popovers
//
// What an application has around its buttons: a popover with fields, a bar for work, rows of preferences, a list of any
// length, and content that follows its width.
//
// Keywords: popover progress bar preference row setting switch spin button list view recycled rows breakpoint width

import Observation
import Thimble
public import ThimbleGallery

public enum ListsPage: Page {
  public static let id = "lists"

  public static let samples = [
    Sample("popover", popover),
    Sample("progress", progress),
    Sample("preferences", preferences),
    Sample("longList", longList),
    Sample("breakpoint", breakpoint),
  ]

  @Observable
  @MainActor
  final class Settings {
    var isDark = false
    var days = 30
    var sender = ""
  }

  /// A button with a popover
  ///
  /// The popover has any content. Escape and a click outside close it, and keyboard focus comes back to the button.
  static func popover() -> Widget {
    let settings = Settings()
    let sender = Entry(placeholder: "Sender").bind(.text, to: settings, \.sender)
    sender.setAccessibilityLabel("Sender")
    let filters = Box(.vertical, spacing: 12) {
      sender
      SpinButton("Days", in: 1...365).bind(.value, to: settings, \.days)
    }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Filters", icon: "edit-find-symbolic").opensPopover(filters)
      Label().bind(\.text) { settings.sender.isEmpty ? "Letters of everybody" : "Letters of \(settings.sender)" }
    }
  }

  /// A bar for the work of a button
  ///
  /// The bar is there while the work runs, and has its progress.
  static func progress() -> Widget {
    let download = Button("Download", icon: "folder-download-symbolic") { progress in
      for step in 1...40 {
        try await Task.sleep(for: .milliseconds(100))
        progress.fraction = Double(step) / 40
      }
    }
    return Box(.vertical, spacing: 12) {
      download.with { $0.horizontalAlignment = .start }
      ProgressBar(download)
    }
    .with { $0.setSizeRequest(width: 240) }
  }

  /// Preferences
  ///
  /// A click on a row changes its control. The title is the control's name, and the subtitle its description.
  static func preferences() -> Widget {
    let settings = Settings()
    let list = ListBox()
    list.setAccessibilityLabel("Preferences")
    list.addStyleClass("boxed-list")
    list.append(PreferenceRow("Dark style", Switch("").bind(.isOn, to: settings, \.isDark)))
    list.append(
      PreferenceRow(
        "Days to keep", subtitle: "Older letters are deleted",
        SpinButton("", in: 1...365).bind(.value, to: settings, \.days)))
    return list
  }

  /// A long list
  ///
  /// A hundred thousand rows, of which only those on screen exist. A row that is scrolled away shows another item, so the
  /// button in it gets another action.
  static func longList() -> Widget {
    let result = Label("Nothing opened yet").with { $0.xAlign = 0 }
    let letters = ListView("Letters").bind({ Array(1...100_000) }, id: \.self) {
      Box(.horizontal, spacing: 12) {
        Label().with {
          $0.xAlign = 0
          $0.expandsHorizontally = true
        }
        Button("Open")
      }
    } update: { [weak result] row, number in
      (row.children[0] as? Label)?.text = "Letter \(number)"
      guard let open = row.children[1] as? Button else { return }
      open.setAccessibilityLabel("Open letter \(number)")
      open.setAction { result?.text = "Letter \(number) opened" }
    }
    return Box(.vertical, spacing: 12) {
      ScrolledWindow(letters).with { $0.setContentHeight(minimum: 220, maximum: 220) }
      result
    }
  }

  /// Content that follows its width
  ///
  /// Below 300 pixels, with large text below as many more, the buttons are in a column.
  static func breakpoint() -> Widget {
    let actions = Box(.horizontal, spacing: 6) { ["Reply", "Forward", "Archive"].map { Button($0) } }
    let page = BreakpointBin(actions)
    actions.bind(\.orientation) { [weak page] in page?.isNarrower(than: 300) == true ? .vertical : .horizontal }
    return Box(.vertical, spacing: 12) {
      CheckButton("Narrow").with { check in
        check.connect(.toggled) { [weak page] check in page?.setSizeRequest(width: check.isOn ? 200 : 320) }
      }
      page.with {
        $0.setSizeRequest(width: 320)
        $0.horizontalAlignment = .start
      }
    }
  }
}
