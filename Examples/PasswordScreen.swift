// A complete SwiftUI screen for every flow. Linux has no SwiftUI: there, this file is parsed but not compiled.
// `ExampleTests` uses the same parts of Watchword in the same way.

import SwiftUI
import Watchword
import WatchwordFormServices

struct PasswordScreen: View {
  @Bindable var form: ObservablePasswordForm
  @FocusState private var focus: PasswordForm.Field?
  @Environment(\.dismiss) private var dismiss

  private var shown: PasswordForm.Presentation { form.presentation }

  var body: some View {
    Form {
      if let banner = shown.banner {
        Text(banner.text).foregroundStyle(banner.isError ? Color.red : Color.green)
      }
      Section {
        ForEach(shown.fields, id: \.field) { field in row(field) }
      } header: {
        Text([shown.subtitle, shown.userLabel, shown.userLine].compactMap { $0 }.joined(separator: " "))
      } footer: {
        VStack(alignment: .leading) {
          if let strength = shown.strength {
            ProgressView(value: Double(strength.score), total: Double(strength.maximum)) { Text(strength.text) }
          }
          if let match = shown.match { Text(match.text) }
          if let help = shown.help { Text(help) }
        }
      }
      if let title = shown.policyTitle {
        Section(title) {
          ForEach(Array(shown.rules.enumerated()), id: \.offset) { _, rule in
            Label(rule.text, systemImage: rule.state == .met ? "checkmark.circle.fill" : "circle")
              .foregroundStyle(rule.state == .met ? Color.green : Color.secondary)
              .accessibilityLabel(rule.label)
          }
        }
      }
      Section {
        Button(shown.submit.title) { form.send(.submit) }.disabled(!shown.submit.isEnabled)
        if shown.submit.isInProgress { ProgressView() }
        if let attempts = shown.attempts {
          Text(attempts.text).foregroundStyle(attempts.isCritical ? Color.red : Color.secondary)
        }
      }
    }
    .navigationTitle(shown.title)
    .navigationBarBackButtonHidden()
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button(shown.back) { form.send(.back) } }
    }
    .alert(shown.alert?.title ?? "", isPresented: $form.isAlertPresented, presenting: shown.alert) { alert in
      ForEach(alert.buttons, id: \.self) { button in Button(button) { form.isAlertPresented = false } }
    } message: { alert in
      Text(alert.text)
    }
    .environment(\.layoutDirection, shown.direction == .rightToLeft ? .rightToLeft : .leftToRight)
    .onChange(of: focus) { form.focusedField = focus }
    .onChange(of: form.focusedField) { focus = form.focusedField }
    .onAppear {
      form.perform = { effect in carryOut(effect) }
      form.send(.appear)
    }
    .onDisappear { form.send(.leave) }
  }

  @ViewBuilder private func row(_ field: PasswordForm.Presentation.FieldView) -> some View {
    HStack {
      Group {
        if field.isRevealed {
          TextField(field.placeholder, text: $form[field.field])
        } else {
          SecureField(field.placeholder, text: $form[field.field])
        }
      }
      .accessibilityLabel(field.label)
      .focused($focus, equals: field.field)
      .textContentType(field.contentType == .newPassword ? .newPassword : .password)
      .textInputAutocapitalization(.never)
      .autocorrectionDisabled()
      .submitLabel(field.returnKey == .next ? .next : .done)
      .onSubmit { form.send(.returnKey(field.field)) }
      Button(field.revealLabel, systemImage: field.isRevealed ? "eye.slash" : "eye") { form.send(.reveal(field.field)) }
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
    }
    if let error = field.error { Text(error).foregroundStyle(Color.red) }
  }

  private func carryOut(_ effect: PasswordForm.Effect) {
    switch effect {
    case .navigate: dismiss()
    case .announce(let text): AccessibilityNotification.Announcement(text).post()
    case .clear, .dismissKeyboard, .focus, .submit, .resetAuthentication, .requestCredentials, .initiateUpdate: break
    }
  }
}
