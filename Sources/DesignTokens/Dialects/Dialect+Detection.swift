import PlainText

// MARK: - Detection

extension Dialect {
  /// Finds the dialect of a file from all of its content.
  ///
  /// A `$schema` of 2025.10 decides; then the themes or the order of token sets; then Backbase's `dynamic` and `fixed`; then one value in 2025.10's object form makes the
  /// file DTCG, however many strings or types of older tools stand beside it.
  ///
  /// `isCertain` is false for a file of today's names that has no literal in a form of its own, such as one of references
  /// alone, and for a file without tokens. It is read by the rules of the files beside it.
  static func detect(_ root: JSONValue) -> (dialect: Dialect, isCertain: Bool) {
    if root["$schema"]?.string?.contains(text: "2025.10") == true { return (.dtcg, true) }
    if isStudioFolder(root) { return (.tokensStudio, true) }
    if isTokensStudio(root) || hasFirstReferences(root), !namesSets(root) { return (.tokensStudio, true) }
    var evidence = Evidence()
    evidence.isBackbase = root["$version"]?.string != nil && root["theme"]?.members != nil
    evidence.look(at: root)
    if evidence.isBackbase { return (.backbase, true) }
    if evidence.hasValues || (evidence.hasPointers && !evidence.hasBareValues) {
      let isDraft = (evidence.hasStrings || evidence.hasOldTypes) && !evidence.hasObjects
      return isDraft ? (.draft, true) : (.dtcg, evidence.hasObjects)
    }
    if isBackbaseFirst(root) { return (.backbaseFirst, true) }
    if evidence.hasBareValues { return (.legacy, true) }
    return evidence.hasPalette ? (.palette, true) : (.dtcg, false)
  }
}

/// The signs of a dialect in a file.
private struct Evidence {
  var isBackbase = false
  /// `$value` occurs.
  var hasValues = false
  /// `$ref` occurs.
  var hasPointers = false
  /// A value in the object form of 2025.10 occurs.
  var hasObjects = false
  /// A value in the string form of the drafts occurs.
  var hasStrings = false
  /// A type occurs that older tools have beside the format's, such as `spacing` or `boxShadow`.
  var hasOldTypes = false
  /// `value` occurs where `$value` should be.
  var hasBareValues = false
  /// An object with a `hex`, or a leaf that reads as a colour or a length, occurs.
  var hasPalette = false

  mutating func look(at node: JSONValue) {
    guard let members = node.members else { return }
    for member in members {
      switch member.key {
      case "$value":
        hasValues = true
        hasStrings = hasStrings || (member.value.word != nil && node["unit"]?.string != nil)
        look(atValue: member.value)
      case "$ref": hasPointers = true
      case "$type":
        guard let name = member.value.string, TokenType(rawValue: name) == nil else { continue }
        isBackbase = isBackbase || ["dynamic", "fixed"].contains(name)
        hasOldTypes = hasOldTypes || OldForm.type(named: name) != nil
      case "$extensions": break
      case "value" where Self.isValue(member.value) || node["type"]?.string != nil:
        hasBareValues = true
        // In files of other dialects it may be the name of a group or a token.
        look(at: member.value)
      case "hex" where member.value.string.flatMap(RGBA.init(hex:)) != nil: hasPalette = true
      default:
        if let text = member.value.string, !member.key.hasPrefix("$") {
          hasPalette = hasPalette || OldForm.isLiteral(text)
        } else {
          look(at: member.value)
        }
      }
    }
  }

  /// Returns true if a member `value` makes its object a token, as it does in Style Dictionary whatever the value is. The
  /// colors of a palette may stand in groups of that name.
  private static func isValue(_ value: JSONValue) -> Bool { value["hex"] == nil }

  private mutating func look(atValue value: JSONValue) {
    switch value.content {
    case .string(let text):
      hasStrings = hasStrings || OldForm.isLiteral(text.hasBlanksAround ? text.withoutBlanks : text)
    case .object(let members):
      let isObject = value["colorSpace"] != nil || (value["value"] != nil && value["unit"] != nil)
      hasObjects = hasObjects || isObject
      for member in members where !isObject { look(atValue: member.value) }
    case .array(let elements): elements.forEach { look(atValue: $0) }
    default: break
    }
  }
}
