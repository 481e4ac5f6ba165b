#if LibXML2
  import CLibXML2
  import WatchwordBasics

  /// The errors that libxml2 reported, up to a limit. Of several errors about one value, only the first is kept, which
  /// is the most specific.
  struct ErrorLog {
    private(set) var errors: [LibXML2Error] = []
    private var subjects: Set<Subject> = []
    /// The elements that lack an attribute.
    private var incomplete: Set<Int> = []

    /// The subject of a violation.
    private struct Subject: Hashable {
      let element: Int
      let attribute: String?
      /// The detail that distinguishes several violations of one element.
      let detail: String
    }

    /// The maximum number of errors: one more than the findings that are shown per file.
    private static let maximumCount = FindingList.maximum + 1

    mutating func append(_ error: LibXML2Error) {
      guard errors.count < Self.maximumCount else { return }
      guard error.domain == XML_FROM_SCHEMASV.rawValue else { return errors.append(error) }
      guard error.isError, !isConsequence(error), subjects.insert(Self.subject(of: error)).inserted else { return }
      if error.isAbout(XML_SCHEMAV_CVC_COMPLEX_TYPE_4), let node = error.node { incomplete.insert(node.element) }
      errors.append(error)
    }

    private static func subject(of error: LibXML2Error) -> Subject {
      guard let node = error.node else { return Subject(element: error.line, attribute: nil, detail: error.message) }
      // Each missing attribute and each violated key is a separate defect.
      let isOwn = error.isAbout(XML_SCHEMAV_CVC_COMPLEX_TYPE_4, XML_SCHEMAV_CVC_IDC)
      return Subject(element: node.element, attribute: node.attribute?.written, detail: isOwn ? error.message : "")
    }

    /// Whether an element lacks a part of a key only because it lacks an attribute, which has already been reported.
    private func isConsequence(_ error: LibXML2Error) -> Bool {
      guard let node = error.node, incomplete.contains(node.element) else { return false }
      return error.isAbout(XML_SCHEMAV_CVC_IDC) && error.message.part(between: "Not all fields", and: "") != nil
    }
  }
#endif
