import { useForm, useFormState, useWatch } from "#web/ui/form/use-form.tsx";
import { checkedBy } from "#web/ui/form/check.ts";
import { useNavigate } from "react-router";
import { updatePasswordSchema } from "#domain/account/credentials.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { AuthError } from "./auth-error.ts";
import { useAuth } from "./auth-provider.tsx";
import { useFocusBack } from "./focus-back.ts";
import { labels } from "./messages.ts";
import { updatePasswordWords as words } from "./update-password-messages.ts";
import { isPasswordFault } from "./password-fault.ts";
import { PasswordHint } from "./password-hint.tsx";
import { passwordMinLength } from "./password-min-length.ts";
import { session } from "./session.ts";

/** Props of UpdatePasswordForm. */
export type UpdatePasswordFormProps = {
  token: string;
  /** Whether it also verifies the email of a new account. */
  verifies: boolean;
  /** Called if the link was already used or has expired. */
  onUsed: () => void;
};

/** The form for a new password, typed twice. */
export function UpdatePasswordForm({ token, verifies, onUsed }: UpdatePasswordFormProps) {
  const { resetPassword } = useAuth();
  const navigate = useNavigate();
  const form = useForm({
    check: checkedBy(updatePasswordSchema(passwordMinLength())),
    defaultValues: { password: "", confirmation: "" },
  });
  const { register, handleSubmit, setError, setFocus } = form;
  const { errors, isSubmitting } = useFormState(form);
  const typed = useWatch(form, "password");
  useFocusBack(isSubmitting, errors.password ? () => setFocus("password") : undefined);

  const submit = handleSubmit(async ({ password }) => {
    try {
      await resetPassword({ token, newPassword: password });
    } catch (error) {
      if (error instanceof AuthError && error.code === "INVALID_TOKEN") return onUsed();
      const text = (error instanceof Error && error.message) || words.failedText;
      if (isPasswordFault(error)) setError("password", text);
      showToast({ title: words.failed, text, variant: "destructive" });
      return;
    }
    // The reset ended every session, perhaps this browser's too.
    await session.recheck();
    const told = verifies ? [words.verified, words.verifiedText] : [words.done, words.doneText];
    showToast({ title: told[0]!, text: told[1]!, variant: "success" });
    await navigate("/signin", { replace: true });
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field
        label={verifies ? labels.password : labels.newPassword}
        hint={<PasswordHint password={typed} />}
        error={errors.password}
        required
      >
        <PasswordInput
          autoComplete="new-password"
          {...register("password")}
          disabled={isSubmitting}
        />
      </Field>
      <Field label={labels.confirmPassword} error={errors.confirmation} required>
        <PasswordInput
          autoComplete="new-password"
          {...register("confirmation")}
          disabled={isSubmitting}
        />
      </Field>
      <Button type="submit" variant="primary" className="mt-1" busy={isSubmitting}>
        {verifies ? words.verifySubmit : words.submit}
      </Button>
    </form>
  );
}
