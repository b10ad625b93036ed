public import ATSPI
public import AccessibilityAudit

/// An object of a ``TestApplication``. Each call reads its present state.
public struct TestElement: Sendable {
  /// The application.
  public let app: TestApplication
  /// The object, for everything that this type does not offer.
  public let accessible: Accessible
  /// The object in one line, as it was when it was found.
  public let description: String
  /// The object that performs its actions, if that is another one.
  let actor: Accessible?

  init(_ index: Int, in list: ObjectList, of app: TestApplication) {
    self.app = app
    accessible = app.application.accessible(list.items[index].node)
    description = list.line(of: index)
    let item = list.items[index]
    actor = item.actor.id == item.node.id ? nil : app.application.accessible(item.actor)
  }

  /// Waits for an object inside of this one. The conditions are those of
  /// ``TestApplication/find(_:named:text:id:with:without:number:)``.
  ///
  /// - Throws: ``TestFailure`` when no object matches in time, or several match.
  @discardableResult
  public func find(
    _ role: AccessibleRole? = nil, named name: String? = nil, text: String? = nil, with states: AccessibleState = [],
    without absent: AccessibleState = [], number: Int? = nil
  ) async throws -> TestElement {
    let query = ObjectQuery(role: role, name: name, states: states, absentStates: absent)
    return try await app.find(Search(query: query, text: text, container: accessible.id), number: number)
  }

  /// Waits for an object that this one has a relation to, such as the label that it is ``/AccessibilityAudit/AccessibleRelation/labelledBy``.
  ///
  /// GTK before 4.18 reports relations in one direction; this also finds the other direction.
  ///
  /// - Throws: ``TestFailure`` when there is no such object in time.
  public func related(_ relation: AccessibleRelation) async throws -> TestElement {
    let id = accessible.id
    let found = try await app.waited { () async throws -> TestElement? in
      let list = try await app.objects(includingExtents: false)
      let index = list.items.firstIndex { item in
        if item.node.relations[relation.counterpart ?? relation]?.contains(id) == true, relation.counterpart != nil {
          return true
        }
        return list.items.contains { $0.node.id == id && $0.node.relations[relation]?.contains(item.node.id) == true }
      }
      return index.map { TestElement($0, in: list, of: app) }
    }
    if let found { return found }
    throw await app.failure(
      "Nothing is related as \(relation.name) to \(description).", candidates: [], in: try? await app.objects())
  }

  /// Reads all objects, and returns this one and the list.
  func item() async throws -> (item: ObjectList.Item, list: ObjectList) {
    let ids = [accessible.id, actor?.id]
    let list = try await app.objects(everythingOf: { ids.contains($0.id) })
    guard let item = list.items.first(where: { $0.node.id == accessible.id }) else {
      throw await app.failure("\(description) has gone.", candidates: [], in: list)
    }
    return (item, list)
  }
}

// MARK: - Conformances

extension TestElement: Hashable {
  /// Returns true if both are the same object.
  public static func == (one: TestElement, other: TestElement) -> Bool { one.accessible == other.accessible }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(accessible) }
}

extension TestElement: CustomStringConvertible {}
