import ATSPI
import AccessibilityAudit
import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension LibraryTests {
  @Suite struct ProgramTests {
    @Test("A wrong argument or thread logs a critical with the function's name, and does not end the process")
    func misuse() async throws {
      let program = try await Library.described.fixture("misuse.c")
      try await DesktopSession.run { session in
        let process = try session.launch(program)
        #expect(await process.end(allowing: patience) == 0, "\(process.standardError)")
        #expect(process.standardOutput == "survived\n")
        // Each state and context of the theme's pair of colours has a message.
        let complaints = process.complaints(besides: "has a contrast of")
        #expect(complaints.count == 51, "\(complaints)")
        for message in [
          "thimble_button_start_loading takes a ThimbleButton, and got NULL.",
          "thimble_button_start_loading takes a ThimbleButton, and got GtkLabel.",
          "thimble_button_group_append takes a ThimbleButton, and got GtkLabel.",
          "thimble_button_disable takes a reason that is not blank.",
          "thimble_set_large_content_policy takes a ThimbleLargeContentPolicy, and got 3.",
          "thimble_button_set_activation_policy takes a ThimbleActivationPolicy, and got -1.",
          "thimble_button_group_append cannot add the ThimbleButton, which is in a container already.",
          "thimble_button_list_append cannot add the GtkWindow, which is a window.",
          "thimble_toast_overlay_new cannot add the GtkWindow, which is a window.",
          "thimble_toast_overlay_show_with_button takes a label that is not blank.",
          "The ThimbleCommand \"blank\" has no title.",
          "thimble_toggle_button_group_new takes a ThimbleSelectionMode, and got 9.",
          "thimble_toggle_button_group_append takes a title that is not blank.",
          "thimble_button_start_loading must be called on the main thread. This call does nothing.",
          "thimble_button_new must be called on the main thread. This call does nothing.",
          "thimble_init must be called on the main thread. This call does nothing.",
          "thimble_button_new_with_label takes a text, and got NULL.",
          "thimble_button_set_title takes a text, and got NULL.",
          "thimble_button_set_variant takes a text, and got NULL.",
          "thimble_button_group_set_more_label takes a text, and got NULL.",
          "thimble_button_group_new takes a text, and got NULL.",
          "thimble_toggle_button_group_get_button takes a text, and got NULL.",
          "thimble_toggle_button_group_is_selected takes a text, and got NULL.",
          "thimble_command_new takes a text, and got NULL.",
          "thimble_toast_overlay_show_with_button: the widgets around have no action \"win.undoo\".",
          "thimble_application_window_add_command: there is an action \"save\" already. Give the ThimbleCommand another name.",
          "ThimbleToggleButton draws its own content, and shows no label, icon or child of GtkButton: set its title and icon-name.",
          "ThimbleButtonListRow draws its own content, and shows no label, icon or child of GtkButton: set its title and icon-name.",
          "ThimbleButton: the underscore of the label \"my_file\" marks a mnemonic, as that of every title. Write \"my__file\" to show"
            + " it, or set use-underline.",
          "thimble_button_fail_work takes an error, and got NULL.",
          "thimble_button_fail_work_with_message takes a text, and got NULL.",
          "thimble_toggle_button_group_select takes the tag of a button, and the group has no \"day\".",
          "ToggleButtonGroup \"View\": no button has the selected value \"yaer\". The values are \"year\".",
          "thimble_toggle_button_group_remove takes the tag of a button, and the group has no \"week\".",
          "thimble_application_add_command: there is an action \"save\" already. Give the ThimbleCommand another name.",
          "ThimbleButton draws its own content, and shows no label, icon or child of GtkButton: set its title and icon-name.",
          "A ThimbleToggleButtonGroup in a .ui file: It takes buttons with a name, which is their value: set the property name of each.",
          "A ThimbleIconButton without a name is not shown. It shows no text, so it needs both an icon-name and an",
          "The button \"Save\" has no colours of its own. The theme has no variant \"huge\". It has danger,",
          "ThimbleButton: a blank disabled-reason is no reason and is not used.",
          "thimble_button_set_title takes a ThimbleButton, and got GtkLabel.",
          "thimble_button_set_size takes a ThimbleButtonSize, and got 9.",
          "thimble_button_set_long_press takes a label that is not blank.",
          "thimble_button_set_shortcut: The keyboard shortcut \"<Contrl>s\": there is no modifier \"Contrl\"",
          "thimble_button_set_title_markup: Could not read the markup \"<b>Save\"",
          "theme.opacity.disabld: the kit does not use this token",
          "theme.color.button.primary.default.foreground: #999999 on #808080 has a contrast of 1.39:1 (light)",
          "thimble_use_bundled_theme takes the name of a bundled theme, and got \"Defualt\".",
          "thimble_button_set_child: a ThimbleButton draws its own content.",
        ] {
          #expect(process.standardError.contains(message), "\(message)")
        }
      }
    }

    @Test(
      "The documentation's first programs show their buttons, in one window when they are started twice",
      arguments: ["py", "c"])
    func readme(language: String) async throws {
      let program = try await Library.described.fixture("readme.\(language)")
      try await DesktopSession.run { session in
        let running = try await program.start(in: session)
        let app = running.application
        let save = try await app.first(.pushButton, named: "Save")
        _ = try await app.first(.pushButton, named: "Add note")
        if language == "py" {
          let changes = try await running.stateChanges(of: save)
          try await save.perform("click")
          try await changes.expect(.gained(.busy), .lost(.busy))
        }
        // The second process hands over to the first one, and ends.
        let again = try session.launch(program.executable, program.arguments, environment: program.environment)
        #expect(await again.end(allowing: patience) == 0, "\(again.standardError)")
        try await running.focus(app.first(.pushButton, named: "Add note"))
        #expect(try await app.root.children().count == 1)
        try await running.end()
      }
    }

    @Test(
      "The work of a button is a coroutine in GTK's main loop: it ends, Escape cancels it, and the button is freed",
      .enabled("PyGObject is older than 3.50.") { await hasEventLoop() })
    func coroutine() async throws {
      let program = try await Library.described.fixture("coroutine.py")
      try await DesktopSession.run { session in
        let running = try await program.start(in: session)
        let app = running.application
        let save = try await app.first(.pushButton, named: "Save")
        let changes = try await running.stateChanges(of: save)
        try await save.perform("click")
        try await changes.expect(.gained(.busy), .lost(.busy))
        try await save.perform("click")
        try await changes.expect(.gained(.busy), .lost(.busy), .gained(.busy))
        try await running.focus(save)
        try await running.press("Escape")
        try await changes.expect(.gained(.busy), .lost(.busy), .gained(.busy), .lost(.busy))
        try await running.end()
        #expect(running.process.standardOutput == "0\n0\n1\n")
      }
    }

    @Test("The page shows the functions of the program with a coroutine, and the message of a missing call")
    func coroutineOnThePage() throws {
      let page = try String(
        contentsOf: Library.root.appendingPathComponent("Sources/Thimble/Thimble.docc/Other-languages.md"),
        encoding: .utf8)
      let source = try String(
        contentsOf: Library.root.appendingPathComponent("Tests/LibraryTests/Programs/coroutine.py"), encoding: .utf8)
      let functions = try #require(source.firstMatch(of: /async def save(?:.|\n)*?\n\n\n(?=def show)/)).output
      #expect(page.contains(functions.trimmingCharacters(in: .newlines)))
      // The program template.py sees this message.
      #expect(page.contains("\"Invalid object type 'ThimbleButton'\""))
    }

    /// Indicates whether PyGObject runs coroutines.
    private static func hasEventLoop() async -> Bool {
      await (try? Tool.run(["/usr/bin/python3", "-c", "import gi.events"])) != nil
    }

    @Test(
      "Every class works, in a window, subclassed, in files and in a libadwaita program, and the names of GtkButton do",
      arguments: ["family.py", "template.py", "surface.c", "doors.js", "doors.vala"])
    func family(name: String) async throws {
      try await whole(name)
    }

    @Test(
      "Each function has its effect: on presses by pointer and key, targets, looks and themes",
      .x11Only("The program reads the screen, and xdotool presses."))
    func surface() async throws {
      try await whole("surface.py")
    }

    /// Runs a program that checks itself.
    private func whole(_ name: String) async throws {
      let program = try await Library.described.fixture(name)
      try await DesktopSession.run { session in
        let process = try session.launch(program)
        #expect(await process.end(allowing: patience * 3) == 0, "\(process.standardError)")
        #expect(process.standardOutput == "whole\n")
        #expect(process.complaints() == [])
      }
    }

    @Test("A screen reader speaks the label of busy work, and the message of work that failed")
    func spoken() async throws {
      let program = try await Library.described.fixture("spoken.py")
      try await DesktopSession.run { session in
        let running = try await program.start(in: session)
        let app = running.application
        let (send, store) = (
          try await app.first(.pushButton, named: "Send"), try await app.first(.pushButton, named: "Store")
        )
        let announcements = try await running.announcements()
        try await send.perform("click")
        try await announcements.expect("The report is on its way")
        try await announcements.expect("Send, failed. You are offline")
        try await store.perform("click")
        try await announcements.expect("Store, failed. The disk is full")
        try await running.end()
      }
    }

    @Test("The kit's and GtkButton's names for a button's frame agree, whichever a program sets")
    func frame() async throws {
      let program = try await Library.described.fixture("frame.c")
      try await DesktopSession.run { session in
        let process = try session.launch(program)
        #expect(await process.end(allowing: patience) == 0, "\(process.standardError)")
        #expect(process.standardOutput == "agreed\n")
        #expect(process.complaints() == [])
      }
    }
  }
}
