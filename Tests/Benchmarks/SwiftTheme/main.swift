import Bench
import Glibc
import Thimble

// The twin of ../CTheme: the same steps in the same order, with the kit's buttons and its themes. It lists what is
// measured. The first change also resolves the theme's tokens; C has its stylesheet ready.

/// Returns the time from the beginning of a change to the next frame.
@MainActor
private func time(in window: Window, _ change: () -> Void) -> Int64 {
  let begin = bench_now_ns()
  change()
  Bench.waitForFrames(1, in: window)
  return bench_now_ns() - begin
}

let count = Bench.count()
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
Bench.waitForFrames(3, in: window)

bench_mark()
let first = time(in: window) { ThemeController.shared.theme = themes[1] }
bench_mark()
var repeated: Int64 = 0
for index in 0..<4 { repeated += time(in: window) { ThemeController.shared.theme = themes[index % 2] } }
bench_mark()
var textSize: Int64 = 0
for index in 0..<4 { textSize += time(in: window) { Settings.shared.textScale = index % 2 == 0 ? 1.25 : 1 } }
print("{\"change_ns\": \(first), \"repeated_ns\": \(repeated / 4), \"text_size_ns\": \(textSize / 4)}")
