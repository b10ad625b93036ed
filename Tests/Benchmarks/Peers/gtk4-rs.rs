// The buttons of ../CButtons in Rust with gtk4-rs, from Debian's crates; it lists the steps.
//
// needs: librust-gtk4-dev cargo rustc
// build: mkdir -p "$program.crate/.cargo" && cd "$program.crate"
// build: printf '[package]\nname = "buttons"\nversion = "1.0.0"\nedition = "2021"\n' >Cargo.toml
// build: printf '[dependencies]\ngtk4 = "0.3"\n[[bin]]\nname = "buttons"\npath = "%s"\n' "$source" >>Cargo.toml
// build: printf '[source.crates-io]\nreplace-with = "debian"\n[source.debian]\n' >.cargo/config.toml
// build: printf 'directory = "/usr/share/cargo/registry"\n' >>.cargo/config.toml
// build: PATH=/usr/bin:$PATH CARGO_HOME=$PWD/home cargo build --release --offline
// build: cp target/release/buttons "$program"
// run: "$program"

use gtk4::{glib, prelude::*};

const ICONS: [&str; 8] = [
    "document-open-symbolic", "document-save-symbolic", "edit-copy-symbolic", "edit-delete-symbolic",
    "go-next-symbolic", "list-add-symbolic", "media-record-symbolic", "view-refresh-symbolic",
];

fn now() -> i64 {
    glib::monotonic_time() * 1000
}

fn add_buttons(grid: &gtk4::Grid, count: i32) {
    for i in 0..count {
        let row = gtk4::Box::new(gtk4::Orientation::Horizontal, 6);
        row.append(&gtk4::Image::from_icon_name(Some(ICONS[i as usize % 8])));
        row.append(&gtk4::Label::new(Some(&format!("Button {}", i))));
        let button = gtk4::Button::new();
        button.set_child(Some(&row));
        button.connect_clicked(|_| {});
        grid.attach(&button, i % 10, i / 10, 1, 1);
    }
}

fn main() {
    let count: i32 = std::env::args().nth(1).unwrap().parse().unwrap();
    gtk4::init().unwrap();
    let scrolled = gtk4::ScrolledWindow::new();
    let grid = gtk4::Grid::new();
    scrolled.set_child(Some(&grid));
    let window = gtk4::Window::new();
    window.set_default_size(900, 700);
    window.set_child(Some(&scrolled));
    if count > 1 {
        add_buttons(&gtk4::Grid::new(), 16);
    }

    let begin = now();
    add_buttons(&grid, count);
    let create = now() - begin;

    let begin = now();
    window.present();
    let is_drawn = std::rc::Rc::new(std::cell::Cell::new(false));
    let flag = is_drawn.clone();
    window.frame_clock().unwrap().connect_after_paint(move |_| flag.set(true));
    let context = glib::MainContext::default();
    while !is_drawn.get() {
        window.queue_draw();
        context.iteration(true);
    }
    let end = now();

    let start = end - std::env::var("BENCH_BEGIN").unwrap().parse::<i64>().unwrap();
    println!(
        "{{\"create_ns\": {}, \"first_frame_ns\": {}, \"shown_ns\": {}, \"start_ns\": {}}}",
        create, end - begin, create + end - begin, start
    );
    while std::env::var("BENCH_HOLD").is_ok() {
        context.iteration(true);
    }
    std::process::exit(0);
}
