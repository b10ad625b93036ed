// Buttons/Close Button
//
// Ready-made buttons: one closes its popover, dialog or window; the others are UIKit's button types. Buttons that show
// only an icon have a default name.
//
// Keywords: close dismiss window popover preset type info detail contact uikit

import Thimble
public import ThimbleGallery
import ThimbleNames

public enum CloseButtonPage: Page {
  public static let id = "close-button"

  public static let samples = [
    Sample(
      "popover", popover, play: .press("Show Details", shows: "All changes are saved.") + [.press("Close the details")]),
    Sample("action", action, play: .press("Dismiss the message", shows: "Dismissed")),
    Sample("presets", presets),
    Sample("titled", titled),
  ]

  /// In a popover
  ///
  /// The button closes the popover around it. It needs no action.
  static func popover() -> Widget {
    let opener = Button("Show Details")
    let content = Box(.horizontal, spacing: 18) {
      Label("All changes are saved.")
      CloseButton(accessibilityLabel: "Close the details")
    }
    content.setMargins(top: 6, bottom: 6, leading: 12, trailing: 6)
    let popover = Popover(content)
    popover.setParent(opener)
    opener.connect(.clicked) { [weak popover] _ in popover?.popUp() }
    return Box(.horizontal) { opener }
  }

  /// Another action
  ///
  /// Give the button a name and an action of your own.
  static func action() -> Widget {
    let banner = Label("A new version is available.").with {
      $0.xAlign = 0
      $0.expandsHorizontally = true
      $0.wraps = true
    }
    let result = Label("Dismissed").with { $0.isVisible = false }
    let close = CloseButton(accessibilityLabel: "Dismiss the message") { [weak banner, weak result] in
      banner?.isVisible = false
      result?.isVisible = true
    }
    return Box(.horizontal, spacing: 12) {
      banner
      result
      close
    }
    .with { $0.addStyleClass("banner") }
  }

  /// Presets with an icon
  ///
  /// Detail disclosure, info for light and for dark surfaces, and contact. Their names are translated.
  static func presets() -> Widget {
    let strip = Box(.horizontal) { Button.preset(.infoDark, title: "About this picture") }
    strip.addStyleClass("dark-strip")
    return WrapBox(spacing: 18, lineSpacing: 12) {
      Button.preset(.detailDisclosure, title: "Details of the network")
      Button.preset(.infoLight)
      Button.preset(.contactAdd)
      strip
    }
  }

  /// Presets with a title
  ///
  /// Custom, system and plain.
  static func titled() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      Button.preset(.custom, title: "Custom")
      Button.preset(.system, title: "System")
      Button.preset(.plain, title: "Plain")
    }
  }
}
