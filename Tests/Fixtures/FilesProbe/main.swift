import Thimble

// A window with a button for each way to choose files, and a label with the result.

let application = Application(id: "org.thimble.FilesProbe")
application.connect(.activate) { application in
  let chosen = Label("Not asked yet")
  let window = ApplicationWindow(application, title: "Files")
  let dialog = FileDialog("Choose", acceptLabel: "_Take", filters: [FileFilter("Text", suffixes: ["txt"])])
  let show = { (files: [String]) in
    chosen.text = files.isEmpty ? "Nothing" : files.sorted().joined(separator: " and ")
  }
  window.child = Box(.vertical, spacing: 12) {
    Button("Open") { show(try await dialog.open(over: window).map { [$0] } ?? []) }
    Button("Open Several") { show(try await dialog.openMultiple(over: window)) }
    Button("Save") { show(try await dialog.save("new.txt", over: window).map { [$0] } ?? []) }
    Button("Select Folder") { show(try await dialog.selectFolder(over: window).map { [$0] } ?? []) }
    chosen
  }
  window.present()
}
application.runAndExit()
