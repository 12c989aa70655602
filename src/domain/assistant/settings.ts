import * as z from "zod/mini";
import { weeklyHoursSchema } from "#domain/appointments/availability.ts";
import { optionalText } from "#domain/kernel/text.ts";
import { autonomies, autonomiesOf, type TaskKind, taskKinds, usualAutonomies } from "./tasks.ts";

const whole = (low: number, high: number, words: string) =>
  z.int(words).check(z.minimum(low, words), z.maximum(high, words));

/** A number of the +1 countries in E.164; which of them may be called is in line/dialable.ts. */
export const northAmericanNumber = z
  .string()
  .check(
    z.regex(/^\+1[2-9]\d{2}[2-9]\d{6}$/, "Enter a US or Canadian number, like +1 718 555 0142."),
  );

/** All settings of the assistant. Amounts are US cents, durations seconds or days. */
export const assistantSettings = z.strictObject({
  /** Whether it answers at all. */
  isOn: z.boolean(),
  /** Paused until this moment (ISO, UTC); null when it is not paused. */
  pausedUntil: z.nullable(
    z.iso
      .datetime({ offset: true, error: "This is not a date and time." })
      .check(z.overwrite((at) => (Number.isNaN(Date.parse(at)) ? at : new Date(at).toISOString()))),
  ),
  /** What it says after its disclosure; null for the default. */
  greeting: optionalText(200),
  autonomy: z.record(z.enum(taskKinds), z.enum(autonomies)),
  /** When it answers calls by itself; null means always. By weekday, like the booking hours. */
  hours: z.nullable(weeklyHoursSchema),
  /** Days on which it does not work, as YYYY-MM-DD. */
  holidays: z.array(z.iso.date("This is not a day.")).check(z.maxLength(60, "At most 60 days.")),
  /** How many seconds the professional's own phone rings first; 0 lets the assistant answer at once. */
  ringMeFirstSeconds: whole(0, 40, "From 0 to 40 seconds."),
  /** Where calls are transferred to, and what rings first. */
  transferNumber: z.nullable(northAmericanNumber),
  caps: z.strictObject({
    /** The most calls and messages that it starts per day, to everyone together. */
    outgoingADay: whole(0, 500, "From 0 to 500 a day."),
    /** The most its calls and texts may cost per month. */
    spendCentsAMonth: whole(0, 1_000_000, "From $0 to $10,000 a month."),
  }),
  /** The answers to such questions from clients; null when there is none. */
  facts: z.strictObject({
    address: optionalText(200),
    services: optionalText(300),
  }),
  /** Transcripts are deleted after this many days. */
  retentionDays: whole(1, 3650, "From 1 to 3,650 days."),
  /** A follow-up is drafted after this many days without contact. */
  followUpAfterDays: whole(1, 365, "From 1 to 365 days."),
});
export type AssistantSettings = z.output<typeof assistantSettings>;

/** The form: no task may be given more autonomy than allowed. */
export const assistantSettingsForm = assistantSettings.check(
  z.refine(
    ({ autonomy }) => taskKinds.every((kind) => autonomiesOf[kind].includes(autonomy[kind])),
    { path: ["autonomy"], error: "This task cannot go that far by itself." },
  ),
);

/** The settings of a new account: off, and careful in everything. */
export const usualSettings: AssistantSettings = {
  isOn: false,
  pausedUntil: null,
  greeting: null,
  autonomy: usualAutonomies,
  hours: null,
  holidays: [],
  ringMeFirstSeconds: 0,
  transferNumber: null,
  caps: { outgoingADay: 40, spendCentsAMonth: 5_000 },
  facts: { address: null, services: null },
  retentionDays: 180,
  followUpAfterDays: 14,
};

/**
 * The stored settings, made complete: an unknown or bad part counts as never set, and no task gets more autonomy than
 * allowed.
 */
export function readSettings(stored: unknown): AssistantSettings {
  const given = typeof stored === "object" && stored !== null ? stored : {};
  const parts = Object.entries(assistantSettings.shape).map(([name, schema]) => {
    const usual = usualSettings[name as keyof AssistantSettings];
    const found = z.safeParse(schema as z.ZodMiniType, (given as Record<string, unknown>)[name]);
    return [name, found.success ? found.data : usual];
  });
  const settings = Object.fromEntries(parts) as AssistantSettings;
  return { ...settings, autonomy: withinReach(settings.autonomy) };
}

function withinReach(autonomy: AssistantSettings["autonomy"]): AssistantSettings["autonomy"] {
  const kept = taskKinds.map((kind: TaskKind) => [
    kind,
    autonomiesOf[kind].includes(autonomy[kind]) ? autonomy[kind] : usualAutonomies[kind],
  ]);
  return Object.fromEntries(kept) as AssistantSettings["autonomy"];
}

/** Whether it works right now: switched on, and not paused. */
export function isWorking(
  { isOn, pausedUntil }: Pick<AssistantSettings, "isOn" | "pausedUntil">,
  now: Date,
): boolean {
  return isOn && (pausedUntil === null || new Date(pausedUntil) <= now);
}
