import Thimble

/// The pictures that are drawn so far, as a line on the terminal.
@MainActor
final class PictureProgress {
  private(set) var names: Set<String> = []
  private let total: Int

  /// `total` is the number of pictures in the end.
  init(of total: Int) { self.total = total }

  /// Notes a picture that is drawn.
  func add(_ name: String) {
    names.insert(name)
    OwnProcesses.show(progress: "\(names.count) of \(total) pictures")
  }

  /// Takes the line from the terminal.
  func end() { OwnProcesses.show(progress: "") }
}
