import DesignTokens
import GtkHost
import Thimble

extension HitAreaReport: CustomStringConvertible {
  /// The targets that fail success criterion 2.5.8.
  public var failures: [Target] { targets.filter { if case .fails = $0.minimum { true } else { false } } }

  /// One line for each finding, and a summary.
  ///
  /// ```
  /// "Two" can be hit in 16 × 16 px: fails WCAG 2.5.8 (24 px), too near to "One", "Three"
  /// 12 targets: 11 meet WCAG 2.5.8 (24 px), 8 meet WCAG 2.5.5 (44 px)
  /// ```
  public var description: String {
    let findings = targets.compactMap { target -> String? in
      let head = "\"\(target.name)\" can be hit in \(target.side) × \(target.side) px: "
      switch (target.minimum, target.enhanced) {
      case (.fails(let near), _): return head + "fails WCAG 2.5.8 (24 px)" + Self.tooNear(near)
      case (.passesBySpacing, _): return head + "meets WCAG 2.5.8 by its spacing, fails 2.5.5 (44 px)"
      case (.passes, .fails(let near)): return head + "meets WCAG 2.5.8, fails 2.5.5 (44 px)" + Self.tooNear(near)
      default: return nil
      }
    }
    let enhanced = targets.count { $0.enhanced == .passes }
    let count =
      "\(targets.count) targets: \(targets.count - failures.count) meet WCAG 2.5.8 (24 px), "
      + "\(enhanced) meet WCAG 2.5.5 (44 px)"
    return (findings + [count]).joined(separator: "\n")
  }

  private static func tooNear(_ names: [String]) -> String {
    names.isEmpty ? "" : ", too near to " + names.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  /// The whole report as one JSON object: `{"targets": [{"name", "visible", "side", "hit", "wcag258", "wcag255"}]}`.
  ///
  /// Boxes are `[x, y, width, height]`. A verdict is `{"result": "pass" | "spacing" | "fail", "near": [names]}`.
  public var json: String {
    let lines = targets.map { target in
      """
        {"name": \(Self.quoted(target.name)), "visible": \(Self.box(target.visible)), "side": \(target.side), \
      "hit": [\(target.cell.rectangles.map(Self.box).joined(separator: ", "))], \
      "wcag258": \(Self.verdict(target.minimum)), "wcag255": \(Self.verdict(target.enhanced))}
      """
    }
    return "{\"targets\": [\n\(lines.joined(separator: ",\n"))\n]}"
  }

  private static func box(_ box: Rectangle) -> String { "[\(box.x), \(box.y), \(box.width), \(box.height)]" }

  private static func verdict(_ verdict: Verdict) -> String {
    switch verdict {
    case .passes: #"{"result": "pass"}"#
    case .passesBySpacing: #"{"result": "spacing"}"#
    case .fails(let near): #"{"result": "fail", "near": [\#(near.map(quoted).joined(separator: ", "))]}"#
    }
  }

  private static func quoted(_ text: String) -> String { JSONWriter.line(JSONValue(.string(text))) }
}
