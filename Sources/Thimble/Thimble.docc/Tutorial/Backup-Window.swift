import Thimble

let application = Application(id: "org.example.Backup")
application.mainWindow { application in
  let status = Label("No backup yet")
  let content = Box(.vertical, spacing: 18) {
    status
  }
  content.setMargins(top: 24, bottom: 24, leading: 24, trailing: 24)
  return ApplicationWindow(application, title: "Backup", child: content)
}
application.runAndExit()
