// Calls on another thread than the main one: none ends the process, and none has an effect.

int presses;

class Saver : Thimble.Button {
    public Saver () {
        Object (title: "Save");
    }

    public override void clicked () {
        presses++;
    }
}

int gone;

void count (Object where) {
    gone++;
}

void main () {
    Thimble.init ();
    var button = new Saver ();
    var command = new Thimble.Command ("save", "Save");
    new Thread<void> ("setters", () => {
        button.title = "Stop";
        command.title = "Stop";
    }).join ();
    new Thread<void> ("press", () => { Signal.emit_by_name (button, "clicked"); }).join ();
    new Thread<void> ("functions", () => {
        button.start_loading ();
        button.disable ("Not now", null);
    }).join ();
    assert (button.title == "Save" && command.title == "Save");
    assert (presses == 0 && !button.pending && button.get_disabled_reason () == null);

    // The last reference may go there.
    button.weak_ref (count);
    command.weak_ref (count);
    new Thread<void> ("end", () => {
        button = null;
        command = null;
    }).join ();
    while (gone < 2) {
        MainContext.default ().iteration (true);
    }
    print ("survived\n");
}
