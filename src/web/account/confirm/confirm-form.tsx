import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react";
import type { AccountOverview } from "#contract/account.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { callAuth, takeRecoveryCode, verifyCode } from "../auth-calls.ts";
import { codeOf, failureText } from "../failure.ts";
import { provePasskey } from "../passkeys.ts";
import { confirmWords as words } from "./messages.ts";
import type { Way } from "./ways.ts";

/** Props of ConfirmForm. */
export type ConfirmFormProps = {
  id: string;
  way: Way;
  account: AccountOverview;
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
  /** Whether the form can be submitted: a code must be sent before it can be typed. */
  onCanSubmit: (canSubmit: boolean) => void;
  onDone: () => void;
  /** Called when this way is no longer accepted. */
  onOtherWay: () => void;
};

/** The form for one way to confirm, with its error. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { way, account, isBusy, onBusy, onCanSubmit } = props;
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [isSent, setSent] = useState(false);
  // Counts the server's answers: the field gets the focus after each one.
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn > 0) input.current?.focus();
  }, [turn]);
  const needsSending = way === "code" && !isSent;
  useEffect(() => onCanSubmit(!needsSending), [needsSending, onCanSubmit]);

  async function doing(act: () => Promise<void>) {
    onBusy(true);
    setError(undefined);
    try {
      await act();
    } catch (failure) {
      if (codeOf(failure) === "SECOND_STEP_NEEDED") props.onOtherWay();
      setError(failureText(failure));
    }
    onBusy(false);
    setTurn((before) => before + 1);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // In React, the event also bubbles to the form behind this dialog, which must not be submitted.
    event.stopPropagation();
    if (isBusy || needsSending) return;
    const typed = input.current?.value ?? "";
    if (way !== "passkey" && !typed.trim()) {
      setError(way === "password" ? words.passwordMissing : words.codeMissing);
      input.current?.focus();
      return;
    }
    void doing(async () => {
      await confirmBy(way, typed);
      props.onDone();
    });
  }

  const send = () =>
    void doing(async () => {
      await sendConfirmationCode();
      setSent(true);
    });

  return (
    <form id={props.id} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Asked
        way={way}
        account={account}
        input={input}
        isBusy={isBusy}
        isSent={isSent}
        error={error}
        onSend={send}
      />
    </form>
  );
}

type AskedProps = {
  way: Way;
  account: AccountOverview;
  input: RefObject<HTMLInputElement | null>;
  isBusy: boolean;
  /** Whether the code was sent. */
  isSent: boolean;
  error: string | undefined;
  onSend: () => void;
};

/** The fields of one way to confirm; a code must be sent before it can be typed. */
function Asked({ way, account, input, isBusy, isSent, error, onSend }: AskedProps) {
  const where = account.email ?? account.phoneNumber ?? "";
  const codeInput = (
    <TextInput
      ref={input}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      readOnly={isBusy}
    />
  );

  return (
    <>
      {way === "password" && (
        <Field label={words.password} error={error} required>
          <PasswordInput ref={input} autoComplete="current-password" readOnly={isBusy} />
        </Field>
      )}
      {way === "app" && (
        <Field label={words.code} hint={words.appHint} error={error} required>
          {codeInput}
        </Field>
      )}
      {way === "recovery" && (
        <Field label={words.recoveryCode} hint={words.recoveryHint} error={error} required>
          <TextInput
            ref={input}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            readOnly={isBusy}
          />
        </Field>
      )}
      {way === "passkey" && <Told text={words.passkeyText} error={error} />}
      {way === "code" && !isSent && (
        <>
          <Told
            text={account.email ? words.mailText(where) : words.textText(where)}
            error={error}
          />
          <Button className="self-start" busy={isBusy} onClick={onSend}>
            {words.sendCode}
          </Button>
        </>
      )}
      {way === "code" && isSent && (
        <>
          <Field label={words.code} hint={words.sent(where)} error={error} required>
            {codeInput}
          </Field>
          <Button size="sm" className="self-start" disabled={isBusy} onClick={onSend}>
            {words.sendAgain}
          </Button>
        </>
      )}
    </>
  );
}

function Told({ text, error }: { text: string; error: string | undefined }) {
  return (
    <div>
      <p>{text}</p>
      {error && (
        <p role="alert" className="mt-2 text-clay">
          {error}
        </p>
      )}
    </div>
  );
}

/** Confirms who the person is with what they typed, which allows sensitive changes for ten minutes. */
async function confirmBy(way: Way, typed: string): Promise<void> {
  switch (way) {
    case "app":
      return verifyCode(typed);
    case "recovery":
      return void (await takeRecoveryCode(typed));
    case "passkey":
      return provePasskey();
    case "password":
      return void (await callAuth("POST", "/confirm/password", { password: typed }));
    case "code":
      return void (await callAuth("POST", "/confirm/code", { code: typed }));
  }
}

/** Sends a code to the person's email, or to their phone if they have no email. */
async function sendConfirmationCode(): Promise<void> {
  await callAuth("POST", "/reauthenticate", {});
}
