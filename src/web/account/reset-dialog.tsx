import { useId } from "react";
import { useForm, useFormState } from "#web/ui/form/use-form.tsx";
import { checkedBy } from "#web/ui/form/check.ts";
import { resetRequestSchema } from "#domain/account/credentials.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { useAuth } from "./auth-provider.tsx";
import { EmailInput } from "./email-input.tsx";
import { useFocusBack } from "./focus-back.ts";
import { mailboxToastLink } from "./local-mailbox.ts";
import { labels, resetWords as words } from "./messages.ts";

/** Props of ResetDialog. */
export type ResetDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The Forgot Password dialog. A success closes it and clears the email; a failure keeps the email. */
export function ResetDialog({ open, onOpenChange }: ResetDialogProps) {
  const { requestPasswordReset } = useAuth();
  const formId = useId();
  const form = useForm({
    check: checkedBy(resetRequestSchema),
    defaultValues: { email: "" },
  });
  const { register, handleSubmit, reset } = form;
  const { errors, isSubmitting } = useFormState(form);
  useFocusBack(isSubmitting);

  const submit = handleSubmit(async ({ email }) => {
    try {
      await requestPasswordReset(email);
    } catch (error) {
      const text = (error instanceof Error && error.message) || words.failedText;
      showToast({ title: words.failed, text, variant: "destructive" });
      return;
    }
    reset();
    onOpenChange(false);
    const link = mailboxToastLink();
    showToast({ title: words.done, text: words.doneText, variant: "success", link });
  });

  const close = (next: boolean) => {
    if (isSubmitting) return;
    if (!next) reset();
    onOpenChange(next);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={words.title}
      description={words.description}
      width="sm"
      footer={
        <>
          <Button disabled={isSubmitting} onClick={() => close(false)}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isSubmitting}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Field label={labels.emailAddress} error={errors.email} required>
          <EmailInput readOnly={isSubmitting} {...register("email")} />
        </Field>
      </form>
    </Dialog>
  );
}
