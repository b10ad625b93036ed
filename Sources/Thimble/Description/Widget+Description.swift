// MARK: - Description

extension Widget {
  /// The widget and its contents as text, for tests without pixels: see ``Thimble/ControlDescription``.
  public var snapshotDescription: String { describe().description }

  /// Returns the widget and the controls, labels and fields inside it as a value, through all containers between them.
  /// It changes nothing.
  ///
  /// Hidden widgets are left out, and so are containers that only arrange others.
  public func describe(_ details: ControlDescription.Details = .all) -> ControlDescription {
    if let control = self as? Control { return control.describeControl(details) }
    var description = ControlDescription(type: typeName, name: "", role: hasMeaning ? meaningfulRoleName : "")
    if let label = self as? Label { description.name = label.text }
    if !isSensitive { description.lines = [.init("states", "disabled")] }
    // The children of a label are the handles of its selection.
    description.children = self is Label ? [] : describeChildren(details)
    return description
  }

  /// Returns the descriptions of the nearest meaningful widgets inside.
  func describeChildren(_ details: ControlDescription.Details) -> [ControlDescription] {
    children.filter(\.isVisible).flatMap { child in
      child.hasMeaning ? [child.describe(details)] : child.describeChildren(details)
    }
  }

  /// The role; empty for a container, whose role has no meaning and varies between versions of GTK.
  private var meaningfulRoleName: String {
    let name = accessibleRoleName
    return ["widget", "generic", "group"].contains(name) ? "" : name
  }

  private var hasMeaning: Bool { self is Control || self is Label || isInteractive }
}
