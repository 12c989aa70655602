import * as z from "zod/mini";
import { optionalCount, optionalDollars, optionalPercent } from "#domain/kernel/amounts.ts";
import { optionalChoice } from "#domain/kernel/choices.ts";
import { cleanText, tooLong } from "#domain/kernel/clean-text.ts";
import { optionalDay } from "#domain/kernel/day.ts";
import { optionalEmail } from "#domain/kernel/email.ts";
import { optionalName, optionalText, requiredName } from "#domain/kernel/text.ts";
import { optionalWebAddress } from "#domain/kernel/web-address.ts";
import { type Field, type FieldKind, type Fields, mapFields } from "./field.ts";
import { tagList } from "./tags.ts";
import { weekdays, type Weekday } from "./weekdays.ts";

type Of<Kind extends FieldKind> = Field & { kind: Kind };

/** The weekdays on which someone has time; a day that is not named is unknown. */
const freeDays = z.prefault(
  z.partial(
    z.strictObject(
      Object.fromEntries(weekdays.map((day) => [day, z.boolean()])) as Record<
        Weekday,
        z.ZodMiniBoolean
      >,
    ),
  ),
  {},
);

/** How each kind is saved: cleaned, and null when it is empty. */
const saved = {
  "required name": ({ label, longest }: Of<"required name">) => requiredName(label, longest),
  name: ({ longest }: Of<"name">) => optionalName(longest),
  text: ({ longest }: Of<"text">) => optionalText(longest),
  phone: ({ longest }: Of<"phone">) => optionalText(longest),
  notes: ({ longest }: Of<"notes">) => optionalText(longest),
  email: () => optionalEmail,
  "web address": () => optionalWebAddress,
  dollars: () => optionalDollars,
  percent: () => optionalPercent,
  count: () => optionalCount,
  day: () => optionalDay,
  flag: () => z.prefault(z.boolean(), false),
  weekdays: () => freeDays,
  tags: () => tagList,
  list: ({ things, longest, most }: Of<"list">) =>
    z.pipe(
      z.nullish(
        z
          .array(z.string().check(z.overwrite(cleanText), z.maxLength(longest, tooLong(longest))))
          .check(z.maxLength(most, `Use at most ${most} ${things}.`)),
      ),
      z.transform((texts) => (texts ?? []).filter(Boolean)),
    ),
  choice: ({ choices }: Of<"choice">) => optionalChoice(choices),
} satisfies { [Kind in FieldKind]: (field: Of<Kind>) => z.ZodMiniType };

type SavedSchema<One extends Field> = One extends {
  kind: "choice";
  choices: infer Choices extends readonly [string, ...string[]];
}
  ? ReturnType<typeof optionalChoice<Choices>>
  : ReturnType<(typeof saved)[One["kind"]]>;

/** The schemas of what a form saves, by field name. */
export function savedSchemas<Some extends Fields>(fields: Some) {
  const make = (field: Field) => (saved[field.kind] as (one: Field) => z.ZodMiniType)(field);
  return mapFields(fields, make) as { -readonly [Name in keyof Some]: SavedSchema<Some[Name]> };
}

const storedText = z.nullable(z.string());
const storedNumber = z.nullable(z.number());

/**
 * How each kind is read: more loosely than it is saved, because what older versions or imports stored must still open
 * in the form, where it can be corrected.
 */
const stored = {
  "required name": z.string(),
  name: storedText,
  text: storedText,
  phone: storedText,
  notes: storedText,
  email: storedText,
  "web address": storedText,
  dollars: storedNumber,
  percent: storedNumber,
  count: storedNumber,
  day: storedText,
  flag: z.boolean(),
  weekdays: z.record(z.string(), z.boolean()),
  tags: z.array(z.string()),
  list: z.array(z.string()),
  choice: storedText,
} satisfies { [Kind in FieldKind]: z.ZodMiniType };

/** The schemas of what is read, by field name. */
export function storedSchemas<Some extends Fields>(fields: Some) {
  return mapFields(fields, ({ kind }) => stored[kind]) as {
    -readonly [Name in keyof Some]: (typeof stored)[Some[Name]["kind"]];
  };
}
