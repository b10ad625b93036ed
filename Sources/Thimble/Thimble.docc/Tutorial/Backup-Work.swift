import Thimble

let application = Application(id: "org.example.Backup")
application.mainWindow { application in
  let status = Label("No backup yet")
  let backUp = Button("_Back Up", icon: "document-save-symbolic", variant: .primary) { [weak status] in
    try await Task.sleep(for: .seconds(3))  // work of your own
    status?.text = "Backed up"
  }
  let forget = IconButton(icon: "edit-clear-symbolic", accessibilityLabel: "Forget backup") { [weak status] in
    status?.text = "No backup yet"
  }
  let content = Box(.vertical, spacing: 18) {
    status
    Box(.horizontal, spacing: 12) {
      backUp
      forget
    }
  }
  content.setMargins(top: 24, bottom: 24, leading: 24, trailing: 24)
  return ApplicationWindow(application, title: "Backup", child: content)
}
application.runAndExit()
