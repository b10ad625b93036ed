import FileReading
import Thimble

/// Follows the sources of a gallery: builds it after each change, and then starts the new program.
@MainActor
final class PackageWatch {
  /// The bar that shows the state of the build.
  private(set) var bar: WatchBar?
  private var monitor: FolderMonitor?
  private var loop: BuildLoop?
  /// Indicates whether the last build has passed. The default is true.
  private var isBuilt = true

  /// Begins to watch the package of a program.
  ///
  /// - Parameters:
  ///   - product: the program.
  ///   - builder: builds the program.
  ///   - readTexts: called with the changed files. It takes their new texts over, or returns false if the program must be
  ///     built.
  ///   - isOutdated: returns true if a file that the program has read has changed.
  ///   - reload: called after a build that has changed the program, or if the program is outdated. It throws when the
  ///     new program cannot be started.
  /// - Throws: ``HostError`` when the package cannot be watched.
  init(
    _ product: BuildProduct, by builder: any ProgramBuilder,
    readTexts: @escaping @MainActor (Set<String>) -> Bool, isOutdated: @escaping @MainActor () -> Bool,
    reload: @escaping @MainActor () throws(HostError) -> Void
  ) throws(HostError) {
    let stamp = FileStamp(of: product.program)
    let bar = WatchBar(stop: { [weak self] in self?.loop?.end() }, again: { [weak self] in self?.build() })
    self.bar = bar
    loop = BuildLoop(builder) { [weak self] state in
      guard let self else { return }
      isBuilt = state == .built
      guard state == .built else { return bar.show(state) }
      // There was a change without an event.
      if monitor?.look() == true { return build() }
      bar.show(nil)
      // Other files may have changed nothing in the program. A changed comment does not change the program, but perhaps
      // the text of a page.
      guard FileStamp(of: product.program) != stamp || isOutdated() else { return }
      do throws(HostError) { try reload() } catch { bar.show(.failed(BuildReport(reason: "\(error)"))) }
    }
    monitor = try FolderMonitor(product.folder) { [weak self] in
      guard let self, let monitor else { return }
      // During a build and after a failed one, another file has changed, too.
      if !isBuilt || !readTexts(monitor.changed) { build() }
    }
    // Builds a change from before this start.
    if monitor?.hasFile(newerThan: product.program) == true { build() }
  }

  private func build() { loop?.build() }

  /// Ends the running build.
  func end() { loop?.end() }
}
