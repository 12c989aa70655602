import { useInfiniteQuery } from "@tanstack/react-query";
import type { ListedConversation } from "#contract/assistant/conversations.ts";
import type { QueuedAction } from "#contract/assistant/queue.ts";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import type { TodayItem } from "#contract/overview/morning.ts";
import { calendarPath } from "#domain/appointments/calendar-path.ts";
import { occupiesTime } from "#domain/appointments/kinds.ts";
import { timeText } from "#domain/kernel/moment-text.ts";
import { wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import { dayLineOf, type DayMark } from "#domain/overview/day-line.ts";
import { entryName } from "#web/appointments/entry/entry-name.ts";
import { useNow } from "#web/appointments/entry/use-now.ts";
import { channelNames, outcomeNames, wayNames, whoOf } from "#web/assistant/shared/names.ts";
import { assistantPath, conversationPath, waitingId } from "#web/assistant/shared/paths.ts";
import { conversationsOptions } from "#web/assistant/shared/queries.ts";
import { waveBars } from "#web/assistant/shared/turn-bar.ts";
import { recipientOf } from "#web/assistant/today/action-head.tsx";
import { queueWords } from "#web/assistant/today/today-messages.ts";
import { contactPath } from "#web/contacts/contact/contact-links.ts";
import { nameOf } from "#web/contacts/contact/name-of.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { Button } from "#web/ui/button.tsx";
import { Line, type LineMark } from "#web/ui/line/line.tsx";
import { dayLineWords as words } from "./messages.ts";
import { nothingWaits, useApprovals, useDay, useToday } from "./queries.ts";
import { todoId } from "./today-panel.tsx";

/** How many points show what waits; To do has them all. */
const mostWaiting = 3;

/** The day as a line: the night's and today's conversations, what waits, now, and what is ahead. */
export function DayLine() {
  const zone = useZone();
  const now = useNow();
  const { asked } = useDay(zone, now);
  const talks = useInfiniteQuery(conversationsOptions());
  const { approvals, toCall } = useApprovals().data ?? nothingWaits;
  const messages = (useToday().data?.items ?? []).filter(
    // The message of someone whose callback waits for approval is that approval.
    ({ rule, contact }) => rule === "message waiting" && contact && !toCall.has(contact.id),
  );
  const failed = [asked, talks].filter(({ data, error }) => !data && error);
  if (failed.length > 0)
    return (
      // Today's schedule below announces its own failure, which is the same.
      <p
        role={failed.includes(talks) ? "alert" : undefined}
        className="flex h-full items-center gap-3 text-soft"
      >
        {words.failed}
        <Button
          size="sm"
          busy={failed.some(({ isFetching }) => isFetching)}
          onClick={() => failed.forEach(({ refetch }) => void refetch())}
        >
          {words.again}
        </Button>
      </p>
    );
  if (!asked.data || !talks.data) return null;
  const line = dayLineOf({ talks: talks.data, entries: asked.data }, now, zone);
  const drawn = line.marks.map((mark) => drawMark(mark, now, zone));
  const at = line.marks.findIndex(({ kind }) => kind === "now");
  const waiting = [...approvals.map(drawApproval), ...messages.map(drawMessage)];
  const [current, before] = [drawn[at]!, drawn.slice(0, at)];
  const hasTalks = line.marks.some(({ kind }) => kind === "talk");
  const isFree = at === drawn.length - 1;
  const marks = [
    ...(hasTalks ? [] : [quietWords("quiet", words.quiet)]),
    ...before,
    // What waits is waiting now: right before it, at the end of the way.
    ...inRoom(waiting).map((mark, index) =>
      index === 0 ? { ...mark, before: current.before } : mark,
    ),
    waiting.length > 0 ? { ...current, before: 0 } : current,
    ...drawn.slice(at + 1),
    ...(isFree ? [quietWords("free", words.free)] : []),
  ];
  return <Line label={words.name} marks={marks} after={line.after} />;
}

function quietWords(key: string, sentence: string): LineMark {
  return { key, before: 0, look: "words", label: "", sentence };
}

/** The first few that wait, and a point for the rest. */
function inRoom(waiting: LineMark[]): LineMark[] {
  if (waiting.length <= mostWaiting) return waiting;
  const more = waiting.length - (mostWaiting - 1);
  return [
    ...waiting.slice(0, mostWaiting - 1),
    {
      key: "more",
      before: 0,
      look: "waiting",
      label: words.moreWaiting.label(more),
      sentence: words.moreWaiting.sentence(more),
      to: assistantPath,
      goTo: todoId,
    },
  ];
}

function drawMark(
  mark: DayMark<ListedConversation, SavedAppointment>,
  now: Date,
  zone: ZoneRules,
): LineMark {
  const { at, before } = mark;
  const label = timeText(at, zone);
  if (mark.kind === "now")
    return { key: "now", before, look: "now", label, sentence: words.now(label) };
  if (mark.kind === "talk") return { ...drawTalk(mark, timeOf(at, now, zone)), before, label };
  const { entry, isAhead } = mark;
  const kind = entry.appointmentType;
  return {
    key: entry.id,
    before,
    look: isAhead ? "ahead" : "past",
    label,
    sentence: words.entry(label, entryName(entry), {
      kind,
      isMeeting: occupiesTime(kind),
      status: !isAhead && (entry.outcome ?? (entry.status === "Completed" && entry.status)),
    }),
    to: calendarPath(wallTimeOf(zone, at).day),
  };
}

function drawTalk(
  { talk, isLive }: { talk: ListedConversation; isLive: boolean },
  time: string,
): Omit<LineMark, "before" | "label"> {
  const end = isLive ? words.live : talk.outcome ? outcomeNames[talk.outcome] : words.open;
  const facts = { channel: channelNames[talk.channel], turns: talk.turns, end };
  return {
    key: talk.id,
    look: "wave",
    sentence: words.talk(time, whoOf(talk), facts),
    bars: waveBars(talk),
    isLive,
    to: conversationPath(talk.id),
  };
}

function timeOf(at: Date, now: Date, zone: ZoneRules): string {
  const time = timeText(at, zone);
  const isToday = wallTimeOf(zone, at).day === wallTimeOf(zone, now).day;
  return isToday ? time : words.yesterday(time);
}

function drawApproval(action: QueuedAction): LineMark {
  const what = `${wayNames[action.channel]} ${queueWords.to(recipientOf(action))}`;
  return {
    key: action.id,
    before: 0,
    look: "waiting",
    label: words.approval.label,
    sentence: words.approval.sentence(what),
    to: `${assistantPath}#${waitingId(action.id)}`,
    goTo: waitingId(action.id),
  };
}

function drawMessage({ contact }: TodayItem): LineMark {
  return {
    key: `message of ${contact!.id}`,
    before: 0,
    look: "waiting",
    label: words.message.label,
    sentence: words.message.sentence(nameOf(contact!)),
    to: contactPath(contact!.id),
  };
}
