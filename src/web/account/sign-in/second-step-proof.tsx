import KeyRound from "lucide-react/icons/key-round";
import { useEffect, useState } from "react";
import { useForm, useFormState } from "#web/ui/form/use-form.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { type SecondStepState, takeRecoveryCode, verifyCode } from "../auth-calls.ts";
import { CodeInput } from "../code-input.tsx";
import { secondStepWords as words, signInWords } from "../messages.ts";
import { provePasskey } from "../passkeys.ts";

/** Props of SecondStepProof. */
export type SecondStepProofProps = { ways: SecondStepState };

/** Asks for an app's code, a passkey or a recovery code. The guard around it reacts to a success. */
export function SecondStepProof({ ways }: SecondStepProofProps) {
  const [way, setWay] = useState<"app" | "recovery">(ways.authenticators > 0 ? "app" : "recovery");
  const [isAsking, setAsking] = useState(false);
  const form = useForm({
    defaultValues: { code: "" },
  });
  const { register, handleSubmit, setError, setFocus, reset } = form;
  const { errors, isSubmitting } = useFormState(form);
  const isApp = way === "app";
  const hasApp = ways.authenticators > 0;
  // A person with only passkeys is asked for one first; a recovery code is for a lost passkey.
  const showsForm = hasApp || ways.recoveryCodes > 0;

  // The code is the only thing to type here, so it gets the focus.
  useEffect(() => {
    if (showsForm && ways.passkeys === 0) setFocus("code");
  }, [showsForm, ways.passkeys, way, setFocus]);

  const submit = handleSubmit(async ({ code }) => {
    if (code.trim() === "")
      return setError("code", isApp ? words.appCodeMissing : words.recoveryMissing);
    try {
      if (isApp) return await verifyCode(code);
      const left = await takeRecoveryCode(code);
      showToast({ title: words.recoveryUsed, text: words.recoveryLeft(left), variant: "success" });
    } catch (error) {
      setError("code", (error instanceof Error && error.message) || signInWords.failedText);
    }
  });

  async function askPasskey() {
    setAsking(true);
    try {
      await provePasskey();
    } catch (error) {
      const text = (error instanceof Error && error.message) || signInWords.failedText;
      showToast({ title: signInWords.failed, text, variant: "destructive" });
    }
    setAsking(false);
  }

  function change(to: typeof way) {
    setWay(to);
    reset();
  }

  const other = isApp ? "recovery" : "app";
  const offersOther = other === "app" ? hasApp : ways.recoveryCodes > 0;
  return (
    <div className="flex flex-col gap-5">
      {ways.passkeys > 0 && (
        <Button
          variant={hasApp ? "secondary" : "primary"}
          icon={<KeyRound size={16} />}
          busy={isAsking}
          disabled={isSubmitting}
          onClick={() => void askPasskey()}
        >
          {words.passkey}
        </Button>
      )}
      {showsForm && (
        <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
          <Field
            label={isApp ? words.appCode : words.recoveryCode}
            hint={isApp ? words.appHint : words.recoveryHint}
            error={errors.code}
            required
          >
            {isApp ? (
              <CodeInput {...register("code")} disabled={isSubmitting || isAsking} />
            ) : (
              <TextInput
                {...register("code")}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                disabled={isSubmitting || isAsking}
              />
            )}
          </Field>
          <Button
            type="submit"
            variant={hasApp || ways.passkeys === 0 ? "primary" : "secondary"}
            busy={isSubmitting}
            disabled={isAsking}
          >
            {words.submit}
          </Button>
        </form>
      )}
      {offersOther && (
        <Button variant="quiet" size="sm" onClick={() => change(other)}>
          {other === "recovery" ? words.toRecovery : words.toApp}
        </Button>
      )}
    </div>
  );
}
