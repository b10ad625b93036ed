public import DesignTokens

/// Keeps the theme in force the same as a file, while that is edited.
///
/// Every file that the theme names is followed, whether it is there or not, and so is the target of a
/// symbolic link. Changes are gathered until there has been none for a tenth of a second, and for a second at the most. While the file
/// cannot be used (half written, deleted, wrong) the last good theme holds and ``error`` tells why.
@MainActor
public final class ThemeFollower {
  /// The file.
  public let path: String
  /// Why the file cannot be used as it is now; nil when it is in force.
  public private(set) var error: TokenError?
  /// The problems of the theme in force.
  public private(set) var diagnostics: [Diagnostic] = []

  private var monitors: [String: FileMonitor] = [:]
  private let alarm = Alarm()
  /// The time of the first change that is not read yet; nil where all are.
  private var firstChange: Duration?
  private let onChange: @MainActor (ThemeFollower) -> Void
  private let apply: @MainActor (Theme) -> Void
  private let pacemaker: Pacemaker

  /// Puts the theme of `path` in force and follows it until this object is released.
  ///
  /// - Parameters:
  ///   - path: a token file or resolver document, which need not be there yet.
  ///   - apply: called with each theme; by default it puts the theme in force on the display.
  ///   - pacemaker: the clock.
  ///   - onChange: called after each reading, good or bad.
  public init(
    _ path: String, apply: @escaping @MainActor (Theme) -> Void = { ThemeController.shared.theme = $0 },
    pacemaker: Pacemaker = .continuous, onChange: @escaping @MainActor (ThemeFollower) -> Void = { _ in }
  ) {
    self.path = path
    self.apply = apply
    self.pacemaker = pacemaker
    self.onChange = onChange
    read()
  }

  private func read() {
    firstChange = nil
    let isFirst = monitors.isEmpty || error != nil
    do throws(TokenError) {
      let theme = try newest()
      error = nil
      apply(theme)
      let found = theme.diagnostics
      if isFirst || found != diagnostics { ThemeController.report(found, of: path) }
      diagnostics = found
    } catch {
      if error != self.error { Log.warning("\(error); the theme stays as it was") }
      self.error = error
    }
    onChange(self)
  }

  /// The theme as its files are now. A file that was not watched before is read again: it may have changed meanwhile.
  private func newest() throws(TokenError) -> Theme {
    while true {
      var files: [String] = []
      let theme = Result { () throws(TokenError) in try Theme(contentsOf: path, tried: &files) }
      if !follow(files) { return try theme.get() }
    }
  }

  /// Watches these files and no others, and says whether one of them was not watched before.
  private func follow(_ files: [String]) -> Bool {
    let named = [path] + files
    let wanted = Set(named + named.flatMap(FileReader.links))
    monitors = monitors.filter { wanted.contains($0.key) }
    var isNew = false
    for file in wanted where monitors[file] == nil {
      do throws(HostError) {
        monitors[file] = try FileMonitor.watch(file) { [weak self] in self?.changed() }
        isNew = true
      } catch {
        Log.warning("\(error)")
      }
    }
    return isNew
  }

  /// Editors write in several steps, of which the last one is read. A file that is written all the time has no last one.
  private func changed() {
    let now = pacemaker.now()
    let first = firstChange ?? now
    firstChange = first
    let deadline = min(now + .milliseconds(100), first + .seconds(1))
    alarm.set(deadline, by: pacemaker) { [weak self] in self?.read() }
  }
}
