import CPointer
import Glibc
import Thimble

// The twin of ../CPress: the same steps in the same order, with the kit's buttons. It lists what is measured.

private let rounds = 100

private func cpu() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

guard CommandLine.arguments.count == 2, let count = Int(CommandLine.arguments[1]), count >= 2 else {
  fatalError("usage: bench-press-swift N")
}

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
try window.waitForFrames(2)
guard let target, let box = target.bounds(in: window) else { fatalError("not on screen") }
let (x, y) = (Int32(box.x + box.width / 2), Int32(box.y + box.height / 2))

@MainActor
func run(until isRight: () -> Bool) throws {
  while !isRight() { MainLoop.iterate() }
  try window.waitForFrames(1)
}

@MainActor
func once(_ target: Button) throws {
  let before = clicks
  cpointer_move(&pointer, x, y)
  try run { target.stateFlags.contains(.hovered) }
  cpointer_button(&pointer, true)
  try run { target.stateFlags.contains(.active) }
  cpointer_button(&pointer, false)
  try run { !target.stateFlags.contains(.active) && clicks > before }
  cpointer_move(&pointer, 590, 390)
  try run { !target.stateFlags.contains(.hovered) }
}

cpointer_move(&pointer, 580, 380)
try once(target)
let begin = cpu()
for _ in 0..<rounds { try once(target) }
print("{\"press_ns\": \((cpu() - begin) / UInt64(rounds))}")
