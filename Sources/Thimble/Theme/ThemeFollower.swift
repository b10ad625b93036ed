public import DesignTokens

/// An object that keeps the current theme equal to a file while the file is edited.
///
/// It watches every file that the theme names, even a missing one, and the target of a symbolic link. It waits until
/// there is no change for 0.1 seconds, but at most 1 second. While the file cannot be used (half written, deleted,
/// invalid), the last valid theme stays and ``error`` has the reason.
@MainActor
public final class ThemeFollower {
  /// The file.
  public let path: String
  /// The reason why the file cannot be used now; nil if its theme is current.
  public private(set) var error: TokenError?
  /// The problems of the current theme.
  public private(set) var diagnostics: [Diagnostic] = []

  private var monitors: [String: FileMonitor] = [:]
  private let alarm = Alarm()
  /// The time of the first change that has not been read; nil if there is none.
  private var firstChange: Duration?
  private let onChange: @MainActor (ThemeFollower) -> Void
  private let apply: @MainActor (Theme) -> Void
  private let pacemaker: Pacemaker

  /// Loads the theme of `path` and follows the file until this object is released.
  ///
  /// - Parameters:
  ///   - path: a token file or resolver document. It can be missing at first.
  ///   - apply: called with each theme; by default it makes the theme current on the display.
  ///   - pacemaker: the clock.
  ///   - onChange: called after each reading, successful or not.
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

  /// Returns the theme of the current files. A file that was not watched before is read again: it may have changed
  /// meanwhile.
  private func newest() throws(TokenError) -> Theme {
    while true {
      var files: [String] = []
      let theme = Result { () throws(TokenError) in try Theme(contentsOf: path, tried: &files) }
      if !follow(files) { return try theme.get() }
    }
  }

  /// Watches these files and no others, and returns whether one of them was not watched before.
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

  /// Editors write in several steps, and only the last step is read. A file that changes all the time has no last step.
  private func changed() {
    let now = pacemaker.now()
    let first = firstChange ?? now
    firstChange = first
    let deadline = min(now + .milliseconds(100), first + .seconds(1))
    alarm.set(deadline, by: pacemaker) { [weak self] in self?.read() }
  }
}
