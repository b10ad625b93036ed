/// The facts that only using an application shows, in addition to its ``AccessibleTree``.
///
/// Objects are those of the tree, even if they were measured in another run of the application.
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
  /// The places of objects that were seen elsewhere than reported.
  package var strays: [AccessibleID: AccessibleRect] = [:]
  /// The screen as it was at first.
  package var picture: Picture?
  /// The areas that react to the pointer, of the objects that were tested.
  package var hitAreas: [AccessibleID: AccessibleRect] = [:]
  /// The contrasts of objects, for each condition.
  package var contrasts: [Condition: [AccessibleID: ContentContrast]] = [:]
  /// The contrasts of controls with their surroundings, for each condition.
  package var boundaries: [Condition: [AccessibleID: ControlBoundary]] = [:]
  /// The looks of the focus under conditions other than that of ``walk``.
  package var looks: [Condition: [AccessibleID: FocusLook]] = [:]
  /// The losses, for each condition.
  package var losses: [Condition: [AccessibleID: Loss]] = [:]
  /// The new texts of labels that changed while the focus moved.
  package var changes: [AccessibleID: String] = [:]
  /// The effects of opening controls.
  package var effects: [AccessibleID: Opening.Effect] = [:]
  /// The parts that appeared when controls were opened.
  package var openings: [Opening] = []
  /// The windows below a modal one, as they were after it was closed in another run. A second part is below a second
  /// modal window.
  package var below: [Opening] = []
  /// The measurements that are missing, with the reasons.
  package var gaps: [Gap] = []

  /// A measurement that is missing.
  package struct Gap: Hashable, Sendable {
    /// The ids of the rules that need it.
    package var rules: [String]
    package var reason: String

    package init(_ rules: [String], _ reason: String) {
      self.rules = rules
      self.reason = reason
    }
  }

  /// Creates measurements without any fact.
  package init() {}

  /// The parts with trees of their own, in the order of use: all that was opened, and all that is below.
  var parts: [Opening] { openings + below.flatMap { [$0] + $0.measured.openings } }
}
