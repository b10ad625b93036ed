import ATSPI
import AccessibilityAudit

// The lines of the page "Members by task" of ATSPI, compiled. A test looks them up here.

enum TaskExamples {
  static func use(_ values: Any...) {}

  static func applications() async throws {
    let desktop = try await Desktop.connect()
    let names = try await desktop.applications().map(\.name)
    let application = try await desktop.application(named: "notes")
    let program = try await LaunchedProgram.start(["./notes"])
    let launched = try await desktop.application(of: program, within: .seconds(10))
    await program.end()
    await desktop.close()
    use(names, application, launched)
  }

  static func objects(_ application: Application) async throws {
    let tree = try await application.tree(includingExtents: true)
    let save = try await application.first(.pushButton, named: "Save", within: .seconds(5))
    let entries = try await application.all(.entry)
    for node in tree.all(.pushButton) { print(node.name, application.accessible(node).id) }
    let node = try await save.node()
    let isOn = try await save.states().contains(.checked)
    let children = try await save.children()
    use(entries, node, isOn, children)
  }

  static func hands(_ desktop: Desktop, _ save: Accessible, _ title: Accessible, _ tab: Accessible) async throws {
    try await save.perform("click")
    let actions = try await save.actions().map(\.name)
    try await title.setText("Milk")
    try await title.insert(" and eggs")
    let text = try await title.text()
    try await tab.select()
    try await save.wait(within: .seconds(5)) { !$0.states.contains(.busy) }
    for await event in try await desktop.events(.announcement) { print(event.text ?? "") }
    use(actions, text)
  }
}
