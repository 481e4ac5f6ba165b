import WatchwordBasics

/// Converts the attributes of inline elements between the two versions of XLIFF, which name them differently (XLIFF
/// 1.2, section 2.4; XLIFF 2.1, section 4.3.1).
enum InlineAttributes {
  /// The types of codes: `ctype` in XLIFF 1.2, and `type` and `subType` in XLIFF 2.
  private static let kinds: [(ctype: ExactText, type: ExactText, subType: ExactText?)] = [
    ("bold", "fmt", "xlf:b"), ("italic", "fmt", "xlf:i"), ("underlined", "fmt", "xlf:u"), ("lb", "fmt", "xlf:lb"),
    ("pb", "fmt", "xlf:pb"), ("image", "image", nil), ("link", "link", nil),
  ]

  /// Returns the attributes of a code in XLIFF 1.2 without its id, and the names of the attributes that XLIFF 1.2
  /// lacks.
  static func version12(_ tag: InlineMarkup.Tag, _ element: InlineMarkup.Element) -> (written: String, lost: [String]) {
    var written = ""
    var lost: [String] = []
    let kind = kinds.first { $0.type == tag["type"] && $0.subType == tag["subType"] }
    for (name, value) in tag.attributes {
      switch name {
      case "id", "startRef", "isolated": break
      // These attributes belong to XLIFF 1.2.
      case "ctype", "clone", "xid", "equiv-text", "rid", "assoc", "crc", "pos": written += " \(name)=\"\(value)\""
      case "equiv", "equivStart": written += " equiv-text=\"\(value)\""
      case "type" where kind != nil && element != .end && element != .loneEnd:
        written += " ctype=\"\(kind?.ctype ?? "")\""
      case "subType" where kind != nil && element != .end && element != .loneEnd: break
      case "canCopy" where [.pair, .code, .start].contains(element):
        written += " clone=\"\(value)\""
      default: lost.append(name.string)
      }
    }
    return (written, lost)
  }

  /// Returns the attributes of a code in XLIFF 2 without its id, and the names of the attributes that XLIFF 2 lacks or
  /// that refer to data that is not written.
  static func version2(_ tag: InlineMarkup.Tag, _ element: InlineMarkup.Element) -> (written: String, lost: [String]) {
    var written = ""
    var lost: [String] = []
    for (name, value) in tag.attributes {
      let kind = kinds.first { $0.ctype == value }
      switch name {
      case "id", "rid", "startRef", "isolated", "pos": break
      case "disp", "equiv", "dispStart", "dispEnd", "equivStart", "equivEnd", "type", "subType", "canCopy", "canDelete",
        "canOverlap":
        written += " \(name)=\"\(value)\""
      case "equiv-text": written += " \(element == .pair ? "equivStart" : "equiv")=\"\(value)\""
      case "clone": if value == "no" { written += " canCopy=\"no\"" }
      case "ctype" where kind != nil:
        written += " type=\"\(kind?.type ?? "")\"" + (kind?.subType.map { " subType=\"\($0)\"" } ?? "")
      default: lost.append(name.string)
      }
    }
    return (written, lost)
  }

  /// Returns the attributes of an annotation in XLIFF 1.2, and the names of the lost ones.
  ///
  /// Its id is left out: in a target, `mid` refers to a mark of `<seg-source>`, which is not written (schema of XLIFF
  /// 1.2, `KR_tu_segsrc_mid`). Ids such as `m1` are those that are written for marks without one.
  static func annotation12(_ tag: InlineMarkup.Tag) -> (written: String, lost: [String]) {
    var written = ""
    if tag["mtype"] != nil {
      let own = tag.attributes.filter { ["mtype", "comment", "ts", "xml:lang"].contains($0.name) }
      for (name, value) in own { written += " \(name)=\"\(value)\"" }
      let names = tag.attributes.map { $0.name }
      return (written, names.filter { name in !own.contains { $0.name == name } }.map { $0.string })
    }
    let type = tag["type"] ?? "generic"
    let isProtected = tag["translate"] == "no"
    let mtype = isProtected ? "protected" : type == "term" ? "term" : "x-\(type)"
    written = " mtype=\"\(mtype)\""
    if let comment = tag["value"] { written += " comment=\"\(comment)\"" }
    let kept: Set<ExactText> = ["id", "type", "value"]
    var lost = tag.attributes.filter { !kept.contains($0.name) && !($0.name == "translate" && isProtected) }
      .map { $0.name.string }
    if isProtected, type != "generic" { lost.append("type") }
    let id = tag["id"]?.string.utf8 ?? "m".utf8
    if id.first != UInt8(ascii: "m") || !id.dropFirst().allSatisfy(ASCII.isDigit) { lost.append("id") }
    return (written, lost)
  }

  /// Returns the attributes of an annotation in XLIFF 2 without its id, or `nil` if it cannot be written as one.
  static func annotation2(_ tag: InlineMarkup.Tag) -> (written: String, lost: [String])? {
    let kind = tag["mtype"] ?? tag["type"] ?? "generic"
    let comment = tag["value"] ?? tag["comment"]
    var written = ""
    var kept: Set<ExactText> = ["id", "mid", "mtype", "type"]
    var lost: [String] = []
    switch kind {
    case "generic", "x-generic", "protected": break
    case "term", "x-term": written = " type=\"term\""
    case "comment", "x-comment":
      guard let comment else { return nil }
      written = " type=\"comment\" value=\"\(comment)\""
      kept.formUnion(["value", "comment"])
    default: lost.append(tag["mtype"] == nil ? "type" : "mtype")
    }
    if kind == "protected" || tag["translate"] == "no" {
      written += " translate=\"no\""
      kept.insert("translate")
    } else if tag["translate"] == "yes" {
      written += " translate=\"yes\""
      kept.insert("translate")
    }
    lost += tag.attributes.filter { !kept.contains($0.name) }.map { $0.name.string }
    return (written, lost)
  }
}
