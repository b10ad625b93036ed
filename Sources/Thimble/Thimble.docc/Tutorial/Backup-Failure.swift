import Thimble

struct DiskFull: ExplainedError {
  let reason = "The disk is full"
}

let application = Application(id: "org.example.Backup")
application.mainWindow { application in
  let status = Label("No backup yet")
  let full = ToggleButton("The _Disk Is Full")
  let backUp = Button("_Back Up", icon: "document-save-symbolic", variant: .primary) {
    [weak status, weak full] progress in
    for file in 1...30 {
      try await Task.sleep(for: .milliseconds(100))  // work of your own
      if full?.isOn == true { throw DiskFull() }
      progress.fraction = Double(file) / 30
    }
    status?.text = "Backed up"
  }
  backUp.work.errorHandler = { [weak status] error in status?.text = (error as? DiskFull)?.reason ?? "Not backed up" }
  let forget = IconButton(icon: "edit-clear-symbolic", accessibilityLabel: "Forget backup") { [weak status] in
    status?.text = "No backup yet"
  }
  let content = Box(.vertical, spacing: 18) {
    status
    full
    Box(.horizontal, spacing: 12) {
      backUp
      forget
    }
  }
  content.setMargins(top: 24, bottom: 24, leading: 24, trailing: 24)
  return ApplicationWindow(application, title: "Backup", child: content)
}
application.runAndExit()
