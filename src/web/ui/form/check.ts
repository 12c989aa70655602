import type { Answer, Check, FieldErrors } from "./form-state.ts";

type Issue = { path: readonly PropertyKey[]; message: string };

/** A schema's result for an input: the data, or the issues. */
export type Verdict<Data> = { data?: Data; error?: { issues: readonly Issue[] } | undefined };

/** A schema's result as form errors: the first issue of each field. */
export function answerOf<Values, Data>(
  verdict: Verdict<Data>,
  nameOf = (path: readonly PropertyKey[]): string => path.join("."),
): Answer<Values, Data> {
  if (!verdict.error) return { data: verdict.data as Data };
  const errors: Record<string, string> = {};
  for (const { path, message } of verdict.error.issues) errors[nameOf(path)] ??= message;
  return { errors: errors as FieldErrors<Values> };
}

/** Validates a form with the same domain schema as the server. */
export function checkedBy<Values, Data>(
  schema: { safeParse: (input: unknown) => Verdict<Data> },
  toInput: (values: Values) => unknown = (values) => values,
): Check<Values, Data> {
  return (values) => answerOf(schema.safeParse(toInput(values)));
}
