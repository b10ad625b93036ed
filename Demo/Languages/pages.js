#!/usr/bin/gjs -m
// The gallery's pages "button" and "loading" in JavaScript: pages.js [button|loading]
//
// The work of the buttons are async functions: a promise that is rejected is a failure.

import Gio from 'gi://Gio';
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=4.0';
import Thimble from 'gi://Thimble?version=1';

function button(label, icon = null, variant = null, properties = {}) {
    const result = Thimble.Button.new_with_mnemonic(label);
    result.set({...icon && {icon_name: icon}, ...variant && {variant}, ...properties});
    return result;
}

function line(page, ...widgets) {
    const box = new Gtk.Box({spacing: 12});
    widgets.forEach(widget => box.append(widget));
    page.append(box);
}

// Has a press begin an async function; the button shows it, and its outcome.
function working(button, work) {
    button.connect('work-started', (_, cancellable) => {
        work(cancellable).then(() => button.finish_work(), error => button.fail_work(error));
    });
    return button;
}

// Sleeps, and is rejected when the work is cancelled.
async function rest(seconds, cancellable) {
    for (let step = 0; step < seconds * 10; step++) {
        await new Promise(resolve => GLib.timeout_add(GLib.PRIORITY_DEFAULT, 100, () => {
            resolve();
            return GLib.SOURCE_REMOVE;
        }));
        cancellable.set_error_if_cancelled();
    }
}

// The page "button"

function showButton(page) {
    line(page, button('Send', null, 'primary'), button('Approve', null, 'success'), button('Delete', null, 'danger'),
        button('Share', null, 'tinted'), button('Open'), button('Details', null, 'outlined'),
        button('Skip', null, 'plain'));
    line(page, button('Add Item', 'list-add-symbolic', 'primary'), button('Print', 'document-print-symbolic'),
        button('Bookmark', 'user-bookmarks-symbolic', 'outlined'), button('Refresh', 'view-refresh-symbolic', 'plain'));
    line(page, ...['Mini', 'Small', 'Medium', 'Large', 'Extra Large'].map(size =>
        button(size, 'starred-symbolic', null, {
            size: Thimble.ButtonSize[size.toUpperCase().replace(' ', '_')],
            valign: Gtk.Align.CENTER,
        })));
    line(page, button('Enabled', null, 'primary'), button('Disabled', null, 'primary', {sensitive: false}),
        button('Unavailable', null, null, {sensitive: false}), button('Pinned', null, null, {selected: true}));

    const result = new Gtk.Label({label: 'Not pressed yet'});
    const counter = button('_Count');
    let count = 0;
    counter.connect('clicked', () => {
        count++;
        result.label = count === 1 ? 'Pressed once' : `Pressed ${count} times`;
    });
    line(page, counter, result);
}

// The page "loading"

function showLoading(page) {
    const saved = new Gtk.Label({label: 'Nothing saved yet'});
    const save = async cancellable => {
        await rest(3, cancellable);
        saved.label = 'Saved';
    };
    line(page, working(button('Save', null, 'primary'), save),
        working(button('Save a Copy', 'document-save-as-symbolic'), save),
        working(Thimble.IconButton.new('document-save-symbolic', 'Save quietly'), save), saved);

    const exported = new Gtk.Label({label: 'Twelve seconds of work'});
    const exporter = button('Export', 'document-send-symbolic', 'primary');
    line(page, working(exporter, async cancellable => {
        for (let number = 1; number <= 60; number++) {
            await rest(0.2, cancellable);
            exporter.set_progress(number / 60);
            exported.label = `Page ${number} of 60`;
        }
        exported.label = 'Exported';
    }), exported);

    line(page, ...[['Succeed', 'SUCCESS'], ['Fail', 'FAILURE'], ['Give Up', 'CANCELLED']].map(([label, outcome]) => {
        const result = button(label, 'media-playback-start-symbolic', 'tinted');
        result.connect('clicked', () => {
            result.start_loading();
            GLib.timeout_add_seconds(GLib.PRIORITY_DEFAULT, 2, () => {
                result.stop_loading(Thimble.PendingOutcome[outcome], null);
                return GLib.SOURCE_REMOVE;
            });
        });
        return result;
    }));

    const sent = new Gtk.Label({label: 'Not sent yet'});
    line(page, working(button('Send Report'), async cancellable => {
        await rest(1, cancellable);
        sent.label = 'You are offline';
        throw new GLib.Error(Gio.IOErrorEnum, Gio.IOErrorEnum.NOT_CONNECTED, 'You are offline');
    }), sent);

    const found = new Gtk.Label({label: 'Press, then Escape'});
    line(page, working(button('Search Everywhere', 'edit-find-symbolic'), async cancellable => {
        found.label = 'Searching for a minute…';
        try {
            await rest(60, cancellable);
            found.label = 'Found nothing';
        } catch (error) {
            found.label = 'Search cancelled';
            throw error;
        }
    }), found);

    const ran = new Gtk.Label({label: 'No run yet'});
    let runs = 0;
    const policies = [['Drop', 'action-unavailable'], ['Queue', 'view-list'], ['Latest', 'media-skip-forward'],
        ['Debounce', 'alarm']];
    line(page, ...policies.map(([label, icon]) => {
        const result = working(button(label, `${icon}-symbolic`), async cancellable => {
            await rest(2, cancellable);
            runs++;
            ran.label = runs === 1 ? '1 run' : `${runs} runs`;
        });
        result.activationPolicy = Thimble.ActivationPolicy[label.toUpperCase()];
        if (label === 'Debounce')
            result.set_debounce_time(1000);
        return result;
    }), ran);

    const target = button('Synchronise', 'view-refresh-symbolic', 'tinted');
    const [start, more, stop] = ['Start', 'One Quarter More', 'Stop'].map(label => button(label));
    start.connect('clicked', () => target.start_loading());
    more.connect('clicked', () => target.set_progress(Math.max(target.get_progress(), 0) + 0.25));
    stop.connect('clicked', () => target.stop_loading(Thimble.PendingOutcome.SUCCESS, null));
    line(page, target, start, more, stop);

    const checked = new Gtk.Label({label: 'Not checked yet'});
    line(page, working(button('Check'), async cancellable => {
        await rest(0.1, cancellable);
        checked.label = 'All is well';
    }), checked);

    const name = new Gtk.Entry({text: 'Letter'});
    const create = button('Create File', 'document-new-symbolic', 'primary');
    const clear = button('Clear Name');
    name.update_property([Gtk.AccessibleProperty.LABEL], ['File name']);
    name.connect('changed', () => name.text ? create.enable() : create.disable('Enter a file name first', name));
    clear.connect('clicked', () => (name.text = ''));
    line(page, name, create, clear);
}

const application = new Gtk.Application({flags: Gio.ApplicationFlags.NON_UNIQUE});
application.connect('activate', () => {
    Thimble.init();
    const page = new Gtk.Box({
        orientation: Gtk.Orientation.VERTICAL, spacing: 18,
        margin_top: 18, margin_bottom: 18, margin_start: 18, margin_end: 18,
    });
    (ARGV[0] === 'loading' ? showLoading : showButton)(page);
    new Gtk.ApplicationWindow({application, title: 'Thimble in JavaScript', child: page}).present();
});
application.run([]);
