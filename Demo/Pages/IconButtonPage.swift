// Buttons/Icon Button
//
// A button that shows an icon and no text. Its initializer requires a label, which is its spoken name and its tooltip.
// Icon, label and theme change in one call, so you cannot forget one of them.
//
// Keywords: symbol tooltip name label theme tint

import Thimble
public import ThimbleGallery

public enum IconButtonPage: Page {
  public static let id = "icon-button"

  public static let samples = [
    Sample("toolbar", toolbar),
    Sample("mute", mute, play: .press("Mute", shows: "Unmute") + .press("Unmute", shows: "Mute")),
    Sample("themes", themes),
    Sample("states", states),
    Sample("insets", insets),
  ]

  /// A toolbar
  ///
  /// Rest the pointer on a button, or press Tab to reach it, to see its name.
  static func toolbar() -> Widget {
    WrapBox(spacing: 6, lineSpacing: 6) {
      IconButton(icon: "edit-cut-symbolic", accessibilityLabel: "Cut")
      IconButton(icon: "edit-copy-symbolic", accessibilityLabel: "Copy")
      IconButton(icon: "edit-paste-symbolic", accessibilityLabel: "Paste")
      IconButton(icon: "edit-undo-symbolic", accessibilityLabel: "Undo")
      IconButton(icon: "edit-redo-symbolic", accessibilityLabel: "Redo")
    }
  }

  /// Icon and label change together
  ///
  /// A press changes the icon and the name in one call.
  static func mute() -> Widget {
    let button = IconButton(icon: "audio-volume-high-symbolic", accessibilityLabel: "Mute")
    button.connect(.clicked) { button in
      if button.accessibilityLabel == "Mute" {
        button.setIcon("audio-volume-muted-symbolic", accessibilityLabel: "Unmute")
      } else {
        button.setIcon("audio-volume-high-symbolic", accessibilityLabel: "Mute")
      }
    }
    return Box(.horizontal) { button }
  }

  /// Themes
  ///
  /// The first uses the colour of its variant, the second is for surfaces that are always dark, the third is a custom
  /// theme.
  static func themes() -> Widget {
    let orchid = IconButton.Theme(
      tintColor: Color(light: Color(hex: 0x813d9c), dark: Color(hex: 0xdc8add)),
      activeTintColor: Color(light: Color(hex: 0x613583), dark: Color(hex: 0xf0c0f0)),
      disabledTintColor: Color(light: Color(hex: 0x813d9c), dark: Color(hex: 0xdc8add)))
    let strip = Box(.horizontal, spacing: 6) {
      IconButton(icon: "media-skip-backward-symbolic", accessibilityLabel: "Previous", theme: .dark)
      IconButton(icon: "media-playback-start-symbolic", accessibilityLabel: "Play", theme: .dark)
      IconButton(icon: "media-skip-forward-symbolic", accessibilityLabel: "Next", theme: .dark)
    }
    strip.addStyleClass("dark-strip")
    return WrapBox(spacing: 24, lineSpacing: 12) {
      IconButton(icon: "preferences-system-symbolic", accessibilityLabel: "Preferences")
      strip
      IconButton(icon: "face-smile-symbolic", accessibilityLabel: "Insert emoji", theme: orchid)
    }
  }

  /// States
  ///
  /// At rest, selected and disabled.
  static func states() -> Widget {
    WrapBox(spacing: 6, lineSpacing: 6) {
      IconButton(icon: "format-text-bold-symbolic", accessibilityLabel: "Bold")
      IconButton(icon: "format-text-italic-symbolic", accessibilityLabel: "Italic").with { $0.isSelected = true }
      IconButton(icon: "format-text-underline-symbolic", accessibilityLabel: "Underline").with { $0.isEnabled = false }
    }
  }

  /// Insets
  ///
  /// Padding around the icon: none, the theme's, and 16 pixels. All three buttons react in at least 48 × 48 pixels.
  static func insets() -> Widget {
    WrapBox(spacing: 24, lineSpacing: 12) {
      IconButton(icon: "edit-find-symbolic", accessibilityLabel: "Find without insets").with {
        $0.contentInsets = .zero
      }
      IconButton(icon: "edit-find-symbolic", accessibilityLabel: "Find")
      IconButton(icon: "edit-find-symbolic", accessibilityLabel: "Find with wide insets").with {
        $0.contentInsets = Insets(16)
        $0.variant = .neutral
      }
    }
  }
}
