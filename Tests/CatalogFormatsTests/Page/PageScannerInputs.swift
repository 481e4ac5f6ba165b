/// Documents that the page's scanner and the command's reader must read, or refuse, alike.
extension PageScannerTests {
  private static func unit(_ content: String, id: String = "a") -> String {
    "<trans-unit id=\"\(id)\"><source>s</source>\(content)</trans-unit>"
  }

  static let unusual =
    [
      "<target/>",
      "<target />",
      "<target\n/>",
      "<target\r\n/>",
      "<target\n></target\n>",
      "",
      "<note/>",
      "<note></note>",
      "<target>a&amp;b &lt;&gt;&quot;&apos; &#233;&#xE9;&#x1F600;</target>",
      "<target><![CDATA[<b> & ]] >]]></target>",
      "<target>a<![CDATA[b]]>c<![CDATA[]]></target>", "<target>a<!-- no -->b<?x y?>c</target>",
      "<target>a\r\nb\rc\nd&#13;e&#10;f&#9;g</target>",
      "<target state='translated' state-qualifier=\"leveraged-mt\">x</target>",
      "<target>one <g id=\"1\">two<x id=\"2\"/></g> <bpt id=\"3\">&lt;b></bpt>é😀<ept id=\"3\">&lt;/b></ept></target>",
      "<target><ph id=\"1\"/><it id=\"2\" pos=\"open\">i</it><mrk mid=\"3\" mtype=\"term\">😀m</mrk><bx id=\"4\"/><ex id=\"4\"/></target>",
      "<target>a<x:y xmlns:x=\"urn:other\">z</x:y>b</target>", "<target>1</target><target>2</target>",
      "<seg-source><mrk mid=\"1\" mtype=\"seg\">s</mrk></seg-source><target><mrk mid=\"1\" mtype=\"seg\">t</mrk></target>",
      "<target>t</target><alt-trans><source>o</source><target>p</target></alt-trans><note>n</note><note from=\"x\">m</note>",
      "<target state=\"needs-review-l10n\">&#x202E;&#x2067;bidi</target>",
      "<target>&lt;script>alert(1)&lt;/script></target>",
      "<target a=\"&#9;x&#10;&amp;&quot;'\" b='\"\t\n'>v</target>",
    ].map { unit($0) }
    + [
      "k|==|plural.one", "k|==|device.iphone", "k|==|device.iphone.plural.one", "k|==|substitutions.N.plural.other",
      "k|==|substitutions.@A.B@.plural.one",
      "plain|==|word",
      "a|==|b|==|plural.few",
      "k|==|plural.some",
      "k|==|width.20",
      "k|==|device.mac.width.20",
      "k|==|plural.one.device.mac",
      "k|==|substitutions.N",
      "k|==|substitutions.N.device.mac",
      "", "|==|plural.one", "k|==|", "k|==|plural.one.", "k|==|device.", "k|===|plural.one", "k|==|==|plural.one",
      "/KEY:dict/NSStringLocalizedFormatKey:dict/:string", "/KEY:dict/VAR:dict/one:dict/:string", "/KEY:dict/:string",
      "/K:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/:string",
      "/K:dict/VAR:dict/some:dict/:string",
      "/",
      "a&#9;b&#10;c&#13;d",
      "&lt;b&gt; &amp; 'x'", "é\u{301}😀",
    ].map { unit("<target>t</target>", id: $0) }
    + [
      "<group translate=\"no\"><trans-unit id=\"a\"><source>s</source></trans-unit><trans-unit id=\"b\" translate=\"yes\"/></group>",
      "<trans-unit id=\"a\"><target>no source</target></trans-unit>",
      "<trans-unit><source>no id</source></trans-unit>",
      "<trans-unit id=\"a\" xmlns:n=\"urn:n\" n:id=\"other\"><source>s</source></trans-unit>",
      "<!-- <trans-unit id=\"c\"/> --><?x <trans-unit id=\"d\"/>?><trans-unit id=\"e\"/>",
    ]

  static let refused: [String] =
    [
      "<target>a & b</target>", "<target>&unknown;</target>", "<target>&#0;</target>", "<target>&#xD800;</target>",
      "<target>a</tarjet>", "<target a=b>t</target>", "<target a>t</target>", "<target a=\"<\">t</target>",
      "<target a=\"1\" a=\"2\">t</target>", "<target a=\"1\"b=\"2\">t</target>", "<target>]]></target>",
      "<target>\u{1}</target>",
      "<target>\u{FFFE}</target>",
      "<x:target>t</x:target>",
      "<target><!-- a -- b --></target>",
      "<target>a < b</target>", "<target", "<target>", "</target>", "<target><![CDATA[x</target>", "<!-- x",
    ].map { document(unit($0)) }
    + [
      "", "<", "text", document("") + "x", document("") + "<second/>", "\n" + document(""),
      "<?xml version=\"1.0\"?><html/>", "<xliff xmlns=\"urn:x\" version=\"1.2\"></xliff>",
      "<xliff version=\"2.0\" xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" srcLang=\"en\"></xliff>",
      "<!DOCTYPE xliff [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;\">]>\n<xliff>&b;</xliff>",
      "<!DOCTYPE xliff SYSTEM \"http://example.com/x.dtd\"><xliff/>",
      String(document(unit("<target>t</target>")).prefix(300)), String(repeating: "<g>", count: 300),
    ]
}
