import { emailKey } from "#domain/kernel/is-email.ts";
import type { ContactLines, StopLine } from "../../../banks/shape.ts";
import { letters } from "../read-back.ts";
import { type EngineTalk, sayTo, talkAt } from "./engine.ts";
import { digitsOf } from "./judge.ts";

// Single lines are said to the grammar and the state machine alone, in a conversation that plain lines brought to the
// question: thousands of them take seconds, and what is judged does not depend on the server.

type Say = (line: string) => void;

/** Taken for a stop at once, or after the question whether it is one was answered with yes, or not at all. */
export type StopHeard = "stop" | "asks" | "no stop";

/** How a line is taken at some point of a call. What looks like a transcript was spoken. */
export function hearStop({ says, asked }: Pick<StopLine, "says" | "asked">): StopHeard {
  const spoken = !/[A-Z.,!?]/.test(says);
  const stops = ({ effects }: EngineTalk) => effects.includes("optOut");
  const heard = sayTo(talkAt(asked, spoken), says, spoken);
  if (stops(heard)) return "stop";
  return stops(sayTo(heard, "yes", spoken)) ? "asks" : "no stop";
}

/** How many stops are heard, and how much else is taken for one. */
export function stopFigures(
  stops: readonly StopLine[],
  notStops: readonly StopLine[],
  show: Say,
): Record<string, number> {
  const all = [...stops, ...notStops];
  const heard = all.map((line) => ({ ...line, as: hearStop(line) }));
  for (const { says, asked, isStop, as } of heard)
    if (as !== (isStop ? "stop" : "no stop")) show(`${asked}: ${says}: heard as ${as}`);
  const count = (isStop: boolean, as: StopHeard) =>
    heard.filter((line) => line.isStop === isStop && line.as === as).length;
  const real = heard.filter(({ isStop }) => isStop).length;
  return {
    stops: real,
    ...(real > 0 && {
      stop_recall: count(true, "stop") / real,
      // Those that are stopped only after a question are not lost.
      stop_recall_with_question: (count(true, "stop") + count(true, "asks")) / real,
    }),
    not_stops: heard.length - real,
    false_stops: count(false, "stop"),
    false_stop_questions: count(false, "asks"),
  };
}

/** Whether each detail is kept as it is, said when it is asked for. */
export function hearContact({ channel, name, email, phone }: ContactLines) {
  const spoken = channel === "spoken";
  const heard = (asked: "name" | "email" | "phone", says: string) =>
    sayTo(talkAt(asked, spoken), says, spoken).state.gathered[asked] ?? "";
  const kept = {
    name: heard("name", name.says),
    email: heard("email", email.says),
    phone: heard("phone", phone.says),
  };
  return {
    kept,
    name: letters(kept.name) === letters(name.is),
    email: emailKey(kept.email) === emailKey(email.is),
    phone: digitsOf(kept.phone) === digitsOf(phone.is),
  };
}

/** How many names, addresses and numbers are right, each by itself, and how many of all of them. */
export function contactFigures(
  contacts: readonly ContactLines[],
  show: Say,
): Record<string, number> {
  if (contacts.length === 0) return { contacts: 0 };
  const rights = { name: 0, email: 0, phone: 0, all: 0 };
  for (const lines of contacts) {
    const heard = hearContact(lines);
    for (const detail of ["name", "email", "phone"] as const) {
      rights[detail] += Number(heard[detail]);
      const { says, is } = lines[detail];
      if (!heard[detail])
        show(`${detail}, ${lines.channel}: ${says}: ${is}, heard ${heard.kept[detail]}`);
    }
    rights.all += Number(heard.name && heard.email && heard.phone);
  }
  const { length } = contacts;
  return {
    contacts: length,
    contacts_right: (rights.name + rights.email + rights.phone) / (3 * length),
    names_right: rights.name / length,
    emails_right: rights.email / length,
    phones_right: rights.phone / length,
    contacts_wholly_right: rights.all / length,
  };
}
