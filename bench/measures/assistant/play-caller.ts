import * as bank from "#understanding/corpus/callers/index.ts";
import {
  arrives,
  type Caller,
  choiceText,
  codeText,
  dayText,
  emailText,
  slotsOf,
  type Target,
  timeText,
  toldBy,
} from "./caller.ts";
import { isSameStart, startIn, startsOf, type Wrong, wrongIn } from "./read-back.ts";
import type { TalkLine } from "./web-channel.ts";

/** The goal, which may change on the way: another time if the first was taken. */
export type Aim = {
  target: Target;
  duration: number;
  /** The existing appointment, for callers who move or cancel. */
  existing: { at: Target; code: string } | null;
  message: string;
  /** The caller's own mistakes that are still to be corrected at the read-back. */
  slips: Wrong[];
  /** What the caller meant before the slip; said first. */
  slipTarget: Target | null;
};

/** A caller hangs up after this many lines. */
const patience = 22;

/**
 * Plays one caller to the end, reacting to questions as a person would. Returns how many lines it took to reach the
 * goal, not counting the goodbye.
 */
export async function play(talk: TalkLine, caller: Caller, aim: Aim): Promise<number> {
  const player = new Player(caller, aim);
  let done: number | null = null;
  let lines = 0;
  for (; lines < patience; lines += 1) {
    const { last } = talk;
    if (last.outcome !== null) break;
    const words = last.lines
      .filter(({ speaker }) => speaker === "assistant")
      .map(({ words: one }) => one)
      .join(" ");
    const next = player.answer(last.expecting, words, last.suggestions);
    if (next === null) break;
    const answer = await talk.say(arrives(caller, next).slice(0, 1_000));
    if (done === null && answer.lines.some(({ words: one }) => isAchieved(one))) done = lines + 1;
  }
  return done ?? lines;
}

function isAchieved(words: string): boolean {
  return /^You are booked|is now on|is cancelled\.|I have passed it on/.test(words);
}

class Player {
  private asked: Record<string, number> = {};
  private isDone = false;
  private isIdentified = false;
  private distractions: string[];
  private readonly caller: Caller;
  private readonly aim: Aim;

  constructor(caller: Caller, aim: Aim) {
    this.caller = caller;
    this.aim = aim;
    const { chance } = caller;
    this.distractions = [
      ...(chance.happens(0.12) ? [toldBy(caller, bank.questions, aim.target)] : []),
      ...(chance.happens(0.06) ? [toldBy(caller, bank.holds, aim.target)] : []),
      ...(chance.happens(0.06) ? [toldBy(caller, bank.repeats, aim.target)] : []),
    ];
  }

  /** What the caller says next; null to hang up. */
  answer(expecting: string, words: string, suggestions: readonly string[]): string | null {
    const times = (this.asked[expecting] = (this.asked[expecting] ?? 0) + 1);
    if (isAchieved(words)) this.isDone = true;
    const isMiddle = expecting === "name" || expecting === "email" || expecting === "phone";
    if (isMiddle && this.distractions.length > 0) return this.distractions.pop()!;
    switch (expecting) {
      case "want":
        return this.isDone ? this.farewell() : this.opener(times);
      case "day":
        return this.day(words, times);
      case "time":
      case "choice":
        return this.time(words, suggestions, times);
      case "name":
        return this.name(times);
      case "email":
        return this.email(times);
      case "phone":
        return this.phone(times);
      case "confirm":
        return this.confirm(words, times);
      case "code":
        return this.identify(times);
      case "appointment":
        return this.identifyByName(words, times);
      case "message":
        return this.caller.goal === "message" ? this.aim.message : null;
      case "anythingElse":
        return this.isDone ? this.farewell() : this.opener(times + 1);
      default:
        return null;
    }
  }

  private opener(times: number): string {
    const { caller } = this;
    const target = this.aim.slipTarget ?? this.aim.target;
    const openers = bank.openers[caller.goal];
    if (times <= 2) return this.say(openers, target);
    return {
      book: "book an appointment",
      move: "move my appointment",
      cancel: "cancel my appointment",
      message: "leave a message",
      human: "talk to a person",
    }[caller.goal];
  }

  private day(words: string, times: number): string {
    const target = this.openTarget();
    if (/What day and time should I move it/.test(words) && times === 1)
      return this.say(
        bank.moveTargets.filter(({ says }) => says.includes("{day}") && says.includes("{time}")),
        target,
      );
    // Asked which of two, or asked again: the date itself.
    if (/Do you mean/.test(words) || times > 2) {
      const { month, ordinal, weekday } = slotsOf(this.caller, target);
      return `${weekday}, ${month} ${ordinal}`;
    }
    return dayText(this.caller, target, false);
  }

  private time(words: string, suggestions: readonly string[], times: number): string {
    const { caller } = this;
    const target = this.openTarget();
    const offered = startsOf(suggestions, words, caller.today);
    const own = offered.find((start) => isSameStart(start, target));
    if (own && offered.every(({ day }) => day === target.day)) {
      const place = offered.indexOf(own);
      const byPlace = ["first", "second"][place];
      if (offered.length === 3 && byPlace && caller.chance.happens(0.3))
        return choiceText(caller, byPlace, target);
      if (caller.chance.happens(0.5)) return choiceText(caller, "time", target);
      return timeText(caller, target, false);
    }
    const isRefused = /isn't free|nothing is free|just taken|taken/i.test(words);
    if (isRefused && offered.length > 0) {
      // The wanted time is gone: the caller takes one of those offered.
      const place = Math.floor(caller.chance.roll() * offered.length);
      const chosen = offered[place]!;
      this.aim.target = { day: chosen.day, hour: chosen.hour, minute: chosen.minute };
      this.aim.slipTarget = null;
      if (offered.length === 1) return this.say(bank.yes, chosen);
      const picks = ["first", "second", "last"][offered.length === 2 && place === 1 ? 2 : place]!;
      return caller.chance.happens(0.6) ? choiceText(caller, picks, chosen) : chosen.says;
    }
    if (offered.some(({ day }) => day !== target.day) || times > 2) {
      const { month, ordinal, weekday } = slotsOf(caller, target);
      return `${weekday} ${month} ${ordinal} at ${timeText(caller, target, true)}`;
    }
    return timeText(caller, target, false);
  }

  /** The original intent; a slip of the tongue comes first and is corrected at the read-back. */
  private openTarget(): Target {
    return this.aim.slipTarget ?? this.aim.target;
  }

  private name(times: number): string {
    const { caller } = this;
    const { first, last, surnameLater } = caller;
    if (times === 1 && surnameLater === null)
      return bank.filled(caller.tells, slotsOf(caller, this.aim.target));
    if (times === 1)
      return `${bank.filled(caller.tells, slotsOf(caller, this.aim.target))} ${last}`;
    return `my name is ${first} ${last}`;
  }

  private email(times: number): string {
    const { caller } = this;
    if (times === 1) return emailText(caller);
    if (times === 2 && caller.isSpoken)
      return bank.spokenEmail(caller.mailbox.local, caller.mailbox.domain);
    return caller.email;
  }

  private phone(times: number): string {
    const { caller } = this;
    if (!caller.phone) {
      if (caller.goal === "message") return times > 1 ? caller.email : emailText(caller);
      return times > 1 ? "skip" : this.say(bank.phoneDeclines, this.aim.target);
    }
    return times > 1 ? caller.phone : caller.chance.pick(bank.phones)(caller.phone);
  }

  private confirm(words: string, times: number): string {
    const { caller, aim } = this;
    if (/What should I change/.test(words)) return this.correct(aim.slips[0] ?? "time");
    if (caller.goal === "cancel" || caller.goal === "message")
      return this.say(bank.yes, aim.target);
    if (times > 8) return this.say(bank.no, aim.target);
    const heard = /move your appointment/.test(words) ? words.slice(words.indexOf(" to ")) : words;
    const wrong = startIn(heard, caller.today)
      ? wrongIn(heard, caller, aim.target, aim.duration)
      : [];
    if (wrong.length > 0) return this.correct(wrong[0]!);
    return this.say(bank.yes, aim.target);
  }

  private correct(kind: Wrong): string {
    const { caller, aim } = this;
    const { target } = aim;
    aim.slipTarget = null;
    aim.slips = aim.slips.filter((slip) => slip !== kind);
    const times = (this.asked[`correct ${kind}`] = (this.asked[`correct ${kind}`] ?? 0) + 1);
    const slots = slotsOf(caller, target);
    if (times > 1 && kind === "day")
      return `the day should be ${slots.weekday}, ${slots.month} ${slots.ordinal}`;
    if (times > 1 && kind === "time")
      return `the time should be ${slots.h}:${slots.mm} ${slots.ampm}`;
    if (times > 1 && kind === "email") return `my email is ${caller.email}`;
    if (times > 1 && kind === "name") return `my name is ${caller.first} ${caller.last}`;
    const ofKind = bank.corrections.filter((one) => one.kind === kind);
    // A weekday without more means the next one.
    const isFar = (Date.parse(target.day) - Date.parse(caller.today)) / 86_400_000 > 6;
    const fitting = ofKind.filter(({ says }) => !isFar || !says.includes("{weekday}"));
    return this.say(fitting, target);
  }

  private identify(times: number): string {
    const { existing } = this.aim;
    if (existing && this.caller.chance.happens(0.6) && !this.isIdentified)
      return codeText(this.caller, existing.code, bank.codes);
    this.isIdentified = true;
    if (times > 1) return codeText(this.caller, existing!.code, bank.codes.slice(0, 3));
    return this.caller.chance.happens(0.4)
      ? this.say(bank.noCodes, existing!.at)
      : this.say(withName(bank.identities), existing!.at);
  }

  private identifyByName(words: string, times: number): string {
    const { first, last } = this.caller;
    const at = this.aim.existing!.at;
    if (/what name/i.test(words))
      return times > 1 ? `${first} ${last}` : this.say(withName(bank.identities), at);
    return `${dayText(this.caller, at, true)} at ${timeText(this.caller, at, true)}`;
  }

  private farewell(): string {
    return this.say(
      this.caller.chance.happens(0.5) ? bank.noNotes : bank.farewells,
      this.aim.target,
    );
  }

  private say(phrasings: readonly bank.Spoken[], target: Target): string {
    const old = this.aim.slipTarget ?? this.aim.target;
    return toldBy(this.caller, phrasings, target, {
      oldWeekday: bank.dayWords(dateOf(old.day)).weekday!,
      oldDay: bank.dayWords(dateOf(old.day)).weekday!,
      oldTime: `${old.hour > 12 ? old.hour - 12 : old.hour}:${String(old.minute).padStart(2, "0")}`,
      message: this.aim.message,
    });
  }
}

function withName(identities: readonly bank.Spoken[]): bank.Spoken[] {
  return identities.filter(({ says }) =>
    ["{name}", "{day}", "{time}"].every((place) => says.includes(place)),
  );
}

function dateOf(day: string) {
  const [year, month, date] = day.split("-").map(Number);
  return { year: year!, month: month!, day: date! };
}
