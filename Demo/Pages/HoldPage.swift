// Behaviour/Holding
//
// A long press repeats the action, or runs another action. Keys can be held as well as a pointer.
//
// Keywords: repeat long press hold menu key autorepeat stepper

import Thimble
public import ThimbleGallery

public enum HoldPage: Page {
  public static let id = "hold"

  public static let samples = [
    Sample("repeating", repeating, play: .press("Louder", shows: "Volume 51") + .press("Quieter", shows: "Volume 50")),
    Sample("longPress", longPress, play: .press("Send", shows: "Sent")),
    Sample("stableWidth", stableWidth, play: .press("Follow", shows: "Following")),
  ]

  /// Repeating
  ///
  /// The action repeats after half a second, then twenty times a second: by pointer, by Space, by Ctrl+Plus and
  /// Ctrl+Minus. It pauses while the pointer is outside the button.
  static func repeating() -> Widget {
    var volume = 50
    let result = Label("Volume 50")
    let change = { (step: Int) in
      { @MainActor [weak result] in
        volume = min(max(volume + step, 0), 100)
        result?.text = "Volume \(volume)"
      }
    }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      IconButton(icon: "list-remove-symbolic", accessibilityLabel: "Quieter", action: change(-1)).with {
        $0.press.options.repeatBehavior = .enabled
        $0.press.shortcut = "<Control>minus"
      }
      IconButton(icon: "list-add-symbolic", accessibilityLabel: "Louder", action: change(1)).with {
        $0.press.options.repeatBehavior = .enabled
        $0.press.shortcut = "<Control>plus"
      }
      result
    }
  }

  /// A long press
  ///
  /// A press of half a second runs another action instead of the click. Shift+F10, the Menu key and a held Space run it
  /// too. A screen reader speaks it as a hint.
  static func longPress() -> Widget {
    let result = Label("Nothing sent yet").with { $0.wraps = true }
    let send = Button("Send", icon: "mail-send-symbolic", variant: .primary) { [weak result] in result?.tell("Sent") }
    send.press.setLongPress("Send Later") { [weak result] press in
      result?.tell("Will be sent later, by \(press.source)")
    }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      send
      result
    }
  }

  /// Stable width
  ///
  /// The button reserves room for its widest title, so neighbours do not move when the title changes.
  static func stableWidth() -> Widget {
    let titles = ["Follow", "Following", "Stop Following"]
    var index = 0
    let button = Button("Follow", variant: .tinted)
    button.configuration.reservedTitles = titles
    button.connect(.clicked) { button in
      index = (index + 1) % titles.count
      button.title = titles[index]
    }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      button
      Button("A Quiet Neighbour", variant: .plain).with { $0.configuration.titleLineBreak = .wrap }
    }
  }
}
