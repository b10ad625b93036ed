import DesignTokens
import Foundation
import Testing

/// No bytes may crash or stall the reader.
///
/// The generator has a seed, so that a failure can be repeated.
///
/// `THIMBLE_FUZZ_ROUNDS` asks for a longer run, `THIMBLE_FUZZ_SEED` for another one.
struct FuzzTests {
  private static let corpus = [
    ##"{"$type":"color","a":{"$value":{"colorSpace":"oklch","components":[0.6,"none",40],"alpha":0.5,"hex":"#ff8800"}},"b":{"$value":"{a}"}}"##,
    ##"{"s":{"$type":"shadow","$value":[{"color":"{a.$root}","offsetX":{"value":1,"unit":"px"},"offsetY":{"$ref":"#/s/$value/0/offsetX"},"blur":{"value":2,"unit":"rem"},"spread":{"value":0,"unit":"px"},"inset":true}]},"a":{"$root":{"$type":"color","$value":{"colorSpace":"hsl","components":[1,2,3]}}}}"##,
    ##"{"version":"2025.10","sets":{"x":{"sources":[{"n":{"$type":"number","$value":1}},{"$ref":"#/sets/y"}]},"y":{"sources":[]}},"modifiers":{"m":{"contexts":{"a":[],"b":[{"n":{"$value":"{n}"}}]},"default":"a"}},"resolutionOrder":[{"$ref":"#/sets/x"},{"$ref":"#/modifiers/m"}]}"##,
    ##"{"$version":"1","theme":{"$type":"dynamic","color":{"x":{"$value":{"light":"{p.a}","dark":"#11223344"}}},"radius":{"r":{"$value":9}}},"p":{"$type":"fixed","a":{"$value":"rgba(1,2,3,.5)"}}}"##,
    ##"{"t":{"$type":"typography","$value":{"fontFamily":["A","{f}"],"fontSize":"1rem","fontWeight":"bold","letterSpacing":"0.1px","lineHeight":1.5}},"f":{"$type":"fontFamily","$value":"\u00e9\ud83d\ude00"},"g":{"$extends":"{h}","h":{"$ref":"#/t"}},"h":{"$extends":"#/g","q":{"$value":"0 1px {c} inset"}}}"##,
    ##"{"pal":{"red":{"hex":"#f00"}},"x":{"value":"{pal.red.value}","type":"color"},"e":{"$type":"cubicBezier","$value":[0,1e3,1,-2]},"d":{"$type":"strokeStyle","$value":{"dashArray":["{w}"],"lineCap":"butt"}},"w":{"$type":"dimension","$value":{"value":-0.5E-2,"unit":"px"}}}"##,
    ##"{"base":{"c":{"value":"#f00","type":"color"},"n":{"value":"$t.1 2","type":"other"},"t":{"1":{"value":"{c}","type":"text"}}},"theme/dark":{"m":{"$value":"{c}","$type":"color","$extensions":{"studio.tokens":{"modify":{"type":"mix","value":"0.5","space":"lch","color":"{c}"}}}}},"$themes":[{"name":"Light","group":"g","selectedTokenSets":{"base":"source"}},{"name":"Dark","group":"g","selectedTokenSets":{"base":"enabled","theme/dark":"enabled","gone":"disabled"}}],"$metadata":{"tokenSetOrder":["base","theme/dark"]}}"##,
    ##"[{"name":"A","selectedTokenSets":{"core":"enabled","$themes":"source"}},{"name":"B","group":"","selectedTokenSets":{}}]"##,
    ##"{"a":{"value":"{b} * (2px - 1) / 3","type":"sizing"},"b":{"value":"calc(-1 * 4px)"},"c":{"value":"rgba({d}, .5)","type":"color"},"d":{"value":"color-mix(in oklch, red 20%, hsl(.5turn 10% 20% / none))"},"n":{"value":"120%","type":"number"}}"##,
    ##"{"s":{"value":"0 {a} 2px * 2 {c} inset, 1px 1px tan","type":"boxShadow"},"a":{"value":"min(4, 3)","type":"spacing"},"c":{"value":"white"},"t":{"value":"all 200ms ease-in 0s"},"l":{"value":"1px solid #ccc"},"f":{"value":"italic bold 16px/1.5 'A', serif"},"g":{"value":"linear-gradient(1deg,red,blue 50%,lime)","type":"gradient"}}"##,
    ##"{"t":{"type":"typography","value":{"fontFamily":"{f}, serif","fontSize":"{z} * 2","fontWeight":"Bold Italic","letterSpacing":"{l}","lineHeight":"AUTO"}},"f":{"value":"'A'","type":"fontFamilies"},"l":{"value":"-2%","type":"letterSpacing"},"z":{"value":8,"type":"number"},"radius":{"value":"50%","type":"borderRadius"}}"##,
  ]
  private static let fragments = [
    "calc(", "{b} * 2", " / 0", "(", ")", "%", "em", "color-mix(in srgb,", "e999",
    "{{a}}", "\"$ref\":\"#/sets/x\"", "\"$deprecated\":\"no\"", "{\"$ref\":\"#/t/$value/fontFamily/0\"}", "\"value\":",
    "{", "}", "[", "]", "\"", ":", ",", "\\u", "\\", "$value", "$ref", "$extends", "{a}", "#/", "~1", "%2", "1e308",
    "-", "null",
    "\"$type\":\"gradient\"", "{\"$ref\":\"#/a/$value\"}", "\u{0}", "é", "$root", "..", "$themes", "$metadata",
    "selectedTokenSets", "\"enabled\"", "dark",
  ]

  @Test func mutationsAreSurvived() {
    let environment = ProcessInfo.processInfo.environment
    var random = Generator(state: environment["THIMBLE_FUZZ_SEED"].flatMap(UInt64.init) ?? 20_251_028)
    for _ in 0..<(environment["THIMBLE_FUZZ_ROUNDS"].flatMap(Int.init) ?? 3_000) {
      var bytes = Array(Self.corpus[Int.random(in: 0..<Self.corpus.count, using: &random)].utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) { mutate(&bytes, &random) }
      let steps = WorkCount.count { survive(bytes) }
      #expect(steps < 1_000_000, "slow: \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  private func survive(_ bytes: [UInt8]) {
    guard let document = try? TokenDocument(bytes, name: "fuzz.json") else { return }
    let resolver = Resolver(document) { path throws(TokenError) in
      throw TokenError(code: .unreadable, message: path)
    }
    for inputs in resolver.permutations(limit: 4) {
      guard let tokens = try? resolver.resolve(inputs) else { continue }
      for diagnostic in tokens.diagnostics { check(diagnostic) }
      for token in tokens { #expect(!token.path.isEmpty && !token.value.css.isEmpty) }
    }
  }

  /// Checks that a message is for people: no empty advice, and no internals of the program.
  private func check(_ diagnostic: Diagnostic) {
    let text = diagnostic.message + (diagnostic.advice ?? "-")
    let isClean = !diagnostic.message.isEmpty && diagnostic.advice != "" && !text.contains("Optional(")
    #expect(isClean && !text.contains("DesignTokens."), "\(diagnostic)")
    if let location = diagnostic.location { #expect(location.line > 0 && location.column > 0) }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout Generator) {
    let index = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, index + Int.random(in: 0...20, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
    case 1: bytes.removeSubrange(index..<end)
    case 2: bytes.insert(contentsOf: bytes[index..<end], at: Int.random(in: 0...bytes.count, using: &random))
    case 3 where index < bytes.count: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 4:
      let other = Array(Self.corpus[Int.random(in: 0..<Self.corpus.count, using: &random)].utf8)
      let start = Int.random(in: 0..<other.count, using: &random)
      bytes.insert(contentsOf: other[start..<min(other.count, start + 40)], at: index)
    default:
      bytes.insert(contentsOf: Self.fragments[Int.random(in: 0..<Self.fragments.count, using: &random)].utf8, at: index)
    }
  }

  /// SplitMix64.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
