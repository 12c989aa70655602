/** The texts for speaking and listening. */
export const speechWords = {
  controls: "Speak or type",
  mic: "Speak",
  micHint: "Tap to speak, or hold while you speak",
  /** Below the microphone. The assistant hears only English. */
  language: "Tap to speak. It understands English.",
  stop: "Stop listening",
  handsFree: "Hands-free",
  readAloud: "Read aloud",
  listening: "Listening in English…",
  heard: (words: string): string => `“${words}”`,
  askTitle: "Before you speak",
  askMaker:
    "Your browser may send your voice to its maker’s service to turn it into text. We get only the text.",
  askLocal: "Your voice is turned into text on this device. We get only the text.",
  agree: "Use the microphone",
  decline: "Keep typing",
  absent: "This browser can't listen, so please type. Answers can be read aloud.",
  mute: "This browser can't listen or speak, so please type.",
  denied:
    "The microphone is blocked, so please type. To speak, allow it in your browser and try again.",
  failed: "Listening didn't work just now. Please try again, or type.",
  nothing: "We didn't hear anything. Please try again, or type.",
  unread: "Reading aloud didn't work. You'll find the answers above.",
  paused: "Hands-free is off because we didn't hear anything for a while.",
} as const;
