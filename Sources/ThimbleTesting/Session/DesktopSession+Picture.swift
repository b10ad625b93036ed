public import FoundationEssentials

extension DesktopSession {
  /// Returns the program that takes pictures, and the name of its Debian package.
  private static func photographer(_ kind: DisplayKind) -> (program: String, package: String) {
    kind == .x11 ? ("import", "imagemagick") : ("grim", "grim")
  }

  /// The file in which the X server keeps the screen, in the format XWD; nil with Wayland.
  var screen: URL? { environment["THIMBLE_SCREEN"].map { URL(fileURLWithPath: $0) } }

  /// Writes a picture of the screen, in the format of the file's extension: `png` or `ppm`.
  ///
  /// - Throws: ``TestFailure`` if ImageMagick (X11) or grim (Wayland) is missing or fails.
  public func picture(to file: URL) async throws(TestFailure) {
    let (name, package) = Self.photographer(kind)
    guard let program = try? ProgramFile.named(name) else {
      throw TestFailure("A picture needs the program \(name) (Debian package \(package)).")
    }
    let isPortable = file.pathExtension == "ppm"
    let words =
      switch kind {
      case .x11: ["-window", "root", "-depth", "8", file.path]
      case .wayland: ["-t", isPortable ? "ppm" : "png", file.path]
      }
    let tool = try launch(program, words)
    guard await tool.end(allowing: .seconds(30)) == 0 else { throw TestFailure("\(name): \(tool.standardError)") }
  }

  /// The reason why no picture can be taken of the current kind of display; nil if one can.
  public static let picturesUnavailable: String? = {
    let (name, package) = photographer(.current)
    return (try? ProgramFile.named(name)) == nil ? "There is no \(name) (Debian package \(package))." : nil
  }()
}
