// Generated from Policies by Scripts/embed-policies.sh. Do not edit.

import WatchwordBasics
import WatchwordRuns

extension ShippedPolicy {
  /// All, in the order of their names.
  static let all = [
    ShippedPolicy(
      name: "cognito-default",
      json: #"""
        {
          "$schema": "schema/watchword-policy-1.schema.json",
          "version": 1,
          "description": "What Amazon Cognito asks of a new user pool: 8 to 256 characters with a number, a special character of its list, an uppercase and a lowercase letter; no white space at either end",
          "rules": [
            { "rule": "length", "min": 8, "max": 256 },
            { "rule": "digits", "min": 1, "repertoire": "ascii" },
            { "rule": "special", "min": 1, "characters": "^$*.[]{}()?-\"!@#%&/\\,><':;|_~`+= " },
            { "rule": "uppercase", "min": 1, "repertoire": "ascii" },
            { "rule": "lowercase", "min": 1, "repertoire": "ascii" },
            { "rule": "edge-white-space" }
          ]
        }

        """#),
    ShippedPolicy(
      name: "nist-800-63b-4",
      json: #"""
        {
          "$schema": "schema/watchword-policy-1.schema.json",
          "version": 1,
          "description": "NIST SP 800-63B-4, section 3.1.1.2, for a password that is the only factor: 15 characters, not on a block list and no variant of what is, not one of the user's own words; nothing else",
          "rules": [
            { "rule": "length", "min": 15 },
            { "rule": "common-password", "variants": true },
            { "rule": "user-id", "match": "whole", "minLength": 3 },
            { "rule": "personal-words", "match": "whole" }
          ]
        }

        """#),
    ShippedPolicy(
      name: "pci-dss-4",
      json: #"""
        {
          "$schema": "schema/watchword-policy-1.schema.json",
          "version": 1,
          "description": "PCI DSS 4.0.1: 12 characters with letters and digits (8.3.6), none of the last four passwords (8.3.7)",
          "rules": [
            { "rule": "length", "min": 12 },
            { "rule": "letters", "min": 1 },
            { "rule": "digits", "min": 1 },
            { "rule": "different-from-current" },
            { "rule": "history", "count": 4 }
          ]
        }

        """#),
    ShippedPolicy(
      name: "relid-default",
      json: #"""
        {
          "minL": 8,
          "maxL": 64,
          "minDg": 1,
          "minUc": 1,
          "minLc": 1,
          "minSc": 1,
          "charsNotAllowed": "",
          "Repetition": 0,
          "UserIDcheck": true,
          "SeqCheck": "false",
          "BlackListedCommonPassword": "false",
          "msg": "",
          "SDKValidation": false
        }

        """#),
    ShippedPolicy(
      name: "relid-strict",
      json: #"""
        {
          "minL": 12,
          "maxL": 64,
          "minDg": 2,
          "minUc": 2,
          "minLc": 2,
          "minSc": 1,
          "charsNotAllowed": "<>\"'",
          "Repetition": 2,
          "UserIDcheck": true,
          "SeqCheck": "true",
          "BlackListedCommonPassword": "true",
          "msg": "",
          "SDKValidation": true
        }

        """#),
    ShippedPolicy(
      name: "strong",
      json: #"""
        {
          "$schema": "schema/watchword-policy-1.schema.json",
          "version": 1,
          "description": "At least 8 characters, 1 letter and 1 number; long passwords are welcome",
          "rules": [
            { "rule": "length", "min": 8 },
            { "rule": "letters", "min": 1 },
            { "rule": "digits", "min": 1 }
          ]
        }

        """#),
  ]
}
