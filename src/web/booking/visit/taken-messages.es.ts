import type { TakenWords } from "./visit-messages.ts";

/** The Spanish texts. */
export const spanish = {
  label: "Las horas libres más cercanas",
  text: (time) => `El horario de ${time} ya no está libre. Estos sí lo están:`,
  none: (time) => `El horario de ${time} ya no está libre. Elija otro, por favor.`,
} satisfies TakenWords;
