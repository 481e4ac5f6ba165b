#if os(Linux)
  import Foundation
  import Testing

  @Suite struct LinkedLibrariesTests {
    @Test func `the command does not link Foundation, which would triple its size`() throws {
      // The file names the libraries that the program needs.
      let program = try Data(contentsOf: CommandRun.executable)
      func needs(_ library: String) -> Bool { program.range(of: Data("\0\(library)\0".utf8)) != nil }
      #expect(needs("libswiftCore.so"))
      #expect(!needs("libFoundation.so"))
      #expect(!needs("libFoundationInternationalization.so"))
      #if LibXML2
        #expect(needs("libxml2.so.2") || needs("libxml2.so.16"))
      #else
        #expect(!needs("libxml2.so.2") && !needs("libxml2.so.16"))
      #endif
      #if Zlib
        #expect(needs("libz.so.1"))
      #else
        #expect(!needs("libz.so.1"))
      #endif
    }
  }
#endif
