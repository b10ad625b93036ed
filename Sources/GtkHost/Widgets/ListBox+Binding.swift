public import Observation

// MARK: - Rows of a model's items

extension ListBox {
  /// Keeps one row for each item of a collection that is read from `@Observable` models, beginning now.
  ///
  /// ```swift
  /// list.bind({ notes.all }, id: \.id) { note in
  ///   ListBoxRow(Label().bind(\.text) { note.title })
  /// }
  /// ```
  /// It calls ``show(_:id:row:update:)`` whenever the models change, at most once a frame. The binding lives as long as
  /// the list.
  @discardableResult
  public func bind<Items: Collection>(
    _ items: @escaping @MainActor () -> Items, id: KeyPath<Items.Element, some Hashable>,
    row: @escaping @MainActor (Items.Element) -> ListBoxRow,
    update: @escaping @MainActor (ListBoxRow, Items.Element) -> Void = { _, _ in }
  ) -> Self {
    let follower = StateFollower(items, at: self) { [weak self] in self?.show($0, id: id, row: row, update: update) }
    keep(follower, for: "rows")
    return self
  }

  /// Selects the row of the item that an `@Observable` model names, and updates the model when the user selects a row.
  ///
  /// ```swift
  /// list.bindSelection(to: notes, \.selection)
  /// ```
  /// The user cannot clear the selection, so removing the selected row leaves the model as it is. The list follows at
  /// most once a frame, the model at once. The binding lives as long as the list, and keeps the model.
  ///
  /// - Parameters:
  ///   - model: the model.
  ///   - path: the identity of the selected item, as in ``bind(_:id:row:update:)``; nil for none.
  /// - Returns: this list.
  @discardableResult
  public func bindSelection<Model: AnyObject & Observable, ID: Hashable>(
    to model: Model, _ path: ReferenceWritableKeyPath<Model, ID?>
  ) -> Self {
    follow(selectionOf: model, path) { tell in connect(.rowSelected) { list, _ in tell(list) } }
  }
}

extension ListBox {
  /// Makes the compiler say what to write for a collection instead of a closure.
  @available(*, unavailable, message: "write a closure, which is read again after each change: { model.items }")
  public func bind<Items: Collection>(
    _ items: Items, id: KeyPath<Items.Element, some Hashable>, row: @escaping @MainActor (Items.Element) -> ListBoxRow
  ) -> Self { self }
}

extension FlowBox {
  /// Makes the compiler say what to write for a collection instead of a closure.
  @available(*, unavailable, message: "write a closure, which is read again after each change: { model.items }")
  public func bind<Items: Collection>(
    _ items: Items, id: KeyPath<Items.Element, some Hashable>,
    child: @escaping @MainActor (Items.Element) -> FlowBoxChild
  ) -> Self { self }

  /// Keeps one child for each item of a collection that is read from `@Observable` models, as
  /// ``ListBox/bind(_:id:row:update:)`` does.
  @discardableResult
  public func bind<Items: Collection>(
    _ items: @escaping @MainActor () -> Items, id: KeyPath<Items.Element, some Hashable>,
    child: @escaping @MainActor (Items.Element) -> FlowBoxChild,
    update: @escaping @MainActor (FlowBoxChild, Items.Element) -> Void = { _, _ in }
  ) -> Self {
    let follower = StateFollower(items, at: self) { [weak self] in self?.show($0, id: id, child: child, update: update)
    }
    keep(follower, for: "children")
    return self
  }

  /// Selects the child of the item that an `@Observable` model names, and updates the model when the user selects a
  /// child, as ``ListBox/bindSelection(to:_:)`` does.
  @discardableResult
  public func bindSelection<Model: AnyObject & Observable, ID: Hashable>(
    to model: Model, _ path: ReferenceWritableKeyPath<Model, ID?>
  ) -> Self {
    follow(selectionOf: model, path) { tell in connect(.selectedChildrenChanged) { grid in tell(grid) } }
  }
}

// MARK: - Both

/// A container in which an item is selected by its identity.
@MainActor
private protocol ItemSelecting: Widget {
  var selectedID: AnyHashable? { get set }
}

extension ListBox: ItemSelecting {}
extension FlowBox: ItemSelecting {}

extension ItemSelecting {
  /// Follows the selection of a model, and updates the model when the user selects an item, at the signal that
  /// `connect` connects.
  fileprivate func follow<Model: AnyObject & Observable, ID: Hashable>(
    selectionOf model: Model, _ path: ReferenceWritableKeyPath<Model, ID?>,
    _ connect: (@escaping @MainActor (Self) -> Void) -> SignalConnection
  ) -> Self {
    followBothWays(
      "selection", model, path,
      get: { widget -> ID?? in
        // The user cannot clear the selection.
        if let id = widget.selectedID as? ID { .some(id) } else { nil }
      },
      set: { $0.selectedID = $1.map { AnyHashable($0) } }
    ) { tell in
      let connection = connect(tell)
      return ObservationToken { connection.disconnect() }
    }
  }
}
