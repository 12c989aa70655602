/** How a sentence ended: said to its end, or not, because the browser refused or could not. */
export type VoiceEnd = "said" | "failed";

/** Something that says one sentence at a time. */
export type Voice = {
  say: (sentence: string, end: (how: VoiceEnd) => void) => void;
  cancel: () => void;
  /** Some browsers speak only after a press has made them speak once: called in one, it says nothing. */
  wake: () => void;
};

/** Some browsers forget to say that they have ended: nobody speaks more slowly than this (milliseconds). */
const slowestMs = (sentence: string) => 5_000 + sentence.length * 150;

/** The browser's own voice; null where it has none. */
export function browserVoice(): Voice | null {
  if (!("speechSynthesis" in window) || !("SpeechSynthesisUtterance" in window)) return null;
  const synthesis = window.speechSynthesis;
  // A voice of the device keeps what is said on the device.
  const pick = () => {
    const english = synthesis.getVoices().filter((one) => one.lang.startsWith("en"));
    const local = english.filter((one) => one.localService);
    return local.find((one) => one.lang === "en-US") ?? local[0] ?? null;
  };
  let isAwake = false;
  return {
    wake() {
      if (!isAwake) synthesis.speak(new SpeechSynthesisUtterance(""));
      isAwake = true;
    },
    say(sentence, end) {
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.lang = "en-US";
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
