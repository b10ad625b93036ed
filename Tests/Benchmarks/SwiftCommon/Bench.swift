@_exported public import CBench
import CGtk
public import Thimble

/// The first lines of every program in Swift, as `../Common/bench.h` for C.
@MainActor
public enum Bench {
  /// Reads the only argument, a number of at least `least`; ends the process if that fails.
  public static func count(atLeast least: Int = 1) -> Int {
    guard CommandLine.arguments.count == 2, let count = Int(CommandLine.arguments[1]), count >= least else {
      fatalError("usage: \(CommandLine.arguments[0]) N    (at least \(least))")
    }
    return count
  }

  /// Runs the main loop until a shown window has been painted this many times: as in C, without a timer of the kit.
  public static func waitForFrames(_ count: Int, in window: Window) {
    window.withUnsafeGtkWidget { pointer in
      guard let clock = gtk_widget_get_frame_clock(pointer) else { return }
      let last = gdk_frame_clock_get_frame_counter(clock) + gint64(count)
      while gdk_frame_clock_get_frame_counter(clock) < last {
        gtk_widget_queue_draw(pointer)
        g_main_context_iteration(nil, 1)
      }
    }
  }
}
