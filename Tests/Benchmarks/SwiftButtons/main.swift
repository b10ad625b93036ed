import CGtk
import CMalloc
import Thimble

// The twin of ../CButtons: the same steps in the same order, with the kit's buttons. It lists what is measured.

private let icons: [Icon] = [
  "document-open-symbolic", "document-save-symbolic", "edit-copy-symbolic", "edit-delete-symbolic", "go-next-symbolic",
  "list-add-symbolic", "media-record-symbolic", "view-refresh-symbolic",
]

/// The bytes that malloc has handed out, in all arenas.
private func heapBytes() -> Int64 {
  let info = mallinfo2()
  return Int64(info.uordblks + info.hblkhd)
}

private func now() -> Int64 { Int64(g_get_monotonic_time()) * 1_000 }

@MainActor
private func addButtons(_ count: Int, to grid: Grid) {
  for index in 0..<count {
    let button = Button("Button \(index)", icon: icons[index % icons.count]) {}
    grid.attach(button, column: index % 10, row: index / 10)
  }
}

guard CommandLine.arguments.count == 2, let count = Int(CommandLine.arguments[1]), count > 0 else {
  fatalError("usage: bench-buttons-swift N")
}

Gtk.initialize()
let grid = Grid()
let window = Window("Buttons", child: ScrolledWindow(grid, horizontally: true))
window.setDefaultSize(width: 900, height: 700)

do {
  let warmUp = Grid()
  addButtons(16, to: warmUp)
}

let heap = heapBytes()
let begin = now()
addButtons(count, to: grid)
let created = now()

window.present()
try window.waitForFrames(1)
let drawn = now()
let growth = heapBytes() - heap

print(
  """
  {"create_ns": \(created - begin), "first_frame_ns": \(drawn - created), \
  "shown_ns": \(drawn - begin), "memory_per_button_bytes": \(growth / Int64(count))}
  """)
