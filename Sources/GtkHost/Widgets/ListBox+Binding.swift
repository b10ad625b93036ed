// MARK: - Rows of a model's items

extension ListBox {
  /// Keeps one row for each item of a collection that is read from `@Observable` models, beginning now.
  ///
  /// ```swift
  /// list.bind({ notes.all }, id: \.id) { note in
  ///   ListBoxRow(Label().bind(\.text) { note.title })
  /// }
  /// ```
  /// As ``show(_:id:row:update:)``, whenever the models change, at most once a frame. The binding lives as long as the
  /// list.
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
}

extension FlowBox {
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
}
