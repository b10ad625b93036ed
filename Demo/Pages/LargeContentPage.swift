// Behaviour/Large Content
//
// For people who need large text: hold a button, or Space, for half a second to see its icon and its name large. Let go
// to press the button, or press Escape to cancel. Below a text scale of 125 % the tooltip shows the name.
//
// Keywords: long press hold zoom text scale accessibility viewer tooltip group slide

import Thimble
public import ThimbleGallery

public enum LargeContentPage: Page {
  public static let id = "large-content"

  public static let samples = [
    Sample("toolbar", toolbar, play: .press("Paste", shows: "Done: Paste")),
    Sample("textScale", textScale),
    Sample("reasons", reasons),
    Sample("content", content),
    Sample("policy", policy),
  ]

  /// A toolbar
  ///
  /// A group shares one press: hold a button, move to its neighbours with the pointer or the arrow keys, and let go.
  static func toolbar() -> Widget {
    let result = Label("Nothing done yet")
    let actions: [(name: String, icon: Icon)] = [
      ("Cut", "edit-cut-symbolic"), ("Copy", "edit-copy-symbolic"), ("Paste", "edit-paste-symbolic"),
      ("Undo", "edit-undo-symbolic"),
    ]
    return WrapBox(spacing: 24, lineSpacing: 12) {
      LargeContentGroup(.horizontal, spacing: 6) {
        actions.map { name, icon in
          IconButton(icon: icon, accessibilityLabel: name) { [weak result] in result?.tell("Done: \(name)") }
        }
      }
      result
    }
  }

  /// Text scale
  ///
  /// The slider overrides the desktop's setting for this application. From 125 % on, large content replaces tooltips
  /// that only repeat a name. The scale changes when you let go of the slider, so that nothing moves under the pointer.
  static func textScale() -> Widget {
    let scale = Scale("Text scale", in: 100...200, step: 5)
    let percent = Label("").with { $0.xAlign = 0 }
    let show: @MainActor (Double) -> Void = { [weak percent] in
      // Left to right, also between words from right to left.
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
  /// Large content also shows a disabled button, with the reason. Letting go of it does nothing.
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
  /// By default they are the button's own title and icon. A long title takes three lines at most.
  static func content() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Export", icon: "document-save-as-symbolic")
      Button("B", variant: .outlined).with {
        $0.setAccessibilityLabel("Bold")
        $0.largeContentOptions.icon = "format-text-bold-symbolic"
      }
      IconButton(icon: "view-refresh-symbolic", accessibilityLabel: "Synchronise").with {
        $0.largeContentOptions.title = "Synchronise this folder, and every folder in it, with the server"
      }
    }
  }

  /// Policy
  ///
  /// At every text scale, or at none: a button's own policy overrides the application's.
  static func policy() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Always", icon: "zoom-in-symbolic").with { $0.largeContentOptions.policy = .always }
      Button("Never", icon: "zoom-out-symbolic").with { $0.largeContentOptions.policy = .never }
    }
  }
}
