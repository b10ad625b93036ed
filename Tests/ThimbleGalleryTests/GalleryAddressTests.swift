import DesignTokens
import Testing

@testable import ThimbleGallery

@Suite("Addresses of a gallery")
struct GalleryAddressTests {
  @Test("An address is read as it was written, with any character")
  func roundTrip() throws {
    var surroundings = Surroundings()
    surroundings[.scheme] = "dark"
    surroundings[.textScale] = "1.25"
    surroundings[.theme] = "/home/ä b/50 %&x=?.json"
    let address = GalleryAddress(page: "loading", sample: "progress", surroundings: surroundings)
    let text = address.text(scheme: "badges")
    let theme = "%2Fhome%2F%C3%A4%20b%2F50%20%25%26x%3D%3F.json"
    #expect(text == "badges:loading/progress?scheme=dark&text-scale=1.25&theme=" + theme)
    #expect(GalleryAddress(text, scheme: "badges") == address)
    #expect(GalleryAddress(text, scheme: "others") == nil)
  }

  @Test("Changed properties are a part of an address, also empty texts and none at all")
  func changes() throws {
    let changes = [
      PropertyChange(0, "title", "A&B=1"), PropertyChange(12, "icon-name", nil), PropertyChange(12, "badge", ""),
    ]
    let address = GalleryAddress(page: "button", sample: "sizes", changes: changes)
    let text = address.text(scheme: "g")
    #expect(text == "g:button/sizes?0.title=A%26B%3D1&12.icon-name&12.badge=")
    #expect(GalleryAddress(text, scheme: "g") == address)
    #expect(
      GalleryAddress("g:button/sizes?-1.a=1&x.b=1&.c=1&1.=2&0.d.e=1", scheme: "g")?.changes == [
        PropertyChange(0, "d.e", "1")
      ])
  }

  @Test("Slashes after the colon, unknown settings and invalid escapes are ignored")
  func lenient() throws {
    let text = "g:///button?zoom=3&scheme=sepia&text-scale=2&theme=a%zz&&="
    let address = try #require(GalleryAddress(text, scheme: "g"))
    #expect(address.page == "button" && address.sample == nil)
    #expect(address.surroundings.items.map(\.text) == ["2", "a%zz"])
    #expect(GalleryAddress("g:", scheme: "g") == GalleryAddress(page: nil))
  }

  @Test("Overlays are one setting, in one order; accents are names or colours")
  func overlaysAndAccents() throws {
    var surroundings = Surroundings()
    surroundings[.overlays] = "boxes+hit-areas"
    surroundings[.accent] = "#12ab00"
    #expect(surroundings.overlays == [.hitAreas, .boxes])
    let address = GalleryAddress(page: "button", surroundings: surroundings)
    #expect(address.text(scheme: "g") == "g:button?accent=%2312ab00&overlays=boxes%2Bhit-areas")
    #expect(GalleryAddress(address.text(scheme: "g"), scheme: "g") == address)
    surroundings.overlays = [.boxes, .focusOrder]
    #expect(surroundings[.overlays] == "focus-order+boxes")
    #expect(Surroundings.Setting.overlays.title(of: surroundings[.overlays]) == "Focus Order, Boxes")
    surroundings.overlays = []
    #expect(surroundings[.overlays] == nil)
    surroundings[.accent] = "green"
    #expect(surroundings.accent == RGBA(hex: "#3a944a"))
    for (setting, text) in [
      (Surroundings.Setting.overlays, "boxes+lines"), (.overlays, "boxes+"), (.accent, "mauve"), (.accent, "#12345678"),
    ] {
      surroundings[setting] = text
      #expect(surroundings[setting] == nil)
      #expect(setting.problem(with: text)?.contains("--\(setting.rawValue) \(text) is unknown") == true)
    }
  }

  @Test("A step of a play has words")
  func steps() {
    let steps: [PlayStep] = [
      .press("Save"), .type("Ada", into: "Name"), .wait(.milliseconds(1_500)), .expect("Saved"),
      .expect("Save", is: .busy), .expectNone("Undo"),
    ]
    let texts = [
      "Press “Save”", "Type “Ada” into “Name”", "Wait 1.5 s", "Expect “Saved”", "Expect “Save” to be busy",
      "Expect no “Undo”",
    ]
    #expect(steps.map(\.text) == texts)
  }

  @Test("Every choice of a setting is a value of it, and others are refused by name")
  func choices() {
    for setting in Surroundings.Setting.allCases {
      for choice in setting.choices {
        #expect(setting.problem(with: choice.text) == nil, "\(choice)")
        #expect(setting.title(of: choice.text) == choice.title)
      }
      #expect(setting.problem(with: "")?.contains("--\(setting.rawValue)") == true)
      #expect(setting.title(of: nil) == setting.standardTitle)
    }
    #expect(Surroundings.Setting.textScale.problem(with: "nan") != nil)
  }

  @Test("The history leads back and forward")
  func history() {
    var history = PageHistory()
    #expect(history.previous == nil && history.next == nil)
    for page in ["a", "b", "b", "c"] { history.visit(page) }
    #expect(history.previous == "b")
    history.visit("b")
    #expect(history.previous == "a" && history.next == "c")
    history.visit("d")
    #expect(history.previous == "b" && history.next == nil)
  }
}
