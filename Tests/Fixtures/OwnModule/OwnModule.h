// A C module of an application. It includes GTK independently of Thimble's modules.
#pragma once

#include <gtk/gtk.h>

static inline GParamFlags own_flags(const GParamSpec *specification) { return specification->flags; }

static inline gboolean own_is_writable(GParamFlags flags) { return (flags & G_PARAM_WRITABLE) != 0; }

static inline GtkWidget *own_label(const char *text) { return gtk_label_new(text); }
