import PlainText

// MARK: - Token sets of Tokens Studio

extension SourceLoading {
  /// Returns the token sets of a document as a source, with the themes that choose among them.
  func tokenSets(_ root: JSONValue, of document: String) -> ResolverPlan.Source {
    if Dialect.isStudioFolder(root) { return folder(root, of: document) }
    let tree = readToolForms(Dialect.tokenSets(root))
    let sets = (tree.members ?? []).map { (name: $0.key, place: $0.place) }
    let names = Set(sets.map(\.name))
    note(tree, of: root.compactMapMembers { names.contains($0.key) ? $0.value : nil }, prefix: 1)
    for member in root.members ?? [] where !member.key.hasPrefix("$") && !names.contains(member.key) {
      let what = member.value.members == nil ? member.value.kind : "a token"
      reporter.error(
        .structure, "a token set is an object with groups of tokens, but this is \(what)", at: member.place,
        path: member.key)
    }
    let order = Self.order(root["$metadata"]).filter { names.contains($0.name) }
    let planner = TokenSetPlanner(root["$themes"], order: order + sets, isComplete: true, reporter: reporter)
    var themes = planner.themes
    themes.keepPositions(in: tree)
    return ResolverPlan.Source(tree: tree, themes: themes)
  }

  /// Returns the sets of a folder. One file lists the themes (`$themes.json`), another the order (`$metadata.json`);
  /// either may be missing. Sets that no theme selects are not read.
  private func folder(_ root: JSONValue, of document: String) -> ResolverPlan.Source {
    let isThemes = root.elements != nil
    let other = sibling(isThemes ? "$metadata.json" : "$themes.json", of: document, at: root.place)
    let (list, metadata) = isThemes ? (root, other) : (other, root)
    let order = Self.order(metadata)
    let planner = TokenSetPlanner(list, order: order, isComplete: false, reporter: reporter)
    if planner.themes.order.isEmpty, list?.elements?.isEmpty != false {
      reporter.error(
        .structure, "neither a theme nor a `tokenSetOrder` names a token set", at: root.place,
        advice: "keep `$metadata.json` beside `$themes.json`, or name the files of the sets")
    }
    let (used, listed) = (planner.used, Set(order.map(\.name)))
    let sets = planner.themes.order.enumerated().compactMap { number, name -> JSONMember? in
      guard used.contains(number) else { return nil }
      let place = planner.places[number]
      return tokenSet(name, of: document, isListed: listed.contains(name), at: place)
        .map { JSONMember(key: name, value: $0, place: place) }
    }
    var themes = planner.themes
    themes.unread = themes.order.enumerated().filter { !used.contains($0.offset) }
      .map { ($0.element, Self.path(ofSet: $0.element, document)) }
    let tree = JSONValue(.object(sets), at: root.place)
    themes.keepPositions(in: tree)
    return ResolverPlan.Source(tree: tree, themes: themes)
  }

  private static func path(ofSet name: String, _ document: String) -> String {
    FileReader.path("./" + name.replacing(each: "%", with: "%25") + ".json", from: document)
  }

  private static func order(_ metadata: JSONValue?) -> [TokenSetPlanner.Named] {
    (metadata?["tokenSetOrder"]?.elements ?? []).compactMap { element in element.string.map { ($0, element.place) } }
  }

  /// Returns the content of the folder's other file; nil if it does not exist.
  private func sibling(_ file: String, of document: String, at place: Place) -> JSONValue? {
    do throws(TokenError) {
      return try openPart(FileReader.path(file, from: document)).root
    } catch {
      if error.code != .unreadable { reporter.add(error, at: place) }
      return nil
    }
  }

  private func tokenSet(_ name: String, of document: String, isListed: Bool, at place: Place) -> JSONValue? {
    let path = Self.path(ofSet: name, document)
    do throws(TokenError) {
      let set = try openPart(path)
      if !set.isResolver, let tree = Dialect.tokenSet(set.root).map(readToolForms) {
        note(tree, of: set.root, prefix: 0)
        return tree
      }
      reporter.error(.structure, "\(path) is not a token set", at: place)
    } catch {
      if error.code == .unreadable, !isListed {
        reporter.warning(
          .missing, "a theme selects the set \"\(name.prefix(80))\", which has no file \(path)", at: place)
      } else {
        reporter.add(error, at: place)
      }
    }
    return nil
  }

  /// Opens a file of the export.
  private func openPart(_ path: String) throws(TokenError) -> TokenDocument {
    try open(path, by: Dialect.tokensStudio.rules)
  }

  /// Looks for modes in token sets, and reports values of the original text that are not in them. `prefix` is the
  /// number of names before the tokens' paths.
  private func note(_ tree: JSONValue, of root: JSONValue, prefix: Int) {
    modes.add(tree, prefix: prefix)
    reportUnread(root, [tree])
  }
}
