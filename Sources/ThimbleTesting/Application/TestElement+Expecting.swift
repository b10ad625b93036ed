import ATSPI
public import AccessibilityAudit

extension TestElement {
  /// Waits until the object is as expected. All given conditions must hold.
  ///
  ///     try await save.expect(.sensitive, without: .busy)
  ///     try await field.expect(text: "Milk")
  ///
  /// - Parameters:
  ///   - states: States that it has.
  ///   - absent: States that it does not have.
  ///   - name: Its whole name.
  ///   - description: Its whole description.
  ///   - text: Its whole text.
  ///   - value: Its number.
  /// - Returns: The object as it then was, without its children.
  /// - Throws: ``TestFailure`` when it does not come to be so in time, with the object as it is.
  @discardableResult
  public func expect(
    _ states: AccessibleState = [], without absent: AccessibleState = [], name: String? = nil,
    description: String? = nil, text: String? = nil, value: Double? = nil
  ) async throws -> AccessibleNode {
    var words = states.names + absent.names.map { "not \($0)" }
    if let name { words.append("the name \(name.quoted)") }
    if let description { words.append("the description \(description.quoted)") }
    if let text { words.append("the text \(text.quoted)") }
    if let value { words.append("the value \(value)") }
    return try await expect(words.joined(separator: ", ")) { node in
      node.states.isSuperset(of: states) && node.states.isDisjoint(with: absent) && (name == nil || node.name == name)
        && (description == nil || node.description == description) && (text == nil || node.text == text)
        && (value == nil || node.value?.current == value)
    }
  }

  /// Waits until a condition holds for the object.
  ///
  /// - Parameters:
  ///   - expectation: The condition in words, for the failure.
  ///   - condition: Returns true if the object is as expected. Its states include those of the object that performs its
  ///     actions: GTK's menu button is a button in a button.
  /// - Returns: The object as it then was, without its children.
  /// - Throws: ``TestFailure`` when it does not come to be so in time, with the object as it is.
  @discardableResult
  public func expect(
    _ expectation: String, where condition: (AccessibleNode) -> Bool
  ) async throws -> AccessibleNode {
    var last: AccessibleNode?
    let found = try await app.waited { () async throws -> AccessibleNode? in
      var (node, actor) = try await (accessible.node(), actor?.states())
      if let actor { node.states.formUnion(actor) }
      last = node
      return condition(node) ? node : nil
    }
    if let found { return found }
    let list = try? await app.objects()
    let index = list?.items.firstIndex { $0.node.id == accessible.id }
    throw await app.failure(
      "\(description) does not come to be as expected: \(expectation). It is \(last?.summary ?? "gone").",
      candidates: index.map { [$0] } ?? [], in: list)
  }
}
