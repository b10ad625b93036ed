import CGtk

/// A builder that makes widgets from a `.ui` file: `GtkBuilder`.
///
/// ```swift
/// Control.registerTypes()
/// let builder = try Builder(file: "window.ui", handlers: ["save": { [weak document] _ in document?.save() }])
/// let save: Button = try builder.object("save")
/// ```
/// The whole text is checked before any object is made: an unknown class, property or signal, a value that cannot be
/// read and a missing handler are errors with their line, where GTK would leave some of them out with a warning.
///
/// The builder keeps all its objects. After it is released, a widget lives while it is in a window, or while it is
/// held.
@MainActor
public final class Builder: Object {
  override public class var nativeType: NativeType { NativeType(gtk_builder_get_type(), faceOf: Builder.self) }

  /// A signal handler, called with the object that emits the signal.
  public typealias Handler = @MainActor (Object) -> Void

  private var file = ""

  /// The file that a builder is reading now: GTK makes the objects of a file without the builder at hand.
  private static var reading: Reading?

  /// A file while it is read.
  private final class Reading {
    let file: String
    let places: [String: BuilderCheck.Place]
    /// The first mistake that GTK does not report: a child that its parent refuses, or one in the template of an object.
    private(set) var mistake: BuilderError?

    init(_ file: String, _ places: [String: BuilderCheck.Place]) { (self.file, self.places) = (file, places) }

    func report(_ mistake: BuilderError) { self.mistake = self.mistake ?? mistake }

    /// Returns the error for an object of the file.
    func error(about object: ObjectPointer, _ problem: String) -> BuilderError {
      let id = gtk_buildable_get_buildable_id(OpaquePointer(object)).map { String(cString: $0) } ?? ""
      let place = places[id] ?? (0, 0)
      let type = String(cString: g_type_name(cgtk_type_of_instance(object)))
      let name = id.hasPrefix("___object_") ? "A \(type)" : "\"\(id)\""
      return BuilderError(
        code: .incomplete, file: file, line: place.line, column: place.column, message: "\(name): \(problem)")
    }
  }

  required init(_ native: NativeInstance) { super.init(native) }

  /// Builds the objects of a text.
  ///
  /// - Parameters:
  ///   - xml: the text of a `.ui` file.
  ///   - handlers: the handlers of the text's signals, by name. Any other name must be that of a C function. They live
  ///     as long as the objects they are connected to.
  ///   - translationDomain: the gettext domain of its translatable texts; nil for the program's.
  /// - Throws: ``BuilderError``, the first error. No object is kept.
  public convenience init(
    xml: String, handlers: [String: Handler] = [:], translationDomain: String? = nil
  ) throws(BuilderError) {
    self.init(Self.make())
    try read(xml, of: "<xml>", handlers, translationDomain)
  }

  /// Builds the objects of a `.ui` file in UTF-8, as those of a text.
  ///
  /// - Throws: ``BuilderError``, also when the file cannot be read.
  public convenience init(
    file: String, handlers: [String: Handler] = [:], translationDomain: String? = nil
  ) throws(BuilderError) {
    let xml = try Self.text(of: file)
    self.init(Self.make())
    try read(xml, of: file, handlers, translationDomain)
  }

  /// Fills a widget from a template.
  convenience init(filling target: BuilderTemplate) throws(BuilderError) {
    self.init(Self.make())
    let text = target.text
    try read(text.xml, of: text.file, target.handlers, text.translationDomain, filling: target)
  }

  static func text(of file: String) throws(BuilderError) -> String {
    do throws(HostError) {
      return String(decoding: try Files.read(file), as: UTF8.self)
    } catch {
      throw BuilderError(code: .notRead, file: file, line: 0, column: 0, message: error.description)
    }
  }

  private func read(
    _ xml: String, of file: String, _ handlers: [String: Handler], _ translationDomain: String?,
    filling target: BuilderTemplate? = nil
  ) throws(BuilderError) {
    self.file = file
    let scope = BuilderScope(handlers)
    gtk_builder_set_scope(opaque, scope.opaque)
    if let translationDomain { gtk_builder_set_translation_domain(opaque, translationDomain) }
    let check =
      target?.text.check
      ?? BuilderCheck(of: xml, in: file, for: opaque, handlers: handlers.keys.sorted(), template: target?.gtype)
    if let problem = check.problem ?? target?.problem(check) { throw problem }
    target?.text.check = check
    // A template may be read for an object of another file.
    let outer = Self.reading
    let reading = Reading(file, check.places)
    Self.reading = reading
    defer { Self.reading = outer }
    var error: ErrorPointer?
    let length = gssize(xml.utf8.count)
    let isRead: gboolean
    if let target {
      gtk_builder_set_current_object(opaque, target.widget.instance)
      isRead = gtk_builder_extend_with_template(opaque, target.widget.instance, target.gtype, xml, length, &error)
    } else {
      isRead = gtk_builder_add_from_string(opaque, xml, length, &error)
    }
    if isRead == 0 { throw BuilderError(taking: error, in: file) }
    if let problem = reading.mistake ?? incomplete(in: reading, besides: target?.widget) {
      discard(besides: target?.widget)
      throw problem
    }
    // C has made the objects, but for Swift, which may hold any of them.
    for pointer in objects where pointer != target?.widget.instance { ToggleReference.reference(of: pointer)?.hold() }
    if let target { bind(target.children) }
  }

  private func bind(_ children: [(id: String, child: any TemplateBound)]) {
    for (id, child) in children {
      if let object = Object.face(of: gtk_builder_get_object(opaque, id)) { child.bind(object) }
    }
  }

  /// Reports a mistake in the template of an object of the file that is being read.
  ///
  /// - Returns: whether a file is being read.
  static func failed(_ problem: BuilderError) -> Bool {
    guard let reading else { return false }
    reading.report(problem)
    return true
  }

  /// Reports that a parent has refused a child. If C reads the file, the error can only be logged.
  static func refused(by parent: Object, _ problem: String) {
    guard let reading else { return Log.warning("A \(parent.typeName) in a .ui file: \(problem)") }
    reading.report(reading.error(about: parent.instance, problem))
  }

  /// Reports what an object lacks at the end of a file that C reads. A builder of this class checks its objects itself.
  static func finished(_ object: any BuilderChecked) {
    guard reading == nil, let problem = object.builderProblem else { return }
    if let object = object as? any BuilderReporting {
      object.reportBuilderProblem()
    } else {
      Log.warning("A \(object.typeName) in a .ui file: \(problem)")
    }
  }

  /// Returns the object of an id, as its own Swift class.
  ///
  /// - Returns: the same Swift object each time.
  /// - Throws: ``BuilderError`` when there is none, or when it is of another class.
  public func object<Kind: Object>(_ id: String, as kind: Kind.Type = Kind.self) throws(BuilderError) -> Kind {
    guard let pointer = gtk_builder_get_object(opaque, id) else {
      throw BuilderError(code: .unknownObject, file: file, line: 0, column: 0, message: "There is no object \"\(id)\".")
    }
    guard let object = Kind.face(of: pointer) else {
      let name = String(cString: g_type_name(cgtk_type_of_instance(pointer)))
      throw BuilderError(
        code: .wrongClass, file: file, line: 0, column: 0, message: "\"\(id)\" is a \(name), not a \(kind).")
    }
    return object
  }

  /// All objects, also those without an id, in no order.
  private var objects: [ObjectPointer] {
    let list = gtk_builder_get_objects(opaque)
    defer { g_slist_free(list) }
    return list?.elements.map { $0.cast() } ?? []
  }

  /// Returns the error for the first object of a file that lacks something.
  private func incomplete(in reading: Reading, besides target: Object?) -> BuilderError? {
    let problems = objects.compactMap { pointer -> BuilderError? in
      guard let object = ToggleReference.object(of: pointer) as? any BuilderChecked, object !== target,
        let problem = object.builderProblem
      else { return nil }
      return reading.error(about: pointer, problem)
    }
    return problems.min { ($0.line, $0.column, $0.message) < ($1.line, $1.column, $1.message) }
  }

  /// Destroys the windows, which GTK would hold otherwise.
  private func discard(besides target: Object?) {
    for object in objects where cgtk_is_a(object, gtk_window_get_type()) != 0 && object != target?.instance {
      gtk_window_destroy(object.cast(to: GtkWindow.self))
    }
  }
}

/// A type that cannot be used without something that a `.ui` file may leave out.
@MainActor
public protocol BuilderChecked: Object {
  /// A sentence that names the missing property and how to set it; nil when nothing is missing. Read when a ``Builder``
  /// has read the whole file. If C reads the file, the sentence is logged.
  var builderProblem: String? { get }
}

/// A type with a message of its own about what it lacks, which it logs once.
@MainActor
package protocol BuilderReporting: BuilderChecked {
  func reportBuilderProblem()
}
