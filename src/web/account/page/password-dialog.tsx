import { useEffect, useRef, useState, type FormEvent } from "react";
import type { AccountOverview } from "#contract/account.ts";
import { newPassword } from "#domain/account/credentials.ts";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { callAuth } from "../auth-calls.ts";
import { codeOf } from "../failure.ts";
import { labels } from "../messages.ts";
import { PasswordHint } from "../password-hint.tsx";
import { passwordMinLength } from "../password-min-length.ts";
import { session } from "../session.ts";
import { whileSessionMoves } from "../session-moves.ts";
import { ActDialog } from "./act-dialog.tsx";
import { faultOf } from "./fault.ts";
import { passwordWords as words } from "./sign-in-words.ts";
import { type Act, useAct } from "./use-act.ts";

/** Props of PasswordDialog. */
export type PasswordDialogProps = {
  account: AccountOverview;
  open: boolean;
  onClose: () => void;
};

/** Changes the password, or sets the first one. */
export function PasswordDialog({ account, open, onClose }: PasswordDialogProps) {
  const acts = useAct();
  return (
    <ActDialog
      open={open}
      onClose={onClose}
      title={account.hasPassword ? words.change : words.set}
      text={account.hasPassword ? words.changeText : words.setText}
      submit={words.submit}
      act={acts}
    >
      {(formId) => <PasswordForm id={formId} account={account} acts={acts} onDone={onClose} />}
    </ActDialog>
  );
}

/** The account service ends every session and opens a new one here, so that a stolen session stops working. */
function change(currentPassword: string, password: string): Promise<void> {
  return whileSessionMoves(async () => {
    await callAuth("POST", "/change-password", { currentPassword, newPassword: password });
    await session.changed();
  });
}

async function setFirst(password: string): Promise<void> {
  await callAuth("POST", "/set-first-password", { newPassword: password });
}

type FormProps = { id: string; account: AccountOverview; acts: Act; onDone: () => void };
type Faults = { current?: string; fresh?: string };

function PasswordForm({ id, account, acts, onDone }: FormProps) {
  const { hasPassword } = account;
  const [current, setCurrent] = useState("");
  const [fresh, setFresh] = useState("");
  const [faults, setFaults] = useState<Faults>({});
  const currentInput = useRef<HTMLInputElement>(null);
  const freshInput = useRef<HTMLInputElement>(null);
  const isBusy = acts.busy !== null;
  useEffect(() => {
    if (faults.current) currentInput.current?.focus();
    else if (faults.fresh) freshInput.current?.focus();
  }, [faults]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found: Faults = {};
    if (hasPassword && !current) found.current = words.currentMissing;
    const fault = faultOf(newPassword(passwordMinLength()), fresh);
    if (fault) found.fresh = fault;
    setFaults(found);
    if (found.current || found.fresh) return;
    const done = await acts.act(
      "password",
      () => (hasPassword ? change(current, fresh) : setFirst(fresh)),
      {
        ...(hasPassword
          ? { done: words.changed, doneText: words.changedText }
          : { done: words.wasSet }),
        failed: words.failed,
        onFailure: (text, error) =>
          setFaults(
            codeOf(error) === "INVALID_PASSWORD"
              ? { current: words.currentWrong }
              : { fresh: text },
          ),
      },
    );
    if (done) onDone();
  }

  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
    >
      {/* Tells password managers whose password this is. */}
      <input
        type="text"
        autoComplete="username"
        value={account.email ?? account.phoneNumber ?? ""}
        readOnly
        hidden
      />
      {hasPassword && (
        <Field label={words.current} error={faults.current} required>
          <PasswordInput
            ref={currentInput}
            autoComplete="current-password"
            value={current}
            onChange={({ target }) => setCurrent(target.value)}
            readOnly={isBusy}
          />
        </Field>
      )}
      <Field
        label={labels.newPassword}
        error={faults.fresh}
        hint={
          <PasswordHint
            password={fresh}
            ofPerson={[account.name, account.email ?? ""]}
            hasSecondStep={account.secondStep.isRequired || account.secondStep.isDemandedOfAll}
          />
        }
        required
      >
        <PasswordInput
          ref={freshInput}
          autoComplete="new-password"
          value={fresh}
          onChange={({ target }) => setFresh(target.value)}
          readOnly={isBusy}
        />
      </Field>
    </form>
  );
}
