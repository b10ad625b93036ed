import Foundation
import Testing
import Thimble

@testable import ThimbleGallery

@Suite("Differences of pictures")
struct PictureDifferenceTests {
  /// A box on a white page, with an edge of antialiasing between them. Shades are 0…255.
  private static func page(
    x: Int = 20, y: Int = 10, shade: UInt8 = 0, edge: UInt8 = 128, width: Int = 60, height: Int = 40
  ) -> PixelMap {
    var map = PixelMap(width: width, height: height, bytes: [UInt8](repeating: 255, count: width * height * 4))
    for row in y..<(y + 12) {
      for column in x..<(x + 15) {
        for channel in 0..<3 { map.bytes[(row * width + column) * 4 + channel] = column == x ? edge : shade }
      }
    }
    return map
  }

  @Test("Equal pictures have none, also with other antialiasing or a shift by one pixel")
  func noise() {
    #expect(PictureDifference(Self.page(), Self.page()) == nil)
    #expect(PictureDifference(Self.page(), Self.page(edge: 90)) == nil)
    #expect(PictureDifference(Self.page(), Self.page(x: 21)) == nil)
    #expect(PictureDifference(Self.page(shade: 100), Self.page(shade: 103)) == nil)
  }

  @Test("A shift by two pixels is found in every direction, also of a pale box", arguments: [UInt8(0), 245])
  func shift(shade: UInt8) throws {
    for (x, y) in [(22, 10), (18, 10), (20, 12), (20, 8)] {
      let difference = try #require(
        PictureDifference(Self.page(shade: shade, edge: shade), Self.page(x: x, y: y, shade: shade, edge: shade)))
      #expect(difference.count >= 10, "\(x), \(y)")
    }
  }

  @Test("Another colour and another size are found, and marked where they are")
  func marks() throws {
    let color = try #require(PictureDifference(Self.page(shade: 100), Self.page(shade: 110)))
    let place = (16 * 60 + 28) * 4
    #expect(Array(color.marked.bytes[place..<(place + 3)]) == [200, 0, 255])
    #expect(Array(color.marked.bytes[0..<3]) == [255, 255, 255])
    let size = try #require(PictureDifference(Self.page(), Self.page(height: 44)))
    #expect(size.count == 4 * 60 && size.marked.height == 44)
    #expect(PictureDifference(Self.page(width: 64), Self.page())?.marked.width == 64)
  }

  @Test("An ignored area has none, and is grey where others are")
  func ignored() throws {
    let box = try #require(PictureArea("loading.progress:20,10,15,12"))
    #expect(PictureDifference(Self.page(shade: 100), Self.page(shade: 180), ignoring: [box]) == nil)
    let half = try #require(PictureArea("loading.progress:20,10,8,12"))
    let difference = try #require(PictureDifference(Self.page(shade: 100), Self.page(shade: 180), ignoring: [half]))
    let place = (12 * 60 + 22) * 4
    #expect(Array(difference.marked.bytes[place..<(place + 3)]) == [190, 190, 190])
    #expect(difference.count == 7 * 12)
    #expect(half.isOf("loading.progress") && half.isOf("dark-2-loading.progress") && !half.isOf("unloading.progress"))
  }

  @Test(
    "An area is a name and four numbers",
    arguments: ["", "loading", ":1,2,3,4", "loading:1,2,3", "loading:1,2,3,4,5", "loading:1,,3,4", "loading:-1,2,3,4"])
  func noArea(text: String) { #expect(PictureArea(text) == nil) }

  @Test("The names of pictures have the settings that vary, and no others")
  func names() {
    var (light, dark) = (Surroundings(), Surroundings())
    (light[.scheme], dark[.scheme]) = ("light", "dark")
    (light[.textScale], dark[.textScale]) = ("2", "2")
    let job = PictureJob(folder: "f", surroundings: [light, dark])
    #expect([light, dark].map(job.prefix) == ["light-", "dark-"])
    #expect(PictureJob(folder: "f", surroundings: [dark]).prefix(of: dark) == "")
  }

  @Test("The index shows changed pictures first, beside the earlier ones")
  func index() throws {
    let html = PictureIndex([("a", .same), ("b<", .changed(12)), ("c", .gone), ("d", .new)]).html
    #expect(html.contains("1 changed of 4 pictures"))
    let changed = try #require(html.range(of: "b&lt;: 12 pixels differ"))
    let same = try #require(html.range(of: "a: unchanged"))
    #expect(changed.lowerBound < same.lowerBound)
    for file in ["b&lt;.before.png", "b&lt;.png", "b&lt;.difference.png", "d.png"] { #expect(html.contains(file)) }
    #expect(!html.contains("\"c.png\""))
  }

  @Test("The index shows the pictures of one sample in all surroundings side by side")
  func sideBySide() throws {
    let pictures: [(String, PictureIndex.Outcome)] = [
      ("light-a", .same), ("light-b", .same), ("dark-a", .same), ("dark-b", .changed(3)),
    ]
    let html = PictureIndex(pictures, prefixes: ["light-", "dark-"]).html
    let sections = html.components(separatedBy: "<h2>").dropFirst()
    #expect(sections.map { $0.prefix { $0 != "<" } } == ["b", "a"], "A changed one comes first.")
    let second = try #require(sections.last)
    #expect(second.contains("<figcaption>light, Now, unchanged</figcaption>"))
    #expect(second.contains("<figcaption>dark, Now, unchanged</figcaption>"))
    let first = try #require(sections.first)
    #expect(first.contains("<figcaption>dark, Now, 3 pixels differ</figcaption>"))
    #expect(first.contains("dark-b.difference.png"))
  }
}
