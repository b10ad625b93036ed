// Buttons/Floating Action Button
//
// A button for a view's main action, floating above the view. It shows its icon alone, or icon and label. Its label is
// always its spoken name.
//
// Keywords: fab compose create add extended overlay scroll elevation shadow

import Thimble
public import ThimbleGallery

public enum FloatingActionButtonPage: Page {
  public static let id = "floating-action-button"

  public static let samples = [
    Sample("shapes", shapes),
    Sample("extended", extended),
    Sample("modes", modes),
    Sample("overView", overView, play: .press("Create", shows: "Made something")),
    Sample("atWork", atWork, play: .work("Refresh")),
  ]

  /// Shapes
  ///
  /// Small, regular and large, in the theme's brand colour and in the colour of a raised surface.
  static func shapes() -> Widget {
    WrapBox(spacing: 24, lineSpacing: 24) {
      FloatingActionButton(icon: "list-add-symbolic", label: "New note", shape: .small)
      FloatingActionButton(icon: "list-add-symbolic", label: "New folder")
      FloatingActionButton(icon: "list-add-symbolic", label: "New book", shape: .large)
      FloatingActionButton(icon: "document-edit-symbolic", label: "Edit note", shape: .small, shade: .secondary)
      FloatingActionButton(icon: "document-edit-symbolic", label: "Edit folder", shade: .secondary)
      FloatingActionButton(icon: "document-edit-symbolic", label: "Edit book", shape: .large, shade: .secondary)
    }
  }

  /// Expanded
  ///
  /// With the label beside the icon.
  static func extended() -> Widget {
    WrapBox(spacing: 24, lineSpacing: 24) {
      FloatingActionButton(icon: "mail-unread-symbolic", label: "Compose", mode: .expanded)
      FloatingActionButton(icon: "find-location-symbolic", label: "Where am I?", mode: .expanded, shade: .secondary)
      FloatingActionButton(icon: "call-start-symbolic", label: "Call", mode: .expanded).with { $0.isEnabled = false }
    }
  }

  /// Modes
  ///
  /// A press changes the mode. The width is animated, unless the desktop's animations are off. The name stays.
  static func modes() -> Widget {
    let button = FloatingActionButton(icon: "view-more-symbolic", label: "Show the label", shade: .secondary)
    button.connect(.clicked) { button in button.mode = button.mode == .normal ? .expanded : .normal }
    return Box(.horizontal) { button }
  }

  /// Over a view
  ///
  /// Scroll down: the button shrinks. Scroll up: it expands again. It never covers the last line.
  static func overView() -> Widget {
    let made = Label("Nothing made yet").with { $0.xAlign = 0 }
    let lines = Box(.vertical, spacing: 12) {
      made
      (1...20).map { number in Label("Line \(number) of a long list").with { $0.xAlign = 0 } }
    }
    lines.setMargins(top: 12, bottom: 12, leading: 12, trailing: 12)
    let button = FloatingActionButton(icon: "list-add-symbolic", label: "Create", mode: .expanded) { [weak made] in
      made?.tell("Made something")
    }
    return FloatingActionOverlay(lines, button: button).with {
      $0.setSizeRequest(height: 240)
      $0.accessibilityLabel = "Long list"
      $0.addStyleClass("view-frame")
    }
  }

  /// At work
  ///
  /// The ring replaces the icon, and the button keeps its width.
  static func atWork() -> Widget {
    WrapBox(spacing: 24, lineSpacing: 24) {
      FloatingActionButton(icon: "send-to-symbolic", label: "Publish", mode: .expanded) {
        try await Task.sleep(for: .seconds(3))
      }
      FloatingActionButton(icon: "view-refresh-symbolic", label: "Refresh", shade: .secondary) {
        try await Task.sleep(for: .seconds(3))
      }
    }
  }
}
