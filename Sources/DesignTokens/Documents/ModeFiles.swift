import FileReading

/// Files that hold the same tokens for different modes, recognized by their names: `tokens.light.json` and
/// `tokens.dark.json`, or `tokens.json` and `tokens.dark.json`.
struct ModeFiles {
  /// The scheme and contrast that a path names, and its other words.
  private struct Name: Hashable {
    var scheme: SchemeName
    var folder: String
    var folderWords: [String]

    /// Reads the name of the file, and that of its folder.
    init(_ path: String) {
      var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      scheme = SchemeName(parts.popLast() ?? "")
      let last = SchemeName(parts.last ?? "")
      folderWords = last.others
      if last.side != nil {
        parts.removeLast()
        if scheme.side == nil { scheme.side = last.side }
        scheme.isHighContrast = scheme.isHighContrast || last.isHighContrast
      }
      folder = parts.joined(separator: "/")
    }

    /// The same name without a mode.
    var base: Self {
      var base = self
      base.scheme = SchemeName(nil, others: scheme.others)
      return base
    }
  }

  /// The paths of all files.
  let names: Set<String>
  private let meanings: [Name]
  /// The files that belong together, by their common name.
  private let families: [Name: [Int]]

  init(_ documents: [TokenDocument]) {
    names = Set(documents.map(\.name))
    meanings = documents.map { Name($0.name) }
    let plain = documents.indices.filter { !documents[$0].isResolver }
    let meanings = meanings
    families = Dictionary(grouping: plain) { meanings[$0].base }.filter { _, files in
      let schemes = Set(files.map { meanings[$0].scheme })
      return schemes.count > 1 && schemes.contains { $0.side != nil }
    }
  }

  /// Returns the position of a file among all files. A file for no mode comes before its family, one for high contrast
  /// after it.
  func position(of file: Int) -> (Int, Int) {
    let name = meanings[file]
    guard let family = families[name.base], let first = family.first, let last = family.last else { return (file, 0) }
    if name.scheme.isHighContrast { return (last, 1 + file) }
    return name.scheme.side == nil ? (first, -1) : (file, 0)
  }

  /// Returns the step of a file: a set, or sources for the contexts of a modifier.
  func step(_ source: ResolverPlan.Source, of file: Int) -> ResolverPlan.Step {
    let name = meanings[file]
    guard let family = families[name.base], name.scheme.side != nil || name.scheme.isHighContrast else {
      return .set([source])
    }
    let modifier = Modifier.schemes(for: family.map { meanings[$0].scheme })
    return .modifier(
      modifier, contexts: modifier.contexts.map { name.scheme.isPart(of: SchemeName($0)) ? [source] : [] })
  }

  /// Returns the files for no mode, and the files of each context of one modifier for all others; nil without such.
  var contexts: (plain: [Int], modes: (modifier: Modifier, files: [[Int]])?) {
    let order = meanings.indices.sorted { position(of: $0) < position(of: $1) }
    let withMode = Set(
      families.values.joined().filter { meanings[$0].scheme.side != nil || meanings[$0].scheme.isHighContrast })
    let modifier = Modifier.schemes(for: withMode.map { meanings[$0].scheme })
    let files = modifier.contexts.map { context in
      order.filter { withMode.contains($0) && meanings[$0].scheme.isPart(of: SchemeName(context)) }
    }
    return (order.filter { !withMode.contains($0) }, withMode.isEmpty ? nil : (modifier, files))
  }

  /// Returns the files in the same folder whose names differ from this one only in the mode.
  static func beside(_ path: String) -> [String] {
    let own = Name(path)
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    guard let files = Folder.names(in: folder.isEmpty ? "." : folder) else { return [] }
    // A folder may have thousands of files, and few have the longest word of the name.
    let word = own.scheme.others.max { $0.utf8.count < $1.utf8.count } ?? ""
    return files.filter { $0.lowercased().contains(word) }.sorted().map { folder + $0 }.filter { other in
      guard other != path else { return false }
      let name = Name(other)
      return name.base == own.base && name.scheme != own.scheme
        && (name.scheme.side != nil || own.scheme.side != nil)
    }
  }
}
