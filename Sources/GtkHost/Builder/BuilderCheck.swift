import CGtk
import PlainText

/// A check that finds the first error in a `.ui` file before GTK reads it: GTK stops at some errors and only warns of
/// others.
@MainActor
final class BuilderCheck {
  private let builder: OpaquePointer
  let file: String
  private let handlers: [String]
  /// The type that the `<template>` is for; nil for a file without one.
  private let template: GType?

  /// The elements around, outermost first.
  private var open: [Element] = []
  /// The beginning of the current element.
  private var place: Place = (1, 1)
  private let lines: [[Character]]

  private(set) var problem: BuilderError?
  /// The beginnings of the objects that have an id.
  private(set) var places: [String: Place] = [:]
  /// The types of the objects that have an id; 0 where only C code knows it.
  private(set) var types: [String: GType] = [:]
  /// The handlers of signals, with the types of their emitters.
  private(set) var uses: [(handler: String, emitter: GType, place: Place)] = []
  private var hasTemplate = false

  /// Line and column, counted from 1.
  typealias Place = (line: Int, column: Int)

  private struct Element {
    let name: String
    /// The class of an object; for other elements that of the object around.
    var type: GType
    /// A property whose value is written as text.
    var property: UnsafeMutablePointer<GParamSpec>?
    var text = ""
    let place: Place
  }

  init(of xml: String, in file: String, for builder: OpaquePointer, handlers: [String], template: GType?) {
    self.template = template
    self.builder = builder
    self.file = file
    self.handlers = handlers
    lines = xml.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    var parser = GMarkupParser()
    parser.start_element = { context, name, names, values, data, _ in
      guard let context, let name, let data else { return }
      var attributes: [String: String] = [:]
      var index = 0
      while let name = names?[index], let value = values?[index] {
        attributes[String(cString: name)] = String(cString: value)
        index += 1
      }
      let check = BuilderCheck.parsing(data)
      check.moved(context)
      check.start(String(cString: name), attributes)
    }
    parser.end_element = { _, _, data, _ in
      if let data { BuilderCheck.parsing(data).end() }
    }
    parser.text = { _, text, length, data, _ in
      guard let text, let data else { return }
      let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
      BuilderCheck.parsing(data).read(String(decoding: bytes, as: UTF8.self))
    }
    let context = g_markup_parse_context_new(
      &parser, cgtk_markup_treat_cdata_as_text, Unmanaged.passUnretained(self).toOpaque(), nil)
    defer { g_markup_parse_context_unref(context) }
    var error: ErrorPointer?
    let isRead =
      g_markup_parse_context_parse(context, xml, gssize(xml.utf8.count), &error) != 0
      && g_markup_parse_context_end_parse(context, &error) != 0
    if !isRead, problem == nil {
      problem = BuilderError(taking: error, in: file)
    } else if let error {
      g_error_free(error)
    }
    place = (1, 1)
    if let template, !hasTemplate {
      fail(.syntax, "There is no <template class=\"\(Self.name(of: template))\"> in it.")
    }
  }

  private static func parsing(_ data: UnsafeMutableRawPointer) -> BuilderCheck {
    Unmanaged.fromOpaque(data).takeUnretainedValue()
  }

  // MARK: Elements

  /// Moves to the current tag. GMarkup reports a position a little behind it. The tag begins with the last `<` before
  /// its `>`, since neither text nor values can contain one.
  private func moved(_ context: OpaquePointer) {
    var (line, column) = (gint(1), gint(1))
    g_markup_parse_context_get_position(context, &line, &column)
    place = (Int(line), Int(column))
    var end = Int(column)
    var wanted: Character = ">"
    for number in stride(from: min(Int(line), lines.count), through: 1, by: -1) {
      if wanted == ">", let close = lines[number - 1].prefix(end).lastIndex(of: ">") { (wanted, end) = ("<", close) }
      if wanted == "<", let start = lines[number - 1].prefix(end).lastIndex(of: "<") {
        return place = (number, start + 1)
      }
      end = .max
    }
  }

  private func start(_ name: String, _ attributes: [String: String]) {
    let around = open.last
    var element = Element(name: name, type: around?.type ?? 0, place: place)
    switch name {
    case "object":
      element.type = type(attributes["class"], isMadeElsewhere: attributes["type-func"] != nil)
      if let id = attributes["id"] { (places[id], types[id]) = (place, element.type) }
    case "template": element.type = templateType(attributes)
    case "property" where around?.name == "object" || around?.name == "template":
      if let type = around?.type, type != 0, let name = attributes["name"] {
        element.property = property(name, of: type)
        // A bound property, and one whose object is written inside, has no text.
        if attributes["bind-source"] != nil { element.property = nil }
      }
    case "signal" where around?.name == "object" || around?.name == "template":
      if let type = around?.type, type != 0 { checkSignal(attributes, of: type) }
    default: break
    }
    if name == "object" || name == "binding" || name == "closure", !open.isEmpty { open[open.count - 1].property = nil }
    open.append(element)
  }

  private func read(_ text: String) {
    if open.last?.property != nil { open[open.count - 1].text += text }
  }

  private func end() {
    guard let element = open.popLast(), let property = element.property else { return }
    checkValue(element.text, of: property, at: element.place)
  }

  // MARK: Checks

  private func type(_ name: String?, isMadeElsewhere: Bool) -> GType {
    guard let name, !isMadeElsewhere else { return 0 }
    let type = gtk_builder_get_type_from_name(builder, name)
    if type == cgtk_type_invalid {
      fail(.unknownClass, "There is no class \"\(name)\". A Swift class is known after its registerType().")
    }
    return type
  }

  private func templateType(_ attributes: [String: String]) -> GType {
    hasTemplate = true
    guard let template else {
      fail(.syntax, "A <template> fills the widgets of a Swift class that names the file: see Object.template.")
      return 0
    }
    let (name, parent) = (Self.name(of: template), Self.name(of: g_type_parent(template)))
    if let other = attributes["class"], other != name {
      fail(.wrongClass, "The template is for a class \"\(other)\". Write class=\"\(name)\".")
    } else if attributes["parent"] != parent {
      fail(.wrongClass, "The parent of \(name) is \(parent). Write parent=\"\(parent)\".")
    }
    return template
  }

  private func property(_ name: String, of type: GType) -> UnsafeMutablePointer<GParamSpec>? {
    guard let table = g_type_class_ref(type) else { return nil }
    defer { g_type_class_unref(table) }
    guard g_type_is_a(type, cgtk_type_object) != 0 else { return nil }
    let object = table.cast(to: GObjectClass.self)
    guard let property = g_object_class_find_property(object, name) else {
      var count: guint = 0
      let all = g_object_class_list_properties(object, &count)
      defer { g_free(all) }
      let names = UnsafeBufferPointer(start: all, count: Int(count)).compactMap { property in
        property.map { String(cString: $0.pointee.name) }
      }
      fail(.unknownProperty, "\(Self.name(of: type)) has no property \"\(name)\".\(Spelling.hint(name, among: names))")
      return nil
    }
    if property.pointee.flags.rawValue & cgtk_param_writable.rawValue == 0 {
      fail(.unknownProperty, "\(Self.name(of: type)).\(name) can be read, but not set.")
      return nil
    }
    return property
  }

  private func checkSignal(_ attributes: [String: String], of type: GType) {
    guard let name = attributes["name"] else { return }
    let bare = name.firstRange(text: "::").map { String(name[..<$0.lowerBound]) } ?? name
    guard g_signal_lookup(bare, type) != 0 else {
      return fail(.unknownSignal, "\(Self.name(of: type)) has no signal \"\(bare)\".")
    }
    guard let handler = attributes["handler"] else { return }
    uses.append((handler, type, place))
    var error: ErrorPointer?
    if let closure = gtk_builder_create_closure(builder, handler, GtkBuilderClosureFlags(0), nil, &error) {
      g_closure_ref(closure)
      g_closure_sink(closure)
      return g_closure_unref(closure)
    }
    if let error { g_error_free(error) }
    let known = handlers.isEmpty ? "None was given." : "Given were: \(handlers.joined(separator: ", "))."
    fail(.unknownHandler, "There is no handler \"\(handler)\" for \(Self.name(of: type))::\(name). \(known)")
  }

  private func checkValue(
    _ text: String, of property: UnsafeMutablePointer<GParamSpec>, at place: Place
  ) {
    let type = property.pointee.value_type
    guard Self.isPlain(type) else { return }
    let name = "\(Self.name(of: property.pointee.owner_type)).\(String(cString: property.pointee.name))"
    self.place = place
    var value = GValue()
    var error: ErrorPointer?
    guard gtk_builder_value_from_string(builder, property, text, &value, &error) != 0 else {
      if let error { g_error_free(error) }
      return fail(.invalidValue, "\(name): \"\(text)\" is not \(Self.wanted(type)).")
    }
    defer { g_value_unset(&value) }
    if g_param_value_validate(property, &value) != 0 { fail(.invalidValue, "\(name): \(text) is out of range.") }
  }

  private func fail(_ code: BuilderError.Code, _ message: String) {
    guard problem == nil else { return }
    problem = BuilderError(code: code, file: file, line: place.line, column: place.column, message: message)
  }
}

// MARK: - Types of values

extension BuilderCheck {
  private static func name(of type: GType) -> String { String(cString: g_type_name(type)) }

  /// Returns whether the text alone decides if a value is of the type. A string can be any text, and an id names an
  /// object.
  private static func isPlain(_ type: GType) -> Bool {
    let plain = [cgtk_type_boolean, cgtk_type_int, cgtk_type_uint, cgtk_type_double, cgtk_type_float]
    return plain.contains(type) || isEnumeration(type) || g_type_fundamental(type) == cgtk_type_flags
  }

  private static func isEnumeration(_ type: GType) -> Bool { g_type_fundamental(type) == cgtk_type_enum }

  private static func wanted(_ type: GType) -> String {
    switch type {
    case cgtk_type_boolean: "true or false"
    case cgtk_type_int, cgtk_type_uint: "a whole number"
    case cgtk_type_double, cgtk_type_float: "a number"
    case _ where isEnumeration(type): "one of " + EnumerationNicks.all(of: type).map(\.nick).joined(separator: ", ")
    default: "a \(name(of: type))"
    }
  }
}

/// A suggestion for an unknown name.
enum Spelling {
  /// Returns ` Did you mean "title"?`, or nothing where no name is near.
  static func hint(_ name: String, among names: [String]) -> String {
    let distances = names.map { (name: $0, distance: distance(Array(name), Array($0))) }
    guard let nearest = distances.min(by: { ($0.distance, $0.name) < ($1.distance, $1.name) }),
      nearest.distance <= max(1, name.count / 3)
    else { return "" }
    return " Did you mean \"\(nearest.name)\"?"
  }

  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var rows = [Array(0...right.count)]
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var least = min(rows[i][j] + (left[i] == right[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { least = min(least, rows[i - 1][j - 1] + 1) }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
