import type { ContactEvent } from "#contract/contacts/page.ts";
import type { ContactInFull } from "#contract/contacts/saved.ts";
import type { StoredDeal } from "#domain/contacts/deal.ts";
import { closedStatuses } from "#domain/contacts/deal-status.ts";
import { milestonesOf } from "#domain/contacts/milestones.ts";
import { type Day, dayInWords } from "#domain/kernel/day.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { paperWords } from "#web/ui/paper/messages.ts";
import { Paper, PaperFacts, PaperPart } from "#web/ui/paper/paper.tsx";
import { labelOf } from "../contact/fields.ts";
import { nameOf } from "../contact/name-of.ts";
import { factGroupsOf, papersOf } from "./contact-fact-groups.ts";
import {
  contactWords,
  factGroups,
  factWords,
  milestoneWords,
  timelineWords,
} from "./contact-messages.ts";
import { contactPaperWords as words } from "./contact-paper-messages.ts";
import { valueText } from "./contact-values.ts";
import { milestoneName } from "./milestone-text.ts";
import { kindText, shownChanges, verdictText } from "./timeline-text.ts";

/** Props of ContactPaper. */
export type ContactPaperProps = {
  contact: ContactInFull;
  /** Newest first, and complete unless `isCut`. */
  events: ContactEvent[];
  isCut: boolean;
  now: Date;
  /** The name of the person who prints it. */
  by: string;
  onDone: () => void;
};

/** The print view of a contact: all details, the milestones and the whole timeline, with nothing folded. */
export function ContactPaper({ contact, events, isCut, now, by, onDone }: ContactPaperProps) {
  const { type, status, lead, deal, createdAt, updatedAt } = contact;
  const zone = useZone();
  const moment = (at: Date) => momentText(at, zone);
  const person = contact.partner ?? lead;
  const ways = [person.phoneNumber, person.email].filter((way) => way !== null);
  const groups = factGroupsOf(contact);
  const papers = papersOf(contact);
  const parties = deal?.dealParties ?? [];
  const added = [originOf(contact), contactWords.added(moment(createdAt))];
  if (moment(updatedAt) !== moment(createdAt)) added.push(contactWords.updated(moment(updatedAt)));
  return (
    <Paper title={nameOf(lead)} printed={paperWords.printed(moment(now), by)} onDone={onDone}>
      <h1>{nameOf(lead)}</h1>
      <p>{[type, status, ...lead.tags].join(" · ")}</p>
      {ways.length > 0 && <p>{ways.join(" · ")}</p>}
      <p className="paper-quiet">{added.filter(Boolean).join(" · ")}</p>
      {groups.map(({ title, facts }) => (
        <PaperPart key={title} title={title}>
          <PaperFacts facts={facts} under={title} />
        </PaperPart>
      ))}
      {papers.length > 0 && (
        <PaperPart title={factGroups.papers}>
          <PaperFacts
            facts={papers.map(({ name, isReceived }) => ({
              label: name,
              text: isReceived ? factWords.received : factWords.missing,
            }))}
          />
        </PaperPart>
      )}
      {parties.length > 0 && (
        <PaperPart title={factGroups.parties}>
          <PaperFacts facts={parties.map(partyFact)} />
        </PaperPart>
      )}
      {deal && <Milestones deal={deal} today={wallTimeOf(zone, now).day} />}
      <PaperPart title={timelineWords.title}>
        {events.map((event) => (
          <Entry key={event.id} event={event} when={moment(event.happenedAt)} />
        ))}
        {events.length === 0 && <p>{timelineWords.none}</p>}
        {isCut && <p className="paper-quiet">{words.cut(events.length)}</p>}
      </PaperPart>
    </Paper>
  );
}

/** The lead ID and the source. */
function originOf({ lead }: ContactInFull): string {
  const named = (field: "leadId" | "source") => lead[field] && `${labelOf(field)} ${lead[field]}`;
  return [named("leadId"), named("source")].filter(Boolean).join(" · ");
}

type Party = StoredDeal["dealParties"][number];

function partyFact({ role, name, company, phoneNumber, email }: Party) {
  return { label: role, text: [name, company, phoneNumber, email].filter(Boolean).join("\n") };
}

/** The milestones as a table, because their graphic is made for screens. */
function Milestones({ deal, today }: { deal: StoredDeal; today: Day }) {
  const isOver = closedStatuses.some((closed) => closed === deal.status);
  const dated = milestonesOf(deal.dealProgress, today, { isOver }).filter(({ day }) => day);
  if (dated.length === 0) return null;
  return (
    <PaperPart title={milestoneWords.title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.milestone}</th>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.state}</th>
          </tr>
        </thead>
        <tbody>
          {dated.map(({ field, day, state }) => (
            <tr key={field}>
              <td>{milestoneName(field)}</td>
              <td>{state === "unset" ? day : dayInWords(day!)}</td>
              <td>{milestoneWords.states[state]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PaperPart>
  );
}

function Entry({
  event: { kind, actor, text, changes, editedAt },
  when,
}: {
  event: ContactEvent;
  when: string;
}) {
  const verdict = verdictText(kind, changes);
  return (
    <div className="paper-entry">
      <p>
        <strong>{[kindText(kind), timelineWords.actors[actor]].filter(Boolean).join(" ")}</strong>
        <span className="paper-quiet">{` · ${when}${editedAt ? ` · ${timelineWords.kinds.edited}` : ""}`}</span>
      </p>
      {text && <p className="paper-text">{text}</p>}
      {verdict && <p>{verdict}</p>}
      {shownChanges(kind, changes).map(({ field, before, after }) => (
        <p key={field} className="paper-text">
          <span className="paper-quiet">{`${labelOf(field)}: `}</span>
          {`${valueText(field, before) ?? timelineWords.empty} → ${valueText(field, after) ?? timelineWords.empty}`}
        </p>
      ))}
    </div>
  );
}
