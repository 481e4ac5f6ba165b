import WatchwordDiagnostics

extension CatalogFormat {
  /// XLIFF 1.2 (OASIS Standard, 1 February 2008) as Xcode, Angular, ICU and others write it.
  ///
  /// Reading never fails for what a file holds: what can be read is told, with a diagnostic for each thing that is wrong.
  /// After a place that is not XML, nothing more is read. The encodings UTF-8, UTF-16, UTF-32 and those that documents
  /// declare and the system's `iconv` knows are read; places are the same in all of them. A line ends with LF, so with
  /// CRLF too; a lone CR is a character like another.
  public static let xliff12 = CatalogFormat(
    id: "xliff-1.2", title: "XLIFF 1.2", endings: [".xliff", ".xlf"],
    recognizesContent: { XMLText.seemsToHaveRoot("xliff", in: $0) },
    readDocument: { origin, name, events in
      var session = XMLSession(
        reader: XMLReader(file: name, origin: origin, onReport: events.report),
        handler: XLIFF12Handler(events: events))
      session.read()
      session.handler.finish()
      events.end(session.reader.isComplete)
    },
    decode: { XMLText.utf8(of: $0) })
}
