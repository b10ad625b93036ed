import AccessibilityAudit
import DesktopTraits
import Glibc
import Testing
import ThimbleTesting

@testable import ATSPI

extension OnADesktop {
  /// Applications with wrong answers, slow answers, or no answers.
  @Suite struct HostileApplicationTests {
    @Test("A child with an invalid address is left out, and the others are read", arguments: ["name", "path"])
    func address(kind: String) async throws {
      try await Self.run("bad-\(kind)") { fake in
        let error = await #expect(throws: ATSPIError.self) { try await fake.app.tree(within: .seconds(60)) }
        #expect(error?.code == .malformed)
        #expect(error?.place.method == "org.a11y.atspi.Accessible.GetChildren")
        let tree = try await fake.app.tree(keepingParts: true, within: .seconds(60))
        #expect(tree.first(.frame)?.name == "Window" && tree.first(.pushButton) != nil)
        #expect(tree.gap?.hasPrefix("3 objects were read; ") == true, "\(tree.gap ?? "")")
      }
    }

    @Test func `A call that D-Bus does not allow fails at once`() async throws {
      try await Self.run("buttons", "1") { fake in
        for (busName, path) in [("not a name!", "/x"), (":1.1", "no path"), ("", "/"), (":1.1", "/ends/")] {
          let call = BusCall(AccessibleID(busName: busName, path: path), BusCall.accessible, "GetRole")
          let error = await #expect(throws: ATSPIError.self) { try await fake.desktop.session.call(call) }
          #expect(error?.code == .malformed && error?.place.path == path)
        }
      }
    }

    @Test func `Children of another type are an error, not an empty list`() async throws {
      try await Self.run("wrong-type") { fake in
        let error = await #expect(throws: ATSPIError.self) { try await fake.app.tree(within: .seconds(60)) }
        #expect(error?.code == .malformed)
        let children = await #expect(throws: ATSPIError.self) { try await fake.app.root.children() }
        #expect(children?.code == .malformed)
        let tree = try await fake.app.tree(keepingParts: true, within: .seconds(60))
        #expect(tree.gap == "1 object was read; the answer to GetChildren is no list of objects")
      }
    }

    @Test func `Meaningless numbers of a place are read as a size of zero, each time`() async throws {
      try await Self.run("unplaced") { fake in
        let trees = try await [
          fake.app.tree(includingExtents: true, within: .seconds(60)),
          fake.app.tree(includingExtents: true, within: .seconds(60)),
        ]
        #expect(trees[0] == trees[1])
        let button = try #require(trees[0].first(.pushButton))
        #expect(button.extents?.isEmpty == true, "\(button.extents?.description ?? "")")
        let extents = try await fake.desktop.session.value(
          of: BusCall(button.id, BusCall.component, "GetExtents", [.uint32(1)]), \.rect)
        #expect(extents == button.extents)
      }
    }

    @Test func `A spin button of Java is not asked for its range, which some have not`() async throws {
      try await Self.run("spinner") { fake in
        let tree = try await fake.app.tree(includingExtents: true, within: .seconds(60))
        let spinner = try #require(tree.first(.spinButton))
        #expect(spinner.value?.current == 7)
        let alone = try await Accessible(id: spinner.id, session: fake.desktop.session).node()
        #expect(alone.value?.current == 7)
      }
    }

    @Test func `An object that lists itself is read once`() async throws {
      try await Self.run("cycle") { fake in
        let tree = try await fake.app.tree(within: .seconds(60))
        #expect(tree.preorder.map(\.role) == [.application, .frame, .pushButton])
      }
    }

    @Test func `A tree that is too deep is cut, with the reason`() async throws {
      try await Self.run("deep", "300") { fake in
        let error = await #expect(throws: ATSPIError.self) { try await fake.app.tree(within: .seconds(60)) }
        #expect(error?.code == .tooLarge)
        let tree = try await fake.app.tree(keepingParts: true, within: .seconds(60))
        #expect(tree.preorder.reduce(0) { count, _ in count + 1 } == 201)
        #expect(tree.gap?.contains("200 deep") == true)
      }
    }

    @Test func `A hundred thousand actions need few calls`() async throws {
      try await Self.run("actions", "100000") { fake in
        let tree = try await fake.app.tree(within: .seconds(60))
        #expect(tree.first(.pushButton)?.actions.count == 100_000)
      }
    }

    @Test func `An application that ends during the reading is reported as gone`() async throws {
      try await Self.run("leaves", "500") { fake in
        let error = await #expect(throws: ATSPIError.self) {
          try await fake.app.tree(keepingParts: true, within: .seconds(60))
        }
        #expect(error?.code == .gone)
        #expect(error?.message.contains("ended") == true, "\(error?.description ?? "")")
      }
    }

    @Test func `A search reads no more than role and children of the objects with another role`() async throws {
      // Reading everything of the thousand buttons would be five thousand calls.
      try await Self.run("leaves", "2400") { fake in
        let frames = try await fake.app.root.all(.frame, named: "Window")
        #expect(frames.count == 1)
      }
    }

    @Test func `A search ends with what it has found`() async throws {
      // The frame comes before the thousand buttons.
      try await Self.run("leaves", "100") { fake in
        _ = try await fake.app.first(.frame, named: "Window", within: .seconds(60))
      }
    }

    @Test func `An object costs one call for each of its facts`() async throws {
      // Eleven for a button: role, states, name, description, interfaces, attributes, relations, identifier, actions,
      // place and children. Only the first buttons are asked for the name of their action.
      try await Self.run("leaves", "11100") { fake in
        let tree = try await fake.app.tree(includingExtents: true, within: .seconds(60))
        let buttons = tree.all(.pushButton)
        #expect(buttons.count == 1_000 && buttons.allSatisfy { $0.actions.map(\.name) == ["click"] })
      }
    }

    @Test func `An object of GTK 4 costs one call for all its properties, and no call for children if it has none`()
      async throws
    {
      // Eight for a button: role, states, properties, interfaces, attributes, relations, actions and place.
      try await Self.run("--gtk", "leaves", "8100") { fake in
        let tree = try await fake.app.tree(includingExtents: true, within: .seconds(60))
        let buttons = tree.all(.pushButton)
        #expect(buttons.count == 1_000 && buttons.allSatisfy { $0.actions.map(\.name) == ["click"] })
        #expect(Set(buttons.map(\.name)).count == 1_000 && tree.toolkit == "GTK")
      }
    }

    @Test func `An object of GTK 4 is asked for its role and its interfaces once`() async throws {
      // First two for each object, for role and children; then one for children.
      try await Self.run("--gtk", "leaves", "3100") { fake in
        for _ in 1...2 {
          let frames = try await fake.app.root.all(.frame, named: "Window")
          #expect(frames.count == 1)
        }
      }
      // First seven for each object, without its place; then the five facts that change.
      try await Self.run("--gtk", "leaves", "12100") { fake in
        let tree = try await fake.app.tree(within: .seconds(60))
        #expect(try await fake.app.tree(within: .seconds(60)) == tree)
        #expect(tree.all(.pushButton).count == 1_000)
      }
    }

    @Test(
      "A search by name reads all facts only of wanted objects",
      arguments: [([], "5100"), (["--gtk"], "3100")])
    func wanted(toolkit: [String], calls: String) async throws {
      // Role, states, name, description and children of the others; of GTK 4 role, states and properties.
      try await Self.run(toolkit + ["leaves", calls]) { fake in
        let tree = try await fake.app.tree(everythingOf: { $0.name == "Button 7" }, within: .seconds(60))
        let actions = tree.all(.pushButton).filter { !$0.actions.isEmpty }
        #expect(actions.map(\.name) == ["Button 7"] && tree.all(.pushButton).count == 1_000)
      }
    }

    @Test func `The part that was read before an application hung is kept`() async throws {
      try await Self.run("hangs", "500", callLimit: Deadlines.short) { fake in
        let tree = try await fake.app.tree(keepingParts: true, within: .seconds(60))
        #expect(tree.gap?.hasSuffix("the application stopped answering") == true, "\(tree.gap ?? "")")
        #expect(tree.first(.frame) != nil)
      }
    }

    @Test func `A call that an object never answers costs that fact alone, or that object, and not the rest`()
      async throws
    {
      try await Self.run("mute") { fake in
        let tree = try await fake.app.tree(keepingParts: true, within: .seconds(60))
        let buttons = tree.all(.pushButton)
        #expect(buttons.map { $0.actions.map(\.name) } == [["click"], ["click"]])
        #expect(buttons.map(\.attributes.isEmpty) == [true, false])
        #expect(tree.gap?.hasSuffix("the application answers, but not this call") == true, "\(tree.gap ?? "")")
        let error = await #expect(throws: ATSPIError.self) { try await fake.app.tree(within: .seconds(60)) }
        #expect(
          error?.code == .unanswered && error?.place.method.hasSuffix("GetRole") == true, "\(String(describing: error))"
        )
      }
    }

    @Test func `A child that is counted and not listed is read by its number`() async throws {
      try await Self.run("socket") { fake in
        let window = try #require(try await fake.app.tree().first(.frame))
        #expect(window.children.map(\.role) == [.pushButton])
        #expect(try await fake.app.all(.pushButton).count == 1)
      }
    }

    @Test func `An application that hangs is listed as silent, and does not delay the others`() async throws {
      try await Self.run("buttons", "1") { fake in
        let stuck = try await Self.launch(["--name", "stuck", "hangs", "0"], on: fake.session)
        let list = try await fake.desktop.applicationList(answeringWithin: Deadlines.short)
        #expect(list.applications == [fake.app])
        let silent = try #require(list.silent.first)
        #expect(silent.processID == stuck.processID && silent.program == "fake-accessible")
        #expect(silent.mayBeCalled("fake-accessible") && !silent.mayBeCalled("stuck"))
        #expect(try await fake.desktop.application(processID: fake.app.processID) == fake.app)
        let error = await #expect(throws: ATSPIError.self) {
          try await fake.desktop.application(named: "stuck", within: Deadlines.short)
        }
        #expect(error?.message.contains("\(silent), which does not answer") == true, "\(error?.message ?? "")")
      }
    }

    @Test func `A bus that ends fails the calls that wait for an answer`() async throws {
      let session = try await DesktopSession.start()
      let process = try await Self.launch(["hangs", "500"], on: session)
      let desktop = try await Desktop.connect(
        to: .accessibilityBus(session.accessibilityBus), within: patience, callLimit: patience)
      let app = try await desktop.application(processID: process.processID, within: patience)
      let reading = Task { try await app.tree(within: patience) }
      #expect(await Deadlines.holds { LiveObjects.now.calls > 0 })
      let question = BusCall.bus("GetConnectionUnixProcessID", about: BusCall.busName)
      let bus = try #require(try await desktop.session.call(question)[0]?.int.flatMap(Int32.init(exactly:)))
      kill(bus, SIGTERM)
      let error = await #expect(throws: ATSPIError.self) { try await reading.value }
      #expect(error?.code == .disconnected)
      await desktop.close()
      await session.end()
    }

    // MARK: Running it

    private struct Fake {
      var session: DesktopSession
      var desktop: Desktop
      var app: Application
    }

    /// Runs the fixture in this mode.
    private static func run(
      _ arguments: String..., callLimit: Duration = patience, _ body: (Fake) async throws -> Void
    ) async throws {
      try await run(arguments, callLimit: callLimit, body)
    }

    private static func run(
      _ arguments: [String], callLimit: Duration = patience, _ body: (Fake) async throws -> Void
    ) async throws {
      try await DesktopSession.run { session in
        // An application that ends after some calls ends only when its tree is read.
        let process = try await launch(arguments, on: session)
        let desktop = try await Desktop.connect(
          to: .accessibilityBus(session.accessibilityBus), within: patience, callLimit: callLimit)
        let app = try await desktop.application(processID: process.processID, within: patience)
        try await body(Fake(session: session, desktop: desktop, app: app))
        await desktop.close()
      }
    }

    private static func launch(_ arguments: [String], on session: DesktopSession) async throws -> LaunchedApp {
      let process = try session.launch(DesktopSession.product("fake-accessible"), arguments)
      try #require(await Deadlines.holds { process.standardOutput == "ready\n" }, "\(process.standardError)")
      return process
    }
  }
}

/// The walk without an application.
@Suite struct TreeWalkTests {
  private func object(_ name: Int, children: Range<Int> = 0..<0) -> ReadObject {
    ReadObject(
      node: AccessibleNode(id: id(name), role: .panel, name: "\(name)", attributes: ["toolkit": "Fake"]),
      children: children.map(id))
  }

  private func id(_ name: Int) -> AccessibleID { AccessibleID(busName: ":1.1", path: "/\(name)") }

  @Test func `The walk goes in the order of reading, and every object gets its place`() throws {
    var walk = TreeWalk(root: id(0))
    var order: [String] = []
    let inside = [0: 1..<3, 1: 3..<5, 2: 5..<6]
    while let place = walk.next() {
      order.append(place.id.path)
      let name = try #require(Int(place.id.path.dropFirst()))
      walk.take(object(name, children: inside[name] ?? 0..<0), at: place)
    }
    #expect(order == ["/0", "/1", "/3", "/4", "/2", "/5"])
    #expect(walk.gap == nil)
    let lines: [Substring] = walk.tree().outline.split { $0 == "\n" }
    let depths = lines.map { (line: Substring) -> Int in
      let text: Substring = line.drop { $0 == " " }
      return line.count - text.count
    }
    #expect(depths == [0, 2, 4, 4, 2, 4])
  }

  @Test func `The walk ends at the first object that is wanted, whichever is read first`() throws {
    // 0 contains 1 and 2, 1 contains 3 and 4, and 2 contains 5.
    let inside = [0: 1..<3, 1: 3..<5, 2: 5..<6]
    var walk = TreeWalk(root: id(0))
    func next() throws -> TreeWalk.Place {
      let place = walk.next()
      return try #require(place)
    }
    func take(_ place: TreeWalk.Place) throws {
      let name = try #require(Int(place.id.path.dropFirst()))
      walk.take(object(name, children: inside[name] ?? 0..<0), at: place)
    }
    try take(next())
    let (one, two) = (try next(), try next())
    // The answers come in another order than the calls.
    try take(two)
    let five = try next()
    try take(five)
    walk.end(at: five)
    try take(one)
    let three = try next()
    #expect(three.id == id(3), "It comes before the end.")
    try take(three)
    walk.end(at: three)
    var rest = walk.next()
    #expect(rest?.id == nil, "4 comes after 3.")
    walk.end(at: five)
    rest = walk.next()
    #expect(rest?.id == nil)
  }

  @Test func `A tree of more than a hundred thousand objects is cut, with the reason`() throws {
    var walk = TreeWalk(root: id(0))
    let first = walk.next()
    walk.take(object(0, children: 1..<150_000), at: try #require(first))
    #expect(walk.error?.code == .tooLarge)
    var count = 0
    while walk.next() != nil { count += 1 }
    #expect(count == 99_999)
    #expect(walk.gap == "1 object was read; there are more than 100000 objects")
  }
}
