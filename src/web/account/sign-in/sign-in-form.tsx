import { lazy, Suspense, useState } from "react";
import { useForm, useFormState } from "#web/ui/form/use-form.tsx";
import { checkedBy } from "#web/ui/form/check.ts";
import { useSearchParams } from "react-router";
import { signInSchema } from "#domain/account/credentials.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { useAwake } from "#web/ui/use-awake.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import type { Provider } from "../auth-calls.ts";
import { AuthError } from "../auth-error.ts";
import { useAuth } from "../auth-provider.tsx";
import { EmailInput } from "../email-input.tsx";
import { useFocusBack } from "../focus-back.ts";
import { labels, signInWords as words } from "../messages.ts";
import { OtherWays } from "./other-ways.tsx";
import { ProviderButtons } from "../provider-buttons.tsx";
import type { VerificationPanelProps } from "../verification-panel.tsx";

// Loaded when needed.
const ResetDialog = lazy(async () => ({
  default: (await import("../reset-dialog.tsx")).ResetDialog,
}));
const VerificationPanel = lazy(async () => ({
  default: (await import("../verification-panel.tsx")).VerificationPanel,
}));
const EmailCodeForm = lazy(async () => ({
  default: (await import("./email-code-form.tsx")).EmailCodeForm,
}));

function panelOf(search: URLSearchParams): VerificationPanelProps["reason"] | null {
  const error = search.get("error");
  if (search.has("provider")) return error === "check_mail" ? "waiting" : null;
  return error !== null && error !== "SIGN_IN_FIRST" ? "used" : null;
}

/** The sign-in form, with password reset, providers and other ways. The guard around it reacts to a success. */
export function SignInForm() {
  const { signIn, user } = useAuth();
  // Verification links lead here, with `error` if they no longer work. Returns from a provider do too.
  const [search] = useSearchParams();
  const [panel, setPanel] = useState<VerificationPanelProps["reason"] | null>(() =>
    panelOf(search),
  );
  const [provider, setProvider] = useState<Provider | null>(null);
  const [isElsewhere, setElsewhere] = useState(false);
  const [codeSentTo, setCodeSentTo] = useState<string | null>(null);
  const [reset, setReset] = useState<"unused" | "open" | "closed">("unused");
  const form = useForm({
    check: checkedBy(signInSchema),
    defaultValues: { email: "", password: "" },
  });
  const { register, handleSubmit, trigger, getValues } = form;
  const { errors, isSubmitting } = useFormState(form);
  // As on the sign-up form; what a link adds to the address is unknown in the prerendered page.
  const isAwake = useAwake();
  const isResting = !isAwake || isSubmitting || isElsewhere || provider !== null || user !== null;
  useFocusBack(isSubmitting);

  const submit = handleSubmit(async (input) => {
    try {
      await signIn(input);
    } catch (error) {
      const text = (error instanceof Error && error.message) || words.failedText;
      showToast({ title: words.failed, text, variant: "destructive" });
      const isUnverified = error instanceof AuthError && error.code === "EMAIL_NOT_VERIFIED";
      setPanel(isUnverified ? "waiting" : null);
    }
  });

  const findEmail = async () =>
    (await trigger("email", { shouldFocus: true })) ? getValues("email").trim() : null;

  if (codeSentTo)
    return (
      <Suspense>
        <EmailCodeForm email={codeSentTo} onBack={() => setCodeSentTo(null)} />
      </Suspense>
    );
  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        {isAwake && panel && (
          <Suspense>
            <VerificationPanel reason={panel} findEmail={findEmail} disabled={isResting} />
          </Suspense>
        )}
        <Field label={labels.email} error={errors.email} required>
          <EmailInput {...register("email")} disabled={isResting} />
        </Field>
        <div className="flex flex-col gap-2">
          <Field label={labels.password} error={errors.password} required>
            <PasswordInput
              autoComplete="current-password"
              {...register("password")}
              disabled={isResting}
            />
          </Field>
          <button
            type="button"
            disabled={isResting}
            onClick={() => setReset("open")}
            className="text-link self-end rounded-tag py-1 text-sm disabled:cursor-not-allowed disabled:opacity-60"
          >
            {words.forgot}
          </button>
        </div>
        <Button type="submit" variant="primary" busy={isSubmitting} disabled={isResting}>
          {words.submit}
        </Button>
      </form>
      <ProviderButtons
        inProgress={provider}
        onChange={setProvider}
        disabled={!isAwake || isSubmitting || isElsewhere}
      />
      <OtherWays
        findEmail={findEmail}
        onCodeSent={setCodeSentTo}
        onBusy={setElsewhere}
        disabled={isResting}
      />
      {reset !== "unused" && (
        <Suspense>
          <ResetDialog
            open={reset === "open"}
            onOpenChange={(open) => setReset(open ? "open" : "closed")}
          />
        </Suspense>
      )}
    </>
  );
}
