import Thimble

/// The progress of the processes that draw pictures: on a line of the terminal, and for messages about pages that cannot be
/// drawn.
@MainActor
final class PictureProgress {
  /// The pictures that were drawn.
  private(set) var names: Set<String> = []
  /// The problems so far, each with the name of the page that was drawn.
  private(set) var problems: [String] = []
  private let total: Int
  /// The page that each process draws now.
  private var pages: [Int: String] = [:]

  /// `total` is the number of all pictures.
  init(of total: Int) { self.total = total }

  /// Takes a line of a process: its number, and a report.
  func take(_ line: String) {
    let parts = line.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let process = Int(parts[0]), let report = PictureReport(line: parts[1]) else { return }
    switch report {
    case .begins(let name): pages[process] = name
    case .drew(let name):
      names.insert(name)
      OwnProcesses.show(progress: "\(names.count) of \(total) pictures")
    case .logged(let message): problems.append("\(pages[process] ?? "?"): a critical was logged: \(message)")
    }
  }

  /// Takes the end of a process. `limit` is the longest time for one picture, in seconds.
  func take(_ end: OwnProcesses.End, of process: Int, limit: Int) {
    let page = pages[process] ?? "?"
    switch end {
    case .exited: break
    case .crashed(let signal):
      problems.append("\(page): the program crashed (signal \(signal)) while it drew this page")
    case .wasTooSlow: problems.append("\(page): it was not drawn within \(limit) seconds")
    }
  }

  /// Removes the line from the terminal.
  func end() { OwnProcesses.show(progress: "") }
}
