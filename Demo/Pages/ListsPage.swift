// Menus and Actions/Lists and Popovers
//
// Parts of an application around its buttons: a popover with fields, a bar for work, preferences, a problem of a field, a list
// of any length, several rows at once, and content that follows its width.
//
// Keywords: popover form invalid error progress bar preference row setting switch spin button list view select rows width drop

import Observation
import Thimble
public import ThimbleGallery

public enum ListsPage: Page {
  public static let id = "lists"

  public static let samples = [
    Sample("popover", popover),
    Sample("progress", progress, play: .work("Download")),
    Sample("preferences", preferences),
    Sample("problem", problem),
    Sample("longList", longList),
    Sample("severalRows", severalRows),
    Sample("drop", drop, play: .press("Move to Bin", shows: "1 in the bin")),
    Sample("breakpoint", breakpoint, play: .toggle("Narrow")),
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
    let sender = Entry().bind(.text, to: settings, \.sender)
    sender.setAccessibilityLabel("Sender")
    let filters = Box(.vertical, spacing: 6) {
      Label("Sender").with { $0.xAlign = 0 }
      sender
      Label("Days").with { $0.xAlign = 0 }
      SpinButton("Days", in: 1...365).bind(.value, to: settings, \.days)
    }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Filters", icon: "edit-find-symbolic").opensPopover(filters)
      Label().bind(\.text) { settings.sender.isEmpty ? "Letters of everybody" : "Letters of \(settings.sender)" }
    }
  }

  /// A field with a problem
  ///
  /// The field's outline shows it, the text below says it, and a screen reader speaks it after the field's name.
  static func problem() -> Widget {
    let settings = Settings()
    settings.sender = "Ada"
    let problem = { settings.sender.contains("@") ? nil : "Write an address with an @" }
    let sender = Entry().bind(.text, to: settings, \.sender).bind(\.problem) { problem() }
    sender.setAccessibilityLabel("Address")
    return Box(.vertical, spacing: 6) {
      sender
      Label().bind(\.text) { problem() ?? "" }.with {
        $0.addStyleClass("thimble-danger")
        $0.xAlign = 0
        $0.wraps = true
      }
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
    list.append(PreferenceRow("Dark windows", Switch("").bind(.isOn, to: settings, \.isDark)))
    list.append(
      PreferenceRow(
        "Days to keep", subtitle: "Older letters are deleted",
        SpinButton("", in: 1...365).bind(.value, to: settings, \.days)))
    return list
  }

  struct Letter: Identifiable {
    let id: Int
    var title: String { "Letter \(id)" }
  }

  /// A long list
  ///
  /// A hundred thousand rows, of which only those on screen exist. Work belongs to the letter: open one, scroll away and come
  /// back. Arrow keys go from row to row. Tab goes from a row to its button, and then on.
  static func longList() -> Widget {
    let open = ObjectCommand<Letter>("open", "Open") { _ in try await Task.sleep(for: .seconds(4)) }
    let all = (1...100_000).map { Letter(id: $0) }
    let letters = ListView("Letters").bind({ all }, id: \.id, label: \.title) {
      Box(.horizontal, spacing: 12) {
        Label().with {
          $0.xAlign = 0
          $0.expandsHorizontally = true
        }
        Button("Open")
      }
    } update: { row, letter in
      (row.children.first as? Label)?.text = letter.title
      guard let button = row.children.last as? Button else { return }
      button.command = open(letter)
      button.setAccessibilityLabel("Open \(letter.title)")
    }
    return ScrolledWindow(letters).with { $0.setContentHeight(minimum: 220, maximum: 220) }
  }

  @Observable
  @MainActor
  final class Inbox {
    var letters = (1...50).map { Letter(id: $0) }
    var selected: Set<Int> = []

    func archive() { letters = letters.enumerated().filter { !selected.contains($0.offset) }.map(\.element) }
  }

  /// Several rows at once
  ///
  /// Shift with an arrow key or a click extends the selection, Ctrl with a click or Space changes one row, and Ctrl+A selects
  /// all.
  static func severalRows() -> Widget {
    let inbox = Inbox()
    let letters = ListView("Inbox", allowsMultipleSelection: true)
      .bind({ inbox.letters }, id: \.id, label: \.title) {
        Label().with {
          $0.xAlign = 0
          $0.setMargins(top: 6, bottom: 6, leading: 6, trailing: 6)
        }
      } update: {
        $0.text = $1.title
      }
      .bind(.selectedIndices, to: inbox, \.selected)
    let archive = Button("Archive") { inbox.archive() }
      .bind(\.isEnabled) { !inbox.selected.isEmpty }
    let count = Label().bind(\.text) { "\(inbox.selected.count) of \(inbox.letters.count) selected" }
    return Box(.vertical, spacing: 12) {
      WrapBox(spacing: 12, lineSpacing: 6) {
        archive
        count
      }
      ScrolledWindow(letters).with { $0.setContentHeight(minimum: 180, maximum: 180) }
    }
  }

  @Observable
  @MainActor
  final class Bin {
    var count = 0
  }

  /// A place to drop
  ///
  /// Drag the letter to the bin, which is outlined while the letter is above it. The button does the same for everybody who
  /// does not drag.
  static func drop() -> Widget {
    let bin = Bin()
    let letter = Box(.horizontal) {
      Label("Letter").with { $0.setMargins(top: 12, bottom: 12, leading: 18, trailing: 18) }
    }
    letter.addStyleClass("thimble-card")
    letter.verticalAlignment = .center
    letter.add(DragSource(text: { "Letter" }))
    let target = Label().bind(\.text) { bin.count == 0 ? "The bin is empty" : "\(bin.count) in the bin" }
    target.setSizeRequest(width: 160, height: 80)
    target.addStyleClass("thimble-card")
    target.add(
      DropTarget(text: { _, _ in
        bin.count += 1
        return true
      }))
    return WrapBox(spacing: 24, lineSpacing: 12) {
      letter
      target
      Button("Move to Bin") { bin.count += 1 }.with { $0.verticalAlignment = .center }
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
        check.connect(.toggled) { [weak page] check in page?.setSizeRequest(width: check.isOn ? 200 : 304) }
      }
      page.with {
        $0.setSizeRequest(width: 304)
        $0.horizontalAlignment = .start
      }
    }
  }
}
