import Thimble

/// The pictures that a comparison found changed, by page and sample: the earlier one, the new one, and their difference.
struct ChangedPictures: Sendable {
  /// One sample in one of the surroundings.
  struct Change: Equatable, Sendable {
    /// The values of settings in the name, such as `dark-2`; empty if the pictures are of one of the surroundings.
    let surroundings: String
    /// The paths of the files.
    let before, now, difference: String
  }

  private var changes: [String: [Change]] = [:]

  /// Reads the folder of a comparison. A picture belongs to the page with the longest id that its name has.
  ///
  /// - Throws: ``HostError`` when the folder cannot be read, or when it has changed pages and no sample.
  @MainActor
  init(folder: String, pages: [String]) throws(HostError) {
    let suffix = ".difference.png"
    let names = try Files.names(inFolder: folder).filter { $0.hasSuffix(suffix) }.map { $0.dropLast(suffix.count) }
    for name in names.sorted() {
      guard let dot = name.firstIndex(of: ".") else { continue }
      let subject = name[..<dot]
      let page = pages.filter { subject == $0 || subject.hasSuffix("-" + $0) }.max { $0.count < $1.count }
      guard let page else { continue }
      let change = Change(
        surroundings: String(subject.dropLast(page.count).dropLast()), before: "\(folder)/\(name).before.png",
        now: "\(folder)/\(name).png", difference: "\(folder)/\(name)\(suffix)")
      changes[page + name[dot...], default: []].append(change)
    }
    if changes.isEmpty, !names.isEmpty {
      throw HostError(
        .notRead,
        "\(folder) has changed pages, and no changed samples of this gallery. Draw and compare with --samples.")
    }
  }

  /// Returns the changes of a sample in the order of their surroundings' names.
  func changes(of sample: String, on page: String) -> [Change] { changes["\(page).\(sample)"] ?? [] }
}
