import Foundation
import TestSupport

/// Documents with every construct of XML, and every mistake.
enum XMLDocuments {
  static let constructs: [String] = [
    "<a/>", "\n\t <a></a>\n", "<a b='1' c = \"2\"\n\td='x\"y'/>", "<a >x</a >", "<?xml version='1.0'?><a/>",
    "<?xml version=\"1.0\" encoding='utf-8' standalone=\"yes\" ?>\n<a/>",
    "<!-- c --><a><!----><!-- é\n - --></a><!-- d -->\n",
    "<a b='&lt;&amp;&#10;&#x20AC;&quot;&apos;&gt;' c='x\ty\nz'>&lt;a&#65;]&#93;&gt;</a>",
    "<a b='é€𝄞'>é€𝄞 text ]] > ] ]]x</a>",
    "<a xmlns='urn:a' xmlns:b='http://b.example/c' b:d='1' d='2'><b:e/><c xmlns='urn:d'><d/></c><f/></a>",
    "<a xml:lang='en' xml:space='preserve'><b xml:lang=''/></a>", "<a.b-c_1 d.e-f_1=''/>", "\u{FEFF}<a/>",
    "<aaaaaaaaaaaaaaaaaaaaaaaab/>",
    "<aaaaaaaaaaaaaaaa1aaaaaaaa><aaaaaaaaaaaaaaaa2aaaaaaaa/></aaaaaaaaaaaaaaaa1aaaaaaaa>",
    "<?xml version='1.1'?><a/>", "<!DOCTYPE a><a/>", "<?p?><a/>", "<!-- c --><?xml version='1.0'?><a/>",
    "<a/>\n<?p q?>\n", "<a/>\n<b/>", "<a/>text", "<a/>&amp;", "<a/><![CDATA[]]>", "<a/></a>", "<a/><!-- b", "<a/><!",
    "<a/>\n<", "<!-- a", "<a><!-- b", "<a>x<![CDATA[&<]]>y<b/></a>", "<a>1<?p q?><b c='1'/></a>", "<a>\r\n<b/></a>",
    "<a b='1\r\n2'/>", "<a b='\r'/>", "<a>x ]]> y</a>", "<a>&b;</a>", "<a>&#0;</a>", "<a>&#xFFFE;</a>",
    "<a>&#x110000;</a>", "<a>&#99999999999;</a>", "<a>&amp</a>", "<a>&</a>", "<a>&#;</a>", "<a>&#x;</a>",
    "<a>&#X41;</a>", "<a b='<'/>", "<a b='&c;'/>", "<a b='1' b='2'/>", "<a b='1'c='2'/>", "<a b/>", "<a b=1/>",
    "<a/ >", "<a / b='1'>", "<1/>", "<-a/>", "<a:b/>", "<a b:c='1'/>", "<a:/>", "<:a/>", "<a:b:c/>", "<é/>", "<aé/>",
    "<a é='1'/>", "<a><b></a></b>", "<a><b/></b></a>", "<a>", "<a", "<a></a", "<a><!-- -- --></a>",
    "<a><!-- ---></a>", "<a><!- --></a>", "<a>\u{1}</a>", "<a>x\u{FFFE}</a>", "<a b='\u{FFFF}'/>", "<a b='\u{1}'/>",
    "<a xmlns:b='urn:b' xmlns:c='urn:b' b:d='1' c:d='2'/>", "<a xmlns=''/>", "<a xmlns:b=''/>", "<a xmlns='a b'/>",
    "<a xmlns='relative'/>", "<a xmlns='urn:a' xmlns='urn:b'/>", "<a xmlns:xml='urn:a'/>",
    "<a xmlns:xmlns='urn:a'/>", "<a xmlns:b='http://www.w3.org/XML/1998/namespace'/>",
    "<a xmlns='http://www.w3.org/2000/xmlns/'/>", "<xmlns/>", "<xml:a/>", "<xmlns:a/>",
    "<a><b xmlns:c='urn:c'/><c:d/></a>", "<a xmlns='http://[/'/>", "<a xmlns='http://a:b/'/>", "<a>x\0y</a>",
    "<a/>\0", "<a>a\rb\r\nc\n\rd</a>", "<a b=\"1\r2\r\n3\"/>", "<a><![CDATA[a\r\nb\r]]></a>",
    "<a><![CDATA[]]><![CDATA[ ]] ]]></a>", "<a><![CDATA[ ]]", "<a><![CDATA", "<!DOC", "<!doctype a><a/>",
    "<a><!x></a>", "<a/><!x>", "<!x><a/>", "<?XML version=\"1.0\"?><a/>", "<?xMl?><a/>", "<?p:q r?><a/>", "<?p",
    "<?p q", "<?p q?", "<? p?><a/>", "<?p\u{1}?><a/>", "<?p \u{1}?><a/>", "<a><?p&?></a>",
    "<é:ü xmlns:é=\"urn:a\" é:ß=\"1\"/>", "<a\u{B7}·/>", "<·a/>", "<a\u{37E}/>", "<\u{10000}/>", "<a\u{F0000}/>",
    "<a></ a>", "<a></a x>", "<a></a\n>", "<a></a<", "<a></>", "</a>", "<a b=\"1\"c=\"2\"/>", "<a b=\"&#0;\"/>",
    "<a b=\"&amp\"/>", "<a b=\"1", "<a b=", "<a b", "<a ", "<a/", "<a><b/></a><c/>",
    "<a xmlns=\"http://www.w3.org/XML/1998/namespace\"/>",
    "<a xmlns:xml=\"http://www.w3.org/XML/1998/namespace\" xml:b=\"1\"/>",
    "<a xmlns:b=\"http://www.w3.org/2000/xmlns/\"/>", "<a xmlns=\"\"><b xmlns=\"urn:b\"><c xmlns=\"\"/></b></a>",
    "<a xmlns:b=\"urn:b\"><b:c xmlns:b=\"urn:c\" b:d=\"1\"/><b:e/></a>",
    "<a xmlns:b=\"urn:b\" xmlns:c=\"urn:b\" b:d=\"1\" d=\"2\" c:e=\"3\"/>",
    "<a xmlns:b=\"urn:b\"><c b:d=\"1\" b:d=\"2\"/></a>", "<a:b xmlns:a=\"http://[::1]:80/x?y#z\"/>",
    "<a xmlns=\"http://u@h:8/%41\"/>", "<a xmlns=\"%4\"/>", "<a xmlns=\"1:2\"/>", "<a xmlns=\"//h/p\"/>",
    "<a xmlns=\"a?b#c\"/>", "<a xmlns=\"a#b#c\"/>", "<a xmlns=\"urn:é\"/>", "<a xmlns=\"a:\"/>", "<a xmlns=\":a\"/>",
    "<a xmlns=\"http://h|/\"/>", "<a xmlns=\"mailto:a@b\"/>", "<a>]]</a>", "<a>]]&gt;</a>",
    "<a>&#x10FFFF;&#xD7FF;&#xE000;&#xFFFD;</a>", "<a>&#xD800;</a>", "<a>&#000000000000000065;</a>",
    "<a>&#x0000000000041;</a>", "<a>&#65</a>", "<a>& b</a>", "<a>&lt</a>", "<a>&lt;;&gt;</a>",
    "<?xml version=\"1.0\" standalone=\"no\"?><!-- - --><a/><?q?><!---->\n", "\n<?xml version=\"1.0\"?><a/>",
    "<a>\u{7F}\u{85}\u{2028}</a>", "<a\u{85}/>", "<a>\u{FFFD}\u{E000}</a>", "<A><a/></A>", "<a></A>",
    "<a:b xmlns:a=\"urn:a\"></a:b>", "<a:b xmlns:a=\"urn:a\"></b>", "<_/>", "<a-/>", "<a =", "<a =\"1\"/>",
    "<a b c=\"1\"/>", "<a b=\"1\" / >", "<a b=\"<\"/>", "< a/>", "<a><</a>", "<a>></a>", "<a>\"\'</a>",
  ]

  /// Bytes that are not UTF-8, and the first and last ones that are.
  static let sequences: [[UInt8]] = [
    [0xC2, 0x80], [0xDF, 0xBF], [0xE0, 0xA0, 0x80], [0xED, 0x9F, 0xBF], [0xEE, 0x80, 0x80], [0xEF, 0xBF, 0xBD],
    [0xF0, 0x90, 0x80, 0x80], [0xF4, 0x8F, 0xBF, 0xBF], [0xEF, 0xBF, 0xBE], [0xEF, 0xBF, 0xBF], [0x80], [0xC1, 0xBF],
    [0xC3], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
    [0xF5, 0x80, 0x80, 0x80], [0xFF],
  ]

  /// The seeds of the fuzzers that are XML, the fixtures, and the corpora where they are there.
  static let files: [URL] =
    ["xliff", "xliff2", "stringsdict", "android"].flatMap { folder in
      (try? FileManager.default.contentsOfDirectory(
        at: packageFolder.appending(path: "Fuzzing/Seeds/\(folder)"), includingPropertiesForKeys: nil)) ?? []
    }.sorted { $0.path < $1.path } + TestFile.fixtures(in: "diagnostics") + TestFile.fixtures(in: "encodings")
    + TestFile.corpus("focus-ios", "gomap", "moz-l10n")

  private static let pieces: [String] = [
    "<", ">", "/", "/>", "</", "&", "&amp;", "&#65;", "&#x;", ";", "\"", "'", "=", " ", "\n", "\t", "\r", "\r\n", "]]>",
    "]", "<!--", "-->", "--", "<![CDATA[",
    "<?p ?>", "<?xml version=\"1.0\"?>", "<a>", "</a>", "<a/>", " b=\"1\"", " b:c=\"1\"", " xmlns=\"urn:x\"",
    " xmlns:b=\"urn:b\"", " xmlns=\"\"", ":", "é", "€", "𝄞", "\u{FFFE}", "\u{1}",
    "\0", "<!DOCTYPE a>", "xml", "xmlns", "1", "-", ".",
  ]

  private static let lengths = [0, 0, 1, 1, 2, 9]

  /// The document with one to three changes.
  static func changed(_ document: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var changed = document
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let place = Int.random(in: 0...changed.count, using: &generator)
      let end = min(changed.count, place + lengths[Int.random(in: 0..<lengths.count, using: &generator)])
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: changed = Array(changed[..<place])
      case 1: changed.insert(UInt8.random(in: 0...255, using: &generator), at: place)
      default:
        changed.replaceSubrange(place..<end, with: pieces[Int.random(in: 0..<pieces.count, using: &generator)].utf8)
      }
    }
    return changed
  }
}
