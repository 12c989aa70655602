/** The words of speaking and listening. */
export const speechWords = {
  controls: "Voice",
  mic: "Speak",
  micHint: "Tap to speak, or hold while you speak",
  stop: "Stop listening",
  handsFree: "Hands-free",
  readAloud: "Read aloud",
  listening: "Listening…",
  heard: (words: string): string => `“${words}”`,
  askTitle: "Before you speak",
  askMaker:
    "Your browser may send your voice to its maker’s service to turn it into text. We receive the text alone.",
  askLocal: "Your voice is turned into text on this device. We receive the text alone.",
  agree: "Use the microphone",
  decline: "Keep typing",
  absent: "This browser cannot listen. Please type; the answers can be read aloud.",
  mute: "This browser can neither listen nor speak. Please type.",
  denied:
    "The microphone is not allowed here. Please type, or allow it in your browser and try again.",
  failed: "Listening did not work just now. Please try again, or type.",
  nothing: "Nothing was heard. Please try again, or type.",
  unread: "Reading aloud did not work here. The answers stand above.",
  paused: "Hands-free is off, because nothing was heard for a while.",
} as const;
