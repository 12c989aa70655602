import { ORPCError } from "@orpc/client";
import { unexpected, unreachable } from "#web/client/failure.es.ts";
import type { TalkWords } from "./talk-messages.ts";

export const spanish: TalkWords = {
  kinds: { guided: "Asistente guiado", model: "Asistente de IA" },
  notAPerson: "Un asistente automático, no una persona",
  log: "Conversación",
  you: "Usted",
  assistant: "Asistente",
  opening: "Abriendo la conversación",
  answering: "El asistente está respondiendo",
  field: "Su mensaje",
  placeholder: "Escriba un mensaje",
  send: "Enviar",
  suggestions: "Sugerencias",
  again: "Intentar de nuevo",
  openFailed: "No pudimos abrir la conversación",
  messageOf: (error) => (error instanceof ORPCError ? unexpected : unreachable),
  tooMany: (minutes) =>
    `Son muchos mensajes a la vez. Puede continuar en ${minutes === 1 ? "un minuto" : `${minutes} minutos`}.`,
  takenOver: (name) => `Ahora responde ${name} en persona.`,
  over: "Esta conversación ha terminado.",
  startOver: "Empezar otra",
  off: "El asistente no está disponible en este momento.",
  book: "Elegir una hora",
  booked: "Su cita",
  bookedText: "Con este enlace privado puede verla, cambiarla o cancelarla.",
  manage: "Cambiar o cancelar",
  privacy: "Privacidad",
};
