// The gallery's pages "button" and "loading" in Vala.
//
//   valac --pkg thimble-1 pages.vala && ./pages loading

delegate void Told (string text);

Thimble.Button button (string label, string? icon = null, string? variant = null) {
    var result = new Thimble.Button.with_mnemonic (label);
    result.icon_name = icon;
    if (variant != null) {
        result.variant = variant;
    }
    return result;
}

void line (Gtk.Box page, Gtk.Widget[] widgets) {
    var box = new Gtk.Box (Gtk.Orientation.HORIZONTAL, 12);
    foreach (unowned var widget in widgets) {
        box.append (widget);
    }
    page.append (box);
}

// The work of a button: an async method, whose error is a failure.
abstract class Work : Object {
    protected unowned Thimble.Button button;
    protected unowned Gtk.Label label;

    public static Thimble.Button of (Thimble.Button button, Gtk.Label label, Work work) {
        work.label = label;
        button.work_started.connect ((button, cancellable) => work.begin_run (button, cancellable));
        return button;
    }

    private void begin_run (Thimble.Button button, Cancellable cancellable) {
        this.button = button;
        run.begin (cancellable, (_, result) => {
            try {
                run.end (result);
                button.finish_work ();
            } catch (Error error) {
                button.fail_work (error);
            }
        });
    }

    protected abstract async void run (Cancellable cancellable) throws Error;

    // Sleeps, and ends with an error when the work is cancelled.
    protected async void rest (uint tenths, Cancellable cancellable) throws Error {
        for (uint step = 0; step < tenths; step++) {
            Timeout.add (100, () => {
                rest.callback ();
                return Source.REMOVE;
            });
            yield;
            cancellable.set_error_if_cancelled ();
        }
    }
}

class Save : Work {
    protected override async void run (Cancellable cancellable) throws Error {
        yield rest (30, cancellable);
        label.label = "Saved";
    }
}

class Export : Work {
    protected override async void run (Cancellable cancellable) throws Error {
        for (int number = 1; number <= 60; number++) {
            yield rest (2, cancellable);
            button.set_progress (number / 60.0);
            label.label = @"Page $number of 60";
        }
        label.label = "Exported";
    }
}

class Send : Work {
    protected override async void run (Cancellable cancellable) throws Error {
        yield rest (10, cancellable);
        label.label = "You are offline";
        throw new IOError.NOT_CONNECTED ("You are offline");
    }
}

class Search : Work {
    protected override async void run (Cancellable cancellable) throws Error {
        label.label = "Searching for a minute…";
        try {
            yield rest (600, cancellable);
            label.label = "Found nothing";
        } catch (Error error) {
            label.label = "Search cancelled";
            throw error;
        }
    }
}

class Counted : Work {
    private static int runs = 0;

    protected override async void run (Cancellable cancellable) throws Error {
        yield rest (20, cancellable);
        runs++;
        label.label = runs == 1 ? "1 run" : @"$runs runs";
    }
}

class Check : Work {
    protected override async void run (Cancellable cancellable) throws Error {
        yield rest (1, cancellable);
        label.label = "All is well";
    }
}

// The page "button"

void show_button (Gtk.Box page) {
    line (page, {
        button ("Send", null, "primary"), button ("Approve", null, "success"), button ("Delete", null, "danger"),
        button ("Share", null, "tinted"), button ("Open"), button ("Details", null, "outlined"),
        button ("Skip", null, "plain")
    });
    line (page, {
        button ("Add Item", "list-add-symbolic", "primary"), button ("Print", "document-print-symbolic"),
        button ("Bookmark", "user-bookmarks-symbolic", "outlined"), button ("Refresh", "view-refresh-symbolic", "plain")
    });
    Gtk.Widget[] sizes = {};
    Thimble.ButtonSize size = Thimble.ButtonSize.MINI;
    foreach (unowned var name in new string[] { "Mini", "Small", "Medium", "Large", "Extra Large" }) {
        var sized = button (name, "starred-symbolic");
        sized.size = size;
        size += 1;
        sized.valign = Gtk.Align.CENTER;
        sizes += sized;
    }
    line (page, sizes);
    var disabled = button ("Disabled", null, "primary");
    var unavailable = button ("Unavailable");
    var pinned = button ("Pinned");
    disabled.sensitive = unavailable.sensitive = false;
    pinned.selected = true;
    line (page, { button ("Enabled", null, "primary"), disabled, unavailable, pinned });
    var result = new Gtk.Label ("Not pressed yet");
    var counter = button ("_Count");
    var count = 0;
    counter.clicked.connect (() => {
        count++;
        result.label = count == 1 ? "Pressed once" : @"Pressed $count times";
    });
    line (page, { counter, result });
}

// The page "loading"

Thimble.Button with_outcome (string label, Thimble.PendingOutcome outcome) {
    var result = button (label, "media-playback-start-symbolic", "tinted");
    result.clicked.connect ((_) => {
        result.start_loading ();
        Timeout.add_seconds (2, () => {
            result.stop_loading (outcome, null);
            return Source.REMOVE;
        });
    });
    return result;
}

void show_loading (Gtk.Box page) {
    var saved = new Gtk.Label ("Nothing saved yet");
    line (page, {
        Work.of (button ("Save", null, "primary"), saved, new Save ()),
        Work.of (button ("Save a Copy", "document-save-as-symbolic"), saved, new Save ()),
        Work.of (new Thimble.IconButton ("document-save-symbolic", "Save quietly"), saved, new Save ()), saved
    });
    var exported = new Gtk.Label ("Twelve seconds of work");
    line (page, {
        Work.of (button ("Export", "document-send-symbolic", "primary"), exported, new Export ()), exported
    });
    line (page, {
        with_outcome ("Succeed", Thimble.PendingOutcome.SUCCESS), with_outcome ("Fail", Thimble.PendingOutcome.FAILURE),
        with_outcome ("Give Up", Thimble.PendingOutcome.CANCELLED)
    });
    var sent = new Gtk.Label ("Not sent yet");
    line (page, { Work.of (button ("Send Report"), sent, new Send ()), sent });
    var found = new Gtk.Label ("Press, then Escape");
    line (page, { Work.of (button ("Search Everywhere", "edit-find-symbolic"), found, new Search ()), found });
    var ran = new Gtk.Label ("No run yet");
    string[] names = { "Drop", "Queue", "Latest", "Debounce" };
    string[] icons = { "action-unavailable-symbolic", "view-list-symbolic", "media-skip-forward-symbolic",
        "alarm-symbolic" };
    Gtk.Widget[] policies = {};
    for (int i = 0; i < names.length; i++) {
        var policy = Work.of (button (names[i], icons[i]), ran, new Counted ());
        policy.activation_policy = (Thimble.ActivationPolicy) i;
        if (policy.activation_policy == Thimble.ActivationPolicy.DEBOUNCE) {
            policy.set_debounce_time (1000);
        }
        policies += policy;
    }
    policies += ran;
    line (page, policies);
    var target = button ("Synchronise", "view-refresh-symbolic", "tinted");
    var start = button ("Start");
    var more = button ("One Quarter More");
    var stop = button ("Stop");
    start.clicked.connect (() => target.start_loading ());
    more.clicked.connect (() => target.set_progress (double.max (target.get_progress (), 0) + 0.25));
    stop.clicked.connect (() => target.stop_loading (Thimble.PendingOutcome.SUCCESS, null));
    line (page, { target, start, more, stop });
    var checked = new Gtk.Label ("Not checked yet");
    line (page, { Work.of (button ("Check"), checked, new Check ()), checked });
    var name = new Gtk.Entry ();
    var create = button ("Create File", "document-new-symbolic", "primary");
    var clear = button ("Clear Name");
    name.update_property (Gtk.AccessibleProperty.LABEL, "File name", -1);
    name.text = "Letter";
    name.changed.connect (() => {
        if (name.text == "") {
            create.disable ("Enter a file name first", name);
        } else {
            create.enable ();
        }
    });
    clear.clicked.connect (() => name.text = "");
    line (page, { name, create, clear });
}

int main (string[] words) {
    var application = new Gtk.Application (null, ApplicationFlags.NON_UNIQUE);
    application.activate.connect (() => {
        Thimble.init ();
        var page = new Gtk.Box (Gtk.Orientation.VERTICAL, 18);
        page.margin_top = page.margin_bottom = page.margin_start = page.margin_end = 18;
        if (words.length > 1 && words[1] == "loading") {
            show_loading (page);
        } else {
            show_button (page);
        }
        var window = new Gtk.ApplicationWindow (application);
        window.title = "Thimble in Vala";
        window.child = page;
        window.present ();
    });
    return application.run (null);
}
