package com.example.signup

import androidx.compose.foundation.layout.Column
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource

/**
 * Shows the requirements of the policy `strong`, with the resources of
 *
 *     watchword export strong --to android -o app/src/main/res --name password
 *
 * `--name` keeps the app's own `strings.xml`: the texts are in `strings_password.xml` beside it. The first number chooses
 * the plural form, and the others are shown in it.
 */
@Composable
fun PasswordRules() {
  Column {
    Text(stringResource(R.string.policy_lead_checklist))
    Text(pluralStringResource(R.plurals.rule_length_min_checklist, 8, 8))
    Text(pluralStringResource(R.plurals.rule_letters_min_checklist, 1, 1))
    Text(pluralStringResource(R.plurals.rule_digits_min_checklist, 1, 1))
  }
}
