import Bench
import Thimble

// The twin of ../CSpinners: the same steps in the same order, with the kit's buttons at work. It lists what is measured.
// The second of warming up is longer than the time after which a button shows its work.

@MainActor
private func run(_ seconds: Double) {
  _ = MainLoop.run(atMost: seconds) { false }
}

let count = Bench.count()

Gtk.initialize()
let grid = Grid()
let window = Window("Spinners", child: grid)
window.setDefaultSize(width: 900, height: 700)
for index in 0..<count {
  let button = Button("Save", icon: "document-save-symbolic")
  button.work.start()
  grid.attach(button, column: index % 10, row: index / 10)
}
window.present()
run(1)

let begin = bench_cpu_ns()
run(2)
print("{\"cpu_ns\": \((bench_cpu_ns() - begin) / 2)}")
