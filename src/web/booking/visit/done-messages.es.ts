import { countedInSpanish } from "#domain/kernel/spanish-moment-text.ts";
import type { DoneWords } from "./visit-messages.ts";

/** The Spanish texts. */
export const spanish = {
  where: "Con",
  meet: "Cómo se reúnen",
  places: {
    phone: (host, phone) => (phone ? `${host} le llamará al ${phone}` : "Llamada telefónica"),
    video: "Videollamada",
    "in person": "En persona",
  },
  call: "Llamada telefónica",
  when: "Cuándo",
  length: "Duración",
  reach: (host) => `Preguntas para ${host}`,
  theirs: (host) => `Para ${host}`,
  minutes: (count) => countedInSpanish(count, "minuto", "minutos"),
  mail: (email) =>
    `Busque la confirmación en ${email}. Si no llega, guarde el enlace de esta página.`,
  mailWithheld:
    "Hoy no pudimos enviar esta confirmación por correo. Guarde el enlace de esta página.",
  keep: "Cambiar o cancelar",
  keepText: "Guarde este enlace privado: abre su cita.",
  calendar: "Agregar a su calendario",
  file: "Archivo de calendario",
  google: "Google Calendar",
  outlook: "Outlook",
  fileName: "cita.ics",
} satisfies DoneWords;
