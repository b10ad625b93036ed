import Observation
import Thimble

/// The podcasts, what the window shows of them, and the recordings on this machine.
@Observable
@MainActor
final class Library {
  enum Filter { case all, new, downloaded }
  enum Order: String { case newest, longest }

  private(set) var podcasts: [Podcast]
  var selected: Podcast?
  var selectedID: String? {
    get { selected?.id }
    set { selected = podcasts.first { $0.id == newValue } }
  }
  var filter = Filter.all
  var order = Order.newest
  var query = ""
  var isSearching = false
  var address = ""
  var isOffline = false
  @ObservationIgnored private let folder: String

  /// Reads the subscriptions and the recordings in a folder. A new one has a few podcasts to begin with.
  init(folder: String) throws {
    self.folder = folder
    try Files.makeFolder(folder)
    let names = try Files.names(inFolder: folder)
    let text = names.contains("shows.txt") ? try Files.read("\(folder)/shows.txt") : PackageResources.shows_txt
    podcasts = Podcast.list(in: String(decoding: text, as: UTF8.self))
    selected = podcasts.first
    for episode in podcasts.flatMap(\.episodes) where names.contains(episode.id) {
      episode.levels = Self.levels(of: try Files.read("\(folder)/\(episode.id)"))
    }
  }

  /// The episodes of the selected podcast that match filter and query.
  var shown: [Episode] {
    let wanted = query.lowercased()
    let found = (selected?.episodes ?? []).filter { episode in
      let matches =
        switch filter {
        case .all: true
        case .new: !episode.isPlayed
        case .downloaded: episode.levels != nil
        }
      return matches && (wanted.isEmpty || episode.title.lowercased().contains(wanted))
    }
    return order == .newest ? found : found.sorted { $0.minutes > $1.minutes }
  }

  /// Subscribes to an address, or to each podcast of a text with more lines.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  func subscribe(to text: String) -> Bool {
    let text = text.replacing("\r\n", with: "\n")
    let name = text.replacing("https://", with: "").split(separator: "/").first.map(String.init) ?? text
    let new = Podcast.list(in: text.contains("\n") ? text : "\(name)\n30 \(words("First Episode"))")
    podcasts += new.filter { podcast in !podcasts.contains { $0.id == podcast.id } }
    selectedID = new.last?.id ?? selectedID
    return !new.isEmpty
  }

  /// Removes a subscription, and selects its neighbour.
  ///
  /// - Returns: A function that brings it back.
  func remove(_ podcast: Podcast) -> @MainActor () -> Void {
    guard let place = podcasts.firstIndex(where: { $0 === podcast }) else { return {} }
    podcasts.remove(at: place)
    if selected === podcast { selected = podcasts.isEmpty ? nil : podcasts[min(place, podcasts.count - 1)] }
    return { [weak self] in
      guard let self else { return }
      podcasts.insert(podcast, at: min(place, podcasts.count))
      selected = podcast
    }
  }

  var text: String { podcasts.map(\.text).joined(separator: "\n\n") }

  func save(_ text: String) async throws { try await Files.write(text, to: "\(folder)/shows.txt") }

  /// Takes three seconds, as a server far away would.
  func download(_ episode: Episode, _ progress: ActionProgress) async throws {
    for step in 1...30 {
      try await Task.sleep(for: .milliseconds(100))
      progress.fraction = Double(step) / 30
    }
    try await keep(episode)
  }

  func keep(_ episode: Episode) async throws {
    try await Files.write(episode.recording, to: "\(folder)/\(episode.id)")
    episode.levels = Self.levels(of: episode.recording)
  }

  func delete(_ episode: Episode) throws {
    try Files.remove("\(folder)/\(episode.id)")
    episode.levels = nil
  }

  private static func levels(of recording: [UInt8]) -> [Double] { recording.map { Double($0) / 255 } }
}
