import 'package:flutter/material.dart';

import 'l10n/app_localizations.dart';

/// Shows the requirements of the policy `strong`, with the texts of
///
///     watchword export strong --to arb -o lib/l10n
///
/// from which `flutter gen-l10n` generates [AppLocalizations]: each text is a method with its values. Put
/// `use-escaping: true` into `l10n.yaml`, because lists of characters can contain braces and apostrophes.
class PasswordRules extends StatelessWidget {
  const PasswordRules({super.key});

  @override
  Widget build(BuildContext context) {
    final texts = AppLocalizations.of(context)!;
    return Column(
      crossAxisAlignment: CrossAxisAlignment.start,
      children: [
        Text(texts.policyLeadChecklist),
        Text(texts.ruleLengthMinChecklist(8)),
        Text(texts.ruleLettersMinChecklist(1)),
        Text(texts.ruleDigitsMinChecklist(1)),
      ],
    );
  }
}
