import CGtk
import Glibc
import Thimble

// The twin of ../CSpinners: the same steps in the same order, with the kit's buttons at work. It lists what is measured.
// The second of warming up is longer than the time after which a button shows its work.

private func cpu() -> Int64 {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}

@MainActor
private func run(_ seconds: Double) {
  _ = MainLoop.run(atMost: seconds) { false }
}

guard CommandLine.arguments.count == 2, let count = Int(CommandLine.arguments[1]), count > 0 else {
  fatalError("usage: bench-spinners-swift N")
}

Gtk.initialize()
let grid = Grid()
let window = Window("Spinners", child: grid)
window.setDefaultSize(width: 900, height: 700)
for index in 0..<count {
  let button = Button("Save", icon: "document-save-symbolic")
  button.startLoading()
  grid.attach(button, column: index % 10, row: index / 10)
}
window.present()
run(1)

let begin = cpu()
run(2)
print("{\"cpu_ns\": \((cpu() - begin) / 2)}")
