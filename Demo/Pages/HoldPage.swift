// Behaviour/Holding
//
// What a press means that does not end at once: the action again and again, or another one. Whatever a finger can hold, a
// key can hold as well.
//
// Keywords: repeat long press hold menu key autorepeat stepper

import Thimble

public enum HoldPage: Page {
  public static let id = "hold"

  public static let samples = [
    Sample("repeating", repeating),
    Sample("longPress", longPress),
    Sample("stableWidth", stableWidth),
  ]

  /// Again and again
  ///
  /// After half a second, then twenty times a second: by pointer, by Space, by Ctrl+Plus and Ctrl+Minus. It waits while
  /// the pointer is beside the button.
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
        $0.pressOptions.repeatBehavior = .enabled
        $0.shortcut = "<Control>minus"
      }
      IconButton(icon: "list-add-symbolic", accessibilityLabel: "Louder", action: change(1)).with {
        $0.pressOptions.repeatBehavior = .enabled
        $0.shortcut = "<Control>plus"
      }
      result
    }
  }

  /// A long press
  ///
  /// Half a second does something else, and the click is not made. Shift+F10, the Menu key and Space, held, do it too,
  /// and a screen reader is told of it.
  static func longPress() -> Widget {
    let result = Label("Nothing sent yet")
    let send = Button("Send", icon: "mail-send-symbolic", variant: .primary) { [weak result] in result?.text = "Sent" }
    send.setLongPress("Send Later") { [weak result] press in result?.text = "Will be sent later, by \(press.source)" }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      send
      result
    }
  }

  /// Stable width
  ///
  /// Room for the widest of all titles: nothing beside the button moves when the title changes.
  static func stableWidth() -> Widget {
    let titles = ["Follow", "Following", "Stop Following"]
    var index = 0
    let button = Button("Follow", variant: .tinted)
    button.configuration.reservedTitles = titles
    button.addAction(for: .primaryActionTriggered) { button, _ in
      index = (index + 1) % titles.count
      button.title = titles[index]
    }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      button
      Button("A Quiet Neighbour", variant: .plain)
    }
  }
}
