import AccessibilityAudit
import Testing

/// A modal window keeps people from the windows below it: those are told of later, with its name.
@Suite struct ModalWindowTests {
  private static let text = """
    gtk 3.24.38
      frame "Notes" <showing visible> extents="0,0,300,200" id="notes"
       push-button "" <focusable sensitive showing visible> [click] extents="0,0,40,20" id="below"
      dialog "Welcome" <active modal showing visible> extents="0,0,100,100" id="dialog"
       push-button "" <focusable sensitive showing visible> [click] extents="0,0,40,20" id="above"
    """

  @Test func `What is in the topmost modal window comes first, and all below it later`() throws {
    let report = Audit(rules: try RuleSelection("name-missing").rules).report(on: try tree(Self.text))
    let places = report.text.split(separator: "\n").filter { $0.contains("›") }.map(String.init)
    #expect(
      places == [
        "  dialog \"Welcome\" › push-button \"\"",
        "  frame \"Notes\" › push-button \"\" (below the modal dialog \"Welcome\")",
      ])
    #expect(report.controlCount == 2)
  }

  @Test func `A hidden dialog, a window that is not modal, and a popup on a dialog block nothing`() throws {
    for (old, new) in [
      ("modal showing", "modal"), ("modal showing", "showing"), ("frame \"Notes\"", "window \"\""),
    ] {
      let tree = try tree(Self.text.replacing(old, with: new))
      #expect(OpeningTargets.blockingWindow(in: tree) == nil, "\(new)")
    }
    #expect(OpeningTargets.blockingWindow(in: try tree(Self.text))?.name == "Welcome")
  }

  @Test func `Of several modal windows the active one is the topmost, or otherwise the last`() throws {
    let two =
      Self.text + """

          dialog "Agree?" <modal showing visible> extents="0,0,100,100" id="second"
        """
    #expect(OpeningTargets.blockingWindow(in: try tree(two))?.name == "Welcome")
    let inactive = two.replacing("active modal", with: "modal")
    #expect(OpeningTargets.blockingWindow(in: try tree(inactive))?.name == "Agree?")
  }

  @Test func `Windows that were used after the dialog was closed are told of from there`() throws {
    let tree = try tree(Self.text)
    var measured = Measurements()
    let below = try self.tree(Self.text.split(separator: "\n").prefix(3).joined(separator: "\n"))
    measured.below = [Opening(tree: below, known: [], place: "below the modal dialog \"Welcome\"")]
    let report = Audit(rules: try RuleSelection("name-missing").rules).report(on: tree, measured: measured)
    #expect(
      report.violations.map(\.place) == [
        "dialog \"Welcome\" › push-button \"\"",
        "frame \"Notes\" › push-button \"\" (below the modal dialog \"Welcome\")",
      ])
    #expect(report.controlCount == 2)
  }

  private func tree(_ text: String) throws -> AccessibleTree {
    try #require(try OutlineReader.samples(text).first).tree
  }
}
