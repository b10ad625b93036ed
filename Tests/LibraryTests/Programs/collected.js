#!/usr/bin/gjs -m
// Objects with state of their own, dropped by JavaScript: collected.js CYCLES
//
// Prints each way of having state that makes the process grow, and its growth in bytes over thousands of objects.

import Gio from 'gi://Gio';
import GLib from 'gi://GLib';
import GObject from 'gi://GObject';
import Gtk from 'gi://Gtk?version=4.0';
import System from 'system';
import Thimble from 'gi://Thimble?version=1';

const CYCLES = Number(ARGV[0]);

Gtk.init();
Thimble.init();
const menu = new Gio.Menu();
menu.append('Copy', 'win.copy');

const Saver = GObject.registerClass({
    Properties: {document: GObject.ParamSpec.string('document', '', '', GObject.ParamFlags.READWRITE, '')},
}, class Saver extends Thimble.Button {
    _init() {
        super._init({title: 'Save'});
        this.document = 'a text';
        this.connect('clicked', () => (this.document += '.'));
    }
});

const Page = GObject.registerClass({
    GTypeName: 'Page',
    InternalChildren: ['save'],
    Template: new TextEncoder().encode(`
        <interface><template class="Page" parent="GtkBox">
          <child><object class="ThimbleButton" id="save"><property name="title">Save</property></object></child>
        </template></interface>`),
}, class Page extends Gtk.Box {
    _init() {
        super._init();
        this._save.note = {};
        // A closure of a child that captures the page would be a cycle through GTK, which no collector sees.
        this._save.connect('clicked', button => (button.note = {button}));
        this._save.emit('clicked');
    }
});

function attribute(instance) {
    instance.note = {};
    return instance;
}

function capturing() {
    const button = new Thimble.Button({title: 'Save'});
    button.connect('clicked', () => (button.note = {}));
    button.note = {};
    return button;
}

function primary() {
    const split = Thimble.SplitButton.new('Save', 'More', menu);
    const button = split.get_primary_button();
    button.note = {};
    button.connect('clicked', () => button.note);
    return split;
}

function menued() {
    const [button, model] = [new Thimble.Button({title: 'Save'}), attribute(new Gio.Menu())];
    model.append('Copy', 'win.copy');
    button.set_context_menu(model);
    return attribute(Thimble.MenuButton.new('Edit', model));
}

function commanded() {
    const command = attribute(new Thimble.Command({name: 'save', title: 'Save'}));
    command.connect('activate', () => command.note);
    return attribute(Thimble.Button.new_with_command(command));
}

async function worked() {
    const button = attribute(new Thimble.Button({title: 'Send'}));
    button.connect('work-started', (_, token) => {
        button.token = attribute(token);
    });
    button.emit('clicked');
    while (!button.token)
        await turn();
    button.finish_work();
    while (button.pending)
        await turn();
}

function listed() {
    let rows = 0;
    const factory = new Gtk.SignalListItemFactory();
    factory.connect('setup', (_, item) => {
        rows++;
        item.set_child(attribute(new Saver()));
    });
    factory.connect('bind', (_, item) => {
        const button = item.get_child();
        button.item = item.get_item();
        button.title = button.item.get_string();
    });
    const model = new Gtk.NoSelection({model: Gtk.StringList.new(['0', '1', '2'])});
    // A list makes its rows in a window.
    const window = new Gtk.Window({child: attribute(new Gtk.ListView({model, factory}))});
    if (rows !== 3)
        throw new Error(`${rows} rows`);
    window.destroy();
}

async function opened() {
    const window = attribute(new Gtk.Window({title: 'Editor'}));
    const command = attribute(new Thimble.Command({name: 'save', title: 'Save'}));
    command.connect('activate', () => command.note);
    const toasts = attribute(Thimble.ToastOverlay.new(new Page()));
    window.set_titlebar(attribute(Thimble.Button.new_with_command(command)));
    window.set_child(toasts);
    window.present();
    while (toasts.get_width() === 0)
        await turn();
    toasts.show('Saved');
    window.destroy();
}

const ways = {
    'attribute of Button': () => attribute(new Thimble.Button({title: 'Save'})),
    'attribute of Command': () => attribute(new Thimble.Command({name: 'save', title: 'Save'})),
    'attribute of ButtonGroup': () => attribute(Thimble.ButtonGroup.new('Format')),
    'attribute of a button of SplitButton': primary,
    'attribute of a menu': menued,
    'command': commanded,
    'closure': capturing,
    'list': listed,
    'window': opened,
    'work': worked,
    'subclass': () => new Saver(),
    'template': () => new Page(),
};

// A window costs as much as a hundred buttons, so there are few.
const shares = new Map([[opened, 20], [listed, 3], [worked, 3]]);

function turn() {
    return new Promise(resolve => GLib.timeout_add(GLib.PRIORITY_LOW, 0, () => {
        resolve();
        return GLib.SOURCE_REMOVE;
    }));
}

async function settle() {
    await turn();
    System.gc();
}

function resident() {
    const [, bytes] = GLib.file_get_contents('/proc/self/statm');
    return Number(new TextDecoder().decode(bytes).split(' ')[1]) * 4096;
}

async function cycle(make, count) {
    const share = shares.get(make) ?? 1;
    for (let index = 0; index < count / share; index++) {
        await make();
        if (index % Math.floor(250 / share) === 0)
            await settle();
    }
    for (let round = 0; round < 3; round++)
        await settle();
}

const loop = new GLib.MainLoop(null, false);
(async () => {
    for (const make of Object.values(ways))
        await cycle(make, 250);
    const start = resident();
    for (const [name, make] of Object.entries(ways)) {
        const before = resident();
        const count = CYCLES / (Object.keys(ways).length - 2);
        await cycle(make, count);
        // A button is 4,250 bytes.
        if (resident() - before > 3750 * count)
            print(`${name}: ${resident() - before} bytes more`);
    }
    print(resident() - start);
})().catch(error => logError(error)).finally(() => loop.quit());
loop.run();
