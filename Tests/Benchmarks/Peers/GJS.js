// The buttons of ../CButtons in JavaScript with GJS; it lists the steps.
//
// needs: gjs gir1.2-gtk-4.0
// run: gjs "$source"

imports.gi.versions.Gtk = "4.0";
const { GLib, Gtk } = imports.gi;

const icons = [
  "document-open-symbolic", "document-save-symbolic", "edit-copy-symbolic", "edit-delete-symbolic", "go-next-symbolic",
  "list-add-symbolic", "media-record-symbolic", "view-refresh-symbolic",
];

const now = () => GLib.get_monotonic_time() * 1000;

function addButtons(grid, count) {
  for (let i = 0; i < count; i++) {
    const box = new Gtk.Box({ orientation: Gtk.Orientation.HORIZONTAL, spacing: 6 });
    box.append(Gtk.Image.new_from_icon_name(icons[i % 8]));
    box.append(Gtk.Label.new(`Button ${i}`));
    const button = new Gtk.Button();
    button.set_child(box);
    button.connect("clicked", () => {});
    grid.attach(button, i % 10, Math.floor(i / 10), 1, 1);
  }
}

const count = Number(ARGV[0]);
Gtk.init();
const scrolled = new Gtk.ScrolledWindow();
const grid = new Gtk.Grid();
scrolled.set_child(grid);
const window = new Gtk.Window();
window.set_default_size(900, 700);
window.set_child(scrolled);
if (count > 1) addButtons(new Gtk.Grid(), 16);

let begin = now();
addButtons(grid, count);
const create = now() - begin;

begin = now();
window.present();
let isDrawn = false;
window.get_frame_clock().connect("after-paint", () => { isDrawn = true; });
const context = GLib.MainContext.default();
while (!isDrawn) {
  window.queue_draw();
  context.iteration(true);
}
const end = now();

print(JSON.stringify({
  create_ns: create, first_frame_ns: end - begin, shown_ns: create + end - begin,
  start_ns: end - Number(GLib.getenv("BENCH_BEGIN")),
}));
while (GLib.getenv("BENCH_HOLD")) context.iteration(true);
imports.system.exit(0);
