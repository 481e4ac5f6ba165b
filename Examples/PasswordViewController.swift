// A complete UIKit screen for every flow. Linux has no UIKit: there, this file is parsed but not compiled.
// `ExampleTests` uses the same parts of Watchword in the same way.

import UIKit
import Watchword
import WatchwordFormServices

final class PasswordViewController: UIViewController, UITextFieldDelegate {
  private let form: ObservablePasswordForm
  /// Leaves the screen for a destination.
  private let leave: (PasswordForm.Destination) -> Void

  private let stack = UIStackView()
  private let message = UILabel()
  private let rules = UILabel()
  private let notes = UILabel()
  private let button = UIButton(configuration: .filled())
  private var fields: [PasswordForm.Field: UITextField] = [:]
  private var errors: [PasswordForm.Field: UILabel] = [:]

  init(form: ObservablePasswordForm, leave: @escaping (PasswordForm.Destination) -> Void) {
    self.form = form
    self.leave = leave
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    for label in [message, rules, notes] { label.numberOfLines = 0 }
    button.addAction(UIAction { [form] _ in form.send(.submit) }, for: .primaryActionTriggered)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapOutside)))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction { [form] _ in form.send(.back) })
    form.perform = { [weak self] effect in self?.carryOut(effect) }
    observe()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    form.send(.appear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    form.send(.leave)
  }

  /// Draws now, and again after every change.
  private func observe() {
    withObservationTracking {
      draw(form.presentation)
    } onChange: { [weak self] in
      Task { @MainActor in self?.observe() }
    }
  }

  private func draw(_ shown: PasswordForm.Presentation) {
    title = shown.title
    navigationItem.leftBarButtonItem?.title = shown.back
    view.semanticContentAttribute = shown.direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    // A challenge can replace the flow, and with it the fields.
    if Set(fields.keys) != Set(shown.fields.map(\.field)) { makeFields(shown) }
    for field in shown.fields { draw(field) }
    message.text = shown.banner?.text ?? shown.subtitle
    message.textColor = shown.banner?.isError == true ? .systemRed : .label
    rules.text = shown.rules.map { ($0.state == .met ? "✓ " : "○ ") + $0.text }.joined(separator: "\n")
    rules.accessibilityLabel = shown.rules.map(\.label).joined(separator: "\n")
    notes.text = [shown.strength?.text, shown.match?.text, shown.attempts?.text].compactMap { $0 }
      .joined(separator: "\n")
    button.configuration?.title = shown.submit.title
    button.configuration?.showsActivityIndicator = shown.submit.isInProgress
    button.isEnabled = shown.submit.isEnabled
    if let alert = shown.alert, presentedViewController == nil { present(alert) }
  }

  private func makeFields(_ shown: PasswordForm.Presentation) {
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    fields = [:]
    errors = [:]
    stack.addArrangedSubview(message)
    for field in shown.fields {
      let text = UITextField()
      text.borderStyle = .roundedRect
      text.autocorrectionType = .no
      text.autocapitalizationType = .none
      text.delegate = self
      text.addAction(
        UIAction { [form] action in
          form[field.field] = (action.sender as? UITextField)?.text ?? ""
        }, for: .editingChanged)
      text.rightView = UIButton(
        type: .system,
        primaryAction: UIAction(image: UIImage(systemName: "eye")) { [form] _ in form.send(.reveal(field.field)) })
      text.rightViewMode = .always
      let error = UILabel()
      error.textColor = .systemRed
      error.numberOfLines = 0
      fields[field.field] = text
      errors[field.field] = error
      stack.addArrangedSubview(text)
      stack.addArrangedSubview(error)
    }
    [notes, rules, button].forEach { stack.addArrangedSubview($0) }
  }

  private func draw(_ field: PasswordForm.Presentation.FieldView) {
    guard let text = fields[field.field] else { return }
    text.placeholder = field.placeholder
    text.accessibilityLabel = field.label
    text.isSecureTextEntry = !field.isRevealed
    text.rightView?.accessibilityLabel = field.revealLabel
    text.textContentType = field.contentType == .newPassword ? .newPassword : .password
    text.returnKeyType = field.returnKey == .next ? .next : .done
    // Setting the text moves the caret, so it is set only if the form has changed it.
    if text.text != form[field.field] { text.text = form[field.field] }
    errors[field.field]?.text = field.error
    errors[field.field]?.isHidden = field.error == nil
  }

  private func present(_ alert: PasswordForm.Presentation.AlertView) {
    guard form.isAlertPresented else { return }
    let controller = UIAlertController(title: alert.title, message: alert.text, preferredStyle: .alert)
    for button in alert.buttons {
      controller.addAction(UIAlertAction(title: button, style: .default) { [form] _ in form.isAlertPresented = false })
    }
    present(controller, animated: true)
  }

  private func carryOut(_ effect: PasswordForm.Effect) {
    switch effect {
    case .focus(let field): fields[field]?.becomeFirstResponder()
    case .dismissKeyboard: view.endEditing(true)
    case .navigate(let destination): leave(destination)
    case .announce(let text): UIAccessibility.post(notification: .announcement, argument: text)
    case .clear, .submit, .resetAuthentication, .requestCredentials, .initiateUpdate: break
    }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    form.focusedField = fields.first { $0.value === textField }?.key
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let field = fields.first(where: { $0.value === textField })?.key { form.send(.returnKey(field)) }
    return false
  }

  @objc private func tapOutside() { form.send(.tapOutside) }
}
