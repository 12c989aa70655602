import { useEffect, useState } from "react";
import { renderSVG } from "uqr";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Field } from "#web/ui/field.tsx";
import { useForm, useFormState } from "#web/ui/form/use-form.tsx";
import { KeyField } from "#web/ui/key-field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { callAuth } from "./auth-calls.ts";
import { CodeInput } from "./code-input.tsx";
import { factorWords as words } from "./set-up-words.ts";

type Begun = { id: string; secret: string; uri: string };

/** Props of AuthenticatorSetUp. */
export type AuthenticatorSetUpProps = {
  /** Starts the setup. Pages that ask for a confirmation first pass their own, which must be a stable function. */
  begin?: () => Promise<Begun>;
  /** Called once the app is active; the first app comes with recovery codes. */
  onDone: (recoveryCodes: string[] | undefined) => void;
};

/** Sets up an authenticator app in two steps: scan the QR code, then enter the app's code. */
export function AuthenticatorSetUp({
  begin = beginAuthenticator,
  onDone,
}: AuthenticatorSetUpProps) {
  const [begun, setBegun] = useState<Begun | "loading" | "failed">("loading");
  const [turn, setTurn] = useState(0);
  const form = useForm({
    defaultValues: { code: "" },
  });
  const { register, handleSubmit, setError, setFocus } = form;
  const { errors, isSubmitting } = useFormState(form);

  useEffect(() => {
    let isCurrent = true;
    begin().then(
      (found) => isCurrent && setBegun(found),
      () => isCurrent && setBegun("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [begin, turn]);

  // The code is the only field, so it gets the focus.
  const isReady = typeof begun === "object";
  useEffect(() => {
    if (isReady) setFocus("code");
  }, [isReady, setFocus]);

  if (begun === "loading") return <Skeleton className="h-56" />;
  if (begun === "failed")
    return (
      <ErrorState
        title={words.notBegun}
        onRetry={() => {
          setBegun("loading");
          setTurn(turn + 1);
        }}
      />
    );

  const submit = handleSubmit(async ({ code }) => {
    const digits = code.replaceAll(/\s/g, "");
    if (!/^\d{6}$/.test(digits)) return setError("code", words.sixDigits);
    try {
      const answer = await callAuth("POST", "/factors/verify", {
        factorId: begun.id,
        code: digits,
      });
      onDone(answer.recoveryCodes as string[] | undefined);
    } catch (error) {
      setError("code", (error instanceof Error && error.message) || words.failed);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <p>{words.scan}</p>
      <QrCode text={begun.uri} label={words.qrLabel} />
      <KeyField label={words.secret} value={begun.secret} />
      <Field label={words.code} hint={words.codeHint} error={errors.code} required>
        <CodeInput {...register("code")} disabled={isSubmitting} />
      </Field>
      <Button type="submit" variant="primary" busy={isSubmitting}>
        {words.finish}
      </Button>
    </form>
  );
}

/** Registers a new authenticator app, which is inactive until its first correct code. */
export async function beginAuthenticator(name?: string): Promise<Begun> {
  return (await callAuth("POST", "/factors", name ? { name } : {})) as unknown as Begun;
}

type QrCodeProps = { text: string; label: string };

/** A QR code. It is white in dark mode too, because many cameras can't read dark codes. */
function QrCode({ text, label }: QrCodeProps) {
  const address = `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`;
  return (
    <img src={address} alt={label} width={192} height={192} className="rounded-card bg-white" />
  );
}
