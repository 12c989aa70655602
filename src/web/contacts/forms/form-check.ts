import { type Addressed, findUnfitEmails } from "#domain/contacts/kept-emails.ts";
import { malformedEmail } from "#domain/kernel/is-email.ts";
import { answerOf } from "#web/ui/form/check.ts";
import type { Answer, Check, FieldErrors } from "#web/ui/form/form-state.ts";
import { valueAt } from "#web/ui/form/paths.ts";
import type { FormRules, FormStart } from "./form-kind.ts";
import { fieldAt } from "../contact/fields.ts";
import { notReadText } from "#web/ui/messages.ts";
import { notADay, notANumber, notAnAmount } from "./form-messages.ts";

/**
 * Checks a form with the same domain schema that the server uses. Where a browser cannot read what was typed into a
 * number or date field, it reports an empty value, so those inputs are asked directly.
 */
export function formCheck<Values, Data>(
  rules: Pick<FormRules<Values, Data>, "loadSchema" | "numbers" | "dates">,
  { toInput, values: begun }: Pick<FormStart<Values>, "toInput" | "values">,
): Check<Values, Data> {
  return async (values, isUnreadable) => {
    const input = toInput(values);
    const schema = await rules.loadSchema().catch(() => null);
    // Without it the server checks alone, by the same one: a browser does not fetch twice what failed once.
    const answer: Answer<Values, Data> = schema
      ? answerOf(schema.safeParse(input))
      : { data: input as Data };
    // What is no number would travel as none.
    const isNoNumber = (name: string) => isUnreadable(name) || isEndless(valueAt(input, name));
    const unfit = findUnfitEmails(input as Addressed, toInput(begun) as Addressed);
    const wordsFor = (name: string) =>
      fieldAt(name)?.kind === "dollars"
        ? notAnAmount
        : isUnreadable(name)
          ? notReadText
          : notANumber;
    const unreadable = [
      ...rules.numbers.filter(isNoNumber).map((name) => [name, wordsFor(name)]),
      ...rules.dates.filter(isUnreadable).map((name) => [name, notADay]),
    ];
    if (unfit.length + unreadable.length === 0) return answer;
    const malformed = Object.fromEntries(unfit.map((name) => [name, malformedEmail]));
    return { errors: { ...malformed, ...answer.errors, ...Object.fromEntries(unreadable) } };
  };
}

const isEndless = (value: unknown) => typeof value === "number" && !Number.isFinite(value);

/** What is wrong with a field; a list may have it at a single element. */
export function errorAt(errors: FieldErrors<unknown>, name: string): string | undefined {
  const all = errors as Record<string, string | undefined>;
  return all[name] ?? Object.entries(all).find(([path]) => path.startsWith(`${name}.`))?.[1];
}
