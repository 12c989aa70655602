import { useEffect, useState } from "react";
import { useForm, useFormState } from "#web/ui/form/use-form.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { sendSignInCode, signInWithCode } from "../auth-calls.ts";
import { CodeInput } from "../code-input.tsx";
import { mailboxToastLink } from "../local-mailbox.ts";
import { MailboxHint } from "../mailbox-hint.tsx";
import { emailCodeWords as words, signInWords } from "../messages.ts";

/** Props of EmailCodeForm. */
export type EmailCodeFormProps = { email: string; onBack: () => void };

/** Signs in with an emailed code. Only accounts get one, and nothing here reveals whether an account exists. */
export function EmailCodeForm({ email, onBack }: EmailCodeFormProps) {
  const form = useForm({
    defaultValues: { otp: "" },
  });
  const { register, handleSubmit, setError, setFocus } = form;
  const [isSending, setSending] = useState(false);
  const { errors, isSubmitting } = useFormState(form);

  // The person has just asked for a code, so its field gets the focus.
  useEffect(() => setFocus("otp"), [setFocus]);

  const submit = handleSubmit(async ({ otp }) => {
    const digits = otp.replaceAll(/\s/g, "");
    if (!/^\d{6}$/.test(digits)) return setError("otp", words.sixDigits);
    try {
      await signInWithCode({ email, otp: digits });
    } catch (error) {
      const text = (error instanceof Error && error.message) || signInWords.failedText;
      setError("otp", text);
      showToast({ title: signInWords.failed, text, variant: "destructive" });
    }
  });

  async function sendAgain() {
    setSending(true);
    try {
      await sendSignInCode(email);
      const link = mailboxToastLink();
      showToast({ title: words.sent, text: words.sentText, variant: "success", link });
    } catch (error) {
      const text = (error instanceof Error && error.message) || signInWords.failedText;
      showToast({ title: words.notSent, text, variant: "destructive" });
    }
    setSending(false);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <p role="status">{words.lead(email)}</p>
      <MailboxHint />
      <Field label={words.code} error={errors.otp} required>
        <CodeInput {...register("otp")} disabled={isSubmitting} />
      </Field>
      <Button type="submit" variant="primary" busy={isSubmitting}>
        {signInWords.submit}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="quiet" size="sm" onClick={onBack}>
          {words.back}
        </Button>
        <Button variant="quiet" size="sm" busy={isSending} onClick={() => void sendAgain()}>
          {words.again}
        </Button>
      </div>
    </form>
  );
}
