import CLibXML2

extension XLIFF2Handler {
  /// No callback for entities, attribute defaults or external subsets is set.
  static var callbacks: XMLCallbacks {
    typealias Session = XMLSession<XLIFF2Handler>
    var callbacks = XMLCallbacks(
      read: { Session.read($0, $1, $2) }, report: { Session.report($0, $1, $2, $3, $4) })
    callbacks.sax.startElementNs = { Session.start($0, $1, $2, $3, $4, $6, $8) }
    callbacks.sax.endElementNs = { session, _, _, _ in Session.end(session) }
    callbacks.sax.characters = { Session.text($0, $1, $2) }
    callbacks.sax.ignorableWhitespace = callbacks.sax.characters
    callbacks.sax.comment = { session, _ in Session.passed(session) }
    callbacks.sax.processingInstruction = { session, _, _ in Session.passed(session) }
    callbacks.sax.internalSubset = { session, _, _, _ in Session.doctype(session) }
    return callbacks
  }
}
