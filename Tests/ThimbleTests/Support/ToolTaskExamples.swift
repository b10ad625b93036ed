import AccessibilityAudit
import DesignTokens
import Foundation
import Theming
import ThimbleTesting

// The lines of the pages "Members by task" of DesignTokens, Theming, AccessibilityAudit and ThimbleTesting, compiled. A
// test looks them up here.

enum ToolTaskExamples {
  static func use(_ values: Any...) {}

  // MARK: - DesignTokens

  static func reading(_ text: String) throws {
    let resolver = try Resolver(contentsOf: "brand.tokens.json")
    let document = try TokenDocument(contentsOf: "brand.tokens.json")
    let brand = try TokenDocument(text, name: "brand")
    let merged = Resolver(document, overrides: [brand])
    let modes = resolver.modifiers.map { "\($0.name): \($0.contexts)" }
    let usual = try resolver.resolve()
    let tokens = try resolver.resolve(["theme": "dark"])
    use(merged, modes, usual, tokens)
  }

  static func values(_ resolver: Resolver, _ tokens: ResolvedTokens, _ text: RGBA, _ surface: RGBA) {
    let brand = tokens.color("color.brand")?.css
    let gap = tokens.pixels("space.gap", textScale: 1.5)
    let opacity = tokens.number("opacity.disabled")
    let size = tokens["font.body"]?.value.typography?.fontSize
    let duration = tokens["motion.press"]?.value.duration?.milliseconds
    let alias = tokens["color.button"]?.alias
    let groups = tokens.children(of: "color")
    let colors = tokens.filter { $0.type == .color }.map(\.path)
    for token in tokens { print(token.path, token.json) }
    let isReadable = text.contrast(on: surface) >= 4.5
    for problem in tokens.diagnostics { print(problem) }
    let errors = tokens.diagnostics.filter { $0.severity == .error }
    let place = tokens.location(of: "color.brand")
    use(brand as Any, gap as Any, opacity as Any, size as Any, duration as Any, alias as Any, place as Any)
    use(groups, colors, isReadable, errors)
  }

  // MARK: - Theming

  static func themes(_ bytes: [UInt8], _ scheme: ColorScheme) throws {
    let brand = try Theme(contentsOf: "brand.tokens.json")
    let embedded = try Theme(tokens: bytes, name: "brand.tokens.json")
    let green = Theme("Green", colors: Theme.Colors(brand: Color(hex: 0x2ec27e)))
    let both = Theme.material.merging(brand)
    let dark = brand.values(in: ThemeContext(scheme: .dark, contrast: .high))
    let link = Color(light: Color(hex: 0x1c71d8), dark: Color(hex: 0x78aeed))
    let surface = dark.surface.css
    let height = dark.size("large")?.height
    let hovered = dark.variant("primary")?[.hovered].background
    let tooPale = ContrastReport(brand, in: ThemeContext(scheme: .dark)).failures
    let repaired = brand.repairingContrast()
    for problem in brand.diagnostics { print(problem) }
    let names = Theme.bundled.map(\.name)
    use(embedded, green, both, link.rgba(in: scheme), surface, height as Any, hovered as Any, tooPale, repaired, names)
  }

  // MARK: - AccessibilityAudit

  static func audits(_ tree: AccessibleTree, _ file: URL) throws {
    let report = Audit().report(on: tree)
    let names = Audit(rules: try RuleSelection("name-missing,name-is-type").rules).report(on: tree)
    print(report.text)
    try report.html.write(to: file, atomically: true, encoding: .utf8)
    if !report.isClean { print(report.summary) }
    for finding in report.violations { print(finding.place, finding.rule.id, finding.seen) }
    let uncertain = report.incomplete
    try Baseline(report).json.write(to: file, atomically: true, encoding: .utf8)
    let fresh = report.comparing(with: try Baseline(json: try Data(contentsOf: file))).findings.filter(\.isOpen)
    let save = tree.first(.pushButton, named: "Save")
    let pressed = tree.all(.toggleButton).filter { $0.states.contains(.pressed) }
    print(tree.root.outline)
    let root = AccessibleNode(role: .frame, name: "Notes", children: [AccessibleNode(role: .pushButton)])
    let drawn = AccessibleTree(root: root)
    print(Rule.text(Rule.all))
    use(names, uncertain, fresh, save as Any, pressed, drawn)
  }

  // MARK: - ThimbleTesting

  static func finding(_ app: TestApplication, _ other: TestElement) async throws {
    let save = try await app.find(.pushButton, named: "Save")
    let tab = try await app.find(.pageTab, named: "Notes", with: .selected)
    let buttons = try await app.all(.pushButton)
    try await app.expectNone(.alert)
    let dialog = try await app.find(.frame, named: "New Note")
    try await dialog.find(.pushButton, named: "Save").press()
    let label = try await save.related(.labelledBy)
    use(tab, buttons, label)
    try await save.press()
    try await save.press(by: .pointer)
    try await app.find(.entry, named: "Title").type("Milk")
    try await app.press("ctrl+s")
    try await app.hold("shift") { try await save.press(by: .pointer) }
    try await save.focus()
    try await tab.select()
    try await save.scroll(by: 3)
    try await save.drag(to: other)
  }

  static func expecting(_ app: TestApplication, _ save: TestElement) async throws {
    try await save.expect(.sensitive, without: .busy, name: "Save")
    try await save.expect("a description") { !$0.description.isEmpty }
    try await app.expectFocus("Save")
    let order = try await app.focusOrder().map(\.name)
    let words = try await app.announcements()
    try await words.expect("Save, failed. You are offline")
    let changes = try await save.stateChanges()
    try await changes.expect(.gained(.busy), .lost(.busy))
    try await app.audit()
    try await app.expectTree(matching: "window.txt")
    let isThere = try await app.eventually { FileManager.default.fileExists(atPath: "notes.txt") }
    try await app.end()
    use(order, isThere)
  }

  static func starting(_ session: DesktopSession) async throws {
    let app = try await TestApplication.launch("notes")
    let dark = try await TestApplication.launch("notes", settings: SessionSettings(scheme: .dark, textScale: 2))
    let wayland = try await TestApplication.launch("notes", on: .wayland)
    let second = try await TestApplication.launch("notes", in: session)
    try await TestApplication.inThisProcess { app in try await app.find(.pushButton, named: "Save").press() }
    use(app, dark, wayland, second)
  }
}
