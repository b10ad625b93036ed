// Objects of classes in Vala, with fields and closures, dropped. Prints the number of those that are left.

int alive;

class Saver : Thimble.Button {
    public string document { get; set; default = "a text"; }
    private uint8[] memory = new uint8[10000];

    public Saver () {
        Object (title: "Save");
        alive++;
        weak_ref (gone);
        clicked.connect (() => { document += "."; });
    }

    private static void gone (Object where) {
        alive--;
    }

    public override void clicked () {
        base.clicked ();
        memory[0]++;
    }
}

void main () {
    Thimble.init ();
    for (int round = 0; round < 2000; round++) {
        var saver = new Saver ();
        saver.clicked ();
        if (saver.document != "a text.") {
            error ("The handler was not called.");
        }
        var group = new Thimble.ButtonGroup ("Format");
        group.append (saver);
        group.remove (saver);
    }
    while (MainContext.default ().iteration (false));
    print ("%d\n", alive);
}
