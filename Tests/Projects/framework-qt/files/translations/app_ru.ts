<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en_US">
<context>
    <name>MainWindow</name>
    <message>
        <source>Copied %1 of %2</source>
        <translation>Скопировано %1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) deleted</source>
        <translation>
            <numerusform>%n файл удалён</numerusform>
            <numerusform>%n файлов удалено</numerusform>
        </translation>
    </message>
</context>
</TS>
