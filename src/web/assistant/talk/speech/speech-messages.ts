import { bilingual, type Translation } from "#web/language/bilingual.ts";

/** The texts for speaking and listening. */
const speech = {
  controls: "Speak or type",
  mic: "Speak",
  micHint: "Tap to speak, or hold while you speak",
  /** Below the microphone. */
  language: {
    en: "Tap to speak. It understands English.",
    es: "Tap to speak. It understands Spanish.",
  },
  stop: "Stop listening",
  handsFree: "Hands-free",
  readAloud: "Read aloud",
  listening: { en: "Listening in English…", es: "Listening in Spanish…" },
  working: "Working out what you said…",
  heard: (words: string): string => `“${words}”`,
  askTitle: "Before you speak",
  askMaker:
    "Your browser may send your voice to its maker’s service to turn it into text. We get only the text.",
  askLocal: "Your voice is turned into text on this device. We get only the text.",
  askServer:
    "Your voice is sent to this installation’s speech server to turn it into text. We keep only the text.",
  agree: "Use the microphone",
  decline: "Keep typing",
  absent: "This browser can't listen, so please type. Answers can be read aloud.",
  mute: "This browser can't listen or speak, so please type.",
  denied:
    "The microphone is blocked, so please type. To speak, allow it in your browser and try again.",
  failed: "Listening didn't work just now. Please try again, or type.",
  unheard: "Our speech server isn't answering right now. Please try again, or type.",
  ownEar:
    "Our speech server isn't answering, so your browser listens from now on. Please say that again, or type.",
  ownVoice: "Our speech server isn't answering, so your browser reads aloud.",
  nothing: "We didn't hear anything. Please try again, or type.",
  unread: "Reading aloud didn't work. You'll find the answers above.",
  paused: "Hands-free is off because we didn't hear anything for a while.",
} as const;

export type SpeechWords = Translation<typeof speech>;
export const speechWords = bilingual("speech", speech);

/** Says where the voice goes, before it is sent. */
export function askWords(
  words: SpeechWords,
  { place, isLocal }: { place: string; isLocal: boolean },
): string {
  if (place === "server") return words.askServer;
  return isLocal ? words.askLocal : words.askMaker;
}
