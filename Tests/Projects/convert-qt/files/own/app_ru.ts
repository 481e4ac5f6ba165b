<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name></name>
    <message id="hello">
        <source>Hi %1, it's %2%</source>
        <extracomment>Greets</extracomment>
        <translation>Привет, %1: %2%</translation>
    </message>
    <message id="files" numerus="yes">
        <source>%n files in %1</source>
        <translation>
            <numerusform>%n файл в %1</numerusform>
            <numerusform>%n файла в %1</numerusform>
            <numerusform>%n файлов в %1</numerusform>
        </translation>
    </message>
    <message id="plain">
        <source>It's {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
