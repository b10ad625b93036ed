extension Size {
  /// The same as the least size of a target: what is no number or below 0 counts as 0, and 10,000 logical pixels, more than
  /// any screen has, are the most.
  var asTarget: Size {
    let length = { (length: Double) in length > 0 ? min(length, 10_000) : 0 }
    return Size(width: length(width), height: length(height))
  }
}

extension Insets {
  /// The same with at most 10,000 logical pixels outwards.
  var asReach: Insets {
    Insets(
      top: max(-10_000, top), leading: max(-10_000, leading), bottom: max(-10_000, bottom),
      trailing: max(-10_000, trailing))
  }
}
