import CGtk

/// A grid of children in rows and columns: `GtkGrid`.
@MainActor
public final class Grid: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_grid_get_type(), faceOf: Grid.self) }

  required init(_ native: NativeInstance) { super.init(native) }

  /// An empty grid. The spacings are in logical pixels.
  public convenience init(rowSpacing: Int = 0, columnSpacing: Int = 0) {
    self.init(Self.make())
    gtk_grid_set_row_spacing(grid, guint(spacing: rowSpacing))
    gtk_grid_set_column_spacing(grid, guint(spacing: columnSpacing))
  }

  private var grid: UnsafeMutablePointer<GtkGrid> { instance.cast() }

  /// Puts a child into a cell, counted from 0, over one or more columns and rows.
  public func attach(_ child: Widget, column: Int, row: Int, width: Int = 1, height: Int = 1) {
    let (column, row) = (Int32(spacing: column), Int32(spacing: row))
    gtk_grid_attach(grid, child.pointer, column, row, Int32(spacing: max(1, width)), Int32(spacing: max(1, height)))
  }

  public func remove(_ child: Widget) { gtk_grid_remove(grid, child.pointer) }
}
