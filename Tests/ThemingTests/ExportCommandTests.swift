import Testing

/// `thimble tokens export` and `thimble tokens diff`.
@Suite("thimble tokens export, diff")
struct ExportCommandTests {
  private let files = [
    "a.json": ##"""
    {"color": {"brand": {"value": "#295eff"}, "brand-2": {"value": "#fff"}},
     "space": {"1": {"value": "16px"}}, "2x": {"value": "2"}, "font": {"family": {"value": "'A B', serif", "type": "fontFamilies"}}}
    """##,
    "b.json":
      ##"{"color": {"brand": {"value": {"light": "#295eff", "dark": "#99aaff"}}}, "space": {"1": {"value": "1rem"}}, "new": {"value": "1px"}}"##,
  ]

  @Test("Tokens become named colors and variables, and one the accent")
  func export() throws {
    let result = try Tokens.run("export", "a.json", "--accent", "color.brand", files: files)
    #expect(result.status == 0, "\(result.err)")
    let lines = result.out.split(separator: "\n").map(String.init)
    #expect(
      lines.contains("@define-color color_brand rgb(41,94,255);") && lines.contains("  --color-brand: rgb(41,94,255);"))
    #expect(lines.contains("  --space-1: 16px;") && lines.contains("  --n2x: 2;"), "\(result.out)")
    #expect(lines.contains(##"  --font-family: "A B", serif;"##), "\(result.out)")
    #expect(lines.contains("@define-color accent_bg_color rgb(41,94,255);"))
    #expect(lines.contains("  --accent-fg-color: rgb(255,255,255);") && lines.last == "}", "\(result.out)")
    let colors = try Tokens.run("export", "a.json", "--colors-only", files: files)
    #expect(
      !colors.out.contains("--") && !colors.out.contains("accent_")
        && colors.out.contains("@define-color color_brand_2"))
    let wrong = try Tokens.run("export", "a.json", "--accent", "space.1", files: files)
    #expect(wrong.status == 1 && wrong.out.isEmpty && wrong.err.contains("no color token \"space.1\""), "\(wrong.err)")
  }

  @Test("A token whose CSS name is taken is left out and listed")
  func collision() throws {
    let text = ##"{"a-b": {"value": "1px"}, "a": {"b": {"value": "2px"}}}"##
    let result = try Tokens.run("export", "a.json", files: ["a.json": text])
    #expect(result.out == ":root {\n  --a-b: 1px;\n}\n", "\(result.out)")
    #expect(result.err.contains("\"a.b\" is left out: in CSS its name is that of \"a-b\""), "\(result.err)")
  }

  @Test("The kit's brand color is the accent; an input chooses the context")
  func theme() throws {
    let text =
      ##"{"theme": {"color": {"background": {"brand": {"value": {"light": "#000080", "dark": "#ccccff"}}}}}}"##
    let dark = try Tokens.run("export", "a.json", "--input", "theme=dark", files: ["a.json": text])
    #expect(dark.out.contains("accent_bg_color rgb(204,204,255)") && dark.out.contains("accent_fg_color rgb(0,0,0)"))
  }

  @Test("A difference is a token that is gone, new, or has another value")
  func diff() throws {
    let result = try Tokens.run("diff", "a.json", "b.json", files: files)
    #expect(result.status == 1, "\(result.err)")
    let lines = result.out.split(separator: "\n").map(String.init)
    #expect(lines.contains("- color.brand-2: rgb(255,255,255)") && lines.last == "+ new: 1px", "\(result.out)")
    #expect(!lines.contains { $0.contains("color.brand:") })
    // The same length in another unit is another value, since one of them follows the text size.
    #expect(lines.contains { $0.hasPrefix("~ space.1: ") && $0.contains("rem") }, "\(result.out)")
    #expect(try Tokens.run("diff", "a.json", "a.json", files: files).status == 0)
  }

  @Test("Two contexts of one file are compared")
  func contexts() throws {
    let result = try Tokens.run("diff", "b.json", "--to", "theme=dark", files: files)
    #expect(result.status == 1 && result.out == "~ color.brand: rgb(41,94,255) -> rgb(153,170,255)\n", "\(result.out)")
    let wrong = try Tokens.run("diff", "b.json", "--to", "theme=drak", files: files)
    #expect(wrong.status == 2 && wrong.err.contains("did you mean \"dark\"?"), "\(wrong.err)")
  }
}
