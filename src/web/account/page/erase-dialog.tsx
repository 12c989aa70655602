import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import type { AccountOverview } from "#contract/account.ts";
import { api } from "#web/client/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { handToastOver } from "#web/ui/toast/handover.ts";
import { NotConfirmed, useConfirmed } from "../confirm/use-confirmed.tsx";
import { failureText } from "../failure.ts";
import { forgetOwn } from "../own-storage.ts";
import { eraseWords as words } from "./data-words.ts";

/** Props of EraseDialog. */
export type EraseDialogProps = {
  account: AccountOverview;
  open: boolean;
  onClose: () => void;
  onErased: () => void;
};

/** Deletes the account: says what is deleted and what stays, and asks the person to type their email. */
export function EraseDialog({ account, open, onClose, onErased }: EraseDialogProps) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { confirmed, question } = useConfirmed();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const address = account.email ?? account.phoneNumber ?? "";
  const close = () => {
    if (isBusy) return;
    setError(undefined);
    onClose();
  };
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

  async function erase(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const email = field.current?.value.trim() ?? "";
    if (email.toLowerCase() !== address) return setError(words.mismatch);
    setError(undefined);
    setBusy(true);
    try {
      await confirmed(() => api.account.erase({ email }));
    } catch (failure) {
      setBusy(false);
      if (!(failure instanceof NotConfirmed)) setError(failureText(failure));
      return;
    }
    forgetOwn(account.id);
    handToastOver({ title: words.done, text: words.doneText, variant: "success" });
    onErased();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={words.title}
      footer={
        <>
          <Button disabled={isBusy} onClick={close}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={isBusy}>
            {words.submit}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Told title={words.goes} lines={words.goesList} />
        <Told title={words.stays} lines={words.staysList} />
        <form id={formId} noValidate onSubmit={(event) => void erase(event)}>
          <Field label={words.label(address)} error={error} required>
            <TextInput
              ref={field}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              readOnly={isBusy}
            />
          </Field>
        </form>
      </div>
      {question}
    </Dialog>
  );
}

function Told({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
