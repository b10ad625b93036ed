import CGtk

/// A controller that takes content which the user drops on a widget, also from another program: `GtkDropTarget`.
///
/// ```swift
/// list.add(DropTarget(files: { paths, _ in notes.importFiles(paths) }))
/// ```
/// The widget gets the style class `thimble-drop-target`. While acceptable content is above it, it has the CSS state
/// `:drop(active)`, by which the theme draws an outline.
@MainActor
public final class DropTarget: EventController {
  override public class var nativeType: NativeType { NativeType(gtk_drop_target_get_type(), faceOf: DropTarget.self) }

  /// The style class of a widget that takes drops.
  static var styleClass: String { "thimble-drop-target" }

  required init(_ native: NativeInstance) { super.init(native) }

  /// Takes a text.
  ///
  /// - Parameter dropped: called with the text and its place, logical pixels from the top left of the widget's content.
  ///   Returns whether the widget uses it.
  public convenience init(text dropped: @escaping @MainActor (String, Point) -> Bool) {
    self.init(String.self, dropped)
  }

  /// Takes files.
  ///
  /// - Parameter dropped: called with the absolute paths and their place, logical pixels from the top left of the
  ///   widget's content. Returns whether the widget uses them. Files without a path, such as those of a web site, are left
  ///   out.
  public convenience init(files dropped: @escaping @MainActor ([String], Point) -> Bool) {
    self.init(DroppedFiles.self) { !$0.paths.isEmpty && dropped($0.paths, $1) }
  }

  private convenience init<Value: ValueConvertible>(
    _ type: Value.Type, _ dropped: @escaping @MainActor (Value, Point) -> Bool
  ) {
    self.init(NativeInstance(made: gtk_drop_target_new(type.valueType.gtype, GDK_ACTION_COPY)))
    let drop = Signal<DropTarget, (value: Value?, place: Point), Bool>("drop") {
      ($0.read(0), Point(x: $0.read(1), y: $0.read(2)))
    }
    connect(drop) { _, drop in drop.value.map { dropped($0, drop.place) } ?? false }
  }
}

/// The files of one drop: `GdkFileList`.
private struct DroppedFiles: ValueConvertible {
  var paths: [String]

  static var valueType: ValueType { ValueType(gdk_file_list_get_type()) }

  static func read(_ value: ValueReference) -> DroppedFiles? {
    guard let list = g_value_get_boxed(value.pointer) else { return nil }
    // The list is new, and its files belong to the value.
    let files = gdk_file_list_get_files(OpaquePointer(list))
    defer { g_slist_free(files) }
    let paths = sequence(first: files) { $0?.pointee.next }.prefix { $0 != nil }.compactMap { node -> String? in
      guard let file = node?.pointee.data, let path = g_file_get_path(OpaquePointer(file)) else { return nil }
      defer { g_free(path) }
      return String(cString: path)
    }
    return DroppedFiles(paths: paths)
  }

  func write(to value: ValueReference) {}
}
