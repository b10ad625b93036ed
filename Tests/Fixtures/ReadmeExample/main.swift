import Thimble

let application = Application(id: "org.example.Notes")
application.mainWindow { application in
  let status = Label("Not saved yet")
  let content = Box(.horizontal, spacing: 12) {
    Button("_Save", icon: "document-save-symbolic", variant: .primary) { [weak status] in
      try await Task.sleep(for: .seconds(2))  // work of your own
      status?.text = "Saved"
    }
    IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add note")
    status
  }.with { $0.setMargins(top: 24, bottom: 24, leading: 24, trailing: 24) }
  return ApplicationWindow(application, title: "Notes", child: content)
}
application.runAndExit()
