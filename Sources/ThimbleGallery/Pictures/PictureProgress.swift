import Thimble

/// Shows the number of drawn pictures on a line of the terminal.
@MainActor
final class PictureProgress {
  private(set) var names: Set<String> = []
  private let total: Int

  /// `total` is the number of all pictures.
  init(of total: Int) { self.total = total }

  /// Counts a picture that was drawn.
  func add(_ name: String) {
    names.insert(name)
    OwnProcesses.show(progress: "\(names.count) of \(total) pictures")
  }

  /// Removes the line from the terminal.
  func end() { OwnProcesses.show(progress: "") }
}
