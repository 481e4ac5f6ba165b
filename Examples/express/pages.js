// The pages. They contain the rules as text, so that the rules are shown before the component is ready, and without
// JavaScript.

const escaped = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const list = (texts) => `<ul>${texts.map((text) => `<li>${escaped(text)}</li>`).join("")}</ul>`;

function frame({ locale, direction }, title, content) {
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="/public/style.css">
<script type="module" src="/watchword/source/elements.js"></script>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
}

/** The form, with its errors if it was sent. */
export function page(texts, { email, problems }) {
  return frame(texts, "Sign up", `${problems.length > 0 ? `<div id="problems" role="alert">${list(problems)}</div>` : ""}
<form method="post" action="/sign-up">
  <input type="hidden" name="locale" value="${texts.locale}">
  <p><label for="email">Email</label> <input id="email" name="email" type="email" autocomplete="username" value="${escaped(email)}" required></p>
  <p><label for="password">Password</label> <input id="password" name="password" type="password" autocomplete="new-password" required></p>
  <watchword-checklist for="password" words-for="email" policy="/policies/sign-up.json">${list(texts.rules.map(({ text }) => text))}</watchword-checklist>
  <p><button>Sign up</button></p>
</form>`);
}

export function welcome(texts, email) {
  return frame(texts, "Welcome", `<p id="welcome">${escaped(email)} can sign in now.</p>`);
}
