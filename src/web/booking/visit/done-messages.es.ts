import { countedInSpanish } from "#domain/kernel/spanish-moment-text.ts";
import type { DoneWords } from "./visit-messages.ts";

/** The same in Spanish. */
export const spanish = {
  where: "Con",
  when: "Cuándo",
  length: "Duración",
  theirs: (host) => `Para ${host}`,
  minutes: (count) => countedInSpanish(count, "minuto", "minutos"),
  mail: (email) => `La confirmación va en camino a ${email}.`,
  keep: "Cambiar o cancelar",
  keepText: "El correo también incluye este enlace privado.",
  calendar: "Agregar a su calendario",
  file: "Archivo de calendario",
  google: "Google Calendar",
  outlook: "Outlook",
  fileName: "cita.ics",
} satisfies DoneWords;
