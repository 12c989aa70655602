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
 * Checks a form with the domain schema that the server uses too. A browser reports unreadable input in a number or date
 * field as an empty value, so these inputs are checked directly.
 */
export function formCheck<Values, Data>(
  rules: Pick<FormRules<Values, Data>, "loadSchema" | "numbers" | "dates">,
  { toInput, values: begun }: Pick<FormStart<Values>, "toInput" | "values">,
): Check<Values, Data> {
  return async (values, isUnreadable) => {
    const input = toInput(values);
    const schema = await rules.loadSchema().catch(() => null);
    // Without the schema, only the server checks: a browser never retries a module import that failed.
    const answer: Answer<Values, Data> = schema
      ? answerOf(schema.safeParse(input))
      : { data: input as Data };
    // An unreadable or infinite number would otherwise be sent as an empty one.
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

/** The error of a field; in a list, it may be at a single element. */
export function errorAt(errors: FieldErrors<unknown>, name: string): string | undefined {
  const all = errors as Record<string, string | undefined>;
  return all[name] ?? Object.entries(all).find(([path]) => path.startsWith(`${name}.`))?.[1];
}
