// An application writes `import Thimble` and has windows, boxes and labels beside the buttons. The attribute is the only
// way Swift has to pass a module on.
@_exported public import DesignTokens
@_exported public import GtkHost
@_exported public import Theming
