// Objects of classes in Vala, with fields, closures and templates, dropped. Prints each way that leaves objects, and by how many
// bytes thousands of further objects have made the memory grow: collected CYCLES

[SimpleType]
[CCode (cname = "struct mallinfo2", cheader_filename = "malloc.h", has_type_id = false)]
extern struct Allocated {
    size_t uordblks;
    size_t hblkhd;
}

[CCode (cname = "mallinfo2", cheader_filename = "malloc.h")]
extern Allocated allocated ();

int alive;

void gone (Object where) {
    alive--;
}

T watched<T> (T object) {
    alive++;
    ((Object) object).weak_ref (gone);
    return object;
}

class Saver : Thimble.Button {
    public string document { get; set; default = "a text"; }
    private uint8[] memory = new uint8[10000];

    public Saver (string title) {
        Object (title: title);
    }

    construct {
        watched (this);
        clicked.connect (() => { document += "."; });
    }

    public override void clicked () {
        base.clicked ();
        memory[0]++;
    }
}

class Page : Gtk.Box {
    class construct {
        typeof (Saver).ensure ();
        set_template (new Bytes.static ("""
            <interface><template class="Page" parent="GtkBox">
              <child><object class="ThimbleButtonRow"><child><object class="Saver" id="save">
                <property name="title">Save</property><property name="document">a text</property>
              </object></child></object></child>
            </template></interface>""".data));
        bind_template_child_full ("save", false, 0);
    }

    public Page () {
        Object ();
        init_template ();
        watched (this);
        var save = (Saver) get_template_child (typeof (Page), "save");
        save.clicked ();
        assert (save.document == "a text.");
    }

    public override void dispose () {
        while (get_first_child () != null) {
            get_first_child ().unparent ();
        }
        base.dispose ();
    }
}

void subclass () {
    var saver = new Saver ("Save");
    saver.clicked ();
    assert (saver.document == "a text.");
    var group = watched (new Thimble.ButtonGroup ("Format"));
    group.append (saver);
    group.remove (saver);
}

void attribute () {
    var button = watched (new Thimble.Button.with_label ("Save"));
    string note = "captured";
    button.set_data ("note", "a note");
    button.clicked.connect (() => { note += "."; });
    button.clicked ();
    assert (note == "captured.");
}

void command () {
    var command = watched (new Thimble.Command ("save", "Save"));
    int presses = 0;
    command.activate.connect (() => { presses++; });
    var follower = watched (new Thimble.Button.with_command (command));
    follower.clicked ();
}

void work () {
    var button = new Saver ("Send");
    Cancellable? token = null;
    button.work_started.connect ((cancellable) => { token = watched (cancellable); });
    button.clicked ();
    while (token == null) {
        MainContext.default ().iteration (true);
    }
    button.finish_work ();
    while (button.pending) {
        MainContext.default ().iteration (true);
    }
}

void template () {
    new Page ();
}

void list () {
    var factory = new Gtk.SignalListItemFactory ();
    int rows = 0;
    factory.setup.connect ((row) => {
        rows++;
        ((Gtk.ListItem) row).child = new Saver ("Row");
    });
    factory.bind.connect ((row) => {
        var item = (Gtk.ListItem) row;
        ((Saver) item.child).title = ((Gtk.StringObject) item.item).string;
    });
    var model = new Gtk.NoSelection (new Gtk.StringList ({ "0", "1", "2" }));
    var window = new Gtk.Window ();
    window.child = watched (new Gtk.ListView (model, factory));
    assert (rows == 3);
    window.destroy ();
}

void window () {
    var window = watched (new Gtk.Window ());
    var overlay = watched (new Thimble.ToastOverlay (new Page ()));
    window.child = overlay;
    window.present ();
    while (overlay.get_width () == 0) {
        MainContext.default ().iteration (true);
    }
    overlay.show ("Saved");
    window.destroy ();
}

delegate void Make ();

// Goes a way so often, and returns how many bytes more are allocated than before.
ssize_t turn (string name, Make make, int count) {
    var before = allocated ();
    for (int round = 0; round < count; round++) {
        make ();
    }
    int64 end = get_monotonic_time () + 20 * TimeSpan.SECOND;
    while (alive > 0 && get_monotonic_time () < end) {
        MainContext.default ().iteration (false);
    }
    if (alive > 0) {
        print ("%s: %d are left\n", name, alive);
    }
    alive = 0;
    var after = allocated ();
    return (ssize_t) (after.uordblks + after.hblkhd - before.uordblks - before.hblkhd);
}

ssize_t all (int count) {
    return turn ("subclass", subclass, count) + turn ("attribute", attribute, count) + turn ("command", command, count)
        + turn ("work", work, count) + turn ("template", template, count) + turn ("list", list, count / 3)
        + turn ("window", window, count / 20);
}

void main (string[] words) {
    Thimble.init ();
    all (100);
    print ("%" + ssize_t.FORMAT + "\n", all (int.parse (words[1]) / 5));
}
