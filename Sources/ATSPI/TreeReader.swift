import AccessibilityAudit

/// Reads objects and all below them.
///
/// The calls for one object, and for its children, are on their way together: the walk takes as many round trips as the
/// tree has levels, not as many as it has objects.
struct TreeReader: Sendable {
  /// How much is read of each object.
  enum Detail {
    /// Identity, role, name, description, states.
    case identity
    /// Everything but where it is.
    case everything
    /// Everything, and where it is.
    case everythingWithExtents
  }

  /// Beyond this depth a tree is taken for a cycle.
  static let deepest = 200

  let session: Session
  let detail: Detail
  let deadline: Deadline

  /// Reads a tree.
  ///
  /// A child that goes while it is looked at is left out; the root's going is an error.
  func tree(_ id: AccessibleID, depth: Int = 0) async -> Result<AccessibleNode, ATSPIError> {
    async let childIDs = session.answer(BusCall(id, BusCall.accessible, "GetChildren"), by: deadline)
    async let own = object(id)
    do throws(ATSPIError) {
      let ids = try await childIDs.get()[0]?.accessibleIDs ?? []
      let children = depth < Self.deepest ? try await subtrees(ids, depth: depth + 1) : []
      var node = try await own.get()
      node.children = children
      return .success(node)
    } catch {
      return .failure(error)
    }
  }

  private func subtrees(_ ids: [AccessibleID], depth: Int) async throws(ATSPIError) -> [AccessibleNode] {
    let results = await withTaskGroup(of: (Int, Result<AccessibleNode, ATSPIError>).self) { group in
      for (index, id) in ids.enumerated() {
        group.addTask { (index, await tree(id, depth: depth)) }
      }
      var results: [(Int, Result<AccessibleNode, ATSPIError>)] = []
      for await result in group { results.append(result) }
      return results.sorted { $0.0 < $1.0 }
    }
    var nodes: [AccessibleNode] = []
    for (_, result) in results {
      switch result {
      case .success(let node): nodes.append(node)
      case .failure(let error) where [.gone, .unsupported].contains(error.code): continue
      case .failure(let error): throw error
      }
    }
    return nodes
  }

  /// Reads one object without its children.
  func object(_ id: AccessibleID) async -> Result<AccessibleNode, ATSPIError> {
    async let properties = session.answer(.getAll(of: BusCall.accessible, id), by: deadline)
    async let role = session.answer(BusCall(id, BusCall.accessible, "GetRole"), by: deadline)
    async let states = session.answer(BusCall(id, BusCall.accessible, "GetState"), by: deadline)
    async let further =
      detail == .identity
      ? .success(FurtherFacts())
      : session.furtherFacts(of: id, includingExtents: detail == .everythingWithExtents, by: deadline)
    do throws(ATSPIError) {
      guard let roleNumber = try await role.get()[0]?.role, let stateSet = try await states.get()[0]?.states else {
        throw ATSPIError(
          .malformed,
          at: BusCall(id, BusCall.accessible, "GetRole").place,
          message: "neither a role nor states"
        )
      }
      let named = try await properties.get()[0]?.dictionary ?? [:]
      let facts = try await further.get()
      return .success(
        AccessibleNode(
          id: id,
          role: roleNumber,
          name: named["Name"]?.string ?? "",
          description: named["Description"]?.string ?? "",
          states: stateSet,
          actions: facts.actions,
          attributes: facts.attributes,
          text: facts.text,
          extents: facts.extents
        )
      )
    } catch {
      return .failure(error)
    }
  }
}
