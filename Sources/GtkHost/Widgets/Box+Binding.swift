import CGtk

// MARK: - Children that follow a model

extension Box {
  /// Makes the children from a value that is read from `@Observable` models: now, and again when the value changes.
  ///
  /// ```swift
  /// Box(.vertical, spacing: 6).bind({ player.episode }) { episode in
  ///   if let episode {
  ///     Label(episode.title)
  ///     Button("_Stop") { player.stop() }
  ///   } else {
  ///     Label("Nothing is playing")
  ///   }
  /// }
  /// ```
  /// Only a change of the value makes children: a change of anything that `children` reads does not. Bind the properties
  /// of the children for that, as in `Label().bind(\.text) { … }`. A widget on screen follows at most once a frame. A
  /// child that the closure returns again, because it was made outside, stays as it is. If keyboard focus was on a child
  /// that goes, it comes to the child in its place, or else to the neighbour.
  ///
  /// The box has no other children from then on, and is hidden while it has none, so that a box around it leaves no
  /// space for it. The binding lives as long as the box, or until another one takes its place. It keeps what the closures
  /// capture, so capture weakly what owns the box.
  ///
  /// - Parameters:
  ///   - value: reads the models.
  ///   - children: makes the children for a value. `if`, `switch` and `for` work.
  /// - Returns: this box.
  @discardableResult
  public func bind<Value: Equatable>(
    _ value: @escaping @MainActor () -> Value,
    @ListBuilder<Widget> children: @escaping @MainActor (Value) -> [Widget]
  ) -> Self {
    let follower = StateFollower(changesOf: value, at: self) { [weak self] in self?.show(children($0)) }
    keep(follower, for: "children")
    return self
  }

  /// Makes the children from an object that is read from `@Observable` models: now, and again when it is another object.
  ///
  /// It works as `bind(_:children:)` does with a value. A change inside the object makes no children.
  @_disfavoredOverload  // An object that can be compared is a value.
  @discardableResult
  public func bind<Model: AnyObject>(
    _ object: @escaping @MainActor () -> Model?,
    @ListBuilder<Widget> children: @escaping @MainActor (Model?) -> [Widget]
  ) -> Self {
    var last: Model??
    let follower = StateFollower(object, at: self) { [weak self] object in
      if let last, last === object { return }
      last = .some(object)
      self?.show(children(object))
    }
    keep(follower, for: "children")
    return self
  }

  /// Keeps one child for each item of a collection that is read from `@Observable` models, as
  /// ``ListBox/bind(_:id:row:update:)`` does.
  ///
  /// ```swift
  /// Box().bind({ filters.all }, id: \.name) { filter in ToggleButton(filter.name).bind(.isOn, to: filter, \.isOn) }
  /// ```
  /// An item that stays keeps its child, with its state and keyboard focus, wherever it moves. The rest is as in
  /// `bind(_:children:)`.
  @discardableResult
  public func bind<Items: Collection>(
    _ items: @escaping @MainActor () -> Items, id: KeyPath<Items.Element, some Hashable>,
    child: @escaping @MainActor (Items.Element) -> Widget,
    update: @escaping @MainActor (Widget, Items.Element) -> Void = { _, _ in }
  ) -> Self {
    removeAll()
    let rows = ItemRows<Widget>()
    let follower = StateFollower(items, at: self) { [weak self] items in
      guard let self else { return }
      if !items.isEmpty { isVisible = true }
      let list = ItemRows<Widget>.List(
        append: { self.append($0) },
        remove: {
          guard $0.parent === self else { return }
          $0.passFocusOn()
          self.remove($0)
        },
        sort: {})
      rows.show(items, id: { AnyHashable($0[keyPath: id]) }, in: list, make: child, update: update)
      // New children come to the end of a box, unlike the rows of a list that sorts itself.
      order(rows.places.sorted(children))
      if items.isEmpty { isVisible = false }
    }
    keep(follower, for: "children")
    return self
  }

  /// Makes the compiler say what to write for a collection instead of a closure.
  @available(*, unavailable, message: "write a closure, which is read again after each change: { model.items }")
  public func bind<Items: Collection>(
    _ items: Items, id: KeyPath<Items.Element, some Hashable>, child: @escaping @MainActor (Items.Element) -> Widget
  ) -> Self { self }

  /// Makes the compiler say what to write for a value instead of a closure.
  @available(*, unavailable, message: "write a closure, which is read again after each change: { model.value }")
  public func bind<Value: Equatable>(
    _ value: Value, @ListBuilder<Widget> children: @escaping @MainActor (Value) -> [Widget]
  ) -> Self { self }

  /// Shows other children, in their order.
  private func show(_ new: [Widget]) {
    let old = children
    let focus = focusPath
    if !new.isEmpty { isVisible = true }
    for child in new where child.parent !== self && child.isFreeForList { append(child) }
    let shown = new.filter { $0.parent === self }
    let leaving = old.filter { !shown.contains($0) }
    order(shown)
    if let focus, leaving.contains(old[focus[0]]) { takeFocus(focus, in: shown) }
    for child in leaving {
      child.passFocusOn()
      remove(child)
    }
    // Hidden with focus inside, the box would lose it.
    if new.isEmpty { isVisible = false }
  }

  /// Brings children into an order, before all others. One that is in its place is not moved.
  private func order(_ wanted: [Widget]) {
    var before: Widget?
    for child in wanted {
      let place = before.map { gtk_widget_get_next_sibling($0.pointer) } ?? gtk_widget_get_first_child(pointer)
      if place != child.pointer, child !== before {
        gtk_box_reorder_child_after(instance.cast(), child.pointer, before?.pointer)
      }
      before = child
    }
  }

  /// The places of the widgets that lead to keyboard focus, from a child of this box on; nil if focus is not inside.
  private var focusPath: [Int]? {
    guard let focused = window?.focusedWidget, focused !== self, contains(focused) else { return nil }
    var path: [Int] = []
    for widget in focused.selfAndAncestors.prefix(while: { $0 !== self }) {
      guard let place = widget.parent?.children.firstIndex(of: widget) else { return nil }
      path.insert(place, at: 0)
    }
    return path
  }

  /// Moves keyboard focus to the widget at the end of a path through new children, or as near to it as one takes it.
  private func takeFocus(_ path: [Int], in new: [Widget]) {
    guard !new.isEmpty else { return }
    var place = new[min(path[0], new.count - 1)]
    for index in path.dropFirst() {
      let inside = place.children
      guard inside.indices.contains(index) else { break }
      place = inside[index]
    }
    for widget in place.selfAndAncestors.prefix(while: { $0 !== self }) where widget.moveFocusInside(.tabForward) {
      return
    }
  }
}
