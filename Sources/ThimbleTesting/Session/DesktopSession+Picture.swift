public import FoundationEssentials

extension DesktopSession {
  /// Returns the file of the program that takes pictures.
  ///
  /// - Throws: ``TestFailure`` with the reason why there is none.
  private static func photographer(_ kind: DisplayKind) throws(TestFailure) -> URL {
    let (name, package) =
      switch kind {
      case .x11: ("import", "imagemagick")
      case .wayland: ("grim", "grim")
      case .mutter: throw TestFailure("There is no picture of mutter's screen, which goes only to PipeWire.")
      }
    do { return try ProgramFile.named(name) } catch {
      throw TestFailure("A picture needs the program \(name) (Debian package \(package)).")
    }
  }

  /// The file in which the X server keeps the screen, in the format XWD; nil with Wayland.
  var screen: URL? { environment["THIMBLE_SCREEN"].map { URL(fileURLWithPath: $0) } }

  /// Writes a picture of the screen, in the format of the file's extension: `png` or `ppm`.
  ///
  /// - Throws: ``TestFailure`` if ImageMagick (X11) or grim (Wayland) is missing or fails, and on mutter.
  public func picture(to file: URL) async throws(TestFailure) {
    let program = try Self.photographer(kind)
    let isPortable = file.pathExtension == "ppm"
    let words = kind == .x11 ? ["-window", "root", "-depth", "8"] : ["-t", isPortable ? "ppm" : "png"]
    let tool = try launch(program, words + [file.path])
    guard await tool.end(allowing: .seconds(30)) == 0 else {
      throw TestFailure("\(program.lastPathComponent): \(tool.standardError)")
    }
  }

  /// The reason why no picture can be taken of the current kind of display; nil if one can.
  public static let picturesUnavailable: String? = {
    do throws(TestFailure) {
      _ = try photographer(.current)
      return nil
    } catch { return error.description }
  }()
}
