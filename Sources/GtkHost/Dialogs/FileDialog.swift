import CGtk

/// A dialog that asks for files or folders: `GtkFileDialog`, or `GtkFileChooserNative` before GTK 4.10.
///
/// ```swift
/// let dialog = FileDialog("Export Notes", filters: [FileFilter("Text", suffixes: ["txt", "md"])])
/// if let path = try await dialog.save("Notes.txt", over: window) { try notes.export(to: path) }
/// ```
/// In a sandbox the desktop's portal shows the dialog, and the application gets access to the files that were chosen,
/// and to no others. Cancelling the task closes the dialog, and so does closing the window that it is over.
///
/// A file is given by its path, or by its address where it is not local or its path is not UTF-8: ``Files`` reads both.
@MainActor
public struct FileDialog {
  /// The title of the dialog.
  public var title: String
  /// The title of the button that ends the dialog, such as "_Export"; nil for GTK's own.
  public var acceptLabel: String?
  /// The folder that is shown first; nil for the last one.
  public var initialFolder: String?
  /// The kinds of files that are shown. The first is chosen at first; empty shows all files.
  public var filters: [FileFilter]

  /// A dialog that is not shown yet.
  public init(
    _ title: String, acceptLabel: String? = nil, initialFolder: String? = nil, filters: [FileFilter] = []
  ) {
    self.title = title
    self.acceptLabel = acceptLabel
    self.initialFolder = initialFolder
    self.filters = filters
  }

  /// Asks for an existing file.
  ///
  /// - Returns: the file; nil where the user cancels.
  /// - Throws: ``HostError`` where the desktop cannot show the dialog.
  public func open(over window: Window?) async throws(HostError) -> String? {
    try await run(CGTK_FILES_OPEN, over: window).first
  }

  /// Asks for any number of existing files.
  ///
  /// - Returns: the files, in no particular order; none where the user cancels.
  /// - Throws: ``HostError`` where the desktop cannot show the dialog.
  public func openMultiple(over window: Window?) async throws(HostError) -> [String] {
    try await run(CGTK_FILES_OPEN_MULTIPLE, over: window)
  }

  /// Asks for a name and a place for a file. The dialog asks before it returns the name of an existing file.
  ///
  /// - Parameters:
  ///   - name: the name that is suggested.
  ///   - window: the window that waits for the answer; nil for none.
  /// - Returns: the file; nil where the user cancels.
  /// - Throws: ``HostError`` where the desktop cannot show the dialog.
  public func save(_ name: String, over window: Window?) async throws(HostError) -> String? {
    try await run(CGTK_FILES_SAVE, suggesting: name, over: window).first
  }

  /// Asks for a folder.
  ///
  /// - Returns: the folder; nil where the user cancels.
  /// - Throws: ``HostError`` where the desktop cannot show the dialog.
  public func selectFolder(over window: Window?) async throws(HostError) -> String? {
    try await run(CGTK_FILES_SELECT_FOLDER, over: window).first
  }

  private func run(
    _ way: CGtkFilesWay, suggesting name: String? = nil, over window: Window?
  ) async throws(HostError) -> [String] {
    let result = await DialogRun.result(over: window) { cancellable, done, data in
      let list = g_list_store_new(gtk_file_filter_get_type())
      defer { g_object_unref(list.map { UnsafeMutableRawPointer($0) }) }
      for filter in filters { filter.append(to: list) }
      let folder = initialFolder.map { g_file_new_for_path($0.withoutNUL) } ?? nil
      defer { if let folder { g_object_unref(UnsafeMutableRawPointer(folder)) } }
      guard let list else { return }
      cgtk_files_choose(
        way, window?.gtkWindow, title.withoutNUL, acceptLabel?.withoutNUL, name?.withoutNUL, folder, list, cancellable,
        done, data)
    } finish: { source, result -> Result<[String], HostError> in
      var error: ErrorPointer?
      let files = cgtk_files_choose_finish(way, source, result, &error)
      if error != nil { return .failure(HostError(.noDialog, taking: error, doing: "ask for files")) }
      guard let files else { return .success([]) }
      defer { g_object_unref(UnsafeMutableRawPointer(files)) }
      return .success(items(of: files).compactMap { String(ofFile: OpaquePointer($0)) })
    }
    return try result?.get() ?? []
  }
}

/// A kind of files that a ``FileDialog`` can show: `GtkFileFilter`.
public struct FileFilter: Hashable, Sendable {
  /// The name that the user reads, such as "Pictures".
  public var name: String
  /// The endings of the files' names, without the dot, in upper or lower case.
  public var suffixes: [String]
  /// The types of the files, such as `image/*`.
  public var mimeTypes: [String]

  /// Files with one of the endings or of one of the types; all files where both are empty.
  public init(_ name: String, suffixes: [String] = [], mimeTypes: [String] = []) {
    self.name = name
    self.suffixes = suffixes
    self.mimeTypes = mimeTypes
  }

  fileprivate func append(to list: OpaquePointer?) {
    let filter = gtk_file_filter_new()
    gtk_file_filter_set_name(filter, name.withoutNUL)
    for suffix in suffixes { gtk_file_filter_add_suffix(filter, suffix.withoutNUL) }
    for type in mimeTypes { gtk_file_filter_add_mime_type(filter, type.withoutNUL) }
    if suffixes.isEmpty, mimeTypes.isEmpty { gtk_file_filter_add_pattern(filter, "*") }
    g_list_store_append(list, filter.map { UnsafeMutableRawPointer($0) })
    g_object_unref(filter.map { UnsafeMutableRawPointer($0) })
  }
}
