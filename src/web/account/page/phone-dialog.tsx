import { useEffect, useRef, useState, type FormEvent } from "react";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { callAuth } from "../auth-calls.ts";
import { ActDialog } from "./act-dialog.tsx";
import { phoneWords as words } from "./sign-in-words.ts";
import { type Act, useAct } from "./use-act.ts";

/** Adds or changes the phone number: first the number, then the code sent to it. */
export function PhoneDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const acts = useAct();
  // The number that a code was sent to.
  const [sentTo, setSentTo] = useState<string | null>(null);
  const leave = () => {
    setSentTo(null);
    onClose();
  };
  return (
    <ActDialog
      open={open}
      onClose={leave}
      title={words.title}
      text={words.text}
      submit={sentTo === null ? words.send : words.submit}
      act={acts}
    >
      {(formId) => (
        <PhoneForm id={formId} acts={acts} sentTo={sentTo} onSent={setSentTo} onDone={leave} />
      )}
    </ActDialog>
  );
}

type FormProps = {
  id: string;
  acts: Act;
  sentTo: string | null;
  onSent: (phoneNumber: string | null) => void;
  onDone: () => void;
};

function PhoneForm({ id, acts, sentTo, onSent, onDone }: FormProps) {
  const number = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const isBusy = acts.busy !== null;
  useEffect(() => {
    (sentTo === null ? number : code).current?.focus();
  }, [sentTo, error]);

  async function send() {
    const phoneNumber = number.current?.value.trim() ?? "";
    if (!phoneNumber) return setError(words.missing);
    const done = await acts.act(
      "send",
      () => callAuth("POST", "/phone-number/change", { phoneNumber }),
      { failed: words.failed, onFailure: setError },
    );
    if (done) onSent(phoneNumber);
  }

  async function verify(phoneNumber: string) {
    const typed = code.current?.value.trim() ?? "";
    if (!typed) return setError(words.codeMissing);
    const done = await acts.act(
      "verify",
      () => callAuth("POST", "/phone-number/change/verify", { phoneNumber, code: typed }),
      { done: words.done, failed: words.failed, onFailure: setError },
    );
    if (done) onDone();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setError(undefined);
    void (sentTo === null ? send() : verify(sentTo));
  }

  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {/* The number stays visible while the person types its code. */}
      <Field
        label={words.label}
        hint={words.hint}
        error={sentTo === null ? error : undefined}
        required
      >
        <PhoneInput
          ref={number}
          autoComplete="tel"
          inputMode="tel"
          maxLength={40}
          readOnly={isBusy || sentTo !== null}
        />
      </Field>
      {sentTo !== null && (
        <>
          <Field label={words.code} hint={words.codeHint(sentTo)} error={error} required>
            <TextInput
              ref={code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
              readOnly={isBusy}
            />
          </Field>
          <Button
            size="sm"
            className="self-start"
            disabled={isBusy}
            onClick={() => {
              setError(undefined);
              onSent(null);
            }}
          >
            {words.otherNumber}
          </Button>
        </>
      )}
    </form>
  );
}
