import { isMailboxLocal } from "./local-mailbox.ts";
import { mailboxWords } from "./messages.ts";

/** Says where mails are read while they stay on this machine; nothing where they go out. */
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
