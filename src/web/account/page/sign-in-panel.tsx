import { useState } from "react";
import type { AccountOverview } from "#contract/account.ts";
import { requiredEmail } from "#domain/kernel/email.ts";
import { requiredText } from "#domain/kernel/text.ts";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { callAuth } from "../auth-calls.ts";
import { session } from "../session.ts";
import { faultOf } from "./fault.ts";
import { FieldDialog } from "./field-dialog.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { PhoneRow } from "./phone-row.tsx";
import { Row } from "./row.tsx";
import { emailWords, nameWords, signInWords as words } from "./sign-in-words.ts";
import { useAct } from "./use-act.ts";

const fullName = requiredText("Full Name", 100);

/** Name, email, password and phone number. */
export function SignInPanel({ account }: { account: AccountOverview }) {
  const [open, setOpen] = useState<"name" | "email" | "password" | null>(null);
  const acts = useAct();
  const close = () => setOpen(null);

  const saveName = (name: string, onFailure: (text: string) => void) =>
    acts.act(
      "name",
      async () => {
        await callAuth("POST", "/update-user", { name });
        await session.changed();
      },
      { done: nameWords.done, failed: nameWords.failed, onFailure },
    );

  const askForEmail = (newEmail: string, onFailure: (text: string) => void) =>
    acts.act(
      "email",
      () =>
        callAuth("POST", "/change-email", { newEmail, callbackURL: "/dashboard/settings/account" }),
      {
        done: emailWords.done,
        doneText: emailWords.doneText(account.email ?? newEmail),
        failed: emailWords.failed,
        onFailure,
      },
    );

  return (
    <Panel title={words.title}>
      <div className="divide-y divide-line">
        <Row
          label={words.name}
          acts={
            <Button size="sm" onClick={() => setOpen("name")}>
              {words.changeName}
            </Button>
          }
        >
          {account.name}
        </Row>
        <Row
          label={words.email}
          acts={
            account.email && (
              <Button size="sm" onClick={() => setOpen("email")}>
                {words.changeEmail}
              </Button>
            )
          }
        >
          {account.email ?? words.noEmail}
        </Row>
        <Row
          label={words.password}
          acts={
            <Button size="sm" onClick={() => setOpen("password")}>
              {account.hasPassword ? words.changePassword : words.setPassword}
            </Button>
          }
        >
          {account.hasPassword ? words.hasPassword : words.noPassword}
        </Row>
        <PhoneRow phoneNumber={account.phoneNumber} />
      </div>
      <FieldDialog
        open={open === "name"}
        onClose={close}
        words={{ ...nameWords, text: words.nameText }}
        initial={account.name}
        check={(typed) => faultOf(fullName, typed)}
        save={saveName}
        act={acts}
        input={{ autoComplete: "name" }}
      />
      <FieldDialog
        open={open === "email"}
        onClose={close}
        words={emailWords}
        check={(typed) =>
          typed.toLowerCase() === account.email ? emailWords.same : faultOf(requiredEmail, typed)
        }
        save={askForEmail}
        act={acts}
        input={{ type: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false }}
      />
      <PasswordDialog account={account} open={open === "password"} onClose={close} />
    </Panel>
  );
}
