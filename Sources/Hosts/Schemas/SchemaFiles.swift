#if LibXML2
  import CLibXML2
  import WatchwordBasics
  import WatchwordSystemFiles

  /// The files of which a schema may consist: the schema itself, and the local files that it includes and imports.
  /// Nothing is fetched from the network.
  struct SchemaFiles: Sendable {
    /// The files of the schema that the current task is reading.
    @TaskLocal static var current: SchemaFiles?

    /// The absolute path of the schema.
    private let path: SystemPath
    /// The name of the schema as the user entered it.
    private let name: ExactText
    private let bytes: [UInt8]

    /// The maximum size of a schema, in bytes.
    static let maximumByteCount = 16 << 20

    /// Reads the schema at `path`.
    init(at path: SystemPath) throws(FileError) {
      bytes = try Files.read(path, limit: Self.maximumByteCount)
      name = path.name
      self.path = path.absolute ?? path
    }

    /// Whether the schema exceeds the maximum size.
    var isTooLong: Bool { bytes.count > Self.maximumByteCount }

    /// The location of the schema itself.
    var location: String { Self.location(of: path) }

    /// Returns the displayed name of the file at `location`.
    func name(ofFileAt location: String?) -> ExactText {
      guard let location, location != self.location else { return name }
      return Self.path(at: location)?.name ?? ExactText(location)
    }

    /// Returns the content of the file at `location`, if it can be read.
    ///
    /// If there is no local file at the location, the file with the same name beside the schema is used. The schema of
    /// the XML namespace is built in (XML Schema, part 1, section 4.3.2: processors need not follow addresses).
    func content(ofFileAt location: String) -> [UInt8]? {
      if location == self.location { return bytes }
      if let path = Self.path(at: location), let content = Self.content(of: path) { return content }
      let last = Array(location.utf8.split(separator: UInt8(ascii: "/")).last ?? [])
      if let content = Self.content(of: path.folder.appending(Self.decoded(last))) { return content }
      return last.elementsEqual("xml.xsd".utf8) ? Array(XMLNamespaceSchema.text.utf8) : nil
    }

    private static func content(of path: SystemPath) -> [UInt8]? {
      guard let content = try? Files.read(path, limit: maximumByteCount), content.count <= maximumByteCount else {
        return nil
      }
      return content
    }

    /// Returns the file at `location` for libxml2, which frees it; `nil` if there is none.
    func open(_ location: String, _ context: xmlParserCtxtPtr) -> xmlParserInputPtr? {
      guard let content = content(ofFileAt: location) else { return nil }
      // libxml2 copies the bytes.
      let buffer = content.withUnsafeBytes {
        xmlParserInputBufferCreateMem(
          $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count), XML_CHAR_ENCODING_NONE)
      }
      guard let buffer else { return nil }
      guard let input = xmlNewIOInputStream(context, buffer, XML_CHAR_ENCODING_NONE) else {
        xmlFreeParserInputBuffer(buffer)
        return nil
      }
      // Locations in the file are relative to the location of the file.
      let copy = location.withCString { xmlStrdup(UnsafeRawPointer($0).assumingMemoryBound(to: UInt8.self)) }
      input.pointee.filename = copy.map { UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) }
      return input
    }

    // MARK: Locations

    private static let scheme = "file://"

    /// Returns the URI of an absolute path (RFC 8089).
    private static func location(of path: SystemPath) -> String {
      let digits = Array("0123456789ABCDEF".utf8)
      let escaped = path.bytes.flatMap { byte in
        ASCII.isLetter(byte) || ASCII.isDigit(byte) || "/-._~".utf8.contains(byte)
          ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
      return scheme + String(decoding: escaped, as: UTF8.self)
    }

    /// Returns the path of a location; `nil` for one that is not local.
    private static func path(at location: String) -> SystemPath? {
      guard location.utf8.starts(with: scheme.utf8) else { return nil }
      return SystemPath(bytes: decoded(Array(location.utf8.dropFirst(scheme.utf8.count))))
    }

    private static func decoded(_ escaped: [UInt8]) -> [UInt8] {
      var decoded: [UInt8] = []
      var rest = escaped[...]
      while let byte = rest.popFirst() {
        let digits = String(decoding: rest.prefix(2), as: UTF8.self)
        if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
          decoded.append(value)
          rest = rest.dropFirst(2)
        } else {
          decoded.append(byte)
        }
      }
      return decoded
    }
  }
#endif
