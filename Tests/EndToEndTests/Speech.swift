import AccessibilityAudit

/// The words of Orca, in a form that all versions share.
struct Speech {
  /// The utterances in order, without the names of pressed keys.
  let utterances: [String]

  init(_ said: ArraySlice<String>) {
    utterances = said.filter { !Self.keys.contains($0) }.map(Self.shared)
  }

  /// Joins the words after several actions.
  init(joining speeches: [Speech]) { utterances = speeches.flatMap(\.utterances) }

  private static let keys: Set<String> = ["tab", "left shift", "right shift", "space", "right", "left", "down", "up"]

  /// Returns an utterance in the form of all versions. Punctuation at the end is removed. "Push button" and "panel" of
  /// one version are "button" and "grouping" of the next. The value of a slider is removed.
  private static func shared(_ utterance: String) -> String {
    let words = utterance.hasSuffix(".") ? String(utterance.dropLast()) : utterance
    return joined(words).replacing("push button", with: "button").replacing(#/ grouping$/#, with: " panel").replacing(
      #/ slider [0-9.]+( [0-9]+ percent)?$/#, with: " slider")
  }

  /// Returns the number of times that these utterances occur in a row.
  func count(of words: [String]) -> Int {
    utterances.indices.count { utterances[$0...].starts(with: words) }
  }

  /// Returns the number of times that a control was spoken, in any form.
  func count(of control: AccessibleNode) -> Int {
    Set(Self.ways(to: control)).reduce(0) { $0 + count(of: $1) }
  }

  /// Returns true if these words were spoken, in one utterance or several.
  func contains(_ words: String) -> Bool {
    let all = utterances.joined(separator: " ")
    return all.contains(words) || all.contains(Self.ofCheckBox(words))
  }

  /// Returns true if an utterance matches.
  func contains(where isWanted: (String) -> Bool) -> Bool { utterances.contains(where: isWanted) }

  /// Returns true if only these words were spoken.
  func isOnly(_ words: String) -> Bool { utterances == [words] || utterances == [Self.ofCheckBox(words)] }

  /// Returns the words for a toggle button in versions of GTK without that role: it is a check box there.
  private static func ofCheckBox(_ words: String) -> String {
    words.replacing("toggle button", with: "check box").replacing(#/\bpressed$/#, with: "checked")
  }

  /// Returns the number of times that a description was spoken, alone or after the keys (Orca 48).
  func count(ofDescription description: String) -> Int {
    utterances.count { $0 == description || $0.hasSuffix(" \(description)") }
  }

  /// Returns the number of times that the keys of a shortcut were spoken, alone or with other words.
  func count(ofKeys keys: String) -> Int { utterances.joined(separator: " ").ranges(of: keys).count }

  /// Returns the number of times that Orca should speak the description of a control.
  ///
  /// Orca omits a description that the name contains; Orca 48 also omits one that is similar to the name.
  static func range(ofDescriptionOf control: AccessibleNode) -> ClosedRange<Int> {
    let (name, description) = (control.name.count, control.description.count)
    let isAlike = control.description.contains(control.name) && Double(2 * name) / Double(name + description) > 0.69
    let isContained = control.name.lowercased().contains(control.description.lowercased())
    return (isAlike || isContained ? 0 : 1)...1
  }

  /// Returns the number of these controls that sound like this one.
  static func count(of control: AccessibleNode, in controls: [AccessibleNode]) -> Int {
    controls.count { ways(to: $0) == ways(to: control) }
  }

  /// Returns the forms in which Orca speaks a focused control: name, role and state.
  private static func ways(to control: AccessibleNode) -> [[String]] {
    let name = joined(control.name)
    if control.role == .listItem { return [[name]] }
    if control.role == .spinButton, let text = control.text {
      return [["\(name) \(text) spin button"], ["\(name) spin button \(text)"]]
    }
    let states = self.states(of: control)
    return roles(of: control).flatMap { role -> [[String]] in
      guard let state = states.last else { return [["\(name) \(role)"]] }
      // Orca speaks one utterance or two, and the role before or after the state.
      return [["\(name) \(role) \(state)"], ["\(name) \(state) \(role)"], [name, "\(state) \(role)"]]
    }
  }

  /// Returns a text without spaces before punctuation, as Orca 51 logs its words.
  private static func joined(_ text: String) -> String { text.replacing(#/ (?=[,.:)\]])/#, with: "") }

  private static func roles(of control: AccessibleNode) -> [String] {
    switch control.role {
    case .pushButton: ["button"]
    case .grouping: ["panel"]
    case .checkBox: ["check box"]
    case .toggleButton: ["toggle button"]
    case .radioButton: ["radio button"]
    case .link: ["link"]
    case .text, .entry: ["text", "entry"]
    case .slider: ["horizontal slider", "slider"]
    default: [control.role.name.replacing("-", with: " ")]
    }
  }

  private static func states(of control: AccessibleNode) -> [String] {
    var words: [String] = []
    let states = control.states
    if control.role == .radioButton { words.append(states.contains(.checked) ? "selected" : "not selected") }
    if control.role == .checkBox { words.append(states.contains(.checked) ? "checked" : "not checked") }
    if control.role == .toggleButton { words.append(states.contains(.pressed) ? "pressed" : "not pressed") }
    if control.role == .checkBox, states.contains(.indeterminate) { words = ["partially checked"] }
    if control.role == .switch { words.append(states.contains(.checked) ? "on" : "off") }
    if states.contains(.expandable) { words.append(states.contains(.expanded) ? "expanded" : "collapsed") }
    if states.contains(.visited) { words.append("visited") }
    if states.contains(.readOnly) { words.append("read only") }
    if !states.contains(.sensitive) { words.append("grayed") }
    return words
  }

  /// Returns the utterances that must never occur: types, names of icons, marks of mnemonics, a name twice in a row.
  func slips() -> [String] {
    utterances.filter { utterance in
      if utterance.contains(/(Gtk|Thimble)[A-Z]|-symbolic|\b_|_\b/) { return true }
      let words = utterance.split(separator: " ")
      let half = words.prefix(words.count / 2)
      return half.count * 2 == words.count && half.elementsEqual(words.dropFirst(half.count))
    }
  }
}
