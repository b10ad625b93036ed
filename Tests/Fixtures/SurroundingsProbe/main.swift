import CGtk
import Glibc
import Thimble

// A window of the kit's controls beside stock ones, which prints their look. Each argument is a step:
//
//   portal        start a settings portal; only as the first step
//   adwaita       start libadwaita; only as the first step, or after the portal
//   dark, light   set the colour scheme of libadwaita
//   css:TEXT      add a stylesheet of the application
//   set:KEY VALUE change a setting of the running `fake-portal`, and wait until the kit looks different
//   rtl           turn the direction of text
//   picture:FILE  draw the window into a PNG file
//   report        print a line of JSON: the theme, the context, and the boxes and main colours of all controls
//
// Without libadwaita on this machine it prints `no libadwaita`.

@MainActor
func report(_ places: [Place], _ builder: Builder) throws {
  var lines: [String] = []
  for place in places {
    for kind in place.kinds {
      let sides = try ["kit", "stock"].map { side in
        let around: Widget = try builder.object(place.origin(side))
        let widget: Widget = try builder.object("\(side) \(place.name) \(kind.name)")
        let box = widget.bounds(in: around)
        let numbers = box.map { [$0.x, $0.y, $0.width, $0.height] } ?? []
        let pixels = Pixels(of: widget)
        return "\"\(side)\": {\"box\": \(numbers), \"color\": \"\(pixels.mainColor)\", "
          + "\"surface\": \(pixels.surface), \"ink\": \(pixels.ink)}"
      }
      lines.append("{\"place\": \"\(place.name)\", \"name\": \"\(kind.name)\", \(sides.joined(separator: ", "))}")
    }
  }
  let controller = ThemeController.shared
  typealias Minor = @convention(c) () -> UInt32
  let adwaita = dlsym(nil, "adw_get_minor_version").map { unsafeBitCast($0, to: Minor.self)() } ?? 0
  print(
    """
    {"adwaita": \(adwaita), "theme": "\(controller.theme.name)", "scheme": "\(controller.context.scheme)", \
    "contrast": "\(controller.context.contrast)", "controls": [\(lines.joined(separator: ", "))]}
    """)
  fflush(nil)
}

var steps = Array(CommandLine.arguments.dropFirst())
let portal = steps.first == "portal" ? try Portal() : nil
if portal != nil { steps.removeFirst() }
let usesAdwaita = steps.first == "adwaita"
if usesAdwaita {
  typealias Start = @convention(c) () -> Void
  guard dlopen("libadwaita-1.so.0", RTLD_NOW | RTLD_GLOBAL) != nil, let start = dlsym(nil, "adw_init") else {
    print("no libadwaita")
    portal?.end()
    exit(0)
  }
  unsafeBitCast(start, to: Start.self)()
}
Gtk.initialize()
Control.registerTypes()
// No colour is in transition while it is read.
Settings.shared[.enablesAnimations] = false

let places = Place.all(usesAdwaita: usesAdwaita)
let builder = try Builder(xml: interface(places))
let window = Window("Surroundings", child: try builder.object("content", as: Widget.self))
window.isDecorated = false
window.present()
let popover: Popover = try builder.object("outside popover")
popover.setParent(window)
popover.popUp()
let dialog: Window = try builder.object("dialog")
dialog.transientFor = window
dialog.present()
var sheets: [CSSProvider] = []
try window.waitForFrames(6)
for step in steps {
  switch step {
  case "adwaita": continue
  case "report": try report(places, builder)
  case let step where step.hasPrefix("picture:"): try window.render(toPNG: String(step.dropFirst(8)))
  case let step where step.hasPrefix("set:"): try portal?.change(String(step.dropFirst(4)), in: window)
  case "rtl": TextDirection.default = .rightToLeft
  case "dark", "light":
    guard let manager = cgtk_adwaita_style_manager() else { fatalError("There is no libadwaita.") }
    cgtk_adwaita_set_dark(manager, step == "dark" ? 1 : 0)
  default:
    guard step.hasPrefix("css:") else { fatalError("An unknown step: \(step)") }
    let sheet = CSSProvider()
    sheet.load(String(step.dropFirst(4)))
    sheet.install()
    sheets.append(sheet)
  }
  try window.waitForFrames(6)
}
portal?.end()
