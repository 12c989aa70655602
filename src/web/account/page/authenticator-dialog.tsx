import { useCallback, useEffect, useId, useRef, useState, type FormEvent } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { cancelLabel } from "#web/ui/messages.ts";
import { TextInput } from "#web/ui/text-input.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { AuthenticatorSetUp, beginAuthenticator } from "../authenticator-set-up.tsx";
import { authenticatorWords as words } from "./factor-words.ts";
import { useRefreshAccount } from "./queries.ts";
import { type Act, useAct } from "./use-act.ts";

/** Props of AuthenticatorDialog. */
export type AuthenticatorDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Gets the recovery codes that come with the first app. */
  onCodes: (recoveryCodes: string[] | undefined) => void;
};

type Begun = Awaited<ReturnType<typeof beginAuthenticator>>;

/** Adds an authenticator app: first its name, then the QR code and the app's first code. */
export function AuthenticatorDialog({ open, onClose, onCodes }: AuthenticatorDialogProps) {
  const formId = useId();
  const acts = useAct();
  const refresh = useRefreshAccount();
  const [begun, setBegun] = useState<Begun | null>(null);
  const begin = useCallback(async () => begun!, [begun]);
  const isBusy = acts.busy !== null;
  const leave = () => {
    setBegun(null);
    onClose();
  };
  const close = () => !isBusy && leave();
  const done = (recoveryCodes: string[] | undefined) => {
    showToast({ title: words.done, text: words.doneText, variant: "success" });
    leave();
    onCodes(recoveryCodes);
    void refresh();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={words.title}
      width="sm"
      footer={
        !begun && (
          <>
            <Button disabled={isBusy} onClick={close}>
              {cancelLabel}
            </Button>
            <Button type="submit" form={formId} variant="primary" busy={isBusy}>
              {words.next}
            </Button>
          </>
        )
      }
    >
      {begun ? (
        <AuthenticatorSetUp begin={begin} onDone={done} />
      ) : (
        <NameForm id={formId} acts={acts} onBegun={setBegun} />
      )}
      {acts.question}
    </Dialog>
  );
}

type NameProps = { id: string; acts: Act; onBegun: (begun: Begun) => void };

function NameForm({ id, acts, onBegun }: NameProps) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

  async function begin(event: FormEvent) {
    event.preventDefault();
    if (acts.busy !== null) return;
    const name = field.current?.value.trim() ?? "";
    if (!name) return setError(words.nameMissing);
    setError(undefined);
    const answer = await acts.act("begin", () => beginAuthenticator(name), {
      failed: words.failed,
      onFailure: setError,
    });
    if (answer) onBegun(answer.result);
  }

  return (
    <form id={id} noValidate onSubmit={(event) => void begin(event)}>
      <Field label={words.name} hint={words.nameHint} error={error} required>
        <TextInput
          ref={field}
          autoComplete="off"
          maxLength={60}
          defaultValue={words.nameInitial}
          readOnly={acts.busy !== null}
        />
      </Field>
    </form>
  );
}
