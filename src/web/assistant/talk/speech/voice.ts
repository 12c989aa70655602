import { inFirst, type LanguageNow, tagOf } from "./spoken-language.ts";

/** How a sentence ended: spoken to its end, or failed in the browser. */
export type VoiceEnd = "said" | "failed";

/** Speaks one sentence at a time. */
export type Voice = {
  say: (sentence: string, end: (how: VoiceEnd) => void) => void;
  cancel: () => void;
  /** A sentence that is said next, for a voice that has to fetch it. */
  prepare?: (sentence: string) => void;
  /** Some browsers speak only after a user gesture has started speech once; call this in one, and it stays silent. */
  wake: () => void;
};

/** The longest time to wait for the end event, which some browsers omit, in milliseconds. */
const slowestMs = (sentence: string) => 5_000 + sentence.length * 150;

/** The browser's speech synthesis, in the language of the moment; null if it has none. */
export function browserVoice(language: LanguageNow = inFirst): Voice | null {
  if (!("speechSynthesis" in window) || !("SpeechSynthesisUtterance" in window)) return null;
  const synthesis = window.speechSynthesis;
  // An on-device voice keeps the text on the device.
  const pick = () => {
    const voices = synthesis.getVoices().filter((one) => one.lang.startsWith(language()));
    const local = voices.filter((one) => one.localService);
    return local.find((one) => one.lang === tagOf[language()]) ?? local[0] ?? null;
  };
  let isAwake = false;
  return {
    wake() {
      if (!isAwake) synthesis.speak(new SpeechSynthesisUtterance(""));
      isAwake = true;
    },
    say(sentence, end) {
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.lang = tagOf[language()];
      utterance.voice = pick();
      const finish = (how: VoiceEnd) => {
        clearTimeout(timer);
        utterance.onend = utterance.onerror = null;
        end(how);
      };
      const timer = setTimeout(() => finish("said"), slowestMs(sentence));
      utterance.onend = () => finish("said");
      utterance.onerror = () => finish("failed");
      synthesis.speak(utterance);
    },
    cancel: () => synthesis.cancel(),
  };
}
