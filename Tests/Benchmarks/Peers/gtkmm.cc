// The buttons of ../CButtons in C++ with gtkmm; it lists the steps.
//
// needs: libgtkmm-4.0-dev g++ pkg-config
// build: g++ -std=c++17 -O2 "$source" -o "$program" $(pkg-config --cflags --libs gtkmm-4.0)
// run: "$program"

#include <gtkmm.h>
#include <gtkmm/init.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace {

const char *const icons[8] = {
  "document-open-symbolic", "document-save-symbolic", "edit-copy-symbolic",   "edit-delete-symbolic",
  "go-next-symbolic",       "list-add-symbolic",      "media-record-symbolic", "view-refresh-symbolic",
};

std::int64_t now() { return g_get_monotonic_time() * 1000; }

void add_buttons(Gtk::Grid &grid, int count) {
  for (int i = 0; i < count; i++) {
    auto box = Gtk::make_managed<Gtk::Box>(Gtk::Orientation::HORIZONTAL, 6);
    auto image = Gtk::make_managed<Gtk::Image>();
    image->set_from_icon_name(icons[i % 8]);
    box->append(*image);
    box->append(*Gtk::make_managed<Gtk::Label>("Button " + std::to_string(i)));
    auto button = Gtk::make_managed<Gtk::Button>();
    button->set_child(*box);
    button->signal_clicked().connect([] {});
    grid.attach(*button, i % 10, i / 10);
  }
}

} // namespace

int main(int, char **argv) {
  const int count = std::atoi(argv[1]);
  gtk_init();
  Gtk::init_gtkmm_internals();
  Gtk::ScrolledWindow scrolled;
  Gtk::Grid grid;
  scrolled.set_child(grid);
  Gtk::Window window;
  window.set_default_size(900, 700);
  window.set_child(scrolled);
  if (count > 1) {
    Gtk::Grid warm_up;
    add_buttons(warm_up, 16);
  }

  auto begin = now();
  add_buttons(grid, count);
  const auto create = now() - begin;

  begin = now();
  window.present();
  // gtkmm has no `after-paint`.
  const auto clock = window.get_frame_clock();
  const auto last = clock->get_frame_counter() + 1;
  const auto context = Glib::MainContext::get_default();
  while (clock->get_frame_counter() < last) {
    window.queue_draw();
    context->iteration(true);
  }
  const auto end = now();

  const auto start = end - std::atoll(std::getenv("BENCH_BEGIN"));
  std::printf(
    "{\"create_ns\": %lld, \"first_frame_ns\": %lld, \"shown_ns\": %lld, \"start_ns\": %lld}\n", (long long)create,
    (long long)(end - begin), (long long)(create + end - begin), (long long)start);
  std::fflush(stdout);
  while (std::getenv("BENCH_HOLD")) context->iteration(true);
  std::_Exit(0);
}
