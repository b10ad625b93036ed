import Observation
import Thimble

/// The episode that is played, and how far.
@Observable
@MainActor
final class Player {
  private(set) var episode: Episode?
  private(set) var isPlaying = false
  /// In seconds.
  private(set) var position = 0.0
  var volume = 60.0
  @ObservationIgnored var didFinish: @MainActor (Episode) -> Void = { _ in }
  @ObservationIgnored private var clock: Task<Void, any Error>?

  /// The part that was played, 0…1.
  var share: Double { episode.map { position / (60 * Double($0.minutes)) } ?? 0 }

  func isPlaying(_ episode: Episode) -> Bool { isPlaying && self.episode === episode }

  /// Plays an episode, or pauses it.
  func toggle(_ episode: Episode) {
    clock?.cancel()
    isPlaying = !isPlaying(episode)
    if self.episode !== episode { (self.episode, position) = (episode, 0) }
    guard isPlaying else { return }
    clock = Task { [weak self] in
      while true {
        try await Task.sleep(for: .milliseconds(250))
        guard let self else { return }
        skip(by: 0.25)
      }
    }
  }

  func skip(by seconds: Double) {
    guard let episode else { return }
    position = max(0, position + seconds)
    if share >= 1 { finish(episode) }
  }

  /// Stops if this episode is played.
  func forget(_ episode: Episode) {
    guard self.episode === episode else { return }
    clock?.cancel()
    (self.episode, isPlaying) = (nil, false)
  }

  private func finish(_ episode: Episode) {
    episode.isPlayed = true
    forget(episode)
    didFinish(episode)
  }
}
