import CGtk
import Glibc

/// A program with windows: `GtkApplication`. Only one process of an id runs on a session bus; a second start activates
/// the first.
///
/// ```swift
/// let application = Application(id: "org.example.Notes")
/// application.mainWindow { application in
///   ApplicationWindow(application, title: "Notes", child: Label("Ready"))
/// }
/// application.runAndExit()
/// ```
@MainActor
public final class Application: Object {
  override public class var nativeType: NativeType { NativeType(gtk_application_get_type(), faceOf: Application.self) }

  required init(_ native: NativeInstance) { super.init(native) }

  /// An application that has not started.
  ///
  /// - Parameters:
  ///   - id: a reversed domain name, such as `org.example.Notes`, unique on a session bus.
  ///   - isUnique: false lets several processes of the id run side by side.
  ///   - opensFiles: whether files on the command line come through ``Signal/open``.
  public convenience init(id: String, isUnique: Bool = true, opensFiles: Bool = false) {
    precondition(
      g_application_id_is_valid(id) != 0,
      "\"\(id)\" is not a valid application id: write a reversed domain name, such as org.example.Name.")
    let flags = GApplicationFlags(
      rawValue: (isUnique ? 0 : cgtk_application_non_unique.rawValue)
        | (opensFiles ? cgtk_application_handles_open.rawValue : 0))
    self.init(NativeInstance(made: gtk_application_new(id, flags)))
  }

  var application: UnsafeMutablePointer<GtkApplication> { instance.cast() }

  private var base: UnsafeMutablePointer<GApplication> { instance.cast() }

  /// The status of ``quit(status:)``, if that was called with one.
  private var failureStatus: Int32 = 0

  /// Runs the application, and ends the process with its exit status: the last line of a program.
  ///
  /// - Parameter arguments: as of ``run(_:)``.
  public func runAndExit(_ arguments: [String] = [CommandLine.arguments.first ?? "application"]) -> Never {
    exit(run(arguments))
  }

  /// Runs the main loop until the last window has closed or ``quit(status:)`` is called.
  ///
  /// The work of the main actor and of `DispatchQueue.main` runs on this loop.
  ///
  /// - Parameter arguments: the command line without the options that the program has read itself. The first is the
  ///   program's name, which is also the application's name on the accessibility bus.
  /// - Returns: the exit status. A program ends with it: see ``runAndExit(_:)``.
  public func run(_ arguments: [String] = [CommandLine.arguments.first ?? "application"]) -> Int32 {
    MainQueueSource.attach()
    var pointers = arguments.map { Self.original(of: $0) }
    defer { for pointer in pointers { g_free(pointer) } }
    let status = pointers.withUnsafeMutableBufferPointer { buffer in
      g_application_run(base, Int32(clamping: buffer.count), buffer.baseAddress)
    }
    return failureStatus == 0 ? status : failureStatus
  }

  /// Returns the original bytes of an argument, which a file name needs: Swift replaces invalid UTF-8 by U+FFFD.
  private static func original(of argument: String) -> UnsafeMutablePointer<CChar>? {
    guard argument.unicodeScalars.contains("\u{FFFD}"),
      let index = CommandLine.arguments.firstIndex(of: argument)
    else { return g_strdup(argument) }
    return g_strdup(CommandLine.unsafeArgv[index])
  }

  /// The program's application, the first that was made; nil where there is none.
  public static var `default`: Application? { face(of: g_application_get_default()) }

  /// Ends ``run(_:)``. Windows are not asked.
  ///
  /// - Parameter status: the exit status of a program that cannot do its work, such as 1. 0 by default.
  public func quit(status: Int32 = 0) {
    failureStatus = status
    g_application_quit(base)
  }

  /// Shows the window that `make` returns when the application starts. When the user starts the application again while
  /// it has a window, that window comes to the front.
  ///
  /// For a class of your own around the window, or files to open, connect the signal `activate` instead.
  public func mainWindow(_ make: @escaping @MainActor (Application) -> Window) {
    connect(.activate) { application in (application.windows.first ?? make(application)).present() }
  }

  /// Starts the application if it has not started. It cannot have windows before.
  func start() {
    if g_application_get_is_registered(base) == 0 { g_application_register(base, nil, nil) }
  }

  /// Indicates whether another process has the id already, so that this one only passes its command line on.
  public var isRemote: Bool { g_application_get_is_remote(base) != 0 }

  /// The windows, the one with focus first.
  public var windows: [Window] {
    gtk_application_get_windows(application)?.elements.compactMap { Window.face(of: OpaquePointer($0)) } ?? []
  }

  /// Adds an action that menus, shortcuts and D-Bus can name as `app.NAME`.
  public func addAction(_ name: String, shortcuts: [KeyboardShortcut] = [], perform: @escaping @MainActor () -> Void) {
    let action = Action(name)
    action.connect(.activate) { _ in perform() }
    addAction(action)
    setShortcuts(shortcuts, for: "app.\(name)")
  }

  /// Sets the keys of an action, by its name and target, such as `win.save`; an empty list removes them.
  public func setShortcuts(_ shortcuts: [KeyboardShortcut], for name: String, target: ActionValue? = nil) {
    let variant: OpaquePointer? = target.flatMap { g_variant_ref_sink($0.variant) }
    let detailed = g_action_print_detailed_name(name, variant)
    defer {
      g_free(detailed)
      if let variant { g_variant_unref(variant) }
    }
    var keys = shortcuts.map { UnsafePointer(g_strdup($0.name)) } + [nil]
    gtk_application_set_accels_for_action(application, detailed, &keys)
    for key in keys { g_free(UnsafeMutablePointer(mutating: key)) }
  }

  /// Shows a notification of the desktop, or replaces the one with the same id. A click on it activates the application.
  ///
  /// The desktop needs the application's `.desktop` file to show it.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - body: the text below the title; nil for none.
  ///   - id: the name of the notification, such as that of the finished work.
  public func sendNotification(_ title: String, body: String? = nil, id: String) {
    let notification = g_notification_new(title)
    defer { g_object_unref(notification.map { UnsafeMutableRawPointer($0) }) }
    if let body { g_notification_set_body(notification, body) }
    g_application_send_notification(base, id, notification)
  }

  /// Removes a notification, if the desktop still shows it.
  public func withdrawNotification(id: String) { g_application_withdraw_notification(base, id) }

  /// Activates the action `name` if it is enabled.
  public func activateAction(_ name: String, target: ActionValue? = nil) {
    g_action_group_activate_action(opaque, name, target?.variant)
  }
}

extension Signal where Owner: Application, Arguments == Void, Result == Void {
  /// The application has started: before the first activation, once.
  public static var startup: Self { Signal("startup") }
  /// The application should show a window: at the start, and each time it is started again.
  public static var activate: Self { Signal("activate") }
  public static var shutdown: Self { Signal("shutdown") }
}

extension Signal where Owner: Application, Arguments == [String], Result == Void {
  /// The application should open files: the path of each, or its address where it is not local or where its path is not
  /// UTF-8. ``Files`` reads both.
  public static var open: Self { Signal("open") { $0.files() } }
}

extension SignalArguments {
  /// Returns the files of `GApplication::open`: a C array and its length.
  fileprivate func files() -> [String] {
    guard let base = values.baseAddress, let array = g_value_get_pointer(base + 1) else { return [] }
    let files = array.cast(to: OpaquePointer?.self)
    return (0..<Int(g_value_get_int(base + 2))).compactMap { String(ofFile: files[$0]) }
  }
}
