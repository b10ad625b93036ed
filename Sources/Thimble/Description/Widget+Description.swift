// MARK: - The textual twin

extension Widget {
  /// The widget and what is in it as text, for tests without pixels: see ``Thimble/ControlDescription``.
  public var snapshotDescription: String { describe().description }

  /// The widget and the controls, labels and fields in it as a value, whatever containers are between. Changes nothing.
  ///
  /// Hidden widgets are left out, as is a container that only arranges others.
  public func describe(_ details: ControlDescription.Details = .all) -> ControlDescription {
    if let control = self as? Control { return control.describeControl(details) }
    var description = ControlDescription(type: typeName, name: "", role: hasMeaning ? meaningfulRoleName : "")
    if let label = self as? Label { description.name = label.text }
    if !isSensitive { description.lines = [.init("states", "disabled")] }
    // A label's children are the handles of its selection.
    description.children = self is Label ? [] : describeChildren(details)
    return description
  }

  /// The descriptions of the nearest widgets inside that mean something by themselves.
  func describeChildren(_ details: ControlDescription.Details) -> [ControlDescription] {
    children.filter(\.isVisible).flatMap { child in
      child.hasMeaning ? [child.describe(details)] : child.describeChildren(details)
    }
  }

  /// The role; none for a container, whose role says nothing and is another in each version of GTK.
  private var meaningfulRoleName: String {
    let name = accessibleRoleName
    return ["widget", "generic", "group"].contains(name) ? "" : name
  }

  private var hasMeaning: Bool { self is Control || self is Label || isInteractive }
}
