import CGtk
import FileReading
import Glibc

// MARK: - Writing

extension Files {
  /// Writes a whole file, or leaves it as it was: there is never a half-written file, even if the machine loses power.
  ///
  /// The bytes are written to a temporary file in the same folder and to the disk, and then the file gets its name.
  /// This runs on another thread.
  ///
  /// - Throws: ``HostError`` with the path and the reason. The file is unchanged then.
  public static func write(_ bytes: [UInt8], to path: String) async throws(HostError) {
    try store(bytes, path)
  }

  private static func store(_ bytes: [UInt8], _ path: String) throws(HostError) {
    guard !path.utf8.contains(0) else { throw HostError(.notWritten, "Could not write a file whose path holds a NUL.") }
    var error: ErrorPointer?
    let isWritten = bytes.withUnsafeBytes { room in
      let start = room.baseAddress?.assumingMemoryBound(to: CChar.self)
      return withUnsafePointer(to: CChar(0)) { empty in
        g_file_set_contents_full(path, start ?? empty, gssize(room.count), cgtk_file_set_contents_safely, 0o666, &error)
          != 0
      }
    }
    if !isWritten { throw HostError(.notWritten, taking: error, doing: "write \(path)") }
  }

  /// Writes a text in UTF-8, as bytes are written.
  ///
  /// - Throws: ``HostError`` with the path and the reason. The file is unchanged then.
  public static func write(_ text: String, to path: String) async throws(HostError) {
    try await write(Array(text.utf8), to: path)
  }

  /// Removes a file; does nothing where there is none.
  ///
  /// - Throws: ``HostError`` with the path and the reason.
  public static func remove(_ path: String) throws(HostError) {
    guard unlink(path) == 0 || errno == ENOENT else {
      throw HostError(.notWritten, "Could not remove \(path): \(String(cString: g_strerror(errno)))")
    }
  }

  /// Returns the names of the files and folders in a folder, in no order.
  ///
  /// - Throws: ``HostError`` with the path where it cannot be read.
  public static func names(inFolder path: String) throws(HostError) -> [String] {
    guard let names = Folder.names(in: path) else { throw HostError(.notRead, "Could not read the folder \(path).") }
    return names
  }

  /// The folder in which applications keep the user's data, each in a folder of its own: `XDG_DATA_HOME`, or
  /// `~/.local/share`.
  public static var userDataFolder: String { String(cString: g_get_user_data_dir()) }

  /// The folder for what an application remembers: `XDG_STATE_HOME`, or `~/.local/state`.
  package static var stateFolder: String {
    if let folder = g_getenv("XDG_STATE_HOME").map({ String(cString: $0) }), folder.hasPrefix("/") { return folder }
    return g_get_home_dir().map { String(cString: $0) + "/.local/state" } ?? "/tmp"
  }

  /// Writes a file whole, or leaves it as it was, and makes its folder. It runs on the caller's thread.
  ///
  /// - Throws: ``HostError`` with the path and the reason.
  package static func replace(_ path: String, with text: String) throws(HostError) {
    try replace(path, with: Array(text.utf8))
  }

  /// Writes bytes in the same way.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(HostError) {
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex { try makeFolder(String(path[..<slash])) }
    try store(bytes, path)
  }
}

/// Pictures as PNG files.
enum PNGFile {
  /// Writes the pixels of a `GdkTexture`, by cairo's writer, which takes three fifths of the time of GDK's.
  ///
  /// - Throws: ``HostError`` when the file cannot be written.
  static func write(_ texture: OpaquePointer, to path: String) throws(HostError) {
    // The textures' own format of pixels: alpha, red, green and blue, the colours multiplied by alpha.
    let picture = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, gdk_texture_get_width(texture), gdk_texture_get_height(texture))
    defer { cairo_surface_destroy(picture) }
    if let pixels = cairo_image_surface_get_data(picture) {
      gdk_texture_download(texture, pixels, gsize(cairo_image_surface_get_stride(picture)))
      cairo_surface_mark_dirty(picture)
    }
    let status = cairo_surface_write_to_png(picture, path)
    guard status == CAIRO_STATUS_SUCCESS else {
      let reason = cairo_status_to_string(status).map { String(cString: $0) } ?? "cairo gives no reason"
      throw HostError(.notWritten, "Could not write \(path): \(reason). Check that the folder exists and is writable.")
    }
  }
}
