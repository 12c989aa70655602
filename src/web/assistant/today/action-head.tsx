import type { ReactNode } from "react";
import { Link } from "react-router";
import type { QueuedAction } from "#contract/assistant/queue.ts";
import { contactPath } from "#web/contacts/contact/contact-links.ts";
import { mailHref, phoneHref } from "#web/ui/contact-hrefs.ts";
import { Moment } from "../shared/moment.tsx";
import { dot, taskName, wayNames } from "../shared/names.ts";
import { numberText } from "../shared/number-text.ts";
import { conversationPath } from "../shared/paths.ts";
import { queueWords as words } from "./today-messages.ts";

/** The recipient's name, as far as known. */
export function recipientOf(action: QueuedAction): string {
  const { recipientName, contactName, partyRole, recipient } = action;
  const name = recipientName || contactName || numberText(recipient);
  return partyRole ? `${name} (${partyRole})` : name;
}

/** The recipient, the channel and the reason of an action. */
export function ActionHead({ action, id }: { action: QueuedAction; id: string }) {
  const { channel, recipient, contactId, conversationId, cause, kind } = action;
  const href = channel === "mail" ? mailHref(recipient) : phoneHref(recipient);
  return (
    <div>
      <h3 id={id} className="font-semibold wrap-anywhere">
        {wayNames[channel]} {words.to(recipientOf(action))}
      </h3>
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-soft">
        <span>{taskName(kind)}</span>
        <a href={href} className="text-link py-1 wrap-anywhere pointer-coarse:py-3">
          {numberText(recipient)}
        </a>
        {contactId && <Way to={contactPath(contactId)}>{action.contactName || words.contact}</Way>}
        {conversationId && <Way to={conversationPath(conversationId)}>{words.conversation}</Way>}
      </p>
      <p className="mt-1 wrap-anywhere">
        <span className="text-soft">{words.why}: </span>
        {cause}
      </p>
    </div>
  );
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="text-link py-1 wrap-anywhere pointer-coarse:py-3">
      {children}
    </Link>
  );
}

/** When the action is sent and when it expires. */
export function ActionTimes({ action, now }: { action: QueuedAction; now: Date }) {
  const { runAt, expiresAt } = action;
  return (
    <p className="text-sm text-soft">
      {runAt > now && (
        <>
          {words.notBefore} <Moment at={runAt} />
          {dot}
        </>
      )}
      {words.expires} <Moment at={expiresAt} />
    </p>
  );
}
