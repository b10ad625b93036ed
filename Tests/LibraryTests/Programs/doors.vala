// The names of GtkButton in Vala: its setters, its style classes, and a class that overrides the click.

class Quiet : Thimble.Button {
    public int clicks;

    public Quiet () {
        Object (title: "Quiet");
    }

    // Without chaining up.
    public override void clicked () {
        clicks++;
    }
}

void main () {
    Thimble.init ();
    var button = new Thimble.Button ();
    button.set_label ("A_B");
    assert (button.title == "A__B" && button.get_label () == "A_B");
    button.set_use_underline (true);
    assert (button.title == "A_B");
    button.set_icon_name ("document-save-symbolic");
    assert (button.get_icon_name () == "document-save-symbolic");
    button.set_has_frame (false);
    assert (button.variant == "plain");

    // It still works, and is still refused.
    var quiet = new Quiet ();
    int begun = 0;
    quiet.work_started.connect (() => { begun++; });
    Signal.emit_by_name (quiet, "clicked");
    while (begun == 0) {
        MainContext.default ().iteration (true);
    }
    Signal.emit_by_name (quiet, "clicked");
    assert (quiet.clicks == 1 && quiet.pending && quiet.finish_work ());
    while (quiet.pending) {
        MainContext.default ().iteration (true);
    }
    quiet.disable ("Not now", null);
    Signal.emit_by_name (quiet, "clicked");
    assert (quiet.clicks == 1);

    string[] classes = { "flat", "suggested-action", "destructive-action" };
    string[] variants = { "plain", "primary", "danger" };
    var box = new Gtk.Box (Gtk.Orientation.HORIZONTAL, 0);
    foreach (var name in classes) {
        var styled = new Thimble.Button ();
        styled.title = name;
        styled.add_css_class (name);
        box.append (styled);
    }
    var window = new Gtk.Window ();
    window.child = box;
    window.present ();
    while (box.get_last_child ().get_width () == 0) {
        MainContext.default ().iteration (true);
    }
    var child = box.get_first_child ();
    foreach (var variant in variants) {
        assert (((Thimble.Button) child).variant == variant);
        child = child.get_next_sibling ();
    }
    window.destroy ();
    print ("whole\n");
}
