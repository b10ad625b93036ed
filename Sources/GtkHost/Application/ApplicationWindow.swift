import CGtk

/// A window that keeps its application running: `GtkApplicationWindow`.
@MainActor
public final class ApplicationWindow: Window {
  override public class var nativeType: NativeType {
    NativeType(gtk_application_window_get_type(), faceOf: ApplicationWindow.self)
  }

  public convenience init(_ application: Application, title: String, child: Widget? = nil) {
    self.init(Self.make())
    gtk_window_set_application(gtkWindow, application.application)
    self.title = title
    self.child = child
  }
}

extension Window {
  public var application: Application? { Application.face(of: gtk_window_get_application(gtkWindow)) }
}
