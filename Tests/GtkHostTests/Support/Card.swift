import GtkHost

/// A widget with properties of every kind and signals of its own.
@MainActor
class Card: Widget {
  enum Corner: String, CaseIterable, NativeEnumeration {
    case round, square
    case cutOff = "cut-off"
  }

  override class var nativeType: NativeType { .widget(cssName: "card") }

  override class var nativeProperties: [NativeProperty] {
    [
      NativeProperty("title", \Card.title, initial: "", "The documented name."),
      NativeProperty("note", \Card.note, initial: nil),
      NativeProperty("is-open", \Card.isOpen, initial: false),
      NativeProperty("count", \Card.count, initial: 3, in: 0...10),
      NativeProperty("weight", \Card.weight, initial: 0.5, in: 0...1),
      NativeProperty("corner", \Card.corner, initial: .round),
      NativeProperty("partner", \Card.partner, initial: nil),
      NativeProperty(readOnly: "length", \Card.length, initial: 0),
      NativeProperty(writeOnly: "label", \Card.title, initial: ""),
      NativeProperty("maker", \Card.maker, initial: "", access: .constructOnly),
    ]
  }

  override class var nativeSignals: [NativeSignal] {
    [NativeSignal("dismissed"), NativeSignal("turned", carrying: Int.self, String.self)]
  }

  var title = "" { didSet { if title != oldValue { titleChanged() } } }
  var note: String? { didSet { if note != oldValue { notify("note") } } }
  var isOpen = false { didSet { if isOpen != oldValue { notify("is-open") } } }
  var count = 3 { didSet { if count != oldValue { notify("count") } } }
  var weight = 0.5 { didSet { if weight != oldValue { notify("weight") } } }
  var corner = Corner.round { didSet { if corner != oldValue { notify("corner") } } }
  weak var partner: Label?
  var maker = ""
  var length: Int { title.count }

  private func titleChanged() {
    notify("title")
    notify("length")
  }
}

/// A subclass that adds a property.
@MainActor
final class SecondCard: Card {
  override class var nativeProperties: [NativeProperty] {
    [NativeProperty("second", \SecondCard.second, initial: false)]
  }

  var second = false
}

/// A subclass that adds no property.
@MainActor
final class ThirdCard: Card {}

extension Signal where Owner: Card, Arguments == Void, Result == Void {
  static var dismissed: Self { Signal("dismissed") }
}

extension Signal where Owner: Card, Arguments == (Int, String), Result == Void {
  static var turned: Self { Signal("turned") { ($0.read(0), $0.read(1)) } }
}
