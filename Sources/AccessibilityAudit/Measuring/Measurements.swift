/// The facts that a person finds out by using an application, beside those of its ``AccessibleTree``.
///
/// Objects are those of the tree, also where they were measured in another run of the application.
package struct Measurements: Sendable {
  /// The settings under which the application ran.
  package enum Condition: String, Hashable, Sendable, CaseIterable {
    case light, dark
    case highContrast = "high contrast"
    case largeText = "text of 200 %"
    case narrow = "a window of 360 pixels"
  }

  /// The way of the keyboard focus; nil if it was not walked.
  package var walk: KeyboardWalk?
  /// The places of objects on the screen, in logical pixels.
  package var boxes: [AccessibleID: AccessibleRect] = [:]
  /// The places at which objects were seen that report others.
  package var strays: [AccessibleID: AccessibleRect] = [:]
  /// The screen as it was at first.
  package var picture: Picture?
  /// The areas that react to the pointer, as far as they were looked for.
  package var hitAreas: [AccessibleID: AccessibleRect] = [:]
  /// The contrasts of objects, for each condition.
  package var contrasts: [Condition: [AccessibleID: ContentContrast]] = [:]
  /// The contrasts of controls with their surroundings, for each condition.
  package var boundaries: [Condition: [AccessibleID: ControlBoundary]] = [:]
  /// The looks of the focus under other conditions than those of ``walk``.
  package var looks: [Condition: [AccessibleID: FocusLook]] = [:]
  /// The losses, for each condition.
  package var losses: [Condition: [AccessibleID: Loss]] = [:]
  /// The effects of opening controls.
  package var effects: [AccessibleID: Opening.Effect] = [:]
  /// The parts that came when controls were opened.
  package var openings: [Opening] = []
  /// The reason why something was not measured, by the rules that would need it.
  package var gaps: [Gap] = []

  /// Something that could not be measured.
  package struct Gap: Hashable, Sendable {
    /// The ids of the rules that do not know.
    package var rules: [String]
    /// The reason.
    package var reason: String

    /// Creates a gap.
    package init(_ rules: [String], _ reason: String) {
      self.rules = rules
      self.reason = reason
    }
  }

  /// Creates measurements without any fact.
  package init() {}
}
