import ATSPI
public import AccessibilityAudit

extension TestApplication {
  /// Waits for an object that is shown, and returns it. All given conditions must hold.
  ///
  ///     let save = try await app.find(.pushButton, named: "Save")
  ///     let total = try await app.find(.label, text: "Total")
  ///     let field = try await app.find(id: "#amount")
  ///
  /// Parts of a matching control are left out: the text on a button has the button's name.
  ///
  /// - Parameters:
  ///   - role: The role. An entry also matches an editable text, because GTK 4.8 gives its entries that role.
  ///   - name: The whole name; for a control without a name, that of its label.
  ///   - text: A part of its text.
  ///   - id: The identifier that its author gave it, with a `#` before it, or its place with marks, such as `1.3.2~kq7f`:
  ///     the second object in the third object of the first window. `thimble tree` prints both; the last three of
  ///     seven marks hold in one run alone. GTK exposes identifiers from 4.22 on.
  ///   - states: States that it has.
  ///   - absent: States that it does not have.
  ///   - number: The number of the match among several, from 1; nil if there must be only one.
  /// - Returns: The object.
  /// - Throws: ``TestFailure`` when no object matches in time, or several match.
  @discardableResult
  public func find(
    _ role: AccessibleRole? = nil, named name: String? = nil, text: String? = nil, id: String? = nil,
    with states: AccessibleState = [], without absent: AccessibleState = [], number: Int? = nil
  ) async throws -> TestElement {
    let query = ObjectQuery(role: role, name: name, id: id, states: states, absentStates: absent)
    return try await find(Search(query: query, text: text), number: number)
  }

  /// Returns the objects that are shown now and for which the conditions of
  /// ``find(_:named:text:id:with:without:number:)`` hold, in the order of reading.
  public func all(
    _ role: AccessibleRole? = nil, named name: String? = nil, text: String? = nil,
    with states: AccessibleState = [], without absent: AccessibleState = []
  ) async throws -> [TestElement] {
    let query = ObjectQuery(role: role, name: name, states: states, absentStates: absent)
    let (found, list) = try await matches(Search(query: query, text: text))
    return found.map { TestElement($0, in: list, of: self) }
  }

  /// Waits until no object is shown for which the conditions of ``find(_:named:text:id:with:without:number:)`` hold.
  ///
  /// - Throws: ``TestFailure`` when such an object is still shown at the end.
  public func expectNone(
    _ role: AccessibleRole? = nil, named name: String? = nil, text: String? = nil,
    with states: AccessibleState = [], without absent: AccessibleState = []
  ) async throws {
    let query = ObjectQuery(role: role, name: name, states: states, absentStates: absent)
    let search = Search(query: query, text: text)
    let isGone: Bool? = try await waited { () async throws -> Bool? in
      try await matches(search).found.isEmpty ? true : nil
    }
    guard isGone == nil else { return }
    let list = try await objects()
    throw await failure("\(search) is still there:", candidates: search.matches(in: list), in: list)
  }

  /// Calls `look` until it returns a result: at once, after each change that the application reports, and up to ten
  /// times a second for changes that are not reported.
  ///
  /// - Throws: ``TestFailure`` when nothing was found in time, with the tree and a picture, and errors of `look`.
  @discardableResult
  nonisolated(nonsending) public func wait<Found>(
    for description: String, until look: () async throws -> Found?
  ) async throws -> Found {
    if let found = try await waited(look) { return found }
    throw await failure("\(description): not in time.", candidates: [], in: try? await objects())
  }

  /// Waits for a condition as ``wait(for:until:)`` does. Returns true if it holds in time.
  nonisolated(nonsending) public func eventually(_ condition: () async throws -> Bool) async throws -> Bool {
    try await waited { try await condition() ? true : nil } ?? false
  }

  // MARK: For the other files

  func find(_ search: Search, number: Int? = nil) async throws -> TestElement {
    let element: TestElement? = try await waited { () async throws -> TestElement? in
      let (found, list) = try await matches(search)
      if let number {
        return found.indices.contains(number - 1) ? TestElement(found[number - 1], in: list, of: self) : nil
      }
      return found.count == 1 ? TestElement(found[0], in: list, of: self) : nil
    }
    if let element { return element }
    let list = try await objects()
    let found = search.matches(in: list)
    if found.isEmpty {
      throw await failure("There is no \(search). Nearest:", candidates: search.query.candidates(in: list), in: list)
    }
    let count = found.count
    let problem =
      number == nil
      ? "\(count) objects are \(search). Choose one by its number:"
      : "Only \(count) \(count == 1 ? "object is" : "objects are") \(search):"
    throw await failure(problem, candidates: found, in: list)
  }

  /// Returns the objects that match now and are shown.
  ///
  /// Only these are asked for their places, which show hidden objects of GTK 4, and for all other facts.
  private func matches(_ search: Search) async throws -> (found: [Int], list: ObjectList) {
    let list = try await objects(everythingOf: { [query = search.query] in query.needsEverything(of: $0) })
    var found: [Int] = []
    for index in search.matches(in: list) where try await isShown(index, in: list) { found.append(index) }
    return (found, list)
  }

  private func isShown(_ index: Int, in list: ObjectList) async throws -> Bool {
    do throws(ATSPIError) {
      return list.isShown(index, at: try await application.accessible(list.items[index].node).extents())
    } catch {
      switch error.code {
      case .gone: return false
      case .unsupported, .declined, .failed: return list.isShown(index, at: nil)
      default: throw error
      }
    }
  }

  /// Reads all objects. Without places, hidden objects of GTK 4 cannot be distinguished from others.
  func objects(includingExtents: Bool = true) async throws -> ObjectList {
    try await list { () async throws(ATSPIError) in
      try await application.tree(includingExtents: includingExtents, within: patience.limit)
    }
  }

  /// Reads all objects without places, and only role, name, description and states of unwanted ones.
  func objects(
    everythingOf isWanted: @escaping @Sendable (AccessibleNode) -> Bool
  ) async throws -> ObjectList {
    try await list { () async throws(ATSPIError) in
      try await application.tree(everythingOf: isWanted, within: patience.limit)
    }
  }

  private func list(_ read: () async throws(ATSPIError) -> AccessibleTree) async throws -> ObjectList {
    do throws(ATSPIError) {
      return ObjectList(try await read())
    } catch {
      guard error.code == .gone, !process.isRunning else { throw error }
      throw TestFailure("\(application.name) has ended.\n\(process.standardError)")
    }
  }

  nonisolated(nonsending) func waited<Found>(
    within patience: Patience? = nil, _ look: () async throws -> Found?
  ) async throws -> Found? {
    if let found = try await look() { return found }
    let (pulses, pulse) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let events = try await desktop.events(
      .stateChanged, .propertyChanged, .childrenChanged, .textChanged, of: application)
    let reports = Task { for await _ in events { pulse.yield() } }
    defer { reports.cancel() }
    return try await (patience ?? self.patience).wait(for: pulses, pulse, look)
  }
}
