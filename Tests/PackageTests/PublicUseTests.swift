import Foundation
import Testing

/// A public member is for applications: a page of the gallery, an example, a test, a module above or the documentation
/// uses it. A member that only the kit itself uses is `package`.
@Suite(
  "Use of the public API", .onOwnDebian,
  .enabled(if: Toolchain.hasDocumentationCompiler, "The toolchain has no swift-symbolgraph-extract."))
struct PublicUseTests {
  /// Members without a use by their name, and the reason why they are public all the same.
  private static let exceptions: [String: Set<String>] = [
    "syntax of Swift calls them": [
      "ListBuilder.buildArray", "ListBuilder.buildBlock", "ListBuilder.buildEither", "ListBuilder.buildExpression",
      "ListBuilder.buildOptional", "TemplateChild.wrappedValue", "Translations.callAsFunction",
    ],
    "types of an application satisfy a protocol with them": [
      "NullableEnumeration.optionalSpecification", "NullableValue.optionalSpecification",
      "Object.optionalSpecification", "String.optionalSpecification",
      "TextValue.optionalSpecification",
    ],
    "an application compares an error with them": [
      "HostError.Code.noDialog", "HostError.Code.notAPicture", "HostError.Code.notAnAction",
      "HostError.Code.notLoaded", "HostError.Code.notOnClipboard", "HostError.Code.nothingToRender",
    ],
    "an initializer takes the value, and the property gives it back": [
      "ConfirmationWords.pressAgain", "ConfirmationWords.pressTwice", "FileDialog.initialFolder",
      "FileFilter.mimeTypes", "PendingTiming.betweenProgress", "LargeContentTiming.slop",
      "LargeContentTiming.ownLongPressFactor", "LargeContentPolicy.threshold",
    ],
    "a set of C is whole with them": ["Modifiers.hyper"],
    "a widget of the host is whole with them": [
      "FlowBox.selectedChild", "Property.childRevealed", "Property.revealChild", "ScrolledWindow.onVerticalScroll",
      "ScrolledWindow.propagatesNaturalHeight", "SearchBar.showsCloseButton", "Signal.selectedChildrenChanged",
    ],
    "the compiler calls them": [
      "ChildBuilder.buildBlock", "ChildBuilder.buildExpression",
      "ObjectCommand.callAsFunction",
    ],
    "widgets of an application satisfy a protocol with them": [
      "Choosing.observeChoice", "DropDown.observeChoice", "ListView.observeChoice", "MenuButton.observeChoice",
      "ToggleButtonGroup.observeChoice",
    ],
    "a pair or a group of settings is whole with them": [
      "Application.withdrawNotification", "Button.actionTarget", "Control.longPressDelayFactor",
      "Widget.buttonDefaults",
    ],
  ]

  @Test("Every public member is used outside the kit", arguments: ["GtkHost", "Thimble"])
  func used(module: String) throws {
    let words = Self.words
    let excepted = Self.exceptions.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    var count = 0
    for symbol in try SymbolGraph.of(module).symbols where Self.isMember(symbol) {
      let name = String(symbol.pathComponents.last?.prefix { $0 != "(" } ?? "")
      let path = (symbol.pathComponents.dropLast() + [name]).joined(separator: ".")
      count += 1
      #expect(words.contains(name) || excepted.contains(path), "Only \(module) uses \(path): make it package.")
    }
    #expect(count > 400)
  }

  @Test("Every exception is a public member without another use")
  func exceptions() throws {
    let words = Self.words
    let members = try ["GtkHost", "Thimble"].flatMap { try SymbolGraph.of($0).symbols.filter(Self.isMember) }
    let paths = Set(
      members.map { symbol in symbol.pathComponents.joined(separator: ".").prefix { $0 != "(" } }.map(String.init))
    for path in Self.exceptions.values.joined() {
      #expect(paths.contains(path), "\(path) is no public member.")
      #expect(!words.contains(path.split(separator: ".").last.map(String.init) ?? ""), "\(path) has a use.")
    }
  }

  /// Returns whether a symbol is a property, a method or a subscript that is declared for applications to call: not an
  /// override, and no operator.
  private static func isMember(_ symbol: SymbolGraph.Symbol) -> Bool {
    let kinds = ["method", "property", "type.method", "type.property"].map { "swift.\($0)" }
    let name = symbol.pathComponents.last ?? ""
    return kinds.contains(symbol.kind.identifier) && !symbol.text.contains("override ") && !name.hasPrefix("native")
      && name.first.map { $0.isLetter } == true
  }

  /// The words of everything that uses the kit.
  private static let words: Set<String> = {
    var words: Set<String> = []
    for folder in [
      "Demo", "Tests", "Sources/ThimbleGallery", "Sources/libthimble", "Sources/ThimbleNames", "Sources/Inspecting",
    ] {
      for file in PackageFiles.swiftFiles(below: folder) where !file.hasSuffix("/PublicUseTests.swift") {
        words.formUnion(Self.words(in: (try? PackageFiles.text(file)) ?? ""))
      }
    }
    let pages = ["Thimble", "GtkHost", "Inspecting"].flatMap { PackageFiles.pages(of: $0) }
    for page in pages where !page.hasSuffix("/Swift-and-C.md") {
      words.formUnion(Self.words(in: (try? PackageFiles.text(page)) ?? ""))
    }
    return words
  }()

  private static func words(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
