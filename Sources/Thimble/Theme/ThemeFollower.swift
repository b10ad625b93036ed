public import DesignTokens

/// An object that loads a theme file, and loads it again after each change of its files.
///
/// It watches every file that the theme names, even a missing file, and the targets of symbolic links. After a change
/// it waits until the files have not changed for 0.1 seconds, but at most 1 second. If the system has no file watch left,
/// it looks at the files every second, and logs that once. While the file cannot be used,
/// because it is deleted or invalid, the last valid theme stays current and ``error`` has the reason.
@MainActor
public final class ThemeFollower {
  /// The path of the token file or resolver document.
  public let path: String
  /// The reason why the file cannot be used now; nil if its theme is current.
  public private(set) var error: TokenError?
  /// The problems of the current theme.
  public private(set) var diagnostics: [Diagnostic] = []

  private var monitors: [String: FileWatch] = [:]
  private let alarm = Alarm()
  /// The time of the first change since the last reading; nil if there is none.
  private var firstChange: Duration?
  private let onChange: @MainActor (ThemeFollower) -> Void
  private let apply: @MainActor (Theme) -> Void
  private let pacemaker: Pacemaker

  /// Loads the theme of `path` and follows the file until this object is released.
  ///
  /// - Parameters:
  ///   - path: a token file or resolver document. The file can be missing at first.
  ///   - apply: a closure that applies each new theme; by default it makes the theme current on the display.
  ///   - pacemaker: the clock for the delays; by default the continuous clock.
  ///   - onChange: a closure that runs after each reading, successful or not.
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

  /// Returns the theme of the current files. If a file was not watched before, all files are read again, because the
  /// file may have changed before the watch began.
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
      monitors[file] = FileWatch(file) { [weak self] in self?.changed() }
      isNew = true
    }
    return isNew
  }

  /// Schedules a reading. Editors write a file in several steps, and the delay skips all but the last step. The
  /// deadline is for a file that changes all the time.
  private func changed() {
    let now = pacemaker.now()
    let first = firstChange ?? now
    firstChange = first
    let deadline = min(now + .milliseconds(100), first + .seconds(1))
    alarm.set(deadline, by: pacemaker) { [weak self] in self?.read() }
  }
}
