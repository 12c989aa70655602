import { invalidDateTitle, invalidMoment, invalidTime } from "#domain/appointments/event.ts";
import type { FieldErrors } from "#web/ui/form/form-state.ts";
import { showToast } from "#web/ui/toast/toast.ts";

/** Tells a time or a date that is none (SPEC §5, §8); what else is wrong stands at its field alone. */
export function tellWrongTime({ time, day }: FieldErrors<{ time: string; day: string }>): void {
  const { title, text } = invalidTime;
  if (time === text) showToast({ title, text, variant: "destructive" });
  else if (day === invalidMoment)
    showToast({ title: invalidDateTitle, text: invalidMoment, variant: "destructive" });
}
