import GtkHost
