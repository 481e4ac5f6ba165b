<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="hello">
        <source>Hi %1, it's %2%</source>
        <extracomment>Greets</extracomment>
        <translation>Hi %1, it's %2%</translation>
    </message>
    <message id="plain">
        <source>It's {0}</source>
        <translation>It's {0}</translation>
    </message>
    <message id="files" numerus="yes">
        <source>%n files in %1</source>
        <translation>
            <numerusform>%n file in %1</numerusform>
            <numerusform>%n files in %1</numerusform>
        </translation>
    </message>
</context>
</TS>
