#if canImport(ArgumentParser)
  import ATSPI
  import AccessibilityAudit
  import ArgumentParser
  import DesignTokens
  import FoundationEssentials

  /// `thimble tree`: prints everything that an application exposes to assistive technology.
  struct TreeCommand: ObjectCommand {
    static let configuration = CommandConfiguration(
      commandName: "tree",
      abstract: "Print the accessible tree of an application, or compare it with a file.",
      discussion: """
        Prints each object that is shown on a line: id, role, name, description, text, value, states, actions, attributes.

          thimble tree --app gnome-calculator
          thimble tree --app notes --role dialog --depth 1
          thimble tree --format json --launch ./build/notes

        An id is # and the identifier that the application's author gave the object, or its place and marks: 1.3.2~kq7f3xm is \
        the second object in the third one in the first window. The marks stand for its role, name, description and \
        surroundings, the last three for the object itself. press, type, wait and say take an id and refuse it when another \
        object is there. Without the last three characters, as `thimble audit` prints it, it holds in other runs, too.

        With conditions, such as --role or --name, the output begins with the objects that match. With --boxes each line ends \
        with the corner and the size that the toolkit reports, from the window's corner; a heading tells if they are not \
        reliable.

        --accept writes the tree to a file, without ids, boxes, and states that depend on the desktop. --compare prints \
        the differences from such a file: lines with - were expected, lines with + are there now.

        Exit status: 0 printed, or nothing differs; 1 nothing matches, or there are differences; 2 the application could not \
        be read, or only a part of it, or the file could not be read or written; 3 the id is that of another object.
        """
    )

    @OptionGroup var target: TargetOptions

    @OptionGroup var form: FormatOption
    @OptionGroup var object: ObjectOptions

    @Option(help: ArgumentHelp("The levels below the windows, or below the objects that match.", valueName: "levels"))
    var depth: Int?

    @Flag(help: "Print boxes in the text, too. JSON always has them.")
    var boxes = false

    @Option(help: ArgumentHelp("Print the differences from this file instead.", valueName: "file"))
    var compare: String?

    @Option(help: ArgumentHelp("Write the tree to this file instead.", valueName: "file"))
    var accept: String?

    func validate() throws {
      try target.check()
      if compare != nil, accept != nil { throw ValidationError("Either --compare or --accept, not both.") }
      if let depth, depth < 0 { throw ValidationError("--depth is a number of levels from 0.") }
      if (compare ?? accept) != nil, form.format == .json || boxes || object.hidden {
        throw ValidationError("The file has a form of its own: leave out --format json, --boxes and --hidden.")
      }
    }

    func perform() async throws {
      // The file is read first, so that a bad file is reported before the application is read.
      let expected = try compare.map(Self.snapshot)
      let tree = try await target.look()
      let list = ObjectList(tree)
      let selection = ObjectSelection(object.query, depth: depth)
      let text = form.format == .json ? list.json(selection) : list.text(selection, boxes: boxes)
      if !object.query.isEmpty { _ = try object.query.some(in: list) }
      if accept != nil || expected != nil, let gap = list.gap {
        throw ReadingFailure("only a part of the application could be read: \(gap).")
      }
      if let accept {
        try Self.write(TreeSnapshot(list, selection).text, to: accept)
      } else if let expected, let compare {
        guard let differences = TreeSnapshot(list, selection).differences(from: expected) else { return }
        Terminal.print(differences, as: .text)
        throw ObjectFailure("the tree differs from \(compare); --accept \(compare) takes it as it is now.")
      } else {
        Terminal.print(text, as: form.format)
      }
      if let gap = list.gap { throw ReadingFailure("only a part of the application could be read: \(gap).") }
    }

    private static func snapshot(_ path: String) throws -> TreeSnapshot {
      do throws(TokenError) {
        let bytes = try FileReader.bytes(of: path, limits: ReadingLimits(bytes: 64 << 20))
        return TreeSnapshot(text: String(decoding: bytes, as: UTF8.self))
      } catch {
        throw ReadingFailure("the file could not be read: \(error.message). --accept \(path) makes it.")
      }
    }

    private static func write(_ text: String, to path: String) throws {
      do {
        try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
      } catch {
        throw ReadingFailure("the file \(path) could not be written.")
      }
    }
  }
#endif
