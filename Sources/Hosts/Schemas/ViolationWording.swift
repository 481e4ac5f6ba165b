#if LibXML2
  import CLibXML2
  import WatchwordCatalogFormats
  import WatchwordBasics

  /// Rewords libxml2's errors, which use the terms of the schema specification, in plain words.
  ///
  /// Unknown messages keep libxml2's wording without namespaces, so that nothing is lost with another version of
  /// libxml2.
  struct ViolationWording {
    private let error: LibXML2Error
    private let node: LibXML2Error.Node
    /// The message without the designation of its node.
    private let text: String

    /// The maximum number of names that a message lists.
    private static let maximumNameCount = 8

    init(_ error: LibXML2Error, _ node: LibXML2Error.Node) {
      self.error = error
      self.node = node
      let hasPrefix = error.message.utf8.starts(with: node.prefix.utf8)
      text = hasPrefix ? String(error.message.utf8.dropFirst(node.prefix.utf8.count)) ?? error.message : error.message
    }

    private var element: String { "<\(node.elementName.clipped)>" }

    var violation: Violation {
      structure ?? attribute ?? key ?? value
        ?? Violation(
          part: part(isValue: true),
          message: "\(element) breaks a rule of the schema: \(Self.withoutNamespaces(text).clipped(to: 400))",
          help: "Change \(element) as the schema requires")
    }

    // MARK: Elements

    private var structure: Violation? {
      let expected = self.expected
      if error.isAbout(XML_SCHEMAV_CVC_ELT_1), node.parentName == nil {
        return found(
          "The schema has no root element \(element)", help: "Check that this is the right schema for the file")
      }
      if error.isAbout(XML_SCHEMAV_ELEMENT_CONTENT), text.utf8.starts(with: "Missing child".utf8) {
        return found(
          "\(element) is not complete; expected \(expected ?? "another element") in it",
          help: "Add what is missing, in the order of the schema")
      }
      if error.isAbout(XML_SCHEMAV_ELEMENT_CONTENT) {
        let end = node.parentName.map { "the end of <\($0.clipped)>" } ?? "nothing more"
        return found(
          "The schema does not allow \(element) here; expected \(expected ?? end)",
          help: "Correct the name of the element, move the element to where it belongs, or remove it")
      }
      if error.isAbout(XML_SCHEMAV_CVC_WILDCARD, XML_SCHEMAV_CVC_ELT_1), node.attribute == nil {
        return found(
          "The schema does not declare \(element); expected an element that it declares",
          help: "Correct the name or the namespace of the element, or remove it")
      }
      if error.isAbout(XML_SCHEMAV_CVC_COMPLEX_TYPE_2_3) {
        return found(
          "\(element) has text between its elements, where the schema allows only elements",
          help: "Remove the text, or put it into the element where it belongs")
      }
      if error.isAbout(XML_SCHEMAV_CVC_COMPLEX_TYPE_2_1) {
        return found(
          "\(element) is not empty, but the schema requires it to be", help: "Remove the content of the element")
      }
      if error.isAbout(XML_SCHEMAV_CVC_COMPLEX_TYPE_2_2, XML_SCHEMAV_CVC_TYPE_3_1_2) {
        return found(
          "\(element) contains elements, where the schema allows only text", help: "Remove the elements")
      }
      return nil
    }

    /// The elements that the schema allows at this position.
    private var expected: String? {
      guard let list = text.part(between: "Expected is", and: ")"),
        let start = list.utf8.firstIndex(of: UInt8(ascii: "("))
      else { return nil }
      let names = String(list[list.utf8.index(after: start)...]).parts(between: ",").map(Self.elementName)
      var known: [String] = []
      for name in names where !name.isEmpty && !known.contains(where: { $0.utf8.elementsEqual(name.utf8) }) {
        known.append(name)
      }
      return known.isEmpty ? nil : Self.choice(known)
    }

    /// Returns the displayed name of an element in libxml2's list, where wildcards have an asterisk.
    private static func elementName(_ item: String) -> String {
      let bytes = item.utf8.drop { $0 == 0x20 }
      let name = String(
        decoding: bytes[..<(bytes.lastIndex { $0 != 0x20 }.map { bytes.index(after: $0) } ?? bytes.startIndex)],
        as: UTF8.self)
      if name.utf8.starts(with: "##other".utf8) { return "an element of another namespace" }
      if name.utf8.last == UInt8(ascii: "*") { return "any element" }
      return name.isEmpty ? "" : "<\(name.withoutNamespace.clipped)>"
    }

    // MARK: Attributes

    private var attribute: Violation? {
      if error.isAbout(XML_SCHEMAV_CVC_COMPLEX_TYPE_4) {
        let name = text.part(between: "attribute '", and: "' is required").map { $0.withoutNamespace.clipped } ?? ""
        return found(
          "\(element) lacks the attribute \(name), which the schema requires", help: "Add the attribute \(name)")
      }
      let isUnknown = error.isAbout(
        XML_SCHEMAV_CVC_COMPLEX_TYPE_3_2_1, XML_SCHEMAV_CVC_COMPLEX_TYPE_3_2_2, XML_SCHEMAV_CVC_WILDCARD)
      guard isUnknown, let attribute = node.attribute else { return nil }
      return Violation(
        part: XMLPart(element: node.element, .attributeName(attribute.name)),
        message: "The schema allows no attribute \(attribute.written.clipped) in \(element)",
        help: "Correct the name of the attribute, or remove it")
    }

    // MARK: Keys

    private var key: Violation? {
      guard error.isAbout(XML_SCHEMAV_CVC_IDC) else { return nil }
      let values = (text.part(between: "key-sequence ['", and: "']") ?? "").parts(between: "', '")
        .map { "\"\($0.excerpt)\"" }.joinedAsList
      let name = (text.part(betweenLast: "constraint '", and: "'") ?? text.part(betweenLast: "keyref '", and: "'"))?
        .withoutNamespace.clipped
      let rule = name.map { " (\($0))" } ?? ""
      if text.utf8.starts(with: "Duplicate".utf8) {
        return found(
          "\(element) repeats the key \(values), which the schema requires to be unique\(rule)",
          help: "Give one of the two elements another key")
      }
      if text.utf8.starts(with: "No match".utf8) {
        return found(
          "\(element) refers to the key \(values), which no element has\(rule)",
          help: "Correct the reference, or add what it refers to")
      }
      if text.utf8.starts(with: "Not all fields".utf8) {
        return found(
          "\(element) lacks a value by which the schema identifies such elements\(rule)",
          help: "Add the attribute or the element that holds the value")
      }
      return nil
    }

    // MARK: Values

    private var value: Violation? {
      guard let (value, expected) = valueAndExpectation else { return nil }
      let subject =
        if let attribute = node.attribute {
          "The value\(value.map { " \"\($0.excerpt)\"" } ?? "") of the attribute \(attribute.written.clipped)"
        } else {
          "The text\(value.map { " \"\($0.excerpt)\"" } ?? "") of \(element)"
        }
      let help = node.attribute == nil ? "Change the text" : "Change the value"
      return Violation(
        part: part(isValue: true),
        message: "The schema does not allow \(Self.lowercased(subject)); expected \(expected)",
        help: "\(help) to what the schema expects")
    }

    private var valueAndExpectation: (value: String?, expected: String)? {
      func value(before end: String) -> String? { text.part(between: "value '", and: end) }
      func bound(_ start: String, _ end: String) -> String { (text.part(betweenLast: start, and: end) ?? "").excerpt }
      switch error.code {
      case XML_SCHEMAV_CVC_ENUMERATION_VALID.rawValue:
        let list = text.part(betweenLast: "of the set {", and: "}") ?? ""
        let values = list.parts(between: "', '").map {
          String(decoding: $0.utf8.filter { $0 != UInt8(ascii: "'") }, as: UTF8.self).excerpt
        }
        return (value(before: "' is not an element of the set"), Self.choice(values))
      case XML_SCHEMAV_CVC_PATTERN_VALID.rawValue:
        return (
          value(before: "' is not accepted by the pattern"),
          "a text that matches \((text.part(betweenLast: "by the pattern '", and: "'") ?? "the pattern").clipped(to: 120))"
        )
      case XML_SCHEMAV_CVC_LENGTH_VALID.rawValue, XML_SCHEMAV_CVC_MINLENGTH_VALID.rawValue,
        XML_SCHEMAV_CVC_MAXLENGTH_VALID.rawValue:
        let bounds = [
          ("length of '", "exactly"), ("minimum length of '", "at least"), ("maximum length of '", "at most"),
        ]
        let index = Int(error.code - XML_SCHEMAV_CVC_LENGTH_VALID.rawValue)
        let found = (text.part(betweenLast: "has a length of '", and: "'; this") ?? "").excerpt
        return (
          value(before: "' has a length"),
          "a length of \(bounds[index].1) \(bound("allowed " + bounds[index].0, "'")), found \(found)"
        )
      case XML_SCHEMAV_CVC_MININCLUSIVE_VALID.rawValue:
        return (value(before: "' is less than"), "at least \(bound("allowed ('", "')"))")
      case XML_SCHEMAV_CVC_MAXINCLUSIVE_VALID.rawValue:
        return (value(before: "' is greater than"), "at most \(bound("allowed ('", "')"))")
      case XML_SCHEMAV_CVC_MINEXCLUSIVE_VALID.rawValue:
        return (value(before: "' must be"), "more than \(bound("greater than '", "'"))")
      case XML_SCHEMAV_CVC_MAXEXCLUSIVE_VALID.rawValue:
        return (value(before: "' must be"), "less than \(bound("less than '", "'"))")
      case XML_SCHEMAV_CVC_TOTALDIGITS_VALID.rawValue, XML_SCHEMAV_CVC_FRACTIONDIGITS_VALID.rawValue:
        let isFraction = error.isAbout(XML_SCHEMAV_CVC_FRACTIONDIGITS_VALID)
        return (
          value(before: "' has more"),
          "at most \(bound("allowed ('", "')")) \(isFraction ? "digits after the decimal point" : "digits")"
        )
      default: return typeOrFixedValue
      }
    }

    private var typeOrFixedValue: (value: String?, expected: String)? {
      if let value = text.part(between: "'", and: "' is not a valid value of the ") {
        let type = text.part(betweenLast: "' is not a valid value of the ", and: "'")?.part(between: "type '", and: "")
        return (
          value,
          type.map { "a value of the type \($0.withoutNamespace.clipped)" } ?? "a value of its type in the schema"
        )
      }
      if let value = text.part(between: "value '", and: "' does not match the fixed value constraint") {
        return (value, "\"\((text.part(betweenLast: "value constraint '", and: "'") ?? "").excerpt)\"")
      }
      return nil
    }

    // MARK: Words

    /// Returns the part of the document that the violation concerns.
    private func part(isValue: Bool) -> XMLPart {
      XMLPart(
        element: node.element,
        node.attribute.map { isValue ? .attributeValue($0.name) : .attributeName($0.name) } ?? .name)
    }

    private func found(_ message: String, help: String) -> Violation {
      Violation(part: XMLPart(element: node.element, .name), message: message, help: help)
    }

    /// Returns "a, b or c", or the first names and the number of the others.
    private static func choice(_ names: [String]) -> String {
      guard names.count > maximumNameCount else { return names.joinedAsChoice }
      return names.prefix(maximumNameCount).joined(separator: ", ")
        + " or one of \(names.count - maximumNameCount) more"
    }

    private static func lowercased(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }

    /// Returns a message of libxml2 without namespaces and final full stops.
    static func withoutNamespaces(_ sentence: String) -> String {
      var plain: [UInt8] = []
      var rest = Array(sentence.utf8)[...]
      while let byte = rest.first {
        if byte == UInt8(ascii: "{"), let close = rest.firstIndex(of: UInt8(ascii: "}")) {
          rest = rest[(close + 1)...]
        } else {
          plain.append(byte)
          rest = rest.dropFirst()
        }
      }
      while plain.last == UInt8(ascii: ".") || plain.last == 0x20 { plain.removeLast() }
      return String(decoding: plain, as: UTF8.self)
    }
  }
#endif
