/// A line that a process that draws pictures writes for the process that started it.
enum PictureReport: Equatable, Sendable {
  /// It begins to draw a page, which has this name without `.png`.
  case begins(String)
  /// It has drawn a picture.
  case drew(String)
  /// A library has logged a critical while it draws.
  case logged(String)

  var line: String {
    switch self {
    case .begins(let name): "begins \(name)"
    case .drew(let name): "drew \(name)"
    // One line, whatever the message contains.
    case .logged(let message): "logged \(message.split(whereSeparator: \.isNewline).joined(separator: " "))"
    }
  }

  init?(line: Substring) {
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "begins": self = .begins(parts[1])
    case "drew": self = .drew(parts[1])
    case "logged": self = .logged(parts[1])
    default: return nil
    }
  }
}
