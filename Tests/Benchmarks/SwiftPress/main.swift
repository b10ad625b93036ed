import Bench
import CPointer
import Thimble

// The twin of ../CPress: the same steps in the same order, with the kit's buttons. It lists what is measured.

private let rounds = 100

let count = Bench.count(atLeast: 2)
Gtk.initialize()
var pointer = cpointer()
guard cpointer_open(&pointer) else { fatalError("no display, or no libXtst") }
Settings.shared[.enablesAnimations] = false
var clicks = 0
let grid = Grid(rowSpacing: 6, columnSpacing: 6)
let window = Window("Buttons", child: grid)
window.isDecorated = false
window.setDefaultSize(width: 600, height: 400)
var target: Button?
for index in 0..<count {
  let button = Button("Press", icon: "list-add-symbolic") { clicks += 1 }
  grid.attach(button, column: index % 5, row: index / 5)
  if index == 1 { target = button }
}
window.present()
Bench.waitForFrames(2, in: window)
guard let target, let box = target.bounds(in: window) else { fatalError("not on screen") }
let (x, y) = (Int32(box.x + box.width / 2), Int32(box.y + box.height / 2))

@MainActor
func run(until isRight: () -> Bool) {
  while !isRight() { MainLoop.iterate() }
  Bench.waitForFrames(1, in: window)
}

@MainActor
func once(_ target: Button) {
  let before = clicks
  cpointer_move(&pointer, x, y)
  run { target.stateFlags.contains(.hovered) }
  cpointer_button(&pointer, true)
  run { target.stateFlags.contains(.active) }
  cpointer_button(&pointer, false)
  run { !target.stateFlags.contains(.active) && clicks > before }
  cpointer_move(&pointer, 590, 390)
  run { !target.stateFlags.contains(.hovered) }
}

cpointer_move(&pointer, 580, 380)
once(target)
bench_mark()
let begin = bench_cpu_ns()
for _ in 0..<rounds { once(target) }
let press = (bench_cpu_ns() - begin) / Int64(rounds)
bench_mark()
print("{\"press_ns\": \(press)}")
