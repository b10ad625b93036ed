import Thimble

/// The pointer and the keys of a desktop that only this program uses, such as one of the tests.
///
/// On a user's desktop there are no hands: the pointer and the keyboard focus belong to the user.
@MainActor
struct PlayHands {
  /// xdotool, or a program with the same commands on Wayland.
  private let tool: String

  /// The hands of this desktop; nil on a user's desktop.
  static let own: PlayHands? = {
    // The script that starts a test desktop sets this variable.
    guard OwnProcesses.environment("THIMBLE_HEADLESS") != nil else { return nil }
    if let tool = OwnProcesses.environment("WAYLAND_HANDS") { return PlayHands(tool: tool) }
    return OwnProcesses.environment("DISPLAY") == nil ? nil : PlayHands(tool: "xdotool")
  }()

  /// Presses a widget of a window in the corner of the screen, where windows are on such a desktop.
  ///
  /// - Returns: the reason why the widget cannot be pressed yet; nil after the press.
  func press(_ widget: Widget, by input: PlayStep.Input) async -> String? {
    switch input {
    case .key: await pressKey(on: widget)
    case .pointer: await click(widget)
    }
  }

  private func pressKey(on widget: Widget) async -> String? {
    guard widget.hasFocus || widget.grabFocus() else { return "it takes no keyboard focus" }
    guard widget.window?.isActive == true else { return "its window is not active" }
    // A menu that opens under the pointer may move the focus to the item there at any later time.
    if let reason = await act(["mousemove", "1", "1"]) { return reason }
    // A menu receives keys a little after it has opened.
    try? await Task.sleep(for: Self.pause)
    guard widget.hasFocus else { return "it has lost the keyboard focus" }
    return await act(["key", "space"])
  }

  private func click(_ widget: Widget) async -> String? {
    guard let window = widget.window, let box = widget.shownBounds(in: window), !Self.scroll(to: widget) else {
      return "it is not in view"
    }
    // A new widget has no place until the next frame.
    try? await Task.sleep(for: Self.pause)
    guard box.width > 0, box.height > 0, widget.shownBounds(in: window) == box else { return "it is moving" }
    let (x, y) = (Int(box.x + box.width / 2), Int(box.y + box.height / 2))
    // The pointer moves in two steps: GTK ignores a pointer that jumps onto a new widget. A layout during a press, such
    // as that of scroll bars that appear with the pointer, makes GTK forget the press.
    for words in [
      ["mousemove", "\(x - 1)", "\(y)", "mousemove", "\(x)", "\(y)"], ["mousedown", "1"], ["mouseup", "1"],
    ] {
      if let reason = await act(words) { return reason }
      try? await Task.sleep(for: Self.pause)
    }
    return nil
  }

  /// The time of a few frames, after which a layout is complete.
  private static let pause = Duration.milliseconds(80)

  /// Scrolls the views around a widget so that it is in view.
  ///
  /// - Returns: true if a view had to scroll.
  private static func scroll(to widget: Widget) -> Bool {
    let around = sequence(first: widget, next: \.parent).compactMap { $0 as? ScrolledWindow }
    let hiding = around.first { view in
      guard let box = widget.bounds(in: view) else { return true }
      return box.y < 0 || box.y + box.height > Double(view.height)
    }
    hiding?.scroll(to: widget)
    return hiding != nil
  }

  private func act(_ words: [String]) async -> String? {
    do throws(HostError) {
      let end = try await ChildProcess([tool] + words).ended()
      return end.status == 0 ? nil : "\(tool) failed: \(end.output)"
    } catch {
      return "\(error)"
    }
  }
}
