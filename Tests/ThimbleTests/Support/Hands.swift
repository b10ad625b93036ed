import CGtk
import Foundation
import GtkHost
import ThimbleTesting
import XCTest

/// Real pointer and key events on the test's own window, sent by XTest or by a Wayland compositor's virtual devices.
@MainActor
enum Hands {
  /// xdotool, or a program with the same commands on Wayland.
  private static let tool =
    isWayland ? DesktopSession.product("wayland-hands") : URL(fileURLWithPath: "/usr/bin/xdotool")

  /// Indicates whether the display is a Wayland compositor with virtual devices.
  private static var isWayland: Bool { ProcessInfo.processInfo.environment["WAYLAND_HANDS"] != nil }

  /// Indicates whether this display accepts events from a program, and the program exists.
  static var areFree: Bool {
    (isWayland || ProcessInfo.processInfo.environment["DISPLAY"] != nil)
      && FileManager.default.isExecutableFile(atPath: tool.path)
  }

  /// Runs the tool with the arguments, while the main loop runs.
  static func act(_ arguments: String..., file: StaticString = #filePath, line: UInt = #line) {
    // After a layout GTK asks X for the pointer's position and buttons. If the answer arrives before a pending release
    // event, GTK forgets the press, and there is no click.
    if arguments.first == "mouseup" || arguments.first == "click" { settle() }
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    do { try process.run() } catch { return XCTFail("\(tool.path): \(error)", file: file, line: line) }
    XCTAssertTrue(MainLoop.run(atMost: 60) { !process.isRunning }, "\(tool.path) hangs.", file: file, line: line)
    XCTAssertEqual(process.isRunning ? 0 : process.terminationStatus, 0, "\(arguments)", file: file, line: line)
  }

  /// Runs xdotool's commands while this thread does nothing else, as if it were busy: `"sleep", "0.3", "mouseup", "1"`.
  /// The main actor is busy, so that what waits for it comes before the events.
  static func actWhileBusy(_ arguments: String..., file: StaticString = #filePath, line: UInt = #line) throws {
    try XCTSkipIf(isWayland, "The program wayland-hands cannot wait between two commands.")
    let before = busyTimes
    Task {
      XCTAssertNoThrow(try output(of: arguments), file: file, line: line)
      busyTimes += 1
    }
    XCTAssertTrue(MainLoop.run(atMost: 60) { busyTimes > before }, "\(tool.path) hangs.", file: file, line: line)
  }

  private static var busyTimes = 0

  /// Runs the tool without the main loop, and returns its output.
  private static func output(of arguments: [String]) throws -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = tool
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    // The pipe ends with the process.
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Gives the keyboard to the screen's own window while `body` runs, as another program would take it.
  static func withoutKeyboard(_ body: () -> Void) throws {
    try XCTSkipIf(isWayland, "Only X lets a program give the keyboard away.")
    let owner = try output(of: ["getwindowfocus"])
    act("search", "--maxdepth", "0", "--class", "", "windowfocus")
    body()
    act("windowfocus", owner)
  }

  // MARK: Pointer

  /// Presses the pointer's main button, until ``letGo()``.
  static func press() { act("mousedown", "1") }

  static func letGo() { act("mouseup", "1") }

  /// Clicks where the pointer is. The release follows the layout that the press causes.
  static func click() {
    press()
    letGo()
  }

  /// Clicks with the secondary button where the pointer is.
  static func clickSecondaryButton() {
    act("mousedown", "3")
    act("mouseup", "3")
  }

  static func move(x: Int, y: Int) { act("mousemove", "\(x)", "\(y)") }

  /// Moves the pointer to the middle of a widget of an undecorated window at the screen's corner, or to an offset from
  /// it.
  static func move(to widget: Widget, in window: Window, dx: Double = 0, dy: Double = 0) {
    guard let box = widget.bounds(in: window) else { return XCTFail("It is not in the window.") }
    let (x, y) = (box.x + box.width / 2 + dx, box.y + box.height / 2 + dy)
    move(x: Int(x), y: Int(y))
  }

  // MARK: Keys

  /// Presses and releases keys, one after the other, such as `space` and `ctrl+s`.
  static func key(_ keys: String...) { for key in keys { act("key", key) } }

  /// Presses a key, until ``letGo(_:)``.
  static func hold(_ key: String) { act("keydown", key) }

  /// Lets the keyboard repeat a held key while `body` runs, as a person's does: after 200 ms, and then every 30 ms. Else it
  /// repeats only after 20 s, because a release may come late on a busy machine. A display ignores a second press by
  /// ``hold(_:)``.
  static func withRepeatingKeyboard(_ body: () throws -> Void) throws {
    try XCTSkipIf(isWayland, "The compositor's configuration sets the time.")
    try setRepetition(delay: 200, interval: 30)
    defer { XCTAssertNoThrow(try setRepetition(delay: 20_000, interval: 30)) }
    try body()
  }

  private static func setRepetition(delay: UInt32, interval: UInt32) throws {
    typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    typealias SetRate = @convention(c) (OpaquePointer, UInt32, UInt32, UInt32) -> Int32
    typealias Close = @convention(c) (OpaquePointer) -> Int32
    // GTK has loaded the library.
    let open = try XCTUnwrap(dlsym(nil, "XOpenDisplay"))
    let setRate = try XCTUnwrap(dlsym(nil, "XkbSetAutoRepeatRate"))
    let close = try XCTUnwrap(dlsym(nil, "XCloseDisplay"))
    let display = try XCTUnwrap(unsafeBitCast(open, to: Open.self)(nil))
    let coreKeyboard: UInt32 = 0x100
    XCTAssertEqual(unsafeBitCast(setRate, to: SetRate.self)(display, coreKeyboard, delay, interval), 1)
    _ = unsafeBitCast(close, to: Close.self)(display)
  }

  static func letGo(_ key: String) { act("keyup", key) }

  // MARK: Waiting

  /// Waits until everything that was sent before has been handled: the events, the frame that they cause, and the answer of
  /// the display. An effect that has not come by then does not come, unless a timer causes it.
  static func settle() {
    gdk_display_sync(gdk_display_get_default())
    let windows = gtk_window_get_toplevels()
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let item = g_list_model_get_item(windows, index) else { continue }
      defer { g_object_unref(item) }
      let window = item.assumingMemoryBound(to: GtkWidget.self)
      guard gtk_widget_get_mapped(window) != 0, let clock = gtk_widget_get_frame_clock(window) else { continue }
      let frame = gdk_frame_clock_get_frame_counter(clock)
      gtk_widget_queue_draw(window)
      _ = MainLoop.run(atMost: 30) { gdk_frame_clock_get_frame_counter(clock) > frame }
    }
    // The answer arrives after the drawing.
    for _ in 0..<100 where !MainLoop.iterate(waiting: false) { break }
  }
}
