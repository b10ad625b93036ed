import CGtk

/// The widget that a template fills, and the class of the widget that the template belongs to.
@MainActor
struct BuilderTemplate {
  let widget: Widget
  let gtype: GType
  /// The variables that the class declares for objects of the template.
  let children: [(id: String, child: any TemplateBound)]
  /// The text of the template, the same for all widgets of the class.
  let text: TemplateText
  private let methods: [TemplateHandler]
  private let type: Object.Type

  init(_ widget: Widget, _ level: TemplateLevel) throws(BuilderError) {
    self.widget = widget
    text = try .of(level)
    gtype = TypeRegistry.gtype(of: level.swiftType)
    methods = level.template.handlers
    type = level.swiftType
    var mirror: Mirror? = Mirror(reflecting: widget)
    while let current = mirror, current.subjectType != level.swiftType { mirror = current.superclassMirror }
    children =
      mirror?.children.compactMap { name, value in
        guard let child = value as? any TemplateBound else { return nil }
        // The variable of a property wrapper begins with an underscore.
        return child.id.map { ($0, child) } ?? name.map { (String($0.drop { $0 == "_" }), child) }
      } ?? []
  }

  /// The handlers, which do not keep the widget.
  var handlers: [String: Builder.Handler] {
    var handlers: [String: Builder.Handler] = [:]
    for method in methods {
      handlers[method.name] = { [weak widget] emitter in if let widget { method.call(widget, emitter) } }
    }
    return handlers
  }

  /// Returns the error of the first variable or method that does not fit the text.
  func problem(_ check: BuilderCheck) -> BuilderError? {
    for (id, child) in children {
      guard let type = check.types[id] else {
        let hint = Spelling.hint(id, among: check.types.keys.sorted())
        return check.error(
          .unknownObject, "There is no object \"\(id)\", which \(self.type) has as a \(child.kind).\(hint)", at: (1, 1))
      }
      if type != 0, g_type_is_a(type, TypeRegistry.gtype(of: child.kind)) == 0 {
        let name = String(cString: g_type_name(type))
        return check.error(
          .wrongClass, "\"\(id)\" is a \(name). \(self.type) has it as a \(child.kind).", at: check.places[id] ?? (1, 1)
        )
      }
    }
    for use in check.uses {
      guard let method = methods.last(where: { $0.name == use.handler }) else { continue }
      if !Swift.type(of: widget).lineage.contains(where: { $0 == method.owner }) {
        return check.error(
          .unknownHandler, "The handler \"\(use.handler)\" is a method of \(method.owner), not of \(type).",
          at: use.place)
      }
      if use.emitter != 0, g_type_is_a(use.emitter, TypeRegistry.gtype(of: method.emitter)) == 0 {
        let name = String(cString: g_type_name(use.emitter))
        return check.error(
          .unknownHandler, "The handler \"\(use.handler)\" takes a \(method.emitter). The signal is that of a \(name).",
          at: use.place)
      }
    }
    return nil
  }
}

extension BuilderCheck {
  func error(_ code: BuilderError.Code, _ message: String, at place: Place) -> BuilderError {
    BuilderError(code: code, file: file, line: place.line, column: place.column, message: message)
  }
}

// MARK: - Filling

extension Widget: TemplateFilling {
  func fill(from levels: [TemplateLevel]) {
    let name = ObjectIdentifier(Swift.type(of: self))
    let known = TemplateText.problems[name]
    do throws(BuilderError) {
      if let known { throw known }
      for level in levels { _ = try Builder(filling: BuilderTemplate(self, level)) }
    } catch {
      TemplateText.problems[name] = error
      // Logged once, since every widget of the class has the same mistake.
      if !Builder.failed(error), known == nil { Log.warning("\(Swift.type(of: self)): \(error)") }
    }
  }

  /// Throws the mistake in the ``Template`` of the widget's class, if there is one.
  ///
  /// Call it where the program cannot go on with an empty widget, such as in the initializer of its window.
  public func requireTemplate() throws(BuilderError) {
    if let problem = TemplateText.problems[ObjectIdentifier(Swift.type(of: self))] { throw problem }
  }
}

/// The text of a class's template, read and checked once.
@MainActor
final class TemplateText {
  let xml: String
  let file: String
  let translationDomain: String?
  /// The check of the text, once it has found no mistake.
  var check: BuilderCheck?

  private init(xml: String, file: String, translationDomain: String?) {
    (self.xml, self.file, self.translationDomain) = (xml, file, translationDomain)
  }

  private static var byClass: [ObjectIdentifier: TemplateText] = [:]
  /// The mistakes in templates, by class.
  fileprivate static var problems: [ObjectIdentifier: BuilderError] = [:]

  static func of(_ level: TemplateLevel) throws(BuilderError) -> TemplateText {
    if let known = byClass[ObjectIdentifier(level.swiftType)] { return known }
    var (xml, file) = ("", "<xml>")
    switch level.template.source {
    case .xml(let text): xml = text
    case .file(let path): (xml, file) = (try Builder.text(of: path), path)
    }
    let text = TemplateText(xml: xml, file: file, translationDomain: level.template.translationDomain)
    byClass[ObjectIdentifier(level.swiftType)] = text
    return text
  }
}
