/// A success criterion of WCAG 2.2, which WCAG2ICT applies to applications.
public struct SuccessCriterion: Hashable, Sendable {
  /// A level of conformance. Conformance to AA includes all criteria of A and AA.
  public enum Level: String, Hashable, Codable, Sendable, CaseIterable {
    case a = "A"
    case aa = "AA"
    case aaa = "AAA"
  }

  /// The number, such as `4.1.2`.
  public let number: String
  /// The name, such as `Name, Role, Value`.
  public let name: String
  /// The level.
  public let level: Level
  private let page: String

  private init(_ number: String, _ name: String, _ level: Level, page: String) {
    self.number = number
    self.name = name
    self.level = level
    self.page = page
  }

  /// The W3C's page that explains it.
  public var link: String { "https://www.w3.org/WAI/WCAG22/Understanding/\(page)" }

  /// The clause of EN 301 549 v3.2.1 that applies it to software, such as `11.4.1.2.1`; nil for criteria without a
  /// clause: those of level AAA, those that are new in WCAG 2.2, and page titles.
  ///
  /// Some clauses have two parts. The first is for software that assistive technology can read: open functionality.
  public var clause: String? {
    if level == .aaa || ["2.4.2", "2.5.8"].contains(number) { return nil }
    return "11.\(number)" + (Self.withParts.contains(number) ? ".1" : "")
  }

  /// The criteria whose clauses have a part for open functionality.
  private static let withParts: Set<String> = [
    "1.1.1", "1.3.1", "1.3.2", "1.4.4", "1.4.10", "2.1.1", "2.5.3", "4.1.2", "4.1.3",
  ]
}

// MARK: - Criteria

// The names are those of WCAG 2.2 and need no documentation.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SuccessCriterion {
  public static let nonTextContent = Self("1.1.1", "Non-text Content", .a, page: "non-text-content")
  public static let infoAndRelationships = Self(
    "1.3.1", "Info and Relationships", .a, page: "info-and-relationships")
  static let meaningfulSequence = Self("1.3.2", "Meaningful Sequence", .a, page: "meaningful-sequence")
  public static let useOfColor = Self("1.4.1", "Use of Color", .a, page: "use-of-color")
  public static let contrastMinimum = Self("1.4.3", "Contrast (Minimum)", .aa, page: "contrast-minimum")
  public static let resizeText = Self("1.4.4", "Resize Text", .aa, page: "resize-text")
  public static let reflow = Self("1.4.10", "Reflow", .aa, page: "reflow")
  public static let nonTextContrast = Self("1.4.11", "Non-text Contrast", .aa, page: "non-text-contrast")
  public static let keyboard = Self("2.1.1", "Keyboard", .a, page: "keyboard")
  public static let noKeyboardTrap = Self("2.1.2", "No Keyboard Trap", .a, page: "no-keyboard-trap")
  public static let pageTitled = Self("2.4.2", "Page Titled", .a, page: "page-titled")
  public static let focusOrder = Self("2.4.3", "Focus Order", .a, page: "focus-order")
  public static let linkPurpose = Self("2.4.4", "Link Purpose (In Context)", .a, page: "link-purpose-in-context")
  public static let headingsAndLabels = Self("2.4.6", "Headings and Labels", .aa, page: "headings-and-labels")
  public static let focusVisible = Self("2.4.7", "Focus Visible", .aa, page: "focus-visible")
  public static let labelInName = Self("2.5.3", "Label in Name", .a, page: "label-in-name")
  public static let targetSizeEnhanced = Self("2.5.5", "Target Size (Enhanced)", .aaa, page: "target-size-enhanced")
  public static let targetSizeMinimum = Self("2.5.8", "Target Size (Minimum)", .aa, page: "target-size-minimum")
  public static let onInput = Self("3.2.2", "On Input", .a, page: "on-input")
  public static let errorIdentification = Self("3.3.1", "Error Identification", .a, page: "error-identification")
  public static let labelsOrInstructions = Self(
    "3.3.2", "Labels or Instructions", .a, page: "labels-or-instructions")
  public static let nameRoleValue = Self("4.1.2", "Name, Role, Value", .a, page: "name-role-value")
  public static let statusMessages = Self("4.1.3", "Status Messages", .aa, page: "status-messages")
}

// MARK: - Conformances

extension SuccessCriterion: CustomStringConvertible {
  /// Number and level, such as `4.1.2 A`.
  public var description: String { "\(number) \(level.rawValue)" }
}
