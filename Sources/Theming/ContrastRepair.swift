public import DesignTokens

/// A pair of colours that had too little contrast, and what ``Theme/repairingContrast()`` made of it.
public struct ContrastRepair: Hashable, Sendable {
  /// The pair as the theme has it.
  public var pair: ContrastReport.Pair
  /// The colour in front now.
  public var front: RGBA
  /// The colour behind now: another only where no colour in front is enough.
  public var back: RGBA
  /// Where the theme's files give the pair; nil when they do not.
  public var location: SourceLocation?

  /// The repair as a warning.
  public var diagnostic: Diagnostic {
    Diagnostic(
      severity: .warning, code: .contrast,
      message: "\(pair.front.hex) on \(pair.back.hex) has a contrast of \(pair.shown(pair.ratio)):1 (\(pair.context))",
      location: location, path: pair.path,
      advice: "repaired to \(front.hex) on \(back.hex), \(pair.shown(front.contrast(on: back))):1",
      keepsValue: true)
  }
}
