import CGtk

/// A window that keeps its application running: `GtkApplicationWindow`.
@MainActor
open class ApplicationWindow: Window {
  override open class var nativeType: NativeType {
    NativeType(gtk_application_window_get_type(), faceOf: ApplicationWindow.self)
  }

  /// Joins a Swift object to a widget: for a class of your own.
  @_disfavoredOverload
  public required init(_ native: NativeInstance) { super.init(native) }

  /// A window of an application. The application starts with its first window, unless it has started before.
  public convenience init(_ application: Application, title: String, child: Widget? = nil) {
    self.init(Self.make())
    self.application = application
    self.title = title
    // A template may have set its own.
    if let child { self.child = child }
  }
}

extension Window {
  /// The application that runs as long as the window is open; nil for none. Setting it starts the application.
  public var application: Application? {
    get { Application.face(of: gtk_window_get_application(gtkWindow)) }
    set {
      newValue?.start()
      gtk_window_set_application(gtkWindow, newValue?.application)
    }
  }
}
