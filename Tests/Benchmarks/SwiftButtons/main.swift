import Bench
import Glibc
import Thimble

// The twin of ../CButtons: the same steps in the same order, with the kit's buttons. It lists what is measured.

private let icons: [Icon] = [
  "document-open-symbolic", "document-save-symbolic", "edit-copy-symbolic", "edit-delete-symbolic", "go-next-symbolic",
  "list-add-symbolic", "media-record-symbolic", "view-refresh-symbolic",
]

@MainActor
private func addButtons(_ count: Int, to grid: Grid) {
  for index in 0..<count {
    let button = Button("Button \(index)", icon: icons[index % icons.count]) {}
    grid.attach(button, column: index % 10, row: index / 10)
  }
}

let count = Bench.count()
Gtk.initialize()
let grid = Grid()
let window = Window("Buttons", child: ScrolledWindow(grid, horizontally: true))
window.setDefaultSize(width: 900, height: 700)

if count > 1 {
  let first = Grid()
  addButtons(16, to: first)
  Window("Warm-up", child: first).destroy()
}

bench_mark()
let heap = bench_heap_bytes()
let begin = bench_now_ns()
addButtons(count, to: grid)
let created = bench_now_ns()
bench_mark()

window.present()
Bench.waitForFrames(1, in: window)
let drawn = bench_now_ns()
let start = bench_since_start_ns()
bench_mark()
let growth = bench_heap_bytes() - heap

print(
  """
  {"create_ns": \(created - begin), "first_frame_ns": \(drawn - created), "shown_ns": \(drawn - begin), \
  "memory_per_button_bytes": \(growth / Int64(count)), "start_ns": \(start)}
  """)
fflush(nil)
while getenv("BENCH_HOLD") != nil { MainLoop.iterate() }
