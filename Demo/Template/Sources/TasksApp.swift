import Observation
import Thimble

let words = Translations(po: ["de": PackageResources.de_po])

@Observable
@MainActor
final class Item: Identifiable {
  nonisolated let id: Int
  let title: String
  var isDone = false

  init(_ id: Int, _ title: String) { (self.id, self.title) = (id, title) }
}

@Observable
@MainActor
final class Tasks {
  private(set) var all: [Item] = []
  var newTitle = ""

  func add() {
    all.append(Item((all.last?.id ?? 0) + 1, newTitle))
    newTitle = ""
  }

  func removeDone() { all.removeAll(where: \.isDone) }
}

@main
@MainActor
enum TasksApp {
  static func main() {
    Localization.use(words)
    let application = Application(id: "org.example.Tasks")
    application.connect(.startup) { _ in
      do { ThemeController.shared.theme = try Theme(tokens: PackageResources.brand_tokens_json) } catch { print(error) }
    }
    application.mainWindow { window(of: Tasks(), in: $0) }
    application.runAndExit()
  }

  private static func window(of tasks: Tasks, in application: Application) -> Window {
    let add = Command("add", words("_Add"), shortcut: "<Control>Return") { tasks.add() }
    add.bind(\.disabledReason) { tasks.newTitle.isEmpty ? words("Enter a title first") : nil }
    let clear = Command("clear", words("Remove _Done"), icon: "edit-clear-all-symbolic") { tasks.removeDone() }
    clear.bind(\.disabledReason) { tasks.all.contains(where: \.isDone) ? nil : words("Nothing is done") }
    for command in [add, clear] { application.addCommand(command) }
    let title = Entry(placeholder: words("New task")).bind(.text, to: tasks, \.newTitle)
    title.setAccessibilityLabel(words("New task"))
    title.expandsHorizontally = true
    let list = ListBox().bind({ tasks.all }, id: \.id) { item in
      let row = ListBoxRow(CheckButton(item.title).bind(.isOn, to: item, \.isDone))
      row.isFocusable = false
      return row
    }
    list.setAccessibilityLabel(words("Tasks"))
    let content = Box(.vertical, spacing: 12) {
      Box(.horizontal, spacing: 6) {
        title
        Button(add, variant: .primary)
      }
      ScrolledWindow(list).with { $0.expandsVertically = true }
    }
    content.setMargins(top: 12, bottom: 12, leading: 12, trailing: 12)
    let window = ApplicationWindow(application, title: words("Tasks"), child: content)
    window.titlebar = HeaderBar(end: { IconButton(clear) })
    window.setDefaultSize(width: 480, height: 480)
    return window
  }
}
