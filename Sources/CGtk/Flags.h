// GLib's flags as constants.
//
// Needed because GLib marks its flag enumerations for the compiler from 2.88 on. Swift then imports them as option sets, and
// their members no longer have global names. A constant of the type has the same name and the same value in both forms.
#pragma once

#include <gtk/gtk.h>

static const GApplicationFlags cgtk_application_non_unique = G_APPLICATION_NON_UNIQUE;
static const GApplicationFlags cgtk_application_handles_open = G_APPLICATION_HANDLES_OPEN;

static const GBindingFlags cgtk_binding_bidirectional = G_BINDING_BIDIRECTIONAL;
static const GBindingFlags cgtk_binding_sync_create = G_BINDING_SYNC_CREATE;

static const GBusNameWatcherFlags cgtk_bus_name_watcher_auto_start = G_BUS_NAME_WATCHER_FLAGS_AUTO_START;
static const GDBusCallFlags cgtk_dbus_call_none = G_DBUS_CALL_FLAGS_NONE;
static const GDBusSignalFlags cgtk_dbus_signal_none = G_DBUS_SIGNAL_FLAGS_NONE;

static const GFileMonitorFlags cgtk_file_monitor_watch_moves = G_FILE_MONITOR_WATCH_MOVES;
static const GIOCondition cgtk_io_in = G_IO_IN;

static const GLogLevelFlags cgtk_log_level_error = G_LOG_LEVEL_ERROR;
static const GLogLevelFlags cgtk_log_level_critical = G_LOG_LEVEL_CRITICAL;
static const GLogLevelFlags cgtk_log_level_warning = G_LOG_LEVEL_WARNING;

static const GMarkupParseFlags cgtk_markup_treat_cdata_as_text = G_MARKUP_TREAT_CDATA_AS_TEXT;

static const GParamFlags cgtk_param_readable = G_PARAM_READABLE;
static const GParamFlags cgtk_param_writable = G_PARAM_WRITABLE;
static const GParamFlags cgtk_param_construct_only = G_PARAM_CONSTRUCT_ONLY;
static const GParamFlags cgtk_param_explicit_notify = G_PARAM_EXPLICIT_NOTIFY;

static const GSignalFlags cgtk_signal_run_last = G_SIGNAL_RUN_LAST;
static const GSignalMatchType cgtk_signal_match_id = G_SIGNAL_MATCH_ID;

static const GTypeFlags cgtk_type_abstract = G_TYPE_FLAG_ABSTRACT;

static const GFileSetContentsFlags cgtk_file_set_contents_safely =
    (GFileSetContentsFlags)(G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE);
