import * as z from "zod/mini";
import type { Day } from "#domain/kernel/day.ts";
import type { Minute } from "#domain/kernel/zone-rules.ts";
import {
  type Alarm,
  type Choice,
  type Delicate,
  type Detail,
  type Question,
  type Want,
  alarms,
  delicates,
  details,
  questions,
  wants,
} from "#understanding/heard.ts";

/** What a language model says that the caller said. Each part is a claim that is checked against the caller's words. */
export type Claims = {
  wants: readonly Want[];
  answer: "yes" | "no" | null;
  day: Day | null;
  minute: Minute | null;
  choice: Choice | null;
  durationMinutes: number | null;
  purpose: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  code: string | null;
  corrects: readonly Detail[];
  questions: readonly Question[];
  delicate: readonly Delicate[];
  alarm: Alarm | null;
};

const short = z.string().check(z.minLength(1), z.maxLength(254));
const clockTime = z.string().check(z.regex(/^([01]?\d|2[0-3]):[0-5]\d$/));
/** 1 is the first of the offered items, -1 the last, 0 none. */
const place = z.int().check(z.gte(-1), z.lte(20));

const parts = {
  wants: z.enum(wants),
  answer: z.enum(["yes", "no"]),
  day: z.iso.date(),
  time: clockTime,
  choice: place,
  durationMinutes: z.int().check(z.gte(1), z.lte(24 * 60)),
  purpose: short,
  name: short,
  email: short,
  phone: short,
  code: short,
  corrects: z.enum(details),
  questions: z.enum(questions),
  delicate: z.enum(delicates),
  alarm: z.enum(alarms),
};

/**
 * What a model is asked to answer with: only what was said, so that a "yes" costs one word. Only simple types, which
 * every provider can enforce; readClaims checks each part in detail.
 */
export const claimsSchema = z.strictObject({
  wants: z.optional(z.array(parts.wants)),
  answer: z.optional(parts.answer),
  day: z.optional(z.string()),
  time: z.optional(z.string()),
  choice: z.optional(z.number()),
  durationMinutes: z.optional(z.number()),
  purpose: z.optional(z.string()),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  code: z.optional(z.string()),
  corrects: z.optional(z.array(parts.corrects)),
  questions: z.optional(z.array(parts.questions)),
  delicate: z.optional(z.array(parts.delicate)),
  alarm: z.optional(parts.alarm),
});

export const noClaims: Claims = {
  wants: [],
  answer: null,
  day: null,
  minute: null,
  choice: null,
  durationMinutes: null,
  purpose: null,
  name: null,
  email: null,
  phone: null,
  code: null,
  corrects: [],
  questions: [],
  delicate: [],
  alarm: null,
};

/** Reads a model's answer part by part: only malformed parts are dropped. Null for an answer without parts. */
export function readClaims(answer: unknown): Claims | null {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) return null;
  const said = new Map<string, unknown>(Object.entries(answer));
  const one = <Value>(key: keyof typeof parts, part: z.ZodMiniType<Value>): Value | null =>
    part.safeParse(said.get(key)).data ?? null;
  const many = <Value>(key: keyof typeof parts, part: z.ZodMiniType<Value>): Value[] => {
    const list = said.get(key);
    if (!Array.isArray(list)) return [];
    const read = list.flatMap((item) => {
      const { success, data } = part.safeParse(item);
      return success ? [data] : [];
    });
    return [...new Set(read)];
  };
  return {
    wants: many("wants", parts.wants),
    answer: one("answer", parts.answer),
    day: one("day", parts.day) as Day | null,
    minute: minuteOf(one("time", parts.time)),
    choice: choiceOf(one("choice", parts.choice)),
    durationMinutes: one("durationMinutes", parts.durationMinutes),
    purpose: one("purpose", parts.purpose),
    name: one("name", parts.name),
    email: one("email", parts.email),
    phone: one("phone", parts.phone),
    code: one("code", parts.code),
    corrects: many("corrects", parts.corrects),
    questions: many("questions", parts.questions),
    delicate: many("delicate", parts.delicate),
    alarm: one("alarm", parts.alarm),
  };
}

function minuteOf(time: string | null): Minute | null {
  if (time === null) return null;
  const [hours, minutes] = time.split(":").map(Number);
  return hours! * 60 + minutes!;
}

function choiceOf(nth: number | null): Choice | null {
  if (nth === null) return null;
  return nth === 0 ? { kind: "none" } : { kind: "nth", nth };
}
