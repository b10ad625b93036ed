import Thimble

/// The last state of a gallery: address, size of the window, inspector and recent pages, in a small file of the user's
/// state folder.
///
/// The file is replaced as a whole, so a crash leaves the old or the new file. An unreadable file counts as missing.
@MainActor
struct GalleryMemory {
  private let path: String?
  private let scheme: String
  /// The page that was shown last, and the surroundings that the user chose.
  var address = GalleryAddress(page: nil)
  /// The size of the window in logical pixels.
  var size: (width: Int, height: Int) = (1040, 760)
  /// The inspector as it was last.
  var inspector = InspectorState()
  /// The pages that were viewed last.
  var recent = RecentPages()

  /// Creates an empty state that is not saved.
  init() { (path, scheme) = (nil, "") }

  /// Reads the state of the application `id`, whose addresses begin with `scheme`.
  init(of id: String, scheme: String) {
    self.scheme = scheme
    path = "\(Files.stateFolder)/\(id)/window"
    guard let path, let bytes = try? Files.read(path) else { return }
    let lines = String(decoding: bytes.prefix(4_096), as: UTF8.self).split(separator: "\n")
    if let first = lines.first, let last = GalleryAddress(String(first), scheme: scheme) { address = last }
    // The size of the window, and the inspector: 1040x760 controls 360x320 open.
    let parts = lines.dropFirst().first?.split(separator: " ", maxSplits: 1) ?? []
    let numbers = parts.first?.split(separator: "x").compactMap { Int($0) } ?? []
    if numbers.count == 2, numbers.allSatisfy({ (200...10_000).contains($0) }) { size = (numbers[0], numbers[1]) }
    inspector = parts.dropFirst().first.flatMap { InspectorState($0) } ?? InspectorState()
    recent = RecentPages(lines.dropFirst(2).compactMap { GalleryAddress(String($0), scheme: scheme)?.page })
  }

  /// Writes the file. If that fails, logs one warning.
  func save() {
    guard let path else { return }
    let pages = recent.pages.map { GalleryAddress(page: $0).text(scheme: scheme) }
    let lines = [address.text(scheme: scheme), "\(size.width)x\(size.height) \(inspector.text)"] + pages
    do throws(HostError) {
      try Files.replace(path, with: lines.map { "\($0)\n" }.joined())
    } catch {
      Log.warning("The gallery cannot remember its page: \(error)")
    }
  }
}
