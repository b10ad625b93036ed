/// GLib's and GTK's messages on standard error.
public enum GtkLog {
  /// Warnings that are GTK's own fault: programs that use nothing but GTK log them, too.
  public static let toolkitFaults = [
    // GTK 4.24 on X11, when a popover opens.
    "gdk_frame_timings_submitted() called on submitted frame"
  ]

  /// The lines that mean a programming error: every warning, critical and error of GLib's log, and with them GTK's
  /// errors in style sheets.
  ///
  /// Lines with one of the `expected` texts, and those of ``toolkitFaults``, are left out.
  public static func complaints(in text: String, besides expected: [String] = []) -> [String] {
    let excused = expected + toolkitFaults
    return text.split(separator: "\n").map(String.init).filter { line in
      let levels = ["WARNING **", "CRITICAL **", "ERROR **", "Theme parser error"]
      return levels.contains(where: line.contains) && !excused.contains(where: line.contains)
    }
  }
}
