import type { LengthPhrasing, Slots, TargetTime, TimePhrasing } from "./shape.ts";

/**
 * How people say a time on the full or half hour, from 9:00 to 11:30 and from 13:00 to 16:30. Within office hours a
 * bare hour is unambiguous.
 */
export const times: readonly TimePhrasing[] = [
  { says: "{h}:{mm} {ampm}", fits: any },
  { says: "{h}:{mm}{ampm}", fits: any, noise: "typed" },
  { says: "{h}:{mm} {a.m.}", fits: any },
  { says: "{h}:{mm}{ap}", fits: any, noise: "typed" },
  { says: "{h}:{mm}", fits: any },
  { says: "{h} {mm} {ampm}", fits: half, noise: "asr" },
  { says: "{h} {mm}", fits: half, noise: "asr" },
  { says: "{h}.{mm}", fits: half, noise: "typed" },
  { says: "{h}{mm}", fits: half, noise: "typed" },
  { says: "{h} {ampm}", fits: full },
  { says: "{h}{ampm}", fits: full, noise: "typed" },
  { says: "{h}{ap}", fits: full, noise: "typed" },
  { says: "{h}", fits: full },
  { says: "{hw}", fits: full },
  { says: "{hw} {ampm}", fits: full, noise: "asr" },
  { says: "{hw} a m", fits: (time) => full(time) && morning(time), noise: "asr" },
  { says: "{hw} p m", fits: (time) => full(time) && afternoon(time), noise: "asr" },
  { says: "{hw} {mmw}", fits: half },
  { says: "{hw}-{mmw}", fits: half },
  { says: "{hw} {mmw} {ampm}", fits: half, noise: "asr" },
  { says: "half past {hw}", fits: half },
  { says: "half past {h}", fits: half },
  { says: "half {hw}", fits: half, noise: "asr" },
  { says: "30 past {h}", fits: half },
  { says: "thirty minutes past {hw}", fits: half },
  { says: "{h} o'clock", fits: full },
  { says: "{hw} o'clock", fits: full },
  { says: "{hw} oclock", fits: full, noise: "asr" },
  { says: "{h} o'clock sharp", fits: full },
  { says: "{hw} on the dot", fits: full },
  { says: "{h} in the morning", fits: (time) => full(time) && morning(time) },
  { says: "{hw} {mmw} in the morning", fits: (time) => half(time) && morning(time) },
  { says: "half past {hw} in the morning", fits: (time) => half(time) && morning(time) },
  { says: "{h} in the afternoon", fits: (time) => full(time) && afternoon(time) },
  { says: "{hw} {mmw} in the afternoon", fits: (time) => half(time) && afternoon(time) },
  { says: "{h}:{mm} in the afternoon", fits: afternoon },
  { says: "half past {hw} in the afternoon", fits: (time) => half(time) && afternoon(time) },
  { says: "{24}", fits: afternoon, noise: "typed" },
  { says: "{24} hours", fits: any },
  { says: "{h24}:{mm}", fits: any, noise: "typed" },
  { says: "to thirty", fits: is(14, 30), noise: "asr" },
  { says: "too thirty", fits: is(14, 30), noise: "asr" },
  { says: "to o'clock", fits: is(14, 0), noise: "asr" },
  { says: "to pm", fits: is(14, 0), noise: "asr" },
  { says: "for thirty", fits: is(16, 30), noise: "asr" },
  { says: "for o'clock", fits: is(16, 0), noise: "asr" },
  { says: "for pm", fits: is(16, 0), noise: "asr" },
  { says: "won thirty", fits: is(13, 30), noise: "asr" },
  { says: "at {h}:{mm} {ampm}", fits: any, alone: true },
  { says: "at {h}", fits: full, alone: true },
  { says: "at {hw} {mmw}", fits: half, noise: "asr", alone: true },
  { says: "at for", fits: is(16, 0), noise: "asr", alone: true },
  { says: "at to thirty", fits: is(14, 30), noise: "asr", alone: true },
  { says: "let's say {h}:{mm}", fits: any, alone: true },
  { says: "um how about like {hw} {mmw}", fits: half, noise: "asr", alone: true },
  { says: "{h} would be grand", fits: full, alone: true },
  { says: "Would half past {hw} be all right, dear?", fits: half, alone: true },
  { says: "around {hw} if thats ok", fits: full, noise: "asr", alone: true },
  { says: "first thing, {h}", fits: is(9, 0), alone: true },
  { says: "right after lunch, one o'clock", fits: is(13, 0), alone: true },
  { says: "I get off at three so {h}:{mm}", fits: is(15, 30), alone: true },
  {
    says: "after i drop the kids off so like {hw} {mmw}",
    fits: is(9, 30),
    noise: "asr",
    alone: true,
  },
  { says: "late afternoon, {h}:{mm}?", fits: is(16, 30), alone: true },
  { says: "It is good for me {h} {mm} in the {partOfDay}.", fits: half, alone: true },
  { says: "mm {hw} in the {partOfDay} i suppose", fits: full, noise: "asr", alone: true },
  { says: "{h}:{mm} or nothing", fits: any, noise: "typed", alone: true },
];

/** How people say how long the appointment should be. */
export const lengths: readonly LengthPhrasing[] = [
  { says: "15 minutes", minutes: 15 },
  { says: "fifteen minutes", minutes: 15 },
  { says: "a quarter of an hour", minutes: 15 },
  { says: "15 mins", minutes: 15, noise: "typed" },
  { says: "30 minutes", minutes: 30 },
  { says: "thirty minutes", minutes: 30 },
  { says: "half an hour", minutes: 30 },
  { says: "a half hour", minutes: 30 },
  { says: "30 min", minutes: 30, noise: "typed" },
  { says: "45 minutes", minutes: 45 },
  { says: "forty five minutes", minutes: 45, noise: "asr" },
  { says: "three quarters of an hour", minutes: 45 },
  { says: "45m", minutes: 45, noise: "typed" },
  { says: "an hour", minutes: 60 },
  { says: "one hour", minutes: 60 },
  { says: "1 hr", minutes: 60, noise: "typed" },
  { says: "sixty minutes", minutes: 60 },
  { says: "a full hour", minutes: 60 },
];

/** The slots of `times` for one time. `{24}` is written without a colon, as "1330". */
export function timeWords({ hour, minute }: TargetTime): Slots {
  const h = hour > 12 ? hour - 12 : hour;
  const mm = String(minute).padStart(2, "0");
  const isMorning = hour < 12;
  return {
    h: String(h),
    hw: HOURS[h] ?? "",
    mm,
    mmw: minute === 30 ? "thirty" : "",
    ampm: isMorning ? "am" : "pm",
    "a.m.": isMorning ? "a.m." : "p.m.",
    ap: isMorning ? "a" : "p",
    partOfDay: isMorning ? "morning" : "afternoon",
    h24: String(hour).padStart(2, "0"),
    "24": `${String(hour).padStart(2, "0")}${mm}`,
  };
}

function any(): boolean {
  return true;
}

function full({ minute }: TargetTime): boolean {
  return minute === 0;
}

function half({ minute }: TargetTime): boolean {
  return minute === 30;
}

function morning({ hour }: TargetTime): boolean {
  return hour < 12;
}

function afternoon({ hour }: TargetTime): boolean {
  return hour >= 12;
}

function is(hour: number, minute: number): (time: TargetTime) => boolean {
  return (time) => time.hour === hour && time.minute === minute;
}

const HOURS = " one two three four five six seven eight nine ten eleven twelve".split(" ");
