import type { SpeechWords } from "./speech-messages.ts";

export const spanish: SpeechWords = {
  controls: "Hablar o escribir",
  mic: "Hablar",
  micHint: "Toque para hablar, o mantenga presionado mientras habla",
  language: {
    en: "Toque para hablar. Entiende inglés.",
    es: "Toque para hablar. Entiende español.",
  },
  stop: "Dejar de escuchar",
  handsFree: "Manos libres",
  readAloud: "Leer en voz alta",
  listening: { en: "Escuchando en inglés…", es: "Escuchando en español…" },
  working: "Entendiendo lo que dijo…",
  heard: (words) => `«${words}»`,
  askTitle: "Antes de hablar",
  askMaker:
    "Su navegador puede enviar su voz al servicio de su fabricante para convertirla en texto. Nosotros solo recibimos el texto.",
  askLocal: "Su voz se convierte en texto en este dispositivo. Nosotros solo recibimos el texto.",
  askServer:
    "Su voz se envía al servidor de voz de esta instalación para convertirla en texto. Solo guardamos el texto.",
  agree: "Usar el micrófono",
  decline: "Seguir escribiendo",
  absent:
    "Este navegador no puede escuchar, así que por favor escriba. Las respuestas se pueden leer en voz alta.",
  mute: "Este navegador no puede escuchar ni hablar, así que por favor escriba.",
  denied:
    "El micrófono está bloqueado, así que por favor escriba. Para hablar, permítalo en su navegador e inténtelo de nuevo.",
  failed: "No pudimos escuchar en este momento. Inténtelo de nuevo, o escriba.",
  unheard: "Nuestro servidor de voz no responde en este momento. Inténtelo de nuevo, o escriba.",
  ownEar:
    "Nuestro servidor de voz no responde, así que desde ahora escucha su navegador. Repita eso, por favor, o escriba.",
  ownVoice: "Nuestro servidor de voz no responde, así que lee su navegador.",
  nothing: "No oímos nada. Inténtelo de nuevo, o escriba.",
  unread: "No se pudo leer en voz alta. Las respuestas están arriba.",
  paused: "Manos libres se apagó porque no oímos nada por un rato.",
};
