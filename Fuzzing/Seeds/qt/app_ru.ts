<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Main</name>
    <message>
        <location filename="a.cpp" line="1"/>
        <source>Open %1 &amp; %L2</source>
        <comment>verb</comment>
        <extracomment>note</extracomment>
        <translation type="unfinished">Открыть %1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)<byte value="x7"/></source>
        <translation><numerusform>%n файл</numerusform><numerusform>%n файла</numerusform><numerusform/></translation>
    </message>
    <message id="old"><source>a</source><translation type="vanished">b</translation></message>
    <message><source>c</source><translation variants="yes"><lengthvariant>d</lengthvariant></translation></message>
</context>
</TS>
