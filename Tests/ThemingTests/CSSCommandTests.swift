import Testing
import Theming

@Suite("thimble tokens css")
struct CSSCommandTests {
  private let brand = ##"{"theme":{"color":{"$type":"color","background":{"brand":{"$value":"#808080"}}}}}"##

  @Test("Without a file it prints the default theme's stylesheet")
  func defaults() throws {
    let result = try Tokens.run("css")
    #expect(result.status == 0 && result.err.isEmpty)
    #expect(result.out == Stylesheet(.default, in: ThemeContext()).text)
  }

  @Test(
    "Inputs choose the desktop's settings",
    arguments: [
      ("theme=dark", ThemeContext(scheme: .dark)), ("theme=light", ThemeContext()),
      ("theme=lightHighContrast", ThemeContext(contrast: .high)),
      ("Theme=darkhighcontrast", ThemeContext(scheme: .dark, contrast: .high)),
      ("contrast=high", ThemeContext(contrast: .high)), ("motion=reduced", ThemeContext(reducesMotion: true)),
      ("text-scale=1.5", ThemeContext(textScale: 1.5)),
    ])
  func inputs(input: String, context: ThemeContext) throws {
    let result = try Tokens.run("css", "--input", input)
    #expect(result.status == 0 && result.err.isEmpty, "\(result.err)")
    #expect(result.out == Stylesheet(.default, in: context).text)
    #expect((result.out == Stylesheet(.default, in: ThemeContext()).text) == (context == ThemeContext()))
  }

  @Test("Inputs are combined, and a file overrides the default theme")
  func file() throws {
    let context = ThemeContext(scheme: .dark, contrast: .high, reducesMotion: true)
    let result = try Tokens.run(
      "css", "brand.json", "--input", "theme=dark", "--input", "contrast=high", "--input", "motion=reduced",
      files: ["brand.json": brand])
    let theme = try Theme(tokens: brand, name: "brand.json")
    #expect(result.status == 0 && result.out == Stylesheet(theme, in: context).text)
    #expect(result.out.contains("rgb(128,128,128)"))
    #expect(result.err == theme.diagnostics.map { "\($0)\n" }.joined() && !result.err.isEmpty)
  }

  @Test("--contrast prints each pair with its ratio, the least that passes and the verdict")
  func contrast() throws {
    let clean = try Tokens.run("css", "--contrast")
    let pairs = ContrastReport(.default, in: ThemeContext()).pairs
    #expect(clean.status == 0 && clean.out.split(separator: "\n").count == pairs.count)
    #expect(clean.out.contains("pass  4.76:1 (4.5)  primary default foreground  #ffffff on #1c71d8\n"), "\(clean.out)")
    #expect(!clean.out.contains("FAIL"))
    let high = try Tokens.run(
      "css", "brand.json", "--contrast", "--input", "contrast=high", files: ["brand.json": brand])
    #expect(high.out.contains("FAIL  5.31:1 (7.0)  primary default foreground  #000000 on #808080\n"), "\(high.out)")
  }

  @Test("--repair prints a stylesheet in which every pair passes, and lists the changes")
  func repair() throws {
    let arguments = ["css", "brand.json", "--repair", "--input", "contrast=high"]
    let files = ["brand.json": brand]
    let result = try Tokens.run(arguments, files: files)
    let theme = try Theme(tokens: brand, name: "brand.json").repairingContrast()
    #expect(result.status == 0 && result.out == Stylesheet(theme, in: ThemeContext(contrast: .high)).text)
    #expect(result.err.contains("brand.json:1:") && result.err.contains("repaired to #"), "\(result.err)")
    let pairs = try Tokens.run(arguments + ["--contrast"], files: files)
    #expect(pairs.status == 0 && !pairs.out.contains("FAIL") && pairs.out.contains("primary default foreground"))
  }

  @Test(
    "An unusable file or input has one clear message and its exit status",
    arguments: [
      (["none.json"], 2, "error: none.json: there is no such file\n"),
      (["."], 2, "error: .: is a directory, not a file\n"),
      (["half.json"], 1, "half.json:1:2: error: the file ends where a key in double quotes was expected\n"),
      (
        ["--input", "theme=drak"], 1, "error: there is no context \"drak\" of \"theme\"; see thimble help tokens css\n"
      ),
      (
        ["--input", "thme=dark"], 1,
        "error: there is no input \"thme\"; the inputs are theme, contrast, motion and text-scale\n"
      ),
      (["--input", "text-scale=9"], 1, "error: \"9\" is no text scale; write a number from 0.5 to 4\n"),
      (["--input", "text-scale=nan"], 1, "error: \"nan\" is no text scale; write a number from 0.5 to 4\n"),
      (
        ["lost.json"], 2,
        "lost.json:1:85: error: part.json: there is no such file\n"
      ),
    ])
  func mistakes(arguments: [String], status: Int32, message: String) throws {
    let result = try Tokens.run(
      ["css"] + arguments,
      files: [
        "half.json": "{",
        "lost.json":
          ##"{"version":"2025.10","resolutionOrder":[{"type":"set","name":"a","sources":[{"$ref":"part.json"}]}]}"##,
      ])
    #expect(result.status == status && result.out.isEmpty && result.err == message, "\(result)")
  }

  @Test("An input without a value is a usage error")
  func usage() throws {
    let result = try Tokens.run("css", "--input", "dark")
    #expect(result.status == 64 && result.err.contains("NAME=CONTEXT"), "\(result)")
    #expect(try Tokens.run("css", "--colour").status == 64)
  }
}

@Suite("Help of thimble tokens")
struct TokensHelpTests {
  @Test(
    "The help of each command describes the command, its options and its exit status",
    arguments: [
      ("check", ["--strict", "--together", "--format", "warning: theme.", "Exit status: 0 no errors"]),
      ("resolve", ["--input", "--format", "\"css\": \"rgb(0,128,255)\"", "Exit status: 0 resolved"]),
      ("css", ["--input", "--contrast", "--repair", "text-scale=1.5", "Exit status: 0 printed"]),
    ])
  func commands(command: String, words: [String]) throws {
    let result = try Tokens.run(command, "--help")
    #expect(result.status == 0 && result.err.isEmpty)
    for word in words { #expect(result.out.contains(word), "\(word): \(result.out)") }
    #expect(try Tokens.run("help-\(command)").status == 64)
  }

  @Test("The group names its commands")
  func group() throws {
    let result = try Tokens.run("--help")
    #expect(result.status == 0)
    for command in ["check", "resolve", "css"] { #expect(result.out.contains("\n  \(command) ")) }
  }
}
