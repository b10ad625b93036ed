/// A relation between two accessible objects, with the numbers of AT-SPI.
// The names are those of AT-SPI and need no documentation.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public enum AccessibleRelation: Int, Hashable, Sendable, CaseIterable {
  case labelFor = 1, labelledBy, controllerFor, controlledBy, memberOf, tooltipFor, nodeChildOf, nodeParentOf, extended,
    flowsTo, flowsFrom, subwindowOf, embeds, embeddedBy, popupFor, parentWindowOf, descriptionFor, describedBy, details,
    detailsFor, errorMessage, errorFor

  /// The name in lower case with hyphens, such as `labelled-by`.
  public var name: String { Self.names[rawValue - 1] }

  /// The relation that the other object has in return; nil for a relation without one.
  public var counterpart: AccessibleRelation? { Self.counterparts[self] }

  private static let names = [
    "label-for", "labelled-by", "controller-for", "controlled-by", "member-of", "tooltip-for", "node-child-of",
    "node-parent-of", "extended", "flows-to", "flows-from", "subwindow-of", "embeds", "embedded-by", "popup-for",
    "parent-window-of", "description-for", "described-by", "details", "details-for", "error-message", "error-for",
  ]

  private static let counterparts: [AccessibleRelation: AccessibleRelation] = [
    .labelFor: .labelledBy, .labelledBy: .labelFor, .controllerFor: .controlledBy, .controlledBy: .controllerFor,
    .descriptionFor: .describedBy, .describedBy: .descriptionFor, .flowsTo: .flowsFrom, .flowsFrom: .flowsTo,
    .nodeChildOf: .nodeParentOf, .nodeParentOf: .nodeChildOf, .embeds: .embeddedBy, .embeddedBy: .embeds,
    .details: .detailsFor, .detailsFor: .details, .errorMessage: .errorFor, .errorFor: .errorMessage,
  ]
}
