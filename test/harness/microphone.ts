import type { Page } from "@playwright/test";

/** A visitor at a microphone, in a browser without speech recognition: words are tones (test/harness/tones.ts). */
export type FakeCaller = {
  /** Makes a tone for a while, and then is silent. */
  say: (hertz: number, ms?: number) => Promise<void>;
  isMicrophoneOpen: () => Promise<boolean>;
  /** The sound that the page has started to play, and that was stopped before its end: how many pieces. */
  played: () => Promise<{ started: number; stopped: number }>;
  /** Waits until nothing has been played for a while. */
  silence: () => Promise<void>;
  /** From the end of the last tone to the first sound of the answer, in milliseconds. */
  answeredAfter: () => Promise<number>;
  /** Every sentence that the browser's own voice said. */
  ownVoice: () => Promise<string[]>;
};

/** Gives a page a microphone before it is opened. `isAllowed`: whether the visitor allows it. */
export async function fakeCaller(
  page: Page,
  { isAllowed = true, hasOwnVoice = true } = {},
): Promise<FakeCaller> {
  await page.addInitScript(install, { isAllowed, hasOwnVoice });
  const ask = <Answer>(code: string) => page.evaluate<Answer>(`window.fakeCaller.${code}`);
  return {
    say: (hertz, ms = 400) => ask(`say(${hertz}, ${ms})`),
    isMicrophoneOpen: () => ask("open > 0"),
    played: () => ask("played"),
    silence: () => ask("silence()"),
    answeredAfter: () => ask("soundAt - window.fakeCaller.silentAt"),
    ownVoice: () => ask("own"),
  };
}

/** Runs in the page. */
function install({ isAllowed, hasOwnVoice }: { isAllowed: boolean; hasOwnVoice: boolean }): void {
  let hertz = 0;
  const voices: { tone: OscillatorNode; volume: GainNode }[] = [];
  /** Sets what every open microphone hears. */
  const sound = () => {
    for (const { tone, volume } of voices) {
      if (hertz > 0) tone.frequency.value = hertz;
      volume.gain.value = hertz > 0 ? 0.3 : 0;
    }
  };
  const fake = {
    open: 0,
    played: { started: 0, stopped: 0 },
    own: [] as string[],
    silentAt: 0,
    soundAt: 0,
    sounding: 0,
    /** Between two sentences it is quiet for less. */
    async silence() {
      for (let quietFor = 0; quietFor < 700;) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        quietFor = fake.sounding > 0 ? 0 : quietFor + 50;
      }
    },
    async say(tone: number, ms: number) {
      hertz = tone;
      sound();
      await new Promise((resolve) => setTimeout(resolve, ms));
      hertz = 0;
      sound();
      fake.silentAt = performance.now();
      fake.soundAt = 0;
    },
  };
  for (const name of ["SpeechRecognition", "webkitSpeechRecognition"])
    for (const holder of [window, Object.getPrototypeOf(window) as object])
      delete (holder as Record<string, unknown>)[name];
  const put = (name: string, value: unknown) =>
    Object.defineProperty(window, name, { value, configurable: true, writable: true });
  put("fakeCaller", fake);

  navigator.mediaDevices.getUserMedia = async () => {
    if (!isAllowed) throw new DOMException("Not allowed.", "NotAllowedError");
    const context = new AudioContext();
    const tone = new OscillatorNode(context);
    const volume = new GainNode(context, { gain: 0 });
    const line = new MediaStreamAudioDestinationNode(context);
    tone.connect(volume).connect(line);
    tone.start();
    voices.push({ tone, volume });
    sound();
    fake.open += 1;
    const [track] = line.stream.getTracks();
    const stop = track!.stop.bind(track);
    track!.stop = () => {
      stop();
      fake.open -= 1;
      void context.close();
    };
    return line.stream;
  };

  const { start, stop } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, when = 0) {
    fake.played.started += 1;
    const ahead = Math.max(0, when - this.context.currentTime) * 1_000;
    fake.soundAt ||= performance.now() + ahead;
    fake.sounding += 1;
    this.addEventListener("ended", () => (fake.sounding -= 1));
    start.call(this, when);
  };
  AudioBufferSourceNode.prototype.stop = function (this: AudioBufferSourceNode) {
    fake.played.stopped += 1;
    stop.call(this);
  };

  if (!hasOwnVoice) return;
  put("SpeechSynthesisUtterance", function (this: { text: string }, text: string) {
    this.text = text;
  });
  put("speechSynthesis", {
    getVoices: () => [],
    speak(utterance: { text: string; onend?: () => void }) {
      if (!utterance.text) return;
      fake.own.push(utterance.text);
      setTimeout(() => utterance.onend?.(), 50);
    },
    cancel() {},
  });
}
