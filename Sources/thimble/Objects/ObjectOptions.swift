#if canImport(ArgumentParser)
  import AccessibilityAudit
  import ArgumentParser
  import DesignTokens

  /// The options with conditions to find an object.
  struct ObjectOptions: ParsableArguments {
    @Option(
      help: ArgumentHelp("The role, such as push-button (or button), entry, dialog.", valueName: "role"),
      transform: Self.role)
    var role: AccessibleRole?

    @Option(help: ArgumentHelp("The whole name.", valueName: "name"))
    var name: String?

    @Option(help: ArgumentHelp("A text that is visible on it, or that labels it.", valueName: "text"))
    var label: String?

    @Option(
      name: .customLong("description"),
      help: ArgumentHelp("The whole description, such as a tooltip.", valueName: "text")
    )
    var accessibleDescription: String?

    @Option(help: ArgumentHelp("The id, as `thimble tree` and `thimble audit` print it.", valueName: "id"))
    var id: String?

    @Option(
      parsing: .singleValue,
      help: ArgumentHelp(
        "A state that the object has, such as focused, or with not- one that it does not have. May be repeated.",
        valueName: "state"),
      transform: Self.state)
    var state: [Condition] = []

    @Flag(help: "Include objects that are not on the screen now.")
    var hidden = false

    /// A state that the object must or must not have.
    struct Condition: Sendable {
      var state: AccessibleState
      var isAbsent: Bool
    }

    /// The conditions as a value.
    var query: ObjectQuery {
      ObjectQuery(
        role: role, name: name, label: label, accessibleDescription: accessibleDescription, id: id,
        states: AccessibleState(state.filter { !$0.isAbsent }.map(\.state)),
        absentStates: AccessibleState(state.filter(\.isAbsent).map(\.state)), includesHidden: hidden)
    }

    /// Throws an error if there is no condition.
    func checkIsNotEmpty() throws {
      guard query.isEmpty else { return }
      throw ValidationError("Say which object: --role, --name, --label, --description, --id or --state.")
    }

    @Sendable private static func role(_ name: String) throws -> AccessibleRole {
      if let role = AccessibleRole(spelled: name) { return role }
      let guess = Suggestion.nearest(to: name, in: AccessibleRole.allNames).map { "; did you mean \"\($0)\"?" }
      throw ValidationError("There is no role \"\(name)\"\(guess ?? ".")")
    }

    @Sendable private static func state(_ text: String) throws -> Condition {
      let isAbsent = text.hasPrefix("not-")
      let name = isAbsent ? String(text.dropFirst(4)) : text
      if let state = AccessibleState(name: name) { return Condition(state: state, isAbsent: isAbsent) }
      let guess = Suggestion.nearest(to: name, in: AccessibleState.allNames).map { "; did you mean \"\($0)\"?" }
      throw ValidationError("There is no state \"\(name)\"\(guess ?? ".")")
    }
  }

  /// The options with conditions to find one object.
  struct OneObjectOptions: ParsableArguments {
    @OptionGroup var object: ObjectOptions

    @Option(help: ArgumentHelp("The number of the object among several that match, from 1.", valueName: "number"))
    var nth: Int?

    func validate() throws {
      if let nth, nth < 1 { throw ValidationError("--nth is a number from 1.") }
    }

    /// Finds the object; without conditions, the one that has the focus.
    func find(in list: ObjectList) throws -> Int {
      guard object.query.isEmpty else { return try object.query.only(in: list, number: nth) }
      guard let focused = list.focused else {
        throw ObjectFailure(
          "nothing in \"\(list.application)\" has the focus; say which object: --role, --name or --id.")
      }
      return focused
    }
  }
#endif
