import FileReading
import PlainText

/// Files that hold the same tokens for different modes.
///
/// They are recognized by their names, as `tokens.light.json` and `tokens.dark.json`, or `tokens.json` and
/// `tokens.dark.json`; or by the mode that Figma's own export writes into each, as `"com.figma.modeName": "Dark"` in the
/// `$extensions` of the file, where their groups have the same names.
struct ModeFiles {
  /// The scheme and contrast that a path names, and its other words.
  private struct Name: Hashable {
    var scheme: SchemeName
    var folder: String
    var folderWords: [String]
    /// The mode that the file names itself, if it is not light, dark or high contrast.
    var mode: String?

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

    /// Reads the name of a file, and the mode that it names itself.
    init(_ document: TokenDocument) {
      self.init(document.name)
      guard !document.isResolver, scheme.side == nil, let name = ModeFiles.modeName(document.root) else { return }
      let meaning = SchemeName(name)
      if meaning.side == nil, !meaning.isHighContrast { mode = name }
      // The names of the files need not be alike.
      let groups = document.root.members?.map(\.key).filter { !$0.hasPrefix("$") }.sorted() ?? []
      scheme = SchemeName(meaning.side, isHighContrast: meaning.isHighContrast, others: ["/"] + groups)
      folderWords = []
    }

    /// The same name without a mode.
    var base: Self {
      var base = self
      if mode != nil { base.mode = "" }
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
    meanings = documents.map { Name($0) }
    let plain = documents.indices.filter { !documents[$0].isResolver }
    let meanings = meanings
    families = Dictionary(grouping: plain) { meanings[$0].base }.filter { _, files in
      let schemes = Set(files.map { meanings[$0].scheme })
      if schemes.count > 1, schemes.contains(where: { $0.side != nil }) { return true }
      let modes = Set(files.map { meanings[$0].mode })
      return modes.count > 1 && !modes.contains(nil)
    }
  }

  /// Returns the mode that a file of Figma's own export is for.
  private static func modeName(_ root: JSONValue) -> String? { root["$extensions"]?["com.figma.modeName"]?.string }

  /// Returns the modifier of files that belong together, and the name of each file's mode.
  private func modifier(of family: [Int]) -> Modifier {
    let names = family.compactMap { meanings[$0].mode }
    guard let usual = names.first else { return Modifier.schemes(for: family.map { meanings[$0].scheme }) }
    var seen: Set<String> = []
    return Modifier(name: "mode", contexts: names.filter { seen.insert($0).inserted }, defaultContext: usual)
  }

  /// Returns true if a file belongs to a context of its family's modifier.
  private func belongs(_ file: Int, to context: String) -> Bool {
    let name = meanings[file]
    return name.mode.map { $0 == context } ?? name.scheme.isPart(of: SchemeName(context))
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
    guard let family = families[name.base], hasMode(name) else { return .set([source]) }
    let modifier = modifier(of: family)
    return .modifier(modifier, contexts: modifier.contexts.map { belongs(file, to: $0) ? [source] : [] })
  }

  private func hasMode(_ name: Name) -> Bool {
    name.mode != nil || name.scheme.side != nil || name.scheme.isHighContrast
  }

  /// Returns the files for no mode, and the modifiers of all others with the files of each context.
  var contexts: (plain: [Int], modifiers: [(modifier: Modifier, files: [[Int]])]) {
    let order = meanings.indices.sorted { position(of: $0) < position(of: $1) }
    let withMode = order.filter { families[meanings[$0].base] != nil && hasMode(meanings[$0]) }
    // All schemes are one choice.
    let schemes = withMode.filter { meanings[$0].mode == nil }
    let others = Dictionary(grouping: withMode.filter { meanings[$0].mode != nil }) { meanings[$0].base }
    let groups = [schemes] + others.values.sorted { $0[0] < $1[0] }
    let modifiers = groups.filter { !$0.isEmpty }.map { group in
      let modifier = modifier(of: group)
      return (modifier, modifier.contexts.map { context in group.filter { belongs($0, to: context) } })
    }
    return (order.filter { !withMode.contains($0) }, modifiers)
  }

  /// Returns the files in the same folder whose names differ from this one only in the mode.
  static func beside(_ path: String) -> [String] {
    let own = Name(path)
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    guard let files = Folder.names(in: folder.isEmpty ? "." : folder) else { return [] }
    // A folder may have thousands of files, and few have the longest word of the name.
    let word = own.scheme.others.max { $0.utf8.count < $1.utf8.count } ?? ""
    return files.filter { $0.lowercased().contains(text: word) }.sorted().map { folder + $0 }.filter { other in
      guard other != path else { return false }
      let name = Name(other)
      return name.base == own.base && name.scheme != own.scheme
        && (name.scheme.side != nil || own.scheme.side != nil)
    }
  }
}
