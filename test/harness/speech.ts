import type { Page } from "@playwright/test";

/** Replaces a browser's speech recognition and synthesis: a test decides what is heard, and sees what is said. */
export type FakeSpeech = {
  /** The visitor has said this so far. */
  soFar: (words: string) => Promise<void>;
  /** The visitor pauses, and is still listened to. */
  pauses: () => Promise<void>;
  /** The visitor has said this, and ends. */
  hear: (words: string) => Promise<void>;
  /** No one said anything. */
  hearNothing: () => Promise<void>;
  isListening: () => Promise<boolean>;
  /** The sentence being spoken; null when silent. */
  speaking: () => Promise<string | null>;
  /** Every sentence that was started. */
  begun: () => Promise<string[]>;
  /** How recognition was configured at its last use. */
  setUp: () => Promise<{ lang: string; processLocally: boolean }>;
  /** Finishes the sentence being spoken. */
  endSentence: () => Promise<void>;
};

/** What the test's browser supports. */
export type SpeechOptions = {
  ear?: "works" | "denied" | "none";
  voice?: "works" | "none";
  /** Whether speech is recognized on the device. */
  isLocal?: boolean;
};

/** Gives a page recognition and synthesis before it is opened. */
export async function fakeSpeech(page: Page, options: SpeechOptions = {}): Promise<FakeSpeech> {
  await page.addInitScript(install, {
    ear: options.ear ?? "works",
    voice: options.voice ?? "works",
    isLocal: options.isLocal ?? false,
  });
  const ask = <Answer>(code: string) => page.evaluate<Answer>(`window.fakeSpeech.${code}`);
  return {
    soFar: (words) => ask(`hear(${JSON.stringify(words)}, false)`),
    pauses: () => ask(`ear.onspeechend()`),
    hear: (words) => ask(`hear(${JSON.stringify(words)}, true)`),
    hearNothing: () => ask(`hearNothing()`),
    isListening: () => ask(`ear !== null`),
    speaking: () => ask(`utterance?.text ?? null`),
    begun: () => ask(`begun`),
    setUp: () => ask(`setUp`),
    endSentence: () => ask(`endSentence()`),
  };
}

/** Runs in the page. */
function install({ ear, voice, isLocal }: Required<SpeechOptions>): void {
  type Ear = {
    lang: string;
    processLocally: boolean;
    onresult: (event: { results: { transcript: string }[][] }) => void;
    onerror: (event: { error: string }) => void;
    onspeechend: () => void;
    onend: () => void;
  };
  type Utterance = { text: string; onend: (() => void) | null; onerror: (() => void) | null };
  const fake = {
    ear: null as Ear | null,
    heard: "",
    setUp: null as { lang: string; processLocally: boolean } | null,
    utterance: null as Utterance | null,
    begun: [] as string[],
    hear(words: string, isFinal: boolean) {
      const { ear: listening } = fake;
      if (!listening) throw new Error("Recognition is off.");
      fake.heard = words;
      listening.onresult({ results: [[{ transcript: words }]] });
      if (isFinal) fake.end();
    },
    hearNothing() {
      fake.ear?.onerror({ error: "no-speech" });
      fake.end();
    },
    end() {
      const { ear: listening } = fake;
      fake.ear = null;
      fake.heard = "";
      listening?.onend();
    },
    endSentence() {
      const { utterance } = fake;
      if (!utterance) throw new Error("Nothing is being spoken.");
      fake.utterance = null;
      utterance.onend?.();
    },
  };
  class FakeRecognition {
    lang = "";
    processLocally = false;
    onresult() {}
    onerror(_: { error: string }) {}
    onspeechend() {}
    onend() {}
    static available = async () => (isLocal ? "available" : "unavailable");
    start() {
      const { lang, processLocally } = this;
      fake.setUp = { lang, processLocally };
      fake.ear = this as unknown as Ear;
      if (ear === "denied")
        setTimeout(() => {
          this.onerror({ error: "not-allowed" });
          fake.end();
        });
    }
    stop() {
      setTimeout(() => fake.ear === (this as unknown as Ear) && fake.end());
    }
    abort() {
      if (fake.ear === (this as unknown as Ear)) fake.end();
    }
  }
  class FakeUtterance {
    lang = "";
    voice = null;
    onend = null;
    onerror = null;
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  const synthesis = {
    getVoices: () => [],
    speak(utterance: Utterance) {
      if (utterance.text === "") return;
      if (fake.utterance) throw new Error("Two sentences at once.");
      if (fake.ear) throw new Error("It would hear itself.");
      fake.utterance = utterance;
      fake.begun.push(utterance.text);
    },
    cancel() {
      const { utterance } = fake;
      fake.utterance = null;
      utterance?.onerror?.();
    },
  };
  const put = (name: string, value: unknown) =>
    Object.defineProperty(window, name, { value, configurable: true });
  const take = (name: string) => {
    for (const holder of [window, Object.getPrototypeOf(window)])
      delete (holder as Record<string, unknown>)[name];
  };
  for (const name of ["SpeechRecognition", "webkitSpeechRecognition"]) take(name);
  for (const name of ["speechSynthesis", "SpeechSynthesisUtterance"]) take(name);
  put("fakeSpeech", fake);
  if (ear !== "none") put("SpeechRecognition", FakeRecognition);
  if (voice === "none") return;
  put("speechSynthesis", synthesis);
  put("SpeechSynthesisUtterance", FakeUtterance);
}
