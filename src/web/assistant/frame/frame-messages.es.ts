import type { FrameWords } from "./frame-messages.ts";

export const spanish: FrameWords = {
  pageTitle: "Hable con un asistente · Hearthline",
  description: "Pregunte, o reserve una hora, por escrito o en voz alta. No necesita una cuenta.",
  title: (name) => `El asistente de ${name}`,
  titleOf: (name) => `El asistente de ${name} · Hearthline`,
  loading: "Cargando el asistente",
  failed: "No pudimos cargar el asistente",
  away: (name) => `El asistente de ${name} no está disponible en este momento`,
  awayText: (name) => `Aún puede elegir usted mismo una hora con ${name}.`,
  book: "Elegir una hora",
  privacy: "Privacidad",
  more: "Más",
  ask: "Preguntar al asistente",
  close: "Cerrar",
};
