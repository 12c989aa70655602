import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { useAuth } from "./auth-provider.tsx";
import { mailboxToastLink } from "./local-mailbox.ts";
import { MailboxHint } from "./mailbox-hint.tsx";
import { verificationWords as words } from "./messages.ts";
import { Note } from "./note.tsx";

/** Props of VerificationPanel. */
export type VerificationPanelProps = {
  /** waiting: the email isn't verified yet; used: the verification link no longer works. */
  reason: "waiting" | "used";
  /** The email from the form, or null if the field has an error. */
  findEmail: () => Promise<string | null>;
  disabled: boolean;
};

/** Says that the email isn't verified yet, and sends the verification email again. */
export function VerificationPanel({ reason, findEmail, disabled }: VerificationPanelProps) {
  const { sendVerification } = useAuth();
  const [isSending, setSending] = useState(false);

  async function send() {
    const email = await findEmail();
    if (email === null) return;
    setSending(true);
    try {
      await sendVerification(email);
      const link = mailboxToastLink();
      showToast({ title: words.done, text: words.doneText, variant: "success", link });
    } catch (error) {
      const text = (error instanceof Error && error.message) || words.failedText;
      showToast({ title: words.failed, text, variant: "destructive" });
    }
    setSending(false);
  }

  const isWaiting = reason === "waiting";
  return (
    <Note
      title={isWaiting ? words.waiting : words.used}
      text={isWaiting ? words.waitingText : words.usedText}
    >
      <Button size="sm" busy={isSending} disabled={disabled} onClick={() => void send()}>
        {words.send}
      </Button>
      {isWaiting && <MailboxHint />}
    </Note>
  );
}
