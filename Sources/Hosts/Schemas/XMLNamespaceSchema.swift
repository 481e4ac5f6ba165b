#if LibXML2
  /// The schema of the XML namespace, which OASIS's schemas import from http://www.w3.org/2001/xml.xsd: its four
  /// attributes (XML 1.0, sections 2.10 and 2.12; XML Base; xml:id), and their group.
  enum XMLNamespaceSchema {
    static let text = """
      <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/XML/1998/namespace">
        <xs:attribute name="lang">
          <xs:simpleType>
            <xs:union memberTypes="xs:language">
              <xs:simpleType>
                <xs:restriction base="xs:string"><xs:enumeration value=""/></xs:restriction>
              </xs:simpleType>
            </xs:union>
          </xs:simpleType>
        </xs:attribute>
        <xs:attribute name="space">
          <xs:simpleType>
            <xs:restriction base="xs:NCName">
              <xs:enumeration value="default"/>
              <xs:enumeration value="preserve"/>
            </xs:restriction>
          </xs:simpleType>
        </xs:attribute>
        <xs:attribute name="base" type="xs:anyURI"/>
        <xs:attribute name="id" type="xs:ID"/>
        <xs:attributeGroup name="specialAttrs">
          <xs:attribute ref="xml:base"/>
          <xs:attribute ref="xml:lang"/>
          <xs:attribute ref="xml:space"/>
          <xs:attribute ref="xml:id"/>
        </xs:attributeGroup>
      </xs:schema>
      """
  }
#endif
