import { calendarPath } from "#domain/appointments/calendar-path.ts";
import { Link } from "react-router";
import type { TodayItem } from "#contract/overview/morning.ts";
import { outcomes } from "#domain/appointments/outcomes.ts";
import { wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import { lookAt, type Reason, reasonText, waitsLong } from "#domain/overview/today.ts";
import { entryName } from "#web/appointments/entry/entry-name.ts";
import { contactPath } from "#web/contacts/contact/contact-links.ts";
import { nameOf } from "#web/contacts/contact/name-of.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { mailHref, phoneHref } from "#web/ui/contact-hrefs.ts";
import { todayWords as words } from "./messages.ts";
import { isNoted, type useTodayActs } from "./today-acts.ts";

/** Props of TodayLine. */
export type TodayLineProps = {
  item: TodayItem;
  now: Date;
  zone: ZoneRules;
  acts: ReturnType<typeof useTodayActs>;
  /** Called before the row is removed, so that the focus can be moved. */
  onGone: () => void;
};

/** One thing to do: the person, the reason and the actions. */
export function TodayLine({ item, now, zone, acts, onGone }: TodayLineProps) {
  const { entry, contact } = item;
  const name = entry ? entryName(entry) : nameOf(contact!);
  const { day } = wallTimeOf(zone, entry?.appointmentTime ?? now);
  const to = contact ? contactPath(contact.id) : calendarPath(day);
  const reason = reasonOf(item);
  const phone = wantsCall(item) ? (contact?.phoneNumber ?? entry?.clientPhone) : null;
  // Who left only an email is answered by email.
  const email = item.rule === "message waiting" && !phone ? contact?.email : null;
  return (
    <li className="morning-line morning-todo">
      <Link to={to} className="morning-name font-semibold hover:underline">
        {name}
      </Link>
      <p className="text-sm text-soft">
        <span className="line-clamp-2">{reasonText(reason, now, zone)}</span>
        {waitsLong(reason, lookAt(zone, now)) && (
          <span className="font-semibold text-clay">{words.long}</span>
        )}
        {item.message && <span className="line-clamp-2 text-ink">“{item.message}”</span>}
      </p>
      <div className="morning-acts">
        {phone && (
          <a
            href={phoneHref(phone)}
            aria-label={words.callOf(name)}
            className={buttonClass("secondary", "sm")}
          >
            {words.call}
          </a>
        )}
        {email && (
          <a
            href={mailHref(email)}
            aria-label={words.emailOf(name)}
            className={buttonClass("secondary", "sm")}
          >
            {words.email}
          </a>
        )}
        {isNoted(item) && (
          <Button
            size="sm"
            aria-label={words.doneOf(name)}
            onClick={() => {
              onGone();
              acts.noteDone(item);
            }}
          >
            {words.done}
          </Button>
        )}
        {entry && item.rule === "no outcome"
          ? outcomes.map((outcome) => (
              <Button
                key={outcome}
                size="sm"
                aria-label={words.outcomeOf(outcome, name)}
                onClick={() => {
                  onGone();
                  acts.noteOutcome(item, entry, outcome);
                }}
              >
                {outcome}
              </Button>
            ))
          : entry && (
              <Button
                size="sm"
                aria-label={words.doneOf(name)}
                onClick={() => {
                  onGone();
                  acts.markDone(item, entry);
                }}
              >
                {words.done}
              </Button>
            )}
      </div>
    </li>
  );
}

function wantsCall(item: TodayItem): boolean {
  return isNoted(item) || item.entry?.appointmentType === "Callback";
}

/** The domain's reason for an item from the API. */
function reasonOf({ rule, at, lastDay, entry, contact }: TodayItem): Reason {
  if (rule === "deal without step" || !at)
    return { rule: "deal without step", status: contact?.status ?? "", lastDay };
  return { rule, at, kind: entry?.appointmentType ?? null };
}
