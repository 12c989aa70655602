import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { ListedConversation } from "#contract/assistant/conversations.ts";
import type { QueuedAction } from "#contract/assistant/queue.ts";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import type { ContactEvent } from "#contract/contacts/page.ts";
import type { ContactInFull } from "#contract/contacts/saved.ts";
import { calendarPath } from "#domain/appointments/calendar-path.ts";
import { milestonesOf } from "#domain/contacts/milestones.ts";
import type { Day } from "#domain/kernel/day.ts";
import { dayText, momentText } from "#domain/kernel/moment-text.ts";
import { instantOf, wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import { isLiveAt } from "#domain/overview/day-line.ts";
import { type Moment, stepOf, storyLineOf } from "#domain/overview/story-line.ts";
import { approvalsToDo, lookAt, reasonOfEntry } from "#domain/overview/today.ts";
import { entryNotes } from "#web/appointments/entry/entry-name.ts";
import { useNow } from "#web/appointments/entry/use-now.ts";
import { contactEntriesOptions, entryId } from "#web/appointments/list/contact-entries.ts";
import { channelNames, outcomeNames, wayNames } from "#web/assistant/shared/names.ts";
import { assistantPath, conversationPath, waitingId } from "#web/assistant/shared/paths.ts";
import { contactTalksOptions, queueOptions } from "#web/assistant/shared/queries.ts";
import { waveBars } from "#web/assistant/shared/turn-bar.ts";
import { recipientOf } from "#web/assistant/today/action-head.tsx";
import { queueWords } from "#web/assistant/today/today-messages.ts";
import { contactPath } from "#web/contacts/contact/contact-links.ts";
import { nameOf } from "#web/contacts/contact/name-of.ts";
import { timelineOptions } from "#web/contacts/page/contact-queries.ts";
import { eventId, milestoneId, timelineId } from "#web/contacts/page/moment-ids.ts";
import { milestoneName } from "#web/contacts/page/milestone-text.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { Line, type LineMark } from "#web/ui/line/line.tsx";
import { contactLineWords as words } from "./contact-line-messages.ts";

/** A mark that is not placed yet. */
type Story = Moment & { mark: Omit<LineMark, "before"> };
/** The panels ask: the line neither repeats their requests nor retries what failed, behind their buttons. */
const asLoaded = { refetchOnMount: false, retryOnMount: false } as const;

/** What the texts of a mark depend on. */
type Here = { now: Date; zone: ZoneRules; contact: ContactInFull };

/** A contact's story as a line, from what the page has loaded: its newest part, if there is more. */
export function ContactLine({ contact }: { contact: ContactInFull }) {
  const { id, partner, lead, deal } = contact;
  const here = { now: useNow(), zone: useZone(), contact };
  const parts = {
    timeline: useInfiniteQuery({ ...timelineOptions(id), ...asLoaded }),
    next: useInfiniteQuery({ ...contactEntriesOptions(id, "upcoming"), ...asLoaded }),
    past: useInfiniteQuery({ ...contactEntriesOptions(id, "past"), ...asLoaded }),
    talks: useInfiniteQuery({ ...contactTalksOptions(id), ...asLoaded }),
  };
  const queue = useQuery({ ...queueOptions(), ...asLoaded });
  // The panels below say why, and load again.
  if (Object.values(parts).some(({ data, error }) => !data && error))
    return <p className="flex h-full items-center text-sm text-soft">{words.failed}</p>;
  const { timeline, next, past, talks } = parts;
  if (!timeline.data || !next.data || !past.data || !talks.data) return null;
  const story = [
    added(here),
    ...timeline.data.flatMap((event) => stepMark(event, here)),
    ...(deal ? milestoneMarks(deal, here) : []),
    ...[...past.data, ...next.data].flatMap((entry) => entryMark(entry, here)),
    ...talks.data.map((talk) => talkMark(talk, here)),
  ];
  const line = storyLineOf(story, here.now);
  const drawn = ({ mark, before }: Story & { before: number }) => ({ ...mark, before });
  const waiting = approvalsToDo(queue.data?.open ?? []).filter(({ contactId }) => contactId === id);
  const [first, ...others] = waiting.map(approvalMark);
  const marks: LineMark[] = [
    ...line.past.map(drawn),
    ...(first ? [{ ...first, before: line.beforeNow }, ...others] : []),
    {
      key: "now",
      before: first ? 0 : line.beforeNow,
      look: "now",
      label: words.now,
      sentence: words.nowIs(momentText(here.now, here.zone)),
    },
    ...line.ahead.map(drawn),
  ];
  if (line.ahead.length === 0)
    marks.push({ key: "free", before: 0, look: "words", label: "", sentence: words.free });
  return (
    <Line
      label={words.name(nameOf(partner ?? lead))}
      marks={marks}
      after={line.ahead.length === 0 ? 1 : 0}
    />
  );
}

function added({ contact, now, zone }: Here): Story {
  const at = contact.createdAt;
  return {
    at,
    isAhead: false,
    mark: {
      key: "added",
      look: "past",
      label: dayText(at, now, zone),
      sentence: words.added(momentLabel(at, { now, zone })),
      to: contactPath(contact.id),
      goTo: timelineId,
    },
  };
}

/** "Nov 18 at 3:05 PM", with the year when it is not the current one; it begins with the label below the point. */
function momentLabel(at: Date, { now, zone }: Pick<Here, "now" | "zone">): string {
  return `${dayText(at, now, zone)}${momentText(at, zone).replace(/^.*?( at )/, "$1")}`;
}

/** A step forward or a scenario from the timeline, which a press goes to. */
function stepMark(event: ContactEvent, here: Here): Story[] {
  const { id, happenedAt: at, kind } = event;
  const step = stepOf(event);
  const isScenario = kind === "scenario saved";
  if (!step && !isScenario) return [];
  const time = momentLabel(at, here);
  const sentences = {
    converted: words.converted(time),
    "pre-approved": words.preApproved(time),
    stage: step?.kind === "stage" ? words.stage(time, step.stage) : "",
  };
  const mark: Story["mark"] = {
    key: id,
    look: "past",
    label: dayText(at, here.now, here.zone),
    sentence: step ? sentences[step.kind] : words.scenario(time),
    to: contactPath(here.contact.id),
    goTo: eventId(id),
  };
  return [{ at, isAhead: false, mark }];
}

/** The dates of a deal that are set. A day is at its noon, and ahead until it is over. */
function milestoneMarks({ dealProgress }: NonNullable<ContactInFull["deal"]>, here: Here): Story[] {
  const { now, zone, contact } = here;
  const { day: today } = wallTimeOf(zone, now);
  return milestonesOf(dealProgress, today).flatMap(({ field, day, state }) => {
    const at = state !== "unset" && day && instantOf(zone, { day: day as Day, minute: 12 * 60 });
    if (!at || !day) return [];
    const isAhead = day >= today;
    const label = dayText(at, now, zone);
    const mark: Story["mark"] = {
      key: field,
      look: isAhead ? "ahead" : "past",
      label,
      sentence: words.milestone(label, milestoneName(field), isAhead),
      to: contactPath(contact.id),
      goTo: milestoneId(field),
    };
    return [{ at, isAhead, mark }];
  });
}

/** A calendar entry; a callback or a task that is overdue waits. */
function entryMark(entry: SavedAppointment, here: Here): Story[] {
  const { now, zone } = here;
  const { id, appointmentTime: at, appointmentType, status, outcome } = entry;
  if (status === "Cancelled") return [];
  const isAhead = at > now;
  const rule = reasonOfEntry(entry, lookAt(zone, now))?.rule;
  const isOverdue = rule === "callback overdue" || rule === "task overdue";
  const end =
    !isAhead && (isOverdue ? words.overdue : (outcome ?? (status === "Completed" && status)));
  const facts = { kind: appointmentType, notes: entryNotes(entry), end };
  const mark: Story["mark"] = {
    key: id,
    look: isOverdue ? "waiting" : isAhead ? "ahead" : "past",
    label: dayText(at, now, zone),
    sentence: words.entry(momentLabel(at, here), facts),
    to: calendarPath(wallTimeOf(zone, at).day),
    goTo: entryId(id),
  };
  return [{ at, isAhead, mark }];
}

function talkMark(talk: ListedConversation, here: Here): Story {
  const isLive = isLiveAt(talk, here.now);
  const at = isLive ? here.now : talk.startedAt;
  const end = isLive ? words.live : talk.outcome ? outcomeNames[talk.outcome] : words.open;
  const facts = { channel: channelNames[talk.channel], turns: talk.turns, end };
  return {
    at,
    isAhead: false,
    mark: {
      key: talk.id,
      look: "wave",
      label: dayText(at, here.now, here.zone),
      sentence: words.talk(momentLabel(at, here), facts),
      bars: waveBars(talk),
      isLive,
      to: conversationPath(talk.id),
    },
  };
}

function approvalMark(action: QueuedAction): LineMark {
  const what = `${wayNames[action.channel]} ${queueWords.to(recipientOf(action))}`;
  return {
    key: action.id,
    before: 0,
    look: "waiting",
    label: words.approval.label,
    sentence: words.approval.sentence(what),
    to: `${assistantPath}#${waitingId(action.id)}`,
  };
}
