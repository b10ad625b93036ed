import Observation
import Thimble

/// A subscription: a title, and the recordings under it.
@Observable
@MainActor
final class Podcast: Identifiable {
  nonisolated let id: String
  let title: String
  let episodes: [Episode]

  init(_ title: String, _ lines: [String]) {
    (id, self.title) = (title, title)
    episodes = lines.enumerated().map { Episode($1, number: $0 + 1, of: title) }
  }

  /// The title and a line for each episode, as in the file of all podcasts.
  var text: String { ([title] + episodes.map { "\($0.minutes) \($0.title)" }).joined(separator: "\n") }

  /// Reads a text with blocks of lines, one for each podcast.
  static func list(in text: String) -> [Podcast] {
    text.split(separator: "\n\n").compactMap { block in
      let lines = block.split(whereSeparator: \.isNewline).map(String.init)
      return lines.first.map { Podcast($0, Array(lines.dropFirst())) }
    }
  }
}

/// One recording.
@Observable
@MainActor
final class Episode: Identifiable {
  nonisolated let id: String
  let title: String
  let minutes: Int
  /// The loudness of equal parts, 0…1; nil before the download.
  var levels: [Double]?
  var isPlayed = false

  init(_ line: String, number: Int, of podcast: String) {
    id = "\(podcast.filter(\.isLetter))-\(number)"
    let parts = line.split(separator: " ", maxSplits: 1)
    let minutes = parts.count == 2 ? Int(parts[0]) : nil
    (self.minutes, title) = (minutes ?? 30, minutes == nil ? line : String(parts[1]))
  }

  /// The bytes that a server would send.
  var recording: [UInt8] {
    var state = id.utf8.reduce(UInt32(7)) { ($0 &* 31) &+ UInt32($1) }
    return (0..<160).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(40 + (state >> 24) * 215 / 255)
    }
  }
}
