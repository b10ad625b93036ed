import Testing

/// Programs that compile, and programs that must not, because a control would lack something.
@Suite("Programs that use the kit", .onOwnDebian)
struct CompiledProgramTests {
  @Test("A control without a required argument does not compile")
  func incomplete() throws {
    let wrong = [
      #"IconButton("Save") {}"#, #"IconButton("Save")"#, #"IconButton(configuration: Button.Configuration("Save"))"#,
      #"IconButton(role: .cancel)"#, #"IconButton("Save", role: .cancel)"#,
      #"IconButton("Save", actionName: "win.save")"#, #"CloseButton("Close") {}"#,
      #"CloseButton(configuration: Button.Configuration("Close"))"#, #"LinkButton("no address")"#,
      #"LinkButton("no address") {}"#, #"LinkButton(role: .close)"#,
      #"MenuButton(configuration: Button.Configuration("Menu"))"#, #"MenuButton("Menu", actionName: "win.save")"#,
      #"FloatingActionButton("Compose") {}"#, #"FloatingActionButton(role: .confirm)"#,
    ]
    let errors = try Toolchain.errors(in: Self.functions(wrong))
    for (index, source) in wrong.enumerated() { #expect(errors[index] != nil, "It compiles: \(source)") }
  }

  @Test("Synonyms compile only with an import of their own module")
  func synonyms() throws {
    let synonyms = [
      "Button(configuration: .filled())", #"Button("Save").with { $0.setTitle("Saved", for: .selected) }"#,
      #"Button("Save").with { $0.setStyle(.borderedProminent) }"#,
    ]
    let without = try Toolchain.errors(in: Self.functions(synonyms))
    for (index, source) in synonyms.enumerated() { #expect(without[index] != nil, "It compiles: \(source)") }
    #expect(try Toolchain.errors(in: ["import ThimbleNames"] + Self.functions(synonyms)) == [:])
  }

  @Test("The documented ways to make a control compile")
  func documented() throws {
    let errors = try Toolchain.errors(in: [
      """
      final class Fancy: Button {}
      final class Marked: Button {
        required init(_ native: NativeInstance) { super.init(native) }
      }
      @MainActor func make(_ command: Command, _ option: Command.Option) -> [Button] {
        [
          Button("Save") {}, Button("Save") { try await Task.sleep(for: .seconds(1)) }, Button(role: .cancel),
          Button("Delete All", role: .destructive) {}, Button("Send", role: .primary) { try await Task.sleep(for: .seconds(1)) },
          Button(configuration: Button.Configuration("Save")) {}, Button(command), Button(option), Fancy("Save") {},
          Marked(Marked.make()), IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add") {},
          IconButton(command), IconButton(option), FloatingActionButton(command), ToggleButton("Bold", isOn: false),
          ToggleButton("Bold") {}, ToggleButton(command), ToggleButton(option), CloseButton {}, CloseButton(),
          ButtonListRow("Add") {}, ButtonListRow(command), MenuButton("Menu") { MenuItem("One") },
          LinkButton("GTK", url: "https://www.gtk.org"), FloatingActionButton(icon: "list-add-symbolic", label: "Add") {},
        ]
      }
      """
    ])
    #expect(errors == [:])
  }

  @Test("Using a widget on the main actor compiles")
  func isolated() throws {
    let errors = try Toolchain.errors(
      in: [
        """
        @MainActor func make() -> Int { Label("x").text.count }
        func hop(_ label: Label) async { await MainActor.run { label.text = "x" } }
        @MainActor final class Mine: Widget, HitTesting {
          override class var nativeType: NativeType { .button(cssName: "mine") }
          func contains(x: Double, y: Double) -> Bool { native.contains(x: x, y: y) }
        }
        """
      ], importing: "GtkHost")
    #expect(errors == [:])
  }

  private static func functions(_ sources: [String]) -> [String] {
    sources.enumerated().map { "@MainActor func make\($0)() -> Button { \($1) }" }
  }
}
