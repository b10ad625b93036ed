/// GLib's and GTK's messages on standard error.
package enum GtkLog {
  /// Warnings that GTK itself causes: programs with only stock widgets log them, too.
  package static let toolkitFaults = [
    // GTK 4.24 on X11, when a popover opens.
    "gdk_frame_timings_submitted() called on submitted frame",
    // Any GTK under a compositor with an older version of the protocol for windows, when a popover changes its size.
    "Compositor doesn't support moving popups, relying on remapping",
  ]

  /// Returns the lines that mean a programming error: every warning, critical and error of GLib's log, and with them
  /// GTK's errors in style sheets.
  ///
  /// Lines that contain one of the `expected` texts or of ``toolkitFaults`` are left out.
  package static func complaints(in text: String, besides expected: [String] = []) -> [String] {
    let excused = expected + toolkitFaults
    return text.split(separator: "\n").map(String.init).filter { line in
      let levels = ["WARNING **", "CRITICAL **", "ERROR **", "Theme parser error"]
      return levels.contains(where: line.contains) && !excused.contains(where: line.contains)
    }
  }
}
