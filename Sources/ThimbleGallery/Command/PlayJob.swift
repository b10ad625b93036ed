import Thimble

/// A job that runs plays of samples in a window, one after the other, and prints each step when it happens.
struct PlayJob: Sendable {
  /// A sample with a play.
  struct Entry: Sendable {
    var page: String
    var sample: String
  }

  var entries: [Entry]

  /// Runs the plays in a window of the gallery, which is on screen.
  ///
  /// - Parameters:
  ///   - shell: the window.
  ///   - gallery: the gallery.
  ///   - address: an address with changed properties, which are applied to its sample.
  /// - Returns: the number of plays that failed.
  /// - Throws: `CancellationError` when the task is cancelled.
  @MainActor
  func run(in shell: GalleryWindow, of gallery: Gallery, address: GalleryAddress) async throws -> Int {
    var failures = 0
    for entry in entries {
      let own = address.page == entry.page && address.sample == entry.sample
      shell.open(GalleryAddress(page: entry.page, sample: entry.sample, changes: own ? address.changes : []))
      let steps = gallery.page(entry.page)?.samples.first { $0.function == entry.sample }?.play ?? []
      print("\(entry.page)/\(entry.sample)")
      let reason = try await shell.play(entry.sample) { step, progress in
        switch progress {
        case .passed: print("  passed: \(PlayRun.text(of: steps[step]))")
        case .failed(let reason): print("  FAILED: \(PlayRun.text(of: steps[step])): \(reason)")
        case .waiting, .running: break
        }
      }
      if reason != nil { failures += 1 }
    }
    print("\(entries.count) \(entries.count == 1 ? "play" : "plays"), \(failures) failed")
    return failures
  }
}
