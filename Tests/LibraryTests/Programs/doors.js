#!/usr/bin/gjs -m
// The names of GtkButton in JavaScript: its setters, its style classes, and a class that overrides the click.

import GLib from 'gi://GLib';
import GObject from 'gi://GObject';
import Gtk from 'gi://Gtk?version=4.0';
import Thimble from 'gi://Thimble?version=1';

Gtk.init();
Thimble.init();

function same(actual, expected) {
    if (actual !== expected)
        throw new Error(`${actual} is not ${expected}`);
}

function wait(condition) {
    while (!condition())
        GLib.MainContext.default().iteration(true);
}

const button = new Thimble.Button({label: '_Save', iconName: 'document-save-symbolic'});
same(button.title, '_Save');
same(button.get_label(), 'Save');
same(button.get_icon_name(), 'document-save-symbolic');
button.set_label('A_B');
same(button.title, 'A__B');
button.set_use_underline(true);
same(button.title, 'A_B');
button.set_icon_name(null);
same(button.icon_name, null);
button.set_has_frame(false);
same(button.variant, 'plain');

let refused = false;
try {
    button.set_label(null);
} catch {
    refused = true;
}
same(refused, true);
same(button.title, 'A_B');

// A class that overrides the click, and does not chain up, still works and is still refused.
const Quiet = GObject.registerClass(class Quiet extends Thimble.Button {
    vfunc_clicked() {
        this.clicks = (this.clicks ?? 0) + 1;
    }
});
const quiet = new Quiet({title: 'Quiet'});
let begun = 0;
quiet.connect('work-started', () => begun++);
quiet.emit('clicked');
wait(() => begun === 1);
quiet.emit('clicked');
same(quiet.clicks, 1);
same(quiet.pending, true);
same(quiet.finish_work(), true);
wait(() => !quiet.pending);
quiet.disable('Not now', null);
quiet.emit('clicked');
same(quiet.clicks, 1);

const classes = {flat: 'plain', 'suggested-action': 'primary', 'destructive-action': 'danger'};
const box = new Gtk.Box();
for (const name of Object.keys(classes))
    box.append(new Thimble.Button({title: name, cssClasses: [name]}));
const window = new Gtk.Window({child: box});
window.present();
wait(() => box.get_last_child().get_width() > 0);
for (let child = box.get_first_child(); child; child = child.get_next_sibling())
    same(child.variant, classes[child.title]);
window.destroy();
print('whole');
