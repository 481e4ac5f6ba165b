// What users of JSX write, as TypeScript reads it.

import * as React from "react";
import "watchword/elements";
import type {} from "watchword/react";

export function SignUp({ known }: { known: boolean }) {
  return (
    <form>
      <input id="new" type="password" />
      <watchword-checklist for="new" policy="strong" locale="ar" user-for="email" known={{ "breached-password": known }} />
      <watchword-form flow="changeConfirmed" policy={{ version: 1, rules: [{ rule: "length", min: 8 }] }} submit={async () => ({ kind: "success" })} />
      {/* @ts-expect-error: there is no such flow */}
      <watchword-form flow="chnage" />
    </form>
  );
}
