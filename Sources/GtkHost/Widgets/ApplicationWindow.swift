import CGtk

/// A window that keeps its application running: `GtkApplicationWindow`.
@MainActor
public final class ApplicationWindow: Window {
  override public class var nativeType: NativeType {
    NativeType(gtk_application_window_get_type(), faceOf: ApplicationWindow.self)
  }

  /// A window of `application`.
  ///
  /// An application that is not running is started first, as far as ``Application/register()`` does it: a test has its
  /// windows without ``Application/run(_:)``. Where another process is the application, the window belongs to none, which
  /// is logged.
  public convenience init(_ application: Application, title: String, child: Widget? = nil) {
    self.init(Self.make())
    if application.register() { gtk_window_set_application(gtkWindow, application.application) }
    self.title = title
    self.child = child
  }
}
