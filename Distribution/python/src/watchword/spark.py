"""Measures policies with the passwords of a Spark column, such as a leaked list that does not fit on one machine.

>>> watchword.spark.measure(df, column="password", policy=["strong", "nist-800-63b-4"])  # doctest: +SKIP

`pip install 'watchword[spark]'` on the driver, and the package with PyArrow on every executor.
"""

from __future__ import annotations

import importlib
import json
import warnings
from dataclasses import replace
from typing import Any, Dict, Iterable, Iterator, List, Optional, Sequence, Tuple, Union

from ._engine import SecretBytes
from ._policy import Policy, PolicySource
from ._report import RuleTally, Tally

_LARGEST_DOCUMENT = 16 << 20
"""The maximum number of bytes counted in one call, which is also the maximum length of a password in the command."""
_SCHEMA = "rows bigint, tallies string"
_SKEW = 4
"""The ratio of a partition's rows to another's from which a warning is given."""
_MANY = 1_000_000
"""The minimum number of rows for that warning."""


def measure(
    df: Any,
    column: str = "password",
    policy: Union[PolicySource, Policy, Sequence[Union[PolicySource, Policy]]] = "strong",
    *,
    source: Optional[str] = None,
) -> Dict[str, Any]:
    """Counts how many passwords of a column each policy accepts, and which rules refuse the others.

    The result has the members that `watchword policy measure --format json --guesses none` prints, and `--merge`
    accepts it; `source` is the name of the list in it. Passwords are counted on the executors: each partition returns
    only counts.

    `null`, and a text with a line feed, count as unreadable. Raises `TypeError` unless the column contains strings, and
    `ValueError` if the frame has no such column or no rows, or if two policies have the same name.
    """
    _require_texts(df, column)
    policies = _opened(policy)
    # Spark sends the function to the workers, and policies as their texts.
    parts = df.select(df[column]).mapInArrow(_PartitionCounter(policies), _SCHEMA).collect()
    rows = [part["rows"] for part in parts]
    if sum(rows) == 0:
        raise ValueError("The frame has no rows; expected a password in each")
    _warn_of_skew(rows)
    tallies = [one.tally(()) for one in policies]
    for part in parts:
        tallies = [tally + _tally(tally, counts) for tally, counts in zip(tallies, json.loads(part["tallies"]))]
    return _measurement(tallies, source or column)


class _PartitionCounter:
    """The function that a worker applies to a partition: returns one row of counts. The engine stays loaded in the
    worker."""

    def __init__(self, policies: List[Policy]) -> None:
        self._policies = policies

    def __call__(self, batches: Iterator[Any]) -> Iterator[Any]:
        pyarrow = _arrow()
        rows = unreadable = 0
        tallies = [policy.tally(()) for policy in self._policies]
        for batch in batches:
            rows += batch.num_rows
            counted = 0
            for document, count in _documents(batch.column(0)):
                counted += count
                tallies = [tally + policy._tally(document) for tally, policy in zip(tallies, self._policies)]
            unreadable += batch.num_rows - counted
        tallies = [replace(tally, unreadable=tally.unreadable + unreadable) for tally in tallies]
        counts = json.dumps([_counts(tally) for tally in tallies])
        yield pyarrow.RecordBatch.from_arrays([pyarrow.array([rows], pyarrow.int64()), pyarrow.array([counts])], ["rows", "tallies"])


def _arrow(module: str = "pyarrow") -> Any:
    """Imports PyArrow, which only Spark needs, and which has no types."""
    return importlib.import_module(module)


# MARK: - Documents


def _documents(column: Any) -> Iterator[Tuple[SecretBytes, int]]:
    """Converts the texts of a column to documents with one text per line, with their numbers. Invalid lines are
    omitted."""
    pyarrow, compute = _arrow(), _arrow("pyarrow.compute")
    if column.null_count:
        column = column.drop_null()
    if len(column) == 0:
        return
    # Arrow joins the texts, so that none becomes a Python object.
    kind = pyarrow.large_binary()
    lines = compute.binary_join_element_wise(column.cast(kind), pyarrow.scalar(b"", kind), pyarrow.scalar(b"\n", kind))
    document = SecretBytes(lines.buffers()[2]) if lines.nbytes <= _LARGEST_DOCUMENT else None
    if document is not None and document.count(b"\n") == len(column):
        yield document, len(column)
    elif len(column) > 1:
        half = len(column) // 2
        yield from _documents(column.slice(0, half))
        yield from _documents(column.slice(half))


# MARK: - Counts


def _counts(tally: Tally) -> List[Any]:
    rules = [(rule.unmet, rule.unmet_alone, rule.undetermined) for rule in tally.rules]
    return [tally.passwords, tally.met, tally.unmet, tally.undetermined, tally.unreadable, rules]


def _tally(names: Tally, counts: List[Any]) -> Tally:
    """Returns the counts of a partition, with the names of the same policy."""
    passwords, met, unmet, undetermined, unreadable, of_rules = counts
    rules = tuple(RuleTally(rule.rule, rule.text, *each) for rule, each in zip(names.rules, of_rules))
    return Tally(names.policy, passwords, met, unmet, undetermined, unreadable, rules)


def _measurement(tallies: List[Tally], source: str) -> Dict[str, Any]:
    total = tallies[0].passwords
    return {
        "version": 1,
        "seed": 1,
        "sources": [source],
        "passwords": total,
        "lines": total,
        "unreadable": tallies[0].unreadable,
        "policies": [_policy(tally) for tally in tallies],
    }


def _policy(tally: Tally) -> Dict[str, Any]:
    verdicts = {"met": tally.met, "unmet": tally.unmet, "undetermined": tally.undetermined}
    accepted = {"accepted": tally.met + tally.undetermined}
    rules = [
        {
            "rule": rule.rule,
            "text": rule.text,
            **_shares({"unmet": rule.unmet, "unmetAlone": rule.unmet_alone, "undetermined": rule.undetermined}, tally.passwords),
        }
        for rule in tally.rules
    ]
    return {"policy": tally.policy, **_shares({**accepted, **verdicts}, tally.passwords), "rules": rules}


def _shares(counts: Dict[str, int], total: int) -> Dict[str, float]:
    """Returns counts, each with its percentage of all passwords, rounded like in the command."""
    shares: Dict[str, float] = {}
    for name, count in counts.items():
        shares[name] = count
        shares[f"{name}Percent"] = (count * 1000 + total // 2) // total / 10 if total else 0.0
    return shares


# MARK: - Arguments


def _require_texts(df: Any, column: str) -> None:
    try:
        fields = {field.name: field.dataType for field in df.schema.fields}
    except AttributeError:
        raise TypeError(f"df is a {type(df).__name__}; expected a DataFrame of Spark") from None
    if column not in fields:
        raise ValueError(f'The frame has no column "{column}"; it has {", ".join(map(repr, fields)) or "none"}')
    if fields[column].typeName() not in ("string", "varchar", "char"):
        raise TypeError(f'The column "{column}" has the type {fields[column].simpleString()}; expected string')


def _opened(given: Any) -> List[Policy]:
    several: Iterable[Any] = given if isinstance(given, (list, tuple)) else [given]
    policies = [one if isinstance(one, Policy) else Policy(one) for one in several]
    names = [policy.name for policy in policies]
    if not names:
        raise ValueError("policy is an empty list; expected at least one")
    if len(set(names)) < len(names):
        raise ValueError(f"Two policies have one name among {', '.join(names)}; open one with Policy(…, name=…)")
    return policies


def _warn_of_skew(rows: List[int]) -> None:
    busy = sorted(count for count in rows if count > 0)
    largest, median = busy[-1], busy[len(busy) // 2]
    if largest < _MANY or (len(busy) > 1 and largest < _SKEW * median):
        return
    parts = "one partition" if len(busy) == 1 else f"{len(busy)} partitions, of which one has {largest}"
    advice = "df.repartition(…) lets all processors work (a file that is packed by gzip is one partition)"
    warnings.warn(f"The {sum(rows)} rows are in {parts}; {advice}", stacklevel=3)
