// Integration/Accessibility
//
// A control tells assistive technologies its name, its role, its states and its progress. Each sample shows these facts
// as text, so that you can read what a screen reader user hears.
//
// Keywords: screen reader Orca AT-SPI name role state description announcement audit WCAG a11y

import Inspecting
import Thimble
public import ThimbleGallery

public enum AccessibilityPage: Page {
  public static let id = "accessibility"

  public static let samples = [
    Sample("names", names),
    Sample("states", states, play: [.press("Mute"), .expect("Mute", is: .off), .expect("Talk", is: .enabled)]),
    Sample("announcements", announcements, play: .work("Synchronize")),
    Sample("audit", audit),
  ]

  /// Names
  ///
  /// The name is the title without its underscore, the label of an icon, the title and its badge, or any other text
  /// that you set.
  static func names() -> Widget {
    let controls: [Button] = [
      Button("_Archive", icon: "folder-symbolic"),
      IconButton(icon: "user-trash-symbolic", accessibilityLabel: "Move to the bin"),
      Button("Messages").with { $0.badge = "12" },
      Button("7").with { $0.setAccessibilityLabel("7 guests") },
    ]
    return Box(.vertical, spacing: 12) {
      controls.map { control in
        WrapBox(spacing: 24) {
          control
          Label("“\(control.accessibilityLabel)”")
        }
      }
    }
  }

  /// States and reasons
  ///
  /// Press the buttons: the exposed states change with the look. A button that cannot be pressed yet says why.
  static func states() -> Widget {
    let told = Label("").with {
      $0.xAlign = 0
      $0.wraps = true
      $0.breaksWords = true
      $0.textDirection = .leftToRight
      $0.addStyleClass("code")
    }
    let mute = ToggleButton("Mute", isOn: true)
    let pin = Button("Pin", icon: "view-pin-symbolic")
    let talk = Button("Talk", variant: .primary)
    let update: @MainActor () -> Void = { [weak told, weak mute, weak pin, weak talk] in
      guard let told, let mute, let pin, let talk else { return }
      if mute.isOn { talk.disable(because: "Turn Mute off first", leadingTo: mute) } else { talk.isEnabled = true }
      told.text = [mute, pin, talk].map { "\($0.describe([]))" }.joined(separator: "\n")
    }
    mute.onChange = { _ in update() }
    pin.connect(.clicked) { button in
      button.isSelected.toggle()
      update()
    }
    update()
    return Box(.vertical, spacing: 18) {
      WrapBox(spacing: 12, lineSpacing: 12) {
        mute
        pin
        talk
      }
      told
    }
  }

  /// Announcements
  ///
  /// A button announces its work once, and then how it ended. It announces nothing of work that succeeds within 400 ms.
  static func announcements() -> Widget {
    let log = Label("Nothing said yet").with {
      $0.xAlign = 0
      $0.wraps = true
    }
    let announcer = Announcer { [weak log] message, control in
      log?.text = "“\(message)”"
      Announcer.screenReader.say(message, control)
    }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Synchronize", icon: "view-refresh-symbolic") { try await Task.sleep(for: .seconds(1)) }
        .with { $0.announcer = announcer }
      Button("Look Up") { try await Task.sleep(for: .milliseconds(100)) }.with { $0.announcer = announcer }
      log
    }
  }

  /// An audit
  ///
  /// The command reads any application from outside and checks names, roles, states, actions and sizes.
  static func audit() -> Widget {
    let command = "thimble audit --app thimble-gallery"
    let text = Label(command).with {
      $0.xAlign = 0
      $0.wraps = true
      $0.textDirection = .leftToRight
      $0.addStyleClass("code")
    }
    return Box(.vertical, spacing: 18) {
      text
      Box(.horizontal) {
        Button("Copy Command", icon: "edit-copy-symbolic") { [weak text] in text?.clipboard.setText(command) }
      }
    }
  }
}
