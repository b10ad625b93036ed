// Behaviour/Presses
//
// The phases and the source of a press. A button can report each phase. Its action can ask for the source: mouse,
// finger, pen, key, mnemonic, shortcut, screen reader or program. Without such a handler, the button tracks nothing.
//
// Keywords: phases touch down up drag cancel provenance source shortcut ripple cursor spring loading focus event

import Thimble
public import ThimbleGallery

public enum PressPage: Page {
  public static let id = "press"

  public static let samples = [
    Sample("phases", phases),
    Sample("provenance", provenance, play: .press("Let the Program Press", shows: "It was program")),
    Sample("shortcuts", shortcuts, play: .press("Bold", shows: "Bold by program")),
    Sample("leaving", leaving, play: .press("May Come Back", shows: "Pressed")),
    Sample("ripples", ripples),
    Sample("springLoading", springLoading, play: .press("Documents", shows: "Documents opened by program")),
  ]

  /// Phases
  ///
  /// Press, slide off and back, and let go inside or outside. The log counts moves and lists all other phases.
  static func phases() -> Widget {
    let log = Label("Nothing yet" + String(repeating: "\n", count: 5)).with {
      $0.xAlign = 0
      $0.addStyleClass("code")
      $0.setAccessibilityLabel("Log")
      $0.verticalAlignment = .start
      $0.setSizeRequest(width: 296)
      $0.wraps = true
    }
    var lines: [String] = []
    var moves = 0
    let button = Button("Press Me", variant: .primary, size: .large).with { $0.verticalAlignment = .start }
    button.press.addHandler { [weak log] event in
      let isMove = event.phase == .movedInside || event.phase == .movedOutside
      if isMove, moves > 0 { lines.removeLast() }
      moves = isMove ? moves + 1 : 0
      let place = event.press.location.map { " at \(Int($0.x)), \(Int($0.y))" } ?? ""
      lines.append(isMove ? "moved \(moves) times" : "\(event.phase) by \(event.press.source)\(place)")
      lines = lines.suffix(6)
      log?.text = lines.joined(separator: "\n") + String(repeating: "\n", count: 6 - lines.count)
    }
    return WrapBox(spacing: 24, lineSpacing: 12) {
      button
      log
    }
  }

  /// Source
  ///
  /// The action asks for the source, here after an await. Try the pointer, Space, Alt+W, Ctrl+J and a screen reader.
  static func provenance() -> Widget {
    let result = Label("Nobody yet").with { $0.wraps = true }
    let ask = Button("_Who Is It?", icon: "avatar-default-symbolic") { [weak result] in
      try await Task.sleep(for: .milliseconds(20))
      result?.tell(Press.current.map { "It was \($0.source)" } ?? "Nobody knows")
    }
    ask.press.shortcut = "<Control>j"
    return WrapBox(spacing: 12, lineSpacing: 12) {
      ask
      Button("Let the Program Press", variant: .outlined) { [weak ask] in ask?.press.perform() }
        .with { $0.configuration.titleLineBreak = .wrap }
      result
    }
  }

  /// Shortcuts
  ///
  /// The keys work anywhere in the window. The tooltip shows them in the desktop's notation.
  static func shortcuts() -> Widget {
    let result = Label("No shortcut yet").with { $0.wraps = true }
    let shortcuts: [(title: String, icon: Icon, keys: KeyboardShortcut)] = [
      ("Bold", "format-text-bold-symbolic", "<Control>b"),
      ("Underline", "format-text-underline-symbolic", "<Control>u"), ("Reload", "view-refresh-symbolic", "F5"),
    ]
    return WrapBox(spacing: 12, lineSpacing: 12) {
      shortcuts.map { title, icon, keys in
        IconButton(icon: icon, accessibilityLabel: title) { [weak result] in
          result?.tell("\(title) by \(Press.current?.source.rawValue ?? "nobody")")
        }
        .with { $0.press.shortcut = keys }
      }
      result
    }
  }

  /// Leaving
  ///
  /// A press that slides off and comes back counts, unless the button cancels it on leaving. The third button does not
  /// take keyboard focus.
  static func leaving() -> Widget {
    let result = Label("Not pressed yet")
    let action: @MainActor () -> Void = { [weak result] in result?.tell("Pressed") }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      Button("May Come Back", action: action)
      Button("Leaving Ends It", action: action).with { $0.press.options.cancelsOnPointerExit = true }
      Button("Leaves Focus Alone", action: action).with {
        $0.press.options.takesFocusOnPress = false
        $0.configuration.titleLineBreak = .wrap
      }
      result
    }
  }

  /// Ripples
  ///
  /// A circle grows from the press, bounded by the button or not. There is none if animations are off.
  static func ripples() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Bounded", icon: "weather-showers-symbolic", variant: .primary, size: .large).with {
        $0.press.options.ripple = .bounded
        $0.setCursor(named: "pointer")
      }
      Button("Quiet", size: .large).with { $0.press.options.ripple = .bounded }
      IconButton(icon: "starred-symbolic", accessibilityLabel: "Unbounded").with {
        $0.press.options.ripple = .unbounded
        $0.verticalAlignment = .center
      }
    }
  }

  /// Spring loading
  ///
  /// Drag the text onto a folder and let it rest there for half a second: the folder opens.
  static func springLoading() -> Widget {
    let result = Label("No folder is open").with { $0.wraps = true }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      Entry("Drag me").with { $0.setAccessibilityLabel("Something to drag") }
      ["Documents", "Pictures"].map { name in
        Button(name, icon: "folder-symbolic") { [weak result] in
          result?.tell("\(name) opened by \(Press.current?.source.rawValue ?? "nobody")")
        }
        .with { $0.press.options.isSpringLoaded = true }
      }
      result
    }
  }
}
