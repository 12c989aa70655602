import type { VisitWords } from "./visit-messages.ts";

/** The Spanish texts. */
export const spanish = {
  Appointment: {
    missing: "Faltan datos",
    missingText: "Elija una fecha y una hora, por favor.",
    submit: "Reservar la cita",
    done: "¡Cita solicitada!",
    failed: "No se pudo reservar",
    notesHint: "¿De qué se trata?",
    heading: (host) => `Su cita con ${host}`,
    calendarTitle: (host) => `Cita con ${host}`,
    another: "Reservar otra cita",
  },
  Demo: {
    missing: "Faltan datos",
    missingText: "Elija una fecha y una hora para la demostración, por favor.",
    submit: "Reservar la demostración",
    done: "¡Demostración reservada!",
    failed: "No se pudo reservar la demostración",
    notesHint: "¿Qué le gustaría ver?",
    heading: (host) => `Su demostración con ${host}`,
    calendarTitle: (host) => `Demostración de Hearthline con ${host}`,
    another: "Reservar otra demostración",
  },
} satisfies VisitWords;
