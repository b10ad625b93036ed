import Bench
import CGtk
import Glibc
import Thimble

// The twin of ../CStart: the same steps in the same order, with the kit's button. It lists what is measured.

@MainActor
private enum Sleep {
  static var polls = 0
}

private let countingPoll: GPollFunc = { descriptors, count, timeout in
  MainActor.assumeIsolated { Sleep.polls += 1 }
  return g_poll(descriptors, count, timeout)
}

@MainActor
private func sidebar(_ list: ListBox, _ count: Int) -> Widget {
  for index in 0..<count { list.append(ListBoxRow(Label("Page \(index)").with { $0.xAlign = 0 })) }
  return Box(.vertical) {
    SearchEntry("Search pages")
    ScrolledWindow(list).with { $0.expandsVertically = true }
  }
  .with { $0.setSizeRequest(width: 240) }
}

/// Runs the loop for this time, with the same timers as in C.
@MainActor
private func run(_ milliseconds: UInt32) {
  var isOver = false
  withUnsafeMutablePointer(to: &isOver) { flag in
    g_timeout_add(
      milliseconds,
      { flag in
        flag?.storeBytes(of: true, as: Bool.self)
        return 0
      }, flag)
    while !flag.pointee { g_main_context_iteration(nil, 1) }
  }
}

let count = Bench.count()
guard getenv("BENCH_BEGIN") != nil else {
  setenv("BENCH_BEGIN", String(bench_now_ns()), 1)
  execv("/proc/self/exe", CommandLine.unsafeArgv)
  fatalError("The program cannot be executed anew.")
}

Gtk.initialize()
let list = ListBox()
let bar = HeaderBar()
bar.packEnd(IconButton(icon: "weather-clear-night-symbolic", accessibilityLabel: "Dark style"))
let window = Window(
  "Gallery",
  child: Box(.horizontal) {
    sidebar(list, count)
    Stack().with { $0.expandsHorizontally = true }
  })
window.setDefaultSize(width: 1000, height: 720)
window.titlebar = bar
list.children.first?.grabFocus()
window.present()
Bench.waitForFrames(1, in: window)
let start = bench_since_start_ns()

run(2_000)
g_main_context_set_poll_func(nil, countingPoll)
run(2_000)
print("{\"start_ns\": \(start), \"wake_ups\": \(Sleep.polls - 1)}")
