import DesignTokens
import Testing

struct ColorTests {
  @Test func channelsThatAreSetOutsideTheirRangeAreDrawnWithinIt() {
    var color = RGBA(red: 0, green: 0, blue: 0)
    (color.red, color.green, color.blue) = (.infinity, .nan, -5)
    #expect(color.bytes == [255, 0, 0] && color.css == "rgb(255,0,0)")
  }

  @Test(.needsPublishedFiles) func publishedVectors() throws {
    let vectors = try #require(try Published.json("color-vectors/vectors.json").elements)
    #expect(vectors.count > 100)
    for vector in vectors {
      let space = try #require(vector["colorSpace"]?.string.flatMap(ColorSpace.init))
      let components = try #require(vector["components"]?.elements).map(\.number)
      let color = ColorValue(space: space, components: components)
      let tolerance = try #require(vector["tolerance"]?.number)
      let srgb = try #require(vector["srgb"]?.elements).compactMap(\.number)
      for (index, channel) in srgb.enumerated() {
        #expect(abs(color.unclampedSRGB[index] - channel) <= tolerance, "\(space) \(components)")
      }
      let mapped = try #require(vector["mappedMINDE"]?.elements).compactMap(\.number)
      let rgba = color.gamutMapped
      for (channel, want) in zip([rgba.red, rgba.green, rgba.blue], mapped) {
        #expect(abs(channel - want) <= 1 / 255, "\(space) \(components)")
      }
      let bytes = try #require(vector["rgb8"]?.elements).compactMap(\.number)
      for (byte, want) in zip(rgba.bytes, bytes) { #expect(abs(Double(byte) - want) <= 1, "\(space) \(components)") }
    }
  }

  /// Values that web-platform-tests and CSS Color 4 print.
  private static let known: [(ColorSpace, [Double], String)] = [
    (ColorSpace.lab, [46.277, -47.562, 48.583], "#008000"), (.displayP3, [0.21508, 0.49224, 0.13085], "#008000"),
    (.a98RGB, [0.28028, 0.49610, 0.11630], "#008000"), (.prophotoRGB, [0.22940, 0.39393, 0.12936], "#008000"),
    (.xyzD50, [0.12266, 0.22836, 0.03093], "#009900"), (.hsl, [120, 30, 50], "#59a659"),
    (.hwb, [90, 30, 5], "#9ff24d"), (.oklch, [0.59686, 0.15619, 49.7694], "#c65d06"),
    (.srgbLinear, [1, 0, 0], "#ff0000"), (.oklab, [1, 0, 0], "#ffffff"),
    // Full lightness is white with any chroma, although sRGB gives a slightly lower lightness.
    (.oklch, [1, 0.305263, 113.836065], "#ffffff"), (.oklab, [1, -0.461763, 0.458726], "#ffffff"),
    (.xyzD65, [0, 0, 0], "#000000"),
    (.srgb, [0.5, 0, 1], "#8000ff"), (.lch, [46.2775, 67.9892, 134.3912], "#008000"),
    // rec2020 has a gamma of 2.4, sRGB its own curve.
    (.rec2020, [0.5, 0.5, 0.5], "#797979"), (.oklab, [0.51975, -0.1403, 0.10768], "#008000"),
    (.xyzD65, [0.07719, 0.15438, 0.02573], "#008000"),
  ]

  @Test(arguments: known.indices)
  func knownColors(_ index: Int) {
    let (space, components, hex) = Self.known[index]
    #expect(Set(Self.known.map(\.0)) == Set(ColorSpace.allCases))
    let rgba = ColorValue(space: space, components: components).rgba
    // The printed components are rounded, and some are exactly between two bytes.
    for (byte, want) in zip(rgba.bytes, RGBA(hex: hex)?.bytes ?? []) { #expect(abs(byte - want) <= 1, "\(rgba.hex)") }
  }

  @Test func hexIsUsedOnlyOutsideSRGB() {
    #expect(ColorValue(space: .displayP3, components: [0, 1, 0], hex: "#12ab34").rgba.hex == "#12ab34")
    #expect(ColorValue(space: .displayP3, components: [0, 1, 0]).rgba.hex == "#00fb29")
    #expect(ColorValue(space: .srgb, components: [0, 0, 1], hex: "#12ab34").rgba.hex == "#0000ff")
  }

  @Test func extremeComponentsEnd() {
    for value in [1e308, -1e308, 1e20, .infinity, .nan] {
      for space in ColorSpace.allCases {
        #expect(ColorValue(space: space, components: [value, value, value]).rgba.bytes.count == 3)
      }
    }
  }

  @Test func contrast() {
    let white = RGBA(red: 1, green: 1, blue: 1)
    let black = RGBA(red: 0, green: 0, blue: 0)
    #expect(abs(white.contrast(on: black) - 21) < 1e-9)
    #expect(white.contrast(on: white) == 1)
    // GNOME's accent blue, whose ratio to white is well known.
    #expect(RGBA(hex: "#3584e4").map { abs(white.contrast(on: $0) - 3.77) < 0.01 } == true)
    let grey = RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)
    #expect(grey.over(white).hex == "#808080")
    #expect(RGBA(red: 0, green: 0, blue: 0, alpha: 0).contrast(on: white) == 1)
  }

  @Test func css() {
    #expect(RGBA(hex: "#0af")?.css == "rgb(0,170,255)")
    #expect(RGBA(hex: "#00000080")?.css == "rgba(0,0,0,0.502)")
    #expect(RGBA(hex: "#12345") == nil && RGBA(hex: "0af") == nil && RGBA(hex: "#ééé") == nil)
  }
}
