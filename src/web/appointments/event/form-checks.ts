import { invalidMoment, invalidTime } from "#domain/appointments/event.ts";
import type { FieldErrors } from "#web/ui/form/form-state.ts";
import { showToast } from "#web/ui/toast/toast.ts";

const tellable: readonly string[] = [invalidTime.text, invalidMoment];

/** Tells a time or a date that is none (SPEC §5, §8); what else is wrong stands at its field alone. */
export function tellWrongTime({ time, day }: FieldErrors<{ time: string; day: string }>): void {
  const wrong = [time, day].find((message) => message !== undefined && tellable.includes(message));
  if (wrong) showToast({ title: invalidTime.title, text: wrong, variant: "destructive" });
}
