import WatchwordBasics

/// A member of a dictionary in an XML property list.
struct PayloadMember {
  /// The key; for a member of a nested dictionary, the key of that dictionary and a dot come first.
  let key: ExactText
  let keyRange: Range<Int>
  /// The element of the value: `string`, `integer`, `true` and so on.
  let element: ExactText
  /// The content of the element.
  let text: ExactText
  /// The range of the content, or of the element's name if there is none.
  let range: Range<Int>

  /// The member as a setting; flags have the text `true` or `false`.
  var setting: Setting {
    let isFlag = ["true", "false"].contains(element)
    return Setting(
      name: key, nameRange: keyRange, value: isFlag ? element : text, range: range)
  }
}
