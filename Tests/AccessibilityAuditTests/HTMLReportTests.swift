import AccessibilityAudit
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The report for a browser: its content, and its structure for screen readers.
@Suite struct HTMLReportTests {
  private func report() throws -> AuditReport {
    Audit().report(on: try #require(try Fixtures.samples("report").first).tree)
  }

  /// Returns the document as XML, with void elements closed.
  private func read(_ html: String) throws -> HTMLReader {
    let text = html.replacing(/<meta [^>]*>/, with: "").replacing("<!DOCTYPE html>\n", with: "")
    let reader = HTMLReader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError)), line \(parser.lineNumber)")
    return reader
  }

  @Test func `Each finding has the observation, the requirement, the standard and the remedy`() throws {
    let html = try report().html
    for text in [
      "<h1>Accessibility of app</h1>", "frame &quot;Notes&quot; › push-button &quot;GtkImage&quot;</h3>",
      "<dt>Measured</dt><dd>the name &quot;GtkImage&quot; is that of a type</dd>",
      "<dt>Required</dt><dd>Controls are named by words, not by their type</dd>",
      "WCAG 4.1.2 A, 1.1.1 A; EN 301 549 11.4.1.2.1, 11.1.1.1.1", "<dt>libadwaita</dt>", "<dt>Qt</dt>",
      "There are no pictures of the controls: the boxes",
    ] { #expect(html.contains(text), "\(text)") }
    // It loads nothing.
    #expect(!html.contains("<img") && !html.contains("<script") && !html.contains("<link") && !html.contains("url("))
  }

  @Test func `Measured controls have a picture with a name, and windows have none`() throws {
    let tree = try #require(try Fixtures.samples("report").first).tree
    var measured = Measurements()
    measured.picture = Picture(width: 41, height: 30, color: 0x10_2030)
    for node in tree.preorder { measured.boxes[node.id] = AccessibleRect(x: 10, y: 5, width: 200, height: 10) }
    let html = Audit().report(on: tree, measured: measured).html
    let pattern = /<img src="data:image\/bmp;base64,([^"]*)" alt="([^"]*), on the screen">/
    let pictures = html.matches(of: pattern)
    #expect(!pictures.isEmpty && pictures.count == html.matches(of: /<img/).count)
    for picture in pictures {
      let bytes = [UInt8](try #require(Data(base64Encoded: String(picture.1))))
      // The picture is clipped to the screen, and its rows have a multiple of four bytes.
      #expect(bytes.count == 54 + 124 * 27 && bytes[18] == 41 && bytes[22] == 27)
      #expect(Array(bytes[54..<57]) == [0x30, 0x20, 0x10])
      #expect(!picture.2.isEmpty)
    }
    #expect(html.contains("img-src data:") && html.contains("Pictures show controls as they were at first, in light."))
  }

  @Test func `The whole window is shown, and each control with a finding is marked and leads to it`() throws {
    func node(_ role: AccessibleRole, _ path: String, _ children: [AccessibleNode] = []) -> AccessibleNode {
      AccessibleNode(
        id: AccessibleID(busName: "", path: path), role: role, name: role == .frame ? "Window" : "",
        states: [.focusable, .sensitive], children: children)
    }
    let window = node(.frame, "w", [node(.pushButton, "a"), node(.toggleButton, "b"), node(.image, "c")])
    let tree = AccessibleTree(root: AccessibleNode(role: .application, children: [window]))
    var measured = Measurements()
    measured.picture = Picture(width: 300, height: 200, color: 0x10_2030)
    for (path, x) in [("a", 40), ("b", 90), ("c", 400)] {
      measured.boxes[AccessibleID(busName: "", path: path)] = AccessibleRect(x: x, y: 50, width: 30, height: 10)
    }
    measured.boxes[window.id] = AccessibleRect(x: 20, y: 30, width: 200, height: 100)
    let report = Audit().report(on: tree, measured: measured)
    let reader = try read(report.html)
    // The window with 12 pixels around it.
    #expect(report.html.contains("viewBox=\"0 0 224 124\""))
    #expect(report.html.contains("x=\"32\" y=\"32\" width=\"30\" height=\"10\"/>"))
    // Each object is marked, except the one outside of the screen.
    let outside = report.findings.count { $0.element.hasPrefix("image") }
    #expect(outside > 0 && reader.counts["rect"] == 2 && reader.counts["text"] == 2)
    #expect(report.html.contains("<a href=\"#violations-1\" aria-label=\"V1 ") && report.html.contains(">V1</text>"))
    #expect(try read(self.report().html).counts["svg"] == nil)
  }

  @Test func `Each object of a finding on several objects is marked`() throws {
    let window = AccessibleNode(
      id: AccessibleID(busName: "", path: "w"), role: .frame, name: "Files",
      children: ["Back", "Forward"].map { description in
        AccessibleNode(
          id: AccessibleID(busName: "", path: description), role: .pushButton, description: description,
          states: [.focusable, .sensitive])
      })
    let tree = AccessibleTree(root: AccessibleNode(role: .application, children: [window]))
    var measured = Measurements()
    measured.picture = Picture(width: 300, height: 200, color: 0x10_2030)
    for (number, node) in tree.preorder.enumerated() {
      measured.boxes[node.id] = AccessibleRect(x: 10 * number, y: 50, width: 30, height: 10)
    }
    let rules = try RuleSelection("name-is-description").rules
    let html = Audit(rules: rules).report(on: tree, measured: measured).html
    #expect(try read(html).counts["rect"] == 2, "\(html)")
    #expect(html.matches(of: />V1<\/text>/).count == 2)
  }

  @Test func `The report has landmarks, headings in order, tables with headers, and links that lead somewhere`() throws
  {
    let reader = try read(report().html)
    #expect(reader.language == "en")
    for landmark in ["header", "nav", "main", "footer"] { #expect(reader.counts[landmark] == 1, "\(landmark)") }
    #expect(reader.levels.first == 1 && reader.levels.count { $0 == 1 } == 1)
    for (before, level) in zip(reader.levels, reader.levels.dropFirst()) {
      #expect(level <= before + 1, "A heading of level \(level) follows one of level \(before).")
    }
    #expect(Set(reader.ids).count == reader.ids.count, "No id is used twice.")
    #expect(reader.references.isSubset(of: Set(reader.ids)), "\(reader.references.subtracting(reader.ids))")
    #expect(reader.counts["caption"] == reader.counts["table"] && reader.cellsWithoutScope == 0)
  }

  @Test func `Names from the application are escaped`() throws {
    let nasty = AccessibleNode(
      role: .frame, name: "<script>alert(1)</script>\n\u{1}\u{202E}&amp;\"'",
      children: [AccessibleNode(role: .pushButton, states: [.focusable, .sensitive])])
    let tree = AccessibleTree(root: AccessibleNode(role: .application, name: "a<b>", children: [nasty]), gap: "<gone>")
    let html = Audit().report(on: tree).html
    _ = try read(html)
    #expect(!html.contains("<script") && !html.contains("<b>") && !html.contains("<gone>"))
    #expect(html.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
  }

  /// Returns the report about names of a window with these objects.
  private func report(on objects: [AccessibleNode]) -> AuditReport {
    let window = AccessibleNode(role: .frame, name: "Window", children: objects)
    return Audit(rules: Rule.all.filter { $0.id == "name-missing" })
      .report(on: AccessibleTree(root: AccessibleNode(role: .application, children: [window])))
  }

  private func button(_ description: String = "") -> AccessibleNode {
    AccessibleNode(role: .pushButton, description: description, states: [.focusable, .sensitive])
  }

  @Test func `Equal objects in the rows of a list are one finding, with their number and ids`() throws {
    let rows = (1...3).map { _ in AccessibleNode(role: .listItem, states: [.selectable], children: [button()]) }
    let report = report(on: rows)
    #expect(report.violations.count == 1 && report.violations[0].ids.count == 3)
    #expect(report.html.components(separatedBy: "(3 times)</h3>").count == 2)
    let ids = report.violations[0].ids.joined(separator: ", ")
    #expect(
      report.text.contains(
        """

          frame "Window" › push-button "" (3 times)
            ids \(ids)
            name-missing (critical): it has no name
        """), "\(report.text)")
  }

  @Test func `Equal objects that are in no row are told apart by their place and id`() throws {
    var second = button()
    second.extents = AccessibleRect(x: 12, y: 40, width: 24, height: 20)
    let report = report(on: [button(), second, button()])
    #expect(report.violations.count == 3 && Set(report.violations.flatMap(\.ids)).count == 3)
    let id = report.violations[1].ids[0]
    for text in [report.text, report.html, report.sarif, report.junit] {
      #expect(text.contains("id \(id), push-button 2 of 3 in frame, at 12,40 24 × 20"), "\(text)")
    }
    #expect(report.json.contains("\"position\" : \"push-button 2 of 3 in frame\""), "\(report.json)")
  }
}

/// Records the structure of a page.
private final class HTMLReader: NSObject, XMLParserDelegate {
  var language = ""
  var counts: [String: Int] = [:]
  var levels: [Int] = []
  var ids: [String] = []
  var references: Set<String> = []
  var cellsWithoutScope = 0

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    counts[element, default: 0] += 1
    if element == "html" { language = attributes["lang"] ?? "" }
    if element.count == 2, element.first == "h", let level = Int(element.dropFirst()) { levels.append(level) }
    if let id = attributes["id"] { ids.append(id) }
    if let link = attributes["href"], link.hasPrefix("#") { references.insert(String(link.dropFirst())) }
    if let name = attributes["aria-labelledby"] { references.insert(name) }
    if element == "th", attributes["scope"] == nil { cellsWithoutScope += 1 }
  }
}
