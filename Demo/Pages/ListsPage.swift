// Menus and Actions/Popovers and Bars
//
// Parts of an application around its buttons: a popover with fields, a bar for work, and content that follows its width.
//
// Keywords: popover progress bar spin button breakpoint width

import Observation
import Thimble
public import ThimbleGallery

public enum ListsPage: Page {
  public static let id = "lists"

  public static let samples = [
    Sample("popover", popover),
    Sample("progress", progress, play: .work("Download")),
    Sample("breakpoint", breakpoint, play: .toggle("Narrow")),
  ]

  @Observable
  @MainActor
  final class Settings {
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

  /// Content that follows its width
  ///
  /// Below 300 pixels, with large text below as many more, the buttons are in a column.
  static func breakpoint() -> Widget {
    let actions = Box(.horizontal, spacing: 6) { ["Reply", "Forward", "Archive"].map { Button($0) } }
    let page = BreakpointBin(actions)
    actions.bind(\.orientation) { [weak page] in page?.isNarrower(than: 300) == true ? .vertical : .horizontal }
    return Box(.vertical, spacing: 12) {
      CheckButton("Narrow").with { check in
        check.connect(.toggled) { [weak page] check in page?.setSizeRequest(width: check.isOn ? 200 : 304) }
      }
      page.with {
        $0.setSizeRequest(width: 304)
        $0.horizontalAlignment = .start
      }
    }
  }
}
