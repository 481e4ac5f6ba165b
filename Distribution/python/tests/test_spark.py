"""Counting in a real Spark, if it and Java are installed."""

import json
import os
import shutil
import subprocess
import sys
import warnings

import pytest

pyarrow = pytest.importorskip("pyarrow", reason="PyArrow is not installed")

import watchword.spark  # noqa: E402
from watchword import Policy  # noqa: E402

PASSWORDS = ["horse", "horse1234", "", "correct horse battery staple", "żółta łódź 1984", "password1", "12345678", "a" * 3000]


@pytest.fixture(scope="module")
def spark():
    sql = pytest.importorskip("pyspark.sql", reason="PySpark is not installed")
    if shutil.which("java") is None and "JAVA_HOME" not in os.environ:
        pytest.skip("there is no Java for PySpark")
    os.environ["PYSPARK_PYTHON"] = sys.executable
    builder = sql.SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false")
    session = builder.config("spark.driver.bindAddress", "127.0.0.1").config("spark.driver.host", "127.0.0.1").getOrCreate()
    yield session
    session.stop()


def frame(spark, passwords, partitions=2):
    return spark.createDataFrame([(each,) for each in passwords], "password string").repartition(partitions)


# MARK: In Spark


def test_the_counts_are_those_of_the_policies(spark):
    passwords = PASSWORDS * 700
    names = ["strong", "nist-800-63b-4", "relid-strict"]
    measured = watchword.spark.measure(frame(spark, passwords, 3), policy=names, source="leak.txt")
    assert (measured["version"], measured["sources"], measured["passwords"]) == (1, ["leak.txt"], len(passwords))
    for name, found in zip(names, measured["policies"]):
        tally = Policy(name).tally(passwords)
        assert (found["policy"], found["met"], found["unmet"], found["undetermined"]) == (name, tally.met, tally.unmet, tally.undetermined)
        assert found["accepted"] == tally.met + tally.undetermined
        counts = [(rule["rule"], rule["text"], rule["unmet"], rule["unmetAlone"], rule["undetermined"]) for rule in found["rules"]]
        assert counts == [tuple(rule) for rule in tally.rules]
    assert not any(password in json.dumps(measured) for password in ("horse", "1984"))


def test_the_counts_are_those_of_the_command(spark, command, tmp_path):
    passwords = [password + str(number) for number in range(2000) for password in PASSWORDS]
    file = tmp_path / "list.txt"
    file.write_text("\r\n".join(passwords) + "\r\n")
    read = spark.read.text(str(file)).withColumnRenamed("value", "password")
    for name in ("strong", "nist-800-63b-4"):
        arguments = [command, "check", name, "--summary", "--format", "json", "--locale", "en"]
        with open(file, "rb") as lines:
            said = json.loads(subprocess.run(arguments, stdin=lines, capture_output=True).stdout)
        measured = watchword.spark.measure(read, policy=name)
        (found,) = measured["policies"]
        assert {**said, "policy": name} == {
            "version": 1,
            "unreadable": 0,
            "passwords": measured["passwords"],
            **{key: value for key, value in found.items() if not key.startswith("accepted")},
        }


def test_what_is_no_line_is_unreadable(spark):
    passwords = ["horse1234", None, "horse\nhorse1234", "horse1234\r", "horse", None, "\n"]
    measured = watchword.spark.measure(frame(spark, passwords, 1), policy="strong")
    assert (measured["passwords"], measured["unreadable"]) == (3, 4)
    assert (measured["policies"][0]["met"], measured["policies"][0]["unmet"]) == (2, 1)


def test_a_policy_of_ones_own_reaches_the_workers(spark, tmp_path):
    file = tmp_path / "own.json"
    file.write_text('{"version": 1, "extends": "strong", "rules": [{"rule": "length", "min": 9}]}')
    inline = Policy({"version": 1, "rules": [{"rule": "digits", "min": 4}]}, name="inline")
    measured = watchword.spark.measure(frame(spark, ["horse123", "horse1234"]), policy=[str(file), inline])
    assert [(one["policy"], one["met"]) for one in measured["policies"]] == [("own", 1), ("inline", 1)]


def test_what_cannot_be_counted_is_said(spark):
    passwords = frame(spark, PASSWORDS)
    with pytest.raises(ValueError, match='no column "pasword"; it has \'password\''):
        watchword.spark.measure(passwords, column="pasword")
    with pytest.raises(TypeError, match='"id" has the type bigint; expected string'):
        watchword.spark.measure(spark.range(3), column="id")
    with pytest.raises(ValueError, match="no rows"):
        watchword.spark.measure(frame(spark, []))
    with pytest.raises(ValueError, match="Two policies have one name"):
        watchword.spark.measure(passwords, policy=["strong", "strong"])


# MARK: Without Spark


def test_a_frame_of_something_else_is_refused():
    with pytest.raises(TypeError, match="df is a list; expected a DataFrame of Spark"):
        watchword.spark.measure(["horse"])


def test_documents_have_a_password_a_line():
    def documents(*passwords, type=None):
        found = list(watchword.spark._documents(pyarrow.array(passwords, type or pyarrow.string())))
        return b"".join(bytes(document) for document, _ in found), sum(count for _, count in found)

    assert documents("a", "", "ü") == ("a\n\nü\n".encode(), 3)
    assert documents("a", None, "b") == (b"a\nb\n", 2)
    assert documents("a", "b\nc", "d") == (b"a\nd\n", 2)
    assert documents() == documents(None) == documents("\n") == (b"", 0)
    assert documents("a", "b", type=pyarrow.large_string()) == (b"a\nb\n", 2)
    sliced = pyarrow.array(["x", "a", "b", "y"]).slice(1, 2)
    assert b"".join(bytes(document) for document, _ in watchword.spark._documents(sliced)) == b"a\nb\n"
    long = "a" * (12 << 20)
    found = list(watchword.spark._documents(pyarrow.array([long, "b", long, long * 2], pyarrow.string())))
    assert sum(count for _, count in found) == 3 and max(len(document) for document, _ in found) <= 16 << 20


def test_a_partition_with_nearly_all_rows_is_reported():
    def warned(*rows):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            watchword.spark._warn_of_skew(list(rows))
        return [str(one.message) for one in caught]

    assert warned(3, 0, 100_000) == warned(2_000_000, 1_900_000, 0) == []
    (said,) = warned(5_000_000, 1000, 1000)
    assert "The 5002000 rows are in 3 partitions, of which one has 5000000; df.repartition" in said
    assert "in one partition" in warned(0, 5_000_000)[0]
