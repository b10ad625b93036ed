import Thimble

/// The pointer and the keys of a desktop that nobody but this program uses, such as one of the tests.
///
/// On the desktop of a user there are no such hands: the pointer and the keyboard focus stay the user's.
@MainActor
struct PlayHands {
  /// xdotool, or the program that understands its words on Wayland.
  private let tool: String

  /// The hands of this desktop; nil where it is a user's.
  static let own: PlayHands? = {
    // The script that makes a desktop for tests marks everything that runs on it.
    guard OwnProcesses.environment("THIMBLE_HEADLESS") != nil else { return nil }
    if let tool = OwnProcesses.environment("WAYLAND_HANDS") { return PlayHands(tool: tool) }
    return OwnProcesses.environment("DISPLAY") == nil ? nil : PlayHands(tool: "xdotool")
  }()

  /// Presses a widget of a window that stands in the corner of the screen, as windows do there.
  ///
  /// - Returns: the reason why it cannot be pressed yet; nil after it is done.
  func press(_ widget: Widget, by input: PlayStep.Input) async -> String? {
    switch input {
    case .key: await pressKey(on: widget)
    case .pointer: await click(widget)
    }
  }

  private func pressKey(on widget: Widget) async -> String? {
    guard widget.hasFocus || widget.grabFocus() else { return "it takes no keyboard focus" }
    guard widget.window?.isActive == true else { return "its window is not active" }
    // A menu that opens under the pointer gives its focus to the item there, at any time after.
    if let reason = await act(["mousemove", "1", "1"]) { return reason }
    // Keys come to a menu a little after it has opened.
    try? await Task.sleep(for: Self.pause)
    guard widget.hasFocus else { return "it has lost the keyboard focus" }
    return await act(["key", "space"])
  }

  private func click(_ widget: Widget) async -> String? {
    guard let window = widget.window, let box = widget.shownBounds(in: window), !Self.scroll(to: widget) else {
      return "it is not in view"
    }
    // A new widget has no place before the next frame.
    try? await Task.sleep(for: Self.pause)
    guard box.width > 0, box.height > 0, widget.shownBounds(in: window) == box else { return "it is moving" }
    let (x, y) = (Int(box.x + box.width / 2), Int(box.y + box.height / 2))
    // In two steps: GTK takes a pointer that jumps onto a new widget for one that has not moved. A layout, such as that of
    // scroll bars that come with the pointer, makes GTK forget a press that is not over.
    for words in [
      ["mousemove", "\(x - 1)", "\(y)", "mousemove", "\(x)", "\(y)"], ["mousedown", "1"], ["mouseup", "1"],
    ] {
      if let reason = await act(words) { return reason }
      try? await Task.sleep(for: Self.pause)
    }
    return nil
  }

  /// The time of a few frames, in which a layout comes to its end.
  private static let pause = Duration.milliseconds(80)

  /// Scrolls the views around a widget so that it is in view.
  ///
  /// - Returns: whether one has to scroll.
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
