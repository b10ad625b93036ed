import Inspecting
import Thimble

/// The subject of a property. Controls are shown in groups, in this order.
enum PropertyGroup: String, CaseIterable, Sendable {
  case content, appearance, behaviour, target, accessibility

  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// Returns the group of a property, by its name: GTK and the kit use the same words for the same subjects.
  init(of property: PropertySummary) {
    let words = Set(property.name.split(separator: "-").map(String.init))
    self = Self.words.first { !$0.words.isDisjoint(with: words) }?.group ?? Self.kindGroup(property.kind)
  }

  private static let words: [(group: PropertyGroup, words: Set<String>)] = [
    (.accessibility, ["accessibility", "accessible", "hint", "mnemonic"]),
    (.target, ["hit", "target"]),
    (
      .appearance,
      [
        "variant", "size", "shade", "shape", "placement", "spacing", "orientation", "linked", "justified",
        "distribution",
        "wrap", "wraps", "lines", "ellipsize", "xalign", "yalign", "justify", "width", "height", "homogeneous",
        "baseline", "extended", "attributes", "pixel", "align",
      ]
    ),
    (
      .behaviour,
      [
        "sensitive", "active", "selected", "toggle", "toggles", "pending", "activation", "policy", "overflows", "role",
        "visited", "disabled", "selection", "receives", "focus", "inconsistent", "editable", "selectable", "read",
      ]
    ),
  ]

  private static func kindGroup(_ kind: PropertySummary.Kind) -> PropertyGroup {
    if case .bool = kind { .behaviour } else { .content }
  }
}
