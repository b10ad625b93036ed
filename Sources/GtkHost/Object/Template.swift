/// The content of a widget class, written in a `.ui` file: a composite template.
///
/// ```swift
/// final class NoteRow: ListBoxRow {
///   override class var template: Template? {
///     Template(file: "note-row.ui", handlers: [TemplateHandler("open", NoteRow.open)])
///   }
///
///   @TemplateChild var title: Label
///
///   convenience init(_ note: Note) {
///     self.init(Self.make())
///     title.text = note.title
///   }
///
///   private func open() { … }
/// }
/// ```
/// The file's `<template>` names the class and its parent by their names in C: `AppNoteRow` in a module `App`, and
/// `GtkListBoxRow`. The widget is filled while it is made, by Swift, by C or by a ``Builder``, before your own required
/// initializer continues.
///
/// The text is checked once for each class. The first mistake is a ``BuilderError`` with its line, such as a child that
/// is missing or has another class, or an unknown handler. It is logged, or thrown by the ``Builder`` that makes the
/// widget; ``Widget/requireTemplate()`` throws it. Such a widget stays empty, and its ``TemplateChild`` variables hold
/// new objects that are in no window.
///
/// The class derives from ``Widget``, a window, a row or a container. A subclass of a class with a template adds its
/// own template.
public struct Template {
  enum Source: Equatable {
    case xml(String)
    case file(String)
  }

  let source: Source
  let handlers: [TemplateHandler]
  let translationDomain: String?

  /// A template from a text.
  ///
  /// - Parameters:
  ///   - xml: the text of a `.ui` file, such as `blueprint-compiler` writes.
  ///   - handlers: the methods that the text's signals call. Any other name must be that of a C function.
  ///   - translationDomain: the gettext domain of its translatable texts; nil for the program's.
  public init(xml: String, handlers: [TemplateHandler] = [], translationDomain: String? = nil) {
    (source, self.handlers, self.translationDomain) = (.xml(xml), handlers, translationDomain)
  }

  /// A template from a file in UTF-8, which is read when the first widget of the class is made.
  public init(file: String, handlers: [TemplateHandler] = [], translationDomain: String? = nil) {
    (source, self.handlers, self.translationDomain) = (.file(file), handlers, translationDomain)
  }
}

/// A method that a signal in a ``Template`` calls, by the name of its handler.
///
/// The widget of the template is not kept alive by its handlers.
///
/// Give a handler a name that no method of the parent class has. The compiler calls `ListBoxRow.add` or `Widget.remove`
/// "ambiguous", because it cannot choose between your method and the inherited one; `addNote` is clear.
public struct TemplateHandler {
  let name: String
  /// The class of the method.
  let owner: Object.Type
  /// The class that the signal's object must have.
  let emitter: Object.Type
  let call: @MainActor (_ owner: Object, _ emitter: Object) -> Void

  /// A method without arguments: `TemplateHandler("open", NoteRow.open)`.
  @MainActor
  public init<Owner: Object>(_ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor () -> Void) {
    self.init(name, of: Owner.self, from: Object.self) { owner, _ in (owner as? Owner).map { method($0)() } }
  }

  /// A method that takes the object that emits the signal.
  @MainActor
  public init<Owner: Object, Emitter: Object>(
    _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor (Emitter) -> Void
  ) {
    self.init(name, of: Owner.self, from: Emitter.self) { owner, emitter in
      if let owner = owner as? Owner, let emitter = emitter as? Emitter { method(owner)(emitter) }
    }
  }

  private init(
    _ name: String, of owner: Object.Type, from emitter: Object.Type,
    _ call: @escaping @MainActor (Object, Object) -> Void
  ) {
    (self.name, self.owner, self.emitter, self.call) = (name, owner, emitter, call)
  }
}

/// A template and the class that has it.
struct TemplateLevel {
  let template: Template
  let swiftType: Object.Type
}

/// A class whose objects are filled from templates. The conformance stands in a higher folder.
@MainActor
protocol TemplateFilling: Object {
  /// Fills a new object, the topmost class's template first.
  func fill(from levels: [TemplateLevel])
}
