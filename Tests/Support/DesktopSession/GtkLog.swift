/// What GLib and GTK say on standard error.
public enum GtkLog {
  /// The lines that mean a programming error: every warning, critical and error of GLib's log, and with them GTK's
  /// errors in style sheets.
  ///
  /// Lines with one of the `expected` texts are left out.
  public static func complaints(in text: String, besides expected: [String] = []) -> [String] {
    text.split(separator: "\n").map(String.init).filter { line in
      let levels = ["WARNING **", "CRITICAL **", "ERROR **", "Theme parser error"]
      return levels.contains(where: line.contains) && !expected.contains(where: line.contains)
    }
  }
}
