import type { Answer, Check, FieldErrors } from "./form-state.ts";

type Issue = { path: readonly PropertyKey[]; message: string };

/** What a schema says of an input: the data, or what is wrong. */
export type Verdict<Data> = { data?: Data; error?: { issues: readonly Issue[] } | undefined };

/** The verdict of a schema in a form's words: the first mistake of each field. */
export function answerOf<Values, Data>(
  verdict: Verdict<Data>,
  nameOf = (path: readonly PropertyKey[]): string => path.join("."),
): Answer<Values, Data> {
  if (!verdict.error) return { data: verdict.data as Data };
  const errors: Record<string, string> = {};
  for (const { path, message } of verdict.error.issues) errors[nameOf(path)] ??= message;
  return { errors: errors as FieldErrors<Values> };
}

/** Checks a form with the same domain schema that the server uses. */
export function checkedBy<Values, Data>(
  schema: { safeParse: (input: unknown) => Verdict<Data> },
  toInput: (values: Values) => unknown = (values) => values,
): Check<Values, Data> {
  return (values) => answerOf(schema.safeParse(toInput(values)));
}
