import FileReading
package import Thimble

/// A watch on the files in a folder and in all folders inside, including folders that are made later.
///
/// Names that begin with a dot or end with a tilde are left out: tools and editors keep their own files there. A symbolic
/// link to a folder is not followed.
@MainActor
package final class FolderMonitor {
  private let path: String
  private let onChange: @MainActor () -> Void
  private var monitors: [String: FileWatch] = [:]
  private var pause: Ticker?
  /// The files that were there at the last look, by their paths.
  private var files: [String: FileStamp] = [:]
  /// The paths of the files that had changed, come or gone at the last look.
  package private(set) var changed: Set<String> = []

  /// The time without an event after which the monitor looks at the files, in milliseconds. An editor saves a file in
  /// several steps.
  private static let quiet = 150
  /// The most folders that are watched. The system has a limit for all programs of a user.
  private static let limit = 4_000

  /// Begins to watch a folder, until this object is released. `onChange` is called after one or more files have changed,
  /// come or gone.
  ///
  /// - Throws: ``HostError`` when the folder cannot be read.
  package init(_ path: String, onChange: @escaping @MainActor () -> Void) throws(HostError) {
    self.path = path
    self.onChange = onChange
    guard Folder.names(in: path) != nil else { throw HostError(.notRead, "Could not read the folder \(path).") }
    look()
  }

  /// Looks at the files now.
  ///
  /// - Returns: true if one has changed, come or gone since the last look.
  @discardableResult
  package func look() -> Bool {
    var (found, folders): ([String: FileStamp], Set<String>) = ([:], [])
    var rest = [path]
    while let folder = rest.popLast(), folders.count < Self.limit {
      folders.insert(folder)
      // Watched before it is read, so that no change is missed.
      if monitors[folder] == nil { monitors[folder] = FileWatch(folder) { [weak self] in self?.wait() } }
      for name in Folder.names(in: folder) ?? [] where !name.hasPrefix(".") && !name.hasSuffix("~") {
        let entry = "\(folder)/\(name)"
        guard let stamp = FileStamp(of: entry) else { continue }
        if !stamp.isFolder {
          found[entry] = stamp
        } else if RegularFile.links(from: entry).isEmpty {
          rest.append(entry)
        }
      }
    }
    for folder in monitors.keys where !folders.contains(folder) { monitors[folder] = nil }
    changed = Set(found.keys).union(files.keys).filter { found[$0] != files[$0] }
    files = found
    return !changed.isEmpty
  }

  /// Returns true if a file was changed after the file at `path`, or if there is no such file.
  package func hasFile(newerThan path: String) -> Bool {
    guard let time = FileStamp(of: path)?.time else { return true }
    return files.values.contains { $0.time > time }
  }

  private func wait() {
    pause = Ticker(every: Self.quiet) { [weak self] in
      guard let self else { return }
      pause = nil
      if look() { onChange() }
    }
  }
}
