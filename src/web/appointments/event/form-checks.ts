import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import { invalidMoment, invalidTime } from "#domain/appointments/event.ts";
import { showToast } from "#web/ui/toast/toast.ts";

type Issue = { path: PropertyKey[]; message: string };
type Schema<Data> = {
  safeParse: (
    input: unknown,
  ) => { success: true; data: Data } | { success: false; error: { issues: Issue[] } };
};

/** Checks a form by the domain's schema, the same one the server uses (SPEC §5). */
export function checkedBy<Values extends FieldValues, Data>(
  schema: Schema<Data>,
  toInput: (values: Values) => unknown,
): Resolver<Values, unknown, Data> {
  return (values) => {
    const answer = schema.safeParse(toInput(values));
    if (answer.success) return { values: answer.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, message } of answer.error.issues)
      errors[path.join(".")] ??= { type: "invalid", message };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

const tellable: readonly string[] = [invalidTime.text, invalidMoment];

/** Tells a time or a date that is none (SPEC §5, §8); what else is wrong stands at its field alone. */
export function tellWrongTime({ time, day }: FieldErrors<{ time: string; day: string }>): void {
  const wrong = [time?.message, day?.message].find(
    (message) => message !== undefined && tellable.includes(message),
  );
  if (wrong) showToast({ title: invalidTime.title, text: wrong, variant: "destructive" });
}
