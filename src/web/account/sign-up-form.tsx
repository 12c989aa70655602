import { useState } from "react";
import { useForm, useFormState, useWatch } from "#web/ui/form/use-form.tsx";
import type { Form } from "#web/ui/form/form.ts";
import { checkedBy } from "#web/ui/form/check.ts";
import { type SignUp, signUpSchema } from "#domain/account/credentials.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { useAwake } from "#web/ui/use-awake.ts";
import { handToastOver } from "#web/ui/toast/handover.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import type { Provider } from "./auth-calls.ts";
import { useAuth } from "./auth-provider.tsx";
import { EmailInput } from "./email-input.tsx";
import { useFocusBack } from "./focus-back.ts";
import { mailboxToastLink } from "./local-mailbox.ts";
import { labels, signUpWords as words } from "./messages.ts";
import { isPasswordFault } from "./password-fault.ts";
import { PasswordHint } from "./password-hint.tsx";
import { passwordMinLength } from "./password-min-length.ts";
import { ProviderButtons } from "./provider-buttons.tsx";

/** The sign-up form: full name, email, password and the providers. A success redirects to /. */
export function SignUpForm() {
  const { signUp } = useAuth();
  const [provider, setProvider] = useState<Provider | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const form = useForm({
    check: checkedBy(signUpSchema(passwordMinLength())),
    defaultValues: { fullName: "", email: "", password: "" },
  });
  const { register, handleSubmit, setError, setFocus } = form;
  const { errors, isSubmitting } = useFormState(form);
  const isBusy = isSubmitting || isLeaving;
  // Before hydration, the browser would submit the form itself and put the password into the URL.
  const isAsleep = !useAwake();
  const isResting = isBusy || isAsleep || provider !== null;
  const mistake = (["fullName", "email", "password"] as const).find((name) => errors[name]);
  useFocusBack(isBusy, mistake && (() => setFocus(mistake)));

  const submit = handleSubmit(async (input) => {
    try {
      await signUp(input);
    } catch (error) {
      const text = (error instanceof Error && error.message) || words.failedText;
      if (isPasswordFault(error)) setError("password", text);
      showToast({ title: words.failed, text, variant: "destructive" });
      return;
    }
    setLeaving(true);
    const link = mailboxToastLink();
    handToastOver({ title: words.done, text: words.doneText, variant: "success", link });
    window.location.assign("/");
  });

  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field label={labels.fullName} error={errors.fullName} required>
          <TextInput autoComplete="name" {...register("fullName")} disabled={isResting} />
        </Field>
        <Field label={labels.email} error={errors.email} required>
          <EmailInput {...register("email")} disabled={isResting} />
        </Field>
        <Field
          label={labels.password}
          hint={<TypedHint form={form} />}
          error={errors.password}
          required
        >
          <PasswordInput
            autoComplete="new-password"
            {...register("password")}
            disabled={isResting}
          />
        </Field>
        <Button type="submit" variant="primary" className="mt-1" busy={isBusy} disabled={isResting}>
          {words.submit}
        </Button>
      </form>
      <ProviderButtons inProgress={provider} onChange={setProvider} disabled={isBusy || isAsleep} />
    </>
  );
}

/** A component of its own, so that typing rerenders the hint and not the form. */
function TypedHint({ form }: { form: Form<SignUp> }) {
  const { fullName, email, password } = useWatch(form);
  return <PasswordHint password={password} ofPerson={[fullName, email]} />;
}
