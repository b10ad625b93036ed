import Bench
import CGtk
import Thimble

// The twin of ../CPick: the same steps in the same order, with the kit's icon buttons. It lists what is measured.

/// It picks as in C: a pick from Swift would also create the Swift object of the widget.
@MainActor
private func pick(_ points: [Point], in window: Window) -> Int {
  window.withUnsafeGtkWidget { pointer in
    points.count { gtk_widget_pick(pointer, $0.x, $0.y, GTK_PICK_DEFAULT) != nil }
  }
}

let count = Bench.count(atLeast: 20)
let rounds = count > 5000 ? 1 : 8

Gtk.initialize()
let grid = Grid()
grid.withUnsafeGtkWidget { pointer in
  gtk_grid_set_row_spacing(OpaquePointer(pointer).gtkGrid, 6)
  gtk_grid_set_column_spacing(OpaquePointer(pointer).gtkGrid, 6)
}
let window = Window("Buttons", child: ScrolledWindow(grid, horizontally: true))
window.setDefaultSize(width: 900, height: 700)
var edges: [IconButton] = []
for index in 0..<count {
  let button = IconButton(icon: "list-add-symbolic", accessibilityLabel: "Button \(index)")
  grid.attach(button, column: index % 25, row: index / 25)
  if index < 20 { edges.append(button) }
}
window.present()
Bench.waitForFrames(2, in: window)

var lattice: [Point] = []
for i in 0..<13 {
  for j in 0..<11 { lattice.append(Point(x: Double(21 + i * 67), y: Double(59 + j * 58))) }
}
let gaps = edges.compactMap { $0.bounds(in: window) }.map { Point(x: $0.x - 2, y: $0.y + $0.height / 2) }
var found = pick(lattice, in: window) + pick(gaps, in: window)

var begin = bench_now_ns()
for _ in 0..<rounds { found += pick(lattice, in: window) }
let latticeTime = (bench_now_ns() - begin) / Int64(rounds * lattice.count)
begin = bench_now_ns()
for _ in 0..<rounds { found += pick(gaps, in: window) }
let gapTime = (bench_now_ns() - begin) / Int64(rounds * gaps.count)
precondition(found > 0)
print("{\"pick_ns\": \(latticeTime), \"gap_pick_ns\": \(gapTime)}")

extension OpaquePointer {
  /// GtkGrid is not an opaque type in Swift.
  fileprivate var gtkGrid: UnsafeMutablePointer<GtkGrid> { UnsafeMutablePointer(self) }
}
