import CGtk
import Glibc
import Thimble

// The twin of ../CTheme: the same steps in the same order, with the kit's buttons and its themes. It lists what is
// measured. The first change also resolves the theme's tokens; C has its stylesheet ready.

private func now() -> Int64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}

/// Runs the loop as C does: with nothing of ours in it.
@MainActor
private func waitForFrames(_ count: gint64, in window: Window) {
  window.withUnsafeGtkWidget { pointer in
    guard let clock = gtk_widget_get_frame_clock(pointer) else { return }
    let last = gdk_frame_clock_get_frame_counter(clock) + count
    while gdk_frame_clock_get_frame_counter(clock) < last {
      gtk_widget_queue_draw(pointer)
      g_main_context_iteration(nil, 1)
    }
  }
}

@MainActor
private func change(to theme: Theme, in window: Window) -> Int64 {
  let begin = now()
  ThemeController.shared.theme = theme
  waitForFrames(1, in: window)
  return now() - begin
}

guard CommandLine.arguments.count == 2, let count = Int(CommandLine.arguments[1]), count > 0 else {
  fatalError("usage: bench-theme-swift N")
}

let folder = getenv("BENCH_THEMES").map { String(cString: $0) } ?? "."
let themes = try ["one", "two"].map { try Theme(contentsOf: "\(folder)/\($0).tokens.json") }

Gtk.initialize()
ThemeController.shared.theme = themes[0]
let grid = Grid()
for index in 0..<count {
  grid.attach(Button("Button \(index)", icon: "list-add-symbolic"), column: index % 10, row: index / 10)
}
let window = Window("Buttons", child: ScrolledWindow(grid, horizontally: true))
window.setDefaultSize(width: 900, height: 700)
window.present()
waitForFrames(3, in: window)

let first = change(to: themes[1], in: window)
var repeated: Int64 = 0
for index in 0..<4 { repeated += change(to: themes[index % 2], in: window) }
print("{\"change_ns\": \(first), \"repeated_ns\": \(repeated / 4)}")
