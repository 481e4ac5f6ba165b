"""Password policies and translations: the engine of Watchword for Python.

>>> import watchword
>>> policy = watchword.Policy("strong")
>>> report = policy.check("horse", user="anna", locale="pl")
>>> [rule.text for rule in report.unmet]
['Min. 8 znaków', 'Min. 1 cyfra']
"""

from ._analysis import Audit, Conversion, Count, Difference, Generated
from ._catalog import Catalog, Change
from ._errors import EngineError, PolicyError, QuestionError, WatchwordError
from ._findings import Finding, LintReport
from ._form import Form, FormLine
from ._lint import checks, explain, lint
from ._observer import ObservedNumbers, PasswordObserver
from ._policy import Policy, locales, overlays, policies
from ._policy_types import PolicyDocument, PolicyRule
from ._report import PolicyTexts, Report, Rule, RuleTally, RuleText, Tally, Verdict

__all__ = [
    "Audit",
    "Catalog",
    "Change",
    "Conversion",
    "Count",
    "Difference",
    "EngineError",
    "Finding",
    "Form",
    "FormLine",
    "Generated",
    "LintReport",
    "ObservedNumbers",
    "PasswordObserver",
    "Policy",
    "PolicyDocument",
    "PolicyError",
    "PolicyRule",
    "PolicyTexts",
    "QuestionError",
    "Report",
    "Rule",
    "RuleTally",
    "RuleText",
    "Tally",
    "Verdict",
    "WatchwordError",
    "checks",
    "explain",
    "lint",
    "locales",
    "overlays",
    "policies",
]
