import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Conversation } from "#contract/assistant/conversations.ts";
import { dollarsText } from "#domain/kernel/money-text.ts";
import { contactPath } from "#web/contacts/contact/contact-links.ts";
import { Panel } from "#web/ui/panel.tsx";
import { phoneHref } from "#web/ui/contact-hrefs.ts";
import { Moment } from "../shared/moment.tsx";
import { outcomeNames } from "../shared/names.ts";
import { numberText } from "../shared/number-text.ts";
import { flagText, talkWords as words } from "./conversation-messages.ts";
import { lengthText } from "./length-text.ts";

const linkClass =
  "text-link inline-flex min-h-6 items-center wrap-anywhere pointer-coarse:min-h-11";

/** The outcome, summary, next step and other facts of a conversation. */
export function ConversationFacts({ talk }: { talk: Conversation }) {
  const { outcome, summary, nextStep, durationSeconds, costCents, flags } = talk;
  return (
    <Panel title={words.facts}>
      <dl className="flex flex-col gap-3 px-5 py-4">
        {outcome && <Fact name={words.outcome}>{outcomeNames[outcome]}</Fact>}
        {summary && <Fact name={words.summary}>{summary}</Fact>}
        {nextStep && <Fact name={words.nextStep}>{nextStep}</Fact>}
        <Fact name={words.started}>
          <Moment at={talk.startedAt} />
        </Fact>
        {durationSeconds !== null && <Fact name={words.lasted}>{lengthText(durationSeconds)}</Fact>}
        {costCents > 0 && <Fact name={words.cost}>{dollarsText(costCents / 100)}</Fact>}
        {talk.callerName && (
          <Fact name={words.toldName}>
            {talk.callerName}
            <span className="block text-sm text-soft">{words.toldNameHint}</span>
          </Fact>
        )}
        {talk.caller && (
          <Fact name={words.number}>
            <a href={phoneHref(talk.caller)} className={linkClass}>
              {numberText(talk.caller)}
            </a>
          </Fact>
        )}
        {talk.contactId && (
          <Fact name={words.contact}>
            <Link to={contactPath(talk.contactId)} className={linkClass}>
              {talk.contactName || words.contact}
            </Link>
          </Fact>
        )}
        {talk.appointmentId && (
          <Fact name={words.appointment}>
            <Link to="/dashboard/appointments" className={linkClass}>
              {words.openAppointments}
            </Link>
          </Fact>
        )}
        {flags.length > 0 && (
          <Fact name={words.flags}>
            <ul className="list-disc pl-5">
              {flags.map((flag) => (
                <li key={flag}>{flagText(flag)}</li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
      <p className="border-t border-line px-5 py-3 text-sm text-soft">{words.neverKept}</p>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
