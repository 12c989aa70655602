import { invalidDateTitle, invalidMoment, invalidTime } from "#domain/appointments/event.ts";
import type { FieldErrors } from "#web/ui/form/form-state.ts";
import { showToast } from "#web/ui/toast/toast.ts";

/** Shows a toast for an invalid time or date. Other errors show only at their field. */
export function tellWrongTime({ time, day }: FieldErrors<{ time: string; day: string }>): void {
  const { title, text } = invalidTime;
  if (time === text) showToast({ title, text, variant: "destructive" });
  else if (day === invalidMoment)
    showToast({ title: invalidDateTitle, text: invalidMoment, variant: "destructive" });
}
