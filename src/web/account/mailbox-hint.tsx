import { isMailboxLocal } from "./local-mailbox.ts";
import { mailboxWords } from "./messages.ts";

/** Says where to read emails that stay on this machine; empty if they are really sent. */
export function MailboxHint() {
  if (!isMailboxLocal()) return null;
  return (
    <p className="text-sm text-soft">
      {mailboxWords.hint}{" "}
      <a href={mailboxWords.link} className="text-link">
        {mailboxWords.link}
      </a>
    </p>
  );
}
