/// An object as it was when it was read, with everything below it.
public struct AccessibleNode: Hashable, Sendable {
  /// The object's address.
  public var id: AccessibleID
  /// The kind of object.
  public var role: AccessibleRole
  /// The name that a screen reader speaks.
  ///
  /// GTK 4.8 falls back to the name of the widget's type.
  public var name: String
  /// The description that a screen reader speaks after the name.
  public var description: String
  /// The states.
  public var states: AccessibleState
  /// The actions.
  ///
  /// GTK gives labels and windows actions of their own.
  public var actions: [AccessibleAction]
  /// Further facts by name, such as `toolkit` or `placeholder-text`.
  public var attributes: [String: String]
  /// The relations to other objects, in the toolkit's order; GTK 4 reports both directions from 4.18 on.
  public var relations: [AccessibleRelation: [AccessibleID]]
  /// The identifier that the application's author gave the object; empty for most objects.
  public var identifier: String
  /// The text of labels, entries and text views; nil for other objects.
  public var text: String?
  /// The font size of a label's text in logical pixels; nil if it is unknown.
  package var textSize: Double?
  /// The number and range of sliders, spin buttons and progress bars; nil for other objects.
  public var value: AccessibleValue?
  /// Its rectangle as the toolkit reports it, from its window's corner; nil if that was not read.
  ///
  /// Do not rely on it: GTK 4.8 leaves out padding and border, GTK 4.18 the padding of containers. A size of zero is
  /// right, and means that the object is not shown. GTK sends meaningless numbers for a page that was never shown; the
  /// size is then zero, too.
  public var extents: AccessibleRect?
  /// The area on the screen that reacts to the pointer, measured from outside; nil if that was not measured.
  public var hitArea: AccessibleRect?
  /// The objects inside it, in the toolkit's order.
  public var children: [AccessibleNode]

  /// Creates a node.
  public init(
    id: AccessibleID = AccessibleID(busName: "", path: ""),
    role: AccessibleRole,
    name: String = "",
    description: String = "",
    states: AccessibleState = [],
    actions: [AccessibleAction] = [],
    attributes: [String: String] = [:],
    labels: [AccessibleID] = [],
    identifier: String = "",
    text: String? = nil,
    value: AccessibleValue? = nil,
    extents: AccessibleRect? = nil,
    hitArea: AccessibleRect? = nil,
    children: [AccessibleNode] = []
  ) {
    self.id = id
    self.role = role
    self.name = name
    self.description = description
    self.states = states
    self.actions = actions
    self.attributes = attributes
    relations = labels.isEmpty ? [:] : [.labelledBy: labels]
    self.identifier = identifier
    self.text = text
    self.value = value
    self.extents = extents
    self.hitArea = hitArea
    self.children = children
  }
}

// MARK: - Relations

extension AccessibleNode {
  /// The objects that label it, such as the text beside an entry.
  public var labels: [AccessibleID] {
    get { relations[.labelledBy] ?? [] }
    set { relations[.labelledBy] = newValue.isEmpty ? nil : newValue }
  }
}

// MARK: - Traversal

extension AccessibleNode {
  /// This node and all below it, parents before their children: the order of reading. A deep tree does not exhaust the
  /// stack.
  public var preorder: some Sequence<AccessibleNode> {
    sequence(state: [self]) { pending in
      guard let node = pending.popLast() else { return nil }
      pending.append(contentsOf: node.children.reversed())
      return node
    }
  }

  /// Returns the first node in the order of reading, of this node and those below it, with this role and, if given,
  /// exactly this name.
  public func first(_ role: AccessibleRole? = nil, named name: String? = nil) -> AccessibleNode? {
    preorder.first { $0.matches(role, named: name) }
  }

  /// Returns all nodes with this role and, if given, exactly this name, of this node and those below it.
  public func all(_ role: AccessibleRole? = nil, named name: String? = nil) -> [AccessibleNode] {
    preorder.filter { $0.matches(role, named: name) }
  }

  private func matches(_ role: AccessibleRole?, named name: String?) -> Bool {
    (role == nil || role == self.role) && (name == nil || name == self.name)
  }
}

/// The identity of an object: its address on the accessibility bus.
///
/// GTK chooses random paths in every run, so an identity is valid while the application runs, and means nothing to a
/// person.
public struct AccessibleID: Hashable, Sendable {
  /// The application's unique name on the bus, such as `:1.7`.
  public var busName: String
  /// The object's path.
  public var path: String

  /// Creates an identity from its two parts.
  public init(busName: String, path: String) {
    self.busName = busName
    self.path = path
  }
}

// MARK: - Conformances

extension AccessibleID: CustomStringConvertible {
  /// Both parts, the owner first.
  public var description: String { busName + path }
}

/// An action of an accessible object.
public struct AccessibleAction: Hashable, Sendable {
  /// The name by which it is performed, such as `click`.
  public var name: String
  /// The action in words; often empty.
  public var description: String
  /// The key binding in the toolkit's own notation, which differs between versions of GTK; often empty.
  public var keyBinding: String

  /// Creates an action.
  public init(name: String, description: String = "", keyBinding: String = "") {
    self.name = name
    self.description = description
    self.keyBinding = keyBinding
  }
}

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
