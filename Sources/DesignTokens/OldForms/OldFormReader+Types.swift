// MARK: - Types

extension OldFormReader {
  func type(named name: String) -> TokenType? { OldForm.type(named: name) }

  func isForeign(type name: String) -> Bool { OldForm.isForeign(type: name) }

  func type(of value: JSONValue, path: String) -> TokenType? { OldForm.type(of: value, path: path) }

  /// Types are optional in older files, and often mistaken.
  func type(of value: JSONValue, declared: TokenType?, in reader: inout ValueReader) -> TokenType? {
    if declared != nil, value.string == nil { return declared }
    let text = text(of: value, in: &reader)
    // A reference in it leads nowhere, and that has been told.
    if text?.isEmpty == true, value.string?.isEmpty == false {
      reader.hasTold = true
      return nil
    }
    let path = reader.entry.path
    guard let declared else { return OldForm.type(of: text.map { JSONValue(.string($0)) } ?? value, path: path) }
    guard let text, let shown = OldForm.type(of: text, insteadOf: declared, path: path) else { return declared }
    reader.mistakenType = declared
    return shown
  }

  func isMistaken(_ type: TokenType, for target: Int, _ found: TokenType, in reader: ValueReader) -> Bool {
    guard reader.allowsOldForms(reader.entry.authored), let text = reader.evaluation.texts[target] else { return false }
    return OldForm.type(of: text, insteadOf: type, path: reader.entry.path) == found
  }

  func reportNoType(in reader: inout ValueReader) {
    let authored = reader.entry.authored
    let written = authored.string.map { "\"\($0.prefix(60))\"" } ?? authored.kind
    let message = "\(written) has no form in the token format"
    let text = text(of: authored, in: &reader)
    let advice = text.flatMap { OldForm.advice(for: $0) }
    if text.map(OldForm.isOfCSSAlone) == true {
      reader.leaveOut("\(message), and is left out", advice: advice)
    } else {
      reader.fail(.value, message, at: authored, advice: advice)
    }
  }
}
