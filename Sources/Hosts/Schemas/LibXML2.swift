#if LibXML2
  import CLibXML2

  /// The global state of libxml2.
  enum LibXML2 {
    /// Initializes libxml2 once, so that it prints nothing and opens only files of ``SchemaFiles``.
    private static let isReady: Void = {
      xmlInitParser()
      clibxml2_disable_output()
      xmlSetExternalEntityLoader { location, _, context in
        guard let location, let context else { return nil }
        return SchemaFiles.current?.open(String(cString: location), context)
      }
    }()

    /// Calls `body`, and records in `log` the errors that libxml2 reports on this thread during the call. `body`
    /// receives the arguments for contexts that report errors themselves.
    static func logging<Result>(
      in log: inout ErrorLog, _ body: (_ report: clibxml2_report, _ context: UnsafeMutableRawPointer) -> Result
    ) -> Result {
      _ = isReady
      return withUnsafeMutablePointer(to: &log) { log in
        let report: clibxml2_report = { context, error in
          guard let context, let error else { return }
          context.assumingMemoryBound(to: ErrorLog.self).pointee.append(LibXML2Error(error.pointee))
        }
        // Otherwise, libxml2 would report an earlier error as the reason why a file could not be read.
        xmlResetLastError()
        clibxml2_report_errors(report, log)
        defer {
          clibxml2_report_errors(nil, nil)
          xmlResetLastError()
        }
        return body(report, UnsafeMutableRawPointer(log))
      }
    }
  }
#endif
