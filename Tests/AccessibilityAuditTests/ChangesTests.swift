import AccessibilityAudit
import Testing

/// The differences between two audits of one application.
@Suite struct ChangesTests {
  @Test func `The changes between two audits are new findings and those that are gone`() throws {
    func report(_ name: String) throws -> AuditReport {
      let outline = """
        GTK 4.8.3
          frame "Window" <active visible> extents="0,0,300,200" id="window"
           push-button "\(name)" <focusable sensitive focused> [click] extents="0,0,40,20" id="a"
        """
      return Audit().report(on: try #require(try OutlineReader.samples(outline).first).tree)
    }
    let (good, bad) = (try report("Add"), try report(""))
    let come = bad.changes(since: good)
    #expect(come.new.map(\.rule.id) == ["name-missing"] && come.gone.isEmpty)
    #expect(come.text == "+ violation name-missing: frame \"Window\" › push-button \"\": it has no name\n")
    let mended = good.changes(since: bad)
    #expect(mended.text.hasPrefix("- violation name-missing: ") && mended.new.isEmpty)
    #expect(bad.changes(since: bad).isEmpty)
  }
}
