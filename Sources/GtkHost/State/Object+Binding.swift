import CGtk
public import Observation

// MARK: - State of models

extension Hosted {
  /// Keeps a property of this object equal to a value that is read from `@Observable` models, beginning now.
  ///
  /// ```swift
  /// Button("Save") { try await notes.save() }.bind(\.isEnabled) { notes.hasChanges }
  /// Label().bind(\.text) { "\(notes.count) notes" }
  /// ```
  /// The binding lives as long as the object, or until another one takes its place for the same property. It keeps what
  /// `value` captures, so capture weakly what owns the object. A widget on screen follows at most once a frame; any other
  /// object in the next turn of the main loop. A change by another thread is followed too, a little later if the thread
  /// takes long to make it: up to three seconds after the thread has begun.
  ///
  /// - Parameters:
  ///   - property: the property. It is set only where it does not have the value yet.
  ///   - value: reads the models. A change of anything that it reads is followed.
  /// - Returns: this object.
  @discardableResult
  public func bind<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Self, Value>, to value: @escaping @MainActor () -> Value
  ) -> Self {
    let follower = StateFollower(value, at: self as? Widget) { [weak self] value in
      guard let self, self[keyPath: property] != value else { return }
      self[keyPath: property] = value
    }
    keep(follower, for: property)
    return self
  }

  /// Makes the compiler say what to write for a value instead of a closure.
  @available(*, unavailable, message: "write a closure, which is read again after each change: { model.value }")
  public func bind<Value: Equatable>(_ property: ReferenceWritableKeyPath<Self, Value>, to value: Value) -> Self {
    self
  }

  /// Keeps a GTK property of this object equal to a value, for properties without a name in Swift.
  ///
  /// ```swift
  /// page.bind(Property<Widget, String?>("title")) { notes.title }
  /// ```
  /// - Returns: this object.
  @discardableResult
  public func bind<Value: ValueConvertible & Equatable>(
    _ property: Property<Self, Value>, following value: @escaping @MainActor () -> Value
  ) -> Self {
    let follower = StateFollower(value, at: self as? Widget) { [weak self] value in
      guard let self, self[property] != value else { return }
      self[property] = value
    }
    keep(follower, for: property.name)
    return self
  }

  /// Keeps a property of this object and one of an `@Observable` model equal in both directions, beginning with the
  /// model's value.
  ///
  /// ```swift
  /// CheckButton("_Wrap lines").bind(.isOn, to: settings, \.wrapsLines)
  /// Entry().bind(.text, to: note, \.title)
  /// ```
  /// A change by the user is in the model at once; a change of the model is shown with the next frame. The binding lives as
  /// long as the object, and keeps the model.
  ///
  /// - Returns: this object.
  @discardableResult
  public func bind<Model: AnyObject & Observable, Value: ValueConvertible & Equatable>(
    _ property: Property<Self, Value>, to model: Model, _ path: ReferenceWritableKeyPath<Model, Value>
  ) -> Self {
    followBothWays(property.name, model, path, get: { $0[property] }, set: { $0[property] = $1 }) { tell in
      let connection = observe(property) { object, _ in tell(object) }
      return ObservationToken { connection.disconnect() }
    }
  }

  /// Keeps a value of this object and one of an `@Observable` model equal in both directions, beginning with the model's
  /// value.
  ///
  /// ```swift
  /// Scale("Volume", in: 0...100, step: 5).bind(.value, to: player, \.volume)
  /// menuButton.bind(.selection, to: settings, \.order)
  /// ```
  /// A change by the user is in the model at once; a change of the model is shown with the next frame. The binding lives as
  /// long as the object, and keeps the model.
  ///
  /// - Returns: this object.
  @discardableResult
  public func bind<Model: AnyObject & Observable, Value: Equatable>(
    _ value: EditedValue<Self, Value>, to model: Model, _ path: ReferenceWritableKeyPath<Model, Value>
  ) -> Self {
    followBothWays(value.name, model, path, get: value.get, set: value.set, observe: observing(value))
  }

  /// Does the same for a model that always has a value: a missing choice leaves it as it is.
  @discardableResult
  public func bind<Model: AnyObject & Observable, Value: Equatable>(
    _ value: EditedValue<Self, Value?>, to model: Model, _ path: ReferenceWritableKeyPath<Model, Value>
  ) -> Self {
    followBothWays(value.name, model, path, get: value.get, set: value.set, observe: observing(value))
  }

  /// Does the same for an enumeration of the model whose raw values the object chooses from.
  @discardableResult
  public func bind<Model: AnyObject & Observable, Value: RawRepresentable & Equatable>(
    _ value: EditedValue<Self, Value.RawValue?>, to model: Model, _ path: ReferenceWritableKeyPath<Model, Value>
  ) -> Self {
    followBothWays(
      value.name, model, path, get: { value.get($0).flatMap { Value(rawValue: $0) } },
      set: { value.set($0, $1.rawValue) },
      observe: observing(value))
  }

  private func observing<Value>(
    _ value: EditedValue<Self, Value>
  ) -> (@escaping @MainActor (Self) -> Void) -> ObservationToken {
    { tell in value.observe(self) { [weak self] in if let self { tell(self) } } }
  }

  /// Keeps a value of this object and one of a model equal in both directions. The name is that of the value: a later
  /// binding of the same name takes the place of this one. `get` returns nil where there is no value for the model, and
  /// `observe` calls a closure after each change of the value, for as long as its token is kept.
  func followBothWays<Model: AnyObject & Observable, Value: Equatable>(
    _ name: AnyHashable, _ model: Model, _ path: ReferenceWritableKeyPath<Model, Value>,
    get: @escaping @MainActor (Self) -> Value?, set: @escaping @MainActor (Self, Value) -> Void,
    observe: (@escaping @MainActor (Self) -> Void) -> ObservationToken
  ) -> Self {
    // The model of an earlier binding must not get this one's value.
    keep(nil, for: name)
    // GTK replaces a text in two steps, and reports each.
    var isFollowing = false
    let follower = StateFollower({ model[keyPath: path] }, at: self as? Widget) { [weak self] value in
      guard let self, get(self) != value else { return }
      isFollowing = true
      set(self, value)
      isFollowing = false
    }
    let observation = observe { object in
      guard !isFollowing, let value = get(object), model[keyPath: path] != value else { return }
      model[keyPath: path] = value
    }
    keep(ObservationToken { withExtendedLifetime((follower, observation)) {} }, for: name)
    return self
  }
}

// MARK: - State of anything else

extension ObservationToken {
  /// Calls `apply` with a value that is read from `@Observable` models: now, and in the next turn of the main loop after
  /// a change, for as long as the token is kept.
  ///
  /// ```swift
  /// token = ObservationToken(following: { notes.theme }) { ThemeController.shared.theme = $0 }
  /// ```
  /// - Parameters:
  ///   - value: reads the models. A change of anything that it reads is followed.
  ///   - apply: takes the value, only when it has changed.
  public convenience init<Value: Equatable>(
    following value: @escaping @MainActor () -> Value, apply: @escaping @MainActor (Value) -> Void
  ) {
    let follower = StateFollower(changesOf: value, at: nil, apply: apply)
    self.init { withExtendedLifetime(follower) {} }
  }

  /// Does the same after each change of a model that is read, even if the value is the same again: for a property that
  /// others change, too.
  package convenience init<Value>(
    reading value: @escaping @MainActor () -> Value, apply: @escaping @MainActor (Value) -> Void
  ) {
    let follower = StateFollower(value, at: nil, apply: apply)
    self.init { withExtendedLifetime(follower) {} }
  }
}

extension Object {
  /// Keeps the follower of a property for as long as the object lives, in place of an earlier one; nil keeps none.
  func keep(_ follower: AnyObject?, for property: AnyHashable) {
    if let known = g_object_get_qdata(instance, followersKey) {
      Unmanaged<Followers>.fromOpaque(known).takeUnretainedValue().byProperty[property] = follower
    } else if let follower {
      let followers = Unmanaged.passRetained(Followers([property: follower])).toOpaque()
      g_object_set_qdata_full(instance, followersKey, followers, released)
    }
  }
}

@MainActor private let followersKey = g_quark_from_string("thimble-state")

/// The followers of an object's properties.
@MainActor
private final class Followers {
  var byProperty: [AnyHashable: AnyObject]

  init(_ byProperty: [AnyHashable: AnyObject]) { self.byProperty = byProperty }
}
