// Behaviour/Large Content
//
// For those who need large text: hold a button, or Space, for half a second to see its icon and its name large. Letting
// go presses it, Escape calls it off. Below a text scale of 125 % the tooltip says the name.
//
// Keywords: long press hold zoom text scale accessibility viewer tooltip group slide

import Thimble

public enum LargeContentPage: Page {
  public static let id = "large-content"

  public static let samples = [
    Sample("toolbar", toolbar),
    Sample("textScale", textScale),
    Sample("reasons", reasons),
    Sample("content", content),
    Sample("policy", policy),
  ]

  /// A toolbar
  ///
  /// A group shares one press: hold a button, slide to its neighbours, or go there by the arrow keys, and let go.
  static func toolbar() -> Widget {
    let result = Label("Nothing done yet")
    let actions: [(name: String, icon: Icon)] = [
      ("Cut", "edit-cut-symbolic"), ("Copy", "edit-copy-symbolic"), ("Paste", "edit-paste-symbolic"),
      ("Undo", "edit-undo-symbolic"), ("Redo", "edit-redo-symbolic"),
    ]
    return WrapBox(spacing: 24, lineSpacing: 12) {
      LargeContentGroup(.horizontal, spacing: 6) {
        for (name, icon) in actions {
          IconButton(icon: icon, accessibilityLabel: name) { [weak result] in result?.text = "Done: \(name)" }
        }
      }
      result
    }
  }

  /// Text scale
  ///
  /// The desktop's setting, here for this application alone. From 125 % on, large content takes the tooltips' place. It
  /// counts when the slider is let go of, so that nothing moves under the hand.
  static func textScale() -> Widget {
    let scale = Scale("Text scale", in: 100...200, step: 5)
    let percent = Label("").with { $0.xAlign = 0 }
    let show: @MainActor (Double) -> Void = { [weak percent] in
      // Left to right also between words that run the other way.
      percent?.text = "\u{2066}\(Int($0.rounded())) %\u{2069}"
    }
    let apply: @MainActor (Scale) -> Void = { scale in
      let isHeld = scale.stateFlags.contains(.active)
      if !isHeld, Settings.shared.textScale != scale.value / 100 { Settings.shared.textScale = scale.value / 100 }
    }
    for mark in [100.0, 125, 150, 200] { scale.addMark(at: mark) }
    scale.setSizeRequest(width: 280)
    scale.value = ThemeController.shared.context.textScale * 100
    show(scale.value)
    scale.connect(.valueChanged) { scale, _ in
      show(scale.value)
      apply(scale)
    }
    scale.connect(.stateFlagsChanged) { scale, _ in apply(scale) }
    ThemeController.shared.observe { [weak scale] context in scale?.value = context.textScale * 100 }.store(in: scale)
    return WrapBox(spacing: 18, lineSpacing: 12) {
      scale
      percent
    }
  }

  /// Disabled, and why
  ///
  /// A button that cannot be used can be read all the same. It says why, and letting go of it does nothing.
  static func reasons() -> Widget {
    LargeContentGroup(.horizontal, spacing: 6) {
      IconButton(icon: "mail-send-symbolic", accessibilityLabel: "Send").with {
        $0.disable(because: "Write an address first")
      }
      IconButton(icon: "mail-attachment-symbolic", accessibilityLabel: "Attach a file")
      IconButton(icon: "user-trash-symbolic", accessibilityLabel: "Discard the draft").with { $0.isEnabled = false }
    }
  }

  /// Title and icon
  ///
  /// Both are the button's own unless others are set. A long title takes three lines at most.
  static func content() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Export", icon: "document-save-as-symbolic")
      Button("B", variant: .outlined).with {
        $0.setAccessibilityLabel("Bold")
        $0.largeContentIcon = "format-text-bold-symbolic"
      }
      IconButton(icon: "view-refresh-symbolic", accessibilityLabel: "Synchronise").with {
        $0.largeContentTitle = "Synchronise this folder, and every folder in it, with the server"
      }
    }
  }

  /// Policy
  ///
  /// At every text scale, or at none: a button's own policy comes before that of all.
  static func policy() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Always", icon: "zoom-in-symbolic").with { $0.largeContentPolicy = .always }
      Button("Never", icon: "zoom-out-symbolic").with { $0.largeContentPolicy = .never }
    }
  }
}
