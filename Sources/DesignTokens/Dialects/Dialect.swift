/// The form that a token file is written in.
///
/// The dialect is found once for each file, from all of its content, and never for a single token.
public enum Dialect: String, Sendable, Hashable, CaseIterable {
  /// Design Tokens Community Group, format 2025.10.
  case dtcg
  /// The drafts before 2025.10: `$value` with strings as in CSS (`"#0af"`, `"6px"`, `"200ms"`), types optional.
  case draft
  /// The form of older tools: `value` and `type` without the dollar sign, strings as in CSS.
  case legacy
  /// Exports of Tokens Studio: token sets side by side with `$themes` or `$metadata`, or in the files of a folder.
  case tokensStudio = "tokens-studio"
  /// Backbase theme files: `$type` `dynamic` with light and dark values or `fixed`, bare numbers for pixels, types by path.
  case backbase
  /// Backbase's theme files before those: `colors` with a `color`, an `onColor` and `variants`, each for light and dark.
  case backbaseFirst = "backbase-first"
  /// Plain JSON with colours, not tokens: objects with a `hex`, or strings that CSS would read as a colour or a length.
  case palette

  /// The rules that its files are read by.
  var rules: SourceFile.Rules {
    switch self {
    case .dtcg: .current
    case .draft, .legacy, .tokensStudio: .older
    case .backbase, .backbaseFirst, .palette: .foreign
    }
  }

  /// True if its values may have a light and a dark side.
  var hasSides: Bool { self == .backbase || self == .backbaseFirst }
}
