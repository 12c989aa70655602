import { expect, test, vi } from "vitest";
import type { Ear, EarEnd } from "./ear.ts";
import { openSpeech } from "./open-speech.ts";
import type { VoiceEnd } from "./voice.ts";

/** A visitor with a microphone and a loudspeaker, simulated by the test. */
function speaker({ hasAgreed = true, isLocal = false } = {}) {
  const said = vi.fn();
  const spoken: string[] = [];
  const timers: { run: () => void; isOff: boolean }[] = [];
  let listening: Parameters<Ear["listen"]>[0] | null = null;
  const ends: ((how: VoiceEnd) => void)[] = [];
  let agreed = hasAgreed;
  const stop = vi.fn(() => hear("heard", ""));
  const drop = vi.fn(() => void (listening = null));
  const cancel = vi.fn();
  let last = "";

  function hear(why: EarEnd, words: string) {
    const on = listening;
    listening = null;
    on?.end(why, words || last);
    last = "";
  }

  const speech = openSpeech({
    ear: {
      isLocal: async () => isLocal,
      listen(on) {
        listening = on;
        return { stop, drop };
      },
    },
    voice: {
      wake: () => {},
      say(sentence, end) {
        spoken.push(sentence);
        ends.push(end);
      },
      cancel,
    },
    consent: { read: () => agreed, write: () => void (agreed = true) },
    after(_, run) {
      const timer = { run, isOff: false };
      timers.push(timer);
      return () => void (timer.isOff = true);
    },
    said,
  });
  return {
    speech,
    said,
    spoken,
    stop,
    drop,
    cancel,
    hear,
    isHearing: () => listening !== null,
    soFar(words: string) {
      last = words;
      listening?.words(words);
    },
    endSentence: (how: VoiceEnd = "said", which = -1) => ends.at(which)?.(how),
    passTime: () => timers.splice(0).forEach(({ run, isOff }) => isOff || run()),
  };
}

test("listening does not start before the visitor knows where the audio goes", async () => {
  const { speech, isHearing } = speaker({ hasAgreed: false, isLocal: true });
  speech.press();
  speech.release(true);
  await Promise.resolve();
  expect(speech.state().isLocal).toBe(true);
  expect(isHearing()).toBe(false);
  expect(speech.state().notice).toBe("ask");
  speech.decline();
  expect(speech.state().notice).toBeNull();
  speech.setHandsFree(true);
  expect(speech.state()).toMatchObject({ isHandsFree: false, notice: "ask" });
  speech.agree();
  expect(isHearing()).toBe(true);
  expect(speech.state()).toMatchObject({ isHandsFree: true, notice: null, isListening: true });
});

test("a tap listens until the speaker pauses, and words show as they are recognized", () => {
  const { speech, said, soFar, hear, stop } = speaker();
  speech.press();
  speech.release(true);
  soFar("Book a");
  expect(speech.state()).toMatchObject({ isListening: true, words: "Book a", readsAloud: true });
  expect(stop).not.toHaveBeenCalled();
  hear("heard", "Book a time");
  expect(said.mock.calls).toEqual([["Book a time"]]);
  expect(speech.state()).toMatchObject({ isListening: false, words: "", notice: null });
});

test("while the button is held, pauses are allowed, and releasing it sends the words", () => {
  const { speech, said, hear, isHearing, soFar, stop } = speaker();
  speech.press();
  hear("heard", "On Tuesday");
  expect(said).not.toHaveBeenCalled();
  expect(isHearing()).toBe(true);
  soFar("at nine");
  expect(speech.state().words).toBe("On Tuesday at nine");
  speech.release(false);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(said.mock.calls).toEqual([["On Tuesday at nine"]]);
});

test("a second tap stops listening; silence shows a notice and sends nothing", () => {
  const { speech, said, hear, stop } = speaker();
  speech.press();
  speech.release(true);
  speech.press();
  speech.release(true);
  expect(stop).toHaveBeenCalledTimes(1);
  speech.press();
  speech.release(true);
  hear("nothing", "");
  expect(said).not.toHaveBeenCalled();
  expect(speech.state()).toMatchObject({ isListening: false, notice: "nothing" });
});

test.each(["denied", "failed"] as const)(
  "a microphone that is %s stops all listening and shows a notice",
  (why) => {
    const { speech, hear, isHearing, passTime } = speaker();
    speech.setHandsFree(true);
    hear(why, "");
    passTime();
    expect(isHearing()).toBe(false);
    expect(speech.state()).toMatchObject({ isListening: false, isHandsFree: false, notice: why });
  },
);

test("answers are read sentence by sentence, and the microphone is off meanwhile", () => {
  const { speech, spoken, hear, isHearing, endSentence, passTime } = speaker();
  speech.setHandsFree(true);
  hear("heard", "Book a time");
  speech.answer(["Gladly. Which day?"]);
  speech.goOn();
  passTime();
  expect(spoken).toEqual(["Gladly."]);
  expect(isHearing()).toBe(false);
  endSentence();
  expect(spoken).toEqual(["Gladly.", "Which day?"]);
  expect(speech.state().isSpeaking).toBe(true);
  endSentence();
  expect(speech.state().isSpeaking).toBe(false);
  expect(isHearing()).toBe(false);
  passTime();
  expect(isHearing()).toBe(true);
  expect(speech.takeHeard()).toBeUndefined();
});

test("speaking over the voice silences it, and what was heard until then is reported once", () => {
  const { speech, spoken, cancel, endSentence, isHearing } = speaker();
  speech.setReading(true);
  speech.answer(["Tuesday at nine. Shall I book it?"]);
  endSentence();
  speech.press();
  speech.release(true);
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(isHearing()).toBe(true);
  endSentence();
  expect(spoken).toHaveLength(2);
  expect(speech.takeHeard()).toBe("Tuesday at nine.");
  expect(speech.takeHeard()).toBeUndefined();
});

test("a late end event of an interrupted sentence changes nothing", () => {
  const { speech, spoken, endSentence } = speaker();
  speech.setReading(true);
  speech.answer(["Tuesday at nine."]);
  speech.hush();
  speech.answer(["Which day? Which time?"]);
  endSentence("said", 0);
  endSentence("failed", 0);
  expect(spoken).toEqual(["Tuesday at nine.", "Which day?"]);
  expect(speech.state()).toMatchObject({ isSpeaking: true, notice: null });
});

test("an answer interrupted in its first sentence counts as not heard", () => {
  const { speech } = speaker();
  speech.setReading(true);
  speech.answer(["Shall I book it?"]);
  speech.hush();
  expect(speech.takeHeard()).toBe("");
});

test("nothing is read aloud unless turned on, and turning it off stops the voice", () => {
  const { speech, spoken, cancel } = speaker();
  speech.answer(["Which day?"]);
  expect(spoken).toEqual([]);
  speech.setReading(true);
  speech.answer(["Which day?"]);
  speech.setReading(false);
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(speech.state().isSpeaking).toBe(false);
  expect(speech.takeHeard()).toBeUndefined();
  speech.press();
  expect(speech.state().readsAloud).toBe(false);
});

test("reading aloud turns off when the browser fails to speak", () => {
  const { speech, endSentence } = speaker();
  speech.setReading(true);
  speech.answer(["Which day? Which time?"]);
  endSentence("failed");
  expect(speech.state()).toMatchObject({
    readsAloud: false,
    isSpeaking: false,
    notice: "unread",
  });
});

test("hands-free pauses after several silences in a row, and any words reset the count", () => {
  const { speech, hear, passTime, isHearing } = speaker();
  speech.setHandsFree(true);
  for (let times = 0; times < 3; times += 1) {
    hear("nothing", "");
    passTime();
    expect(isHearing()).toBe(true);
  }
  hear("heard", "Hello");
  speech.goOn();
  passTime();
  for (let times = 0; times < 3; times += 1) {
    hear("nothing", "");
    passTime();
    expect(isHearing()).toBe(true);
  }
  hear("nothing", "");
  passTime();
  expect(isHearing()).toBe(false);
  expect(speech.state()).toMatchObject({ isHandsFree: false, notice: "paused" });
});

test("new lines are read as soon as no one is speaking, and never over the visitor", () => {
  const { speech, spoken, soFar, drop, hear } = speaker();
  speech.setHandsFree(true);
  speech.answer(["Ana here."]);
  expect(drop).toHaveBeenCalledTimes(1);
  expect(spoken).toEqual(["Ana here."]);
  speech.rest();
  speech.press();
  speech.release(true);
  soFar("I would");
  speech.answer(["One more thing."]);
  expect(spoken).toHaveLength(1);
  hear("nothing", "");
  expect(speech.state().words).toBe("");
});

test("after `rest`, nothing is heard or spoken", () => {
  const { speech, said, drop, cancel, passTime, isHearing, hear } = speaker();
  speech.setHandsFree(true);
  speech.rest();
  passTime();
  expect(drop).toHaveBeenCalled();
  expect(isHearing()).toBe(false);
  hear("heard", "Too late");
  expect(said).not.toHaveBeenCalled();
  speech.setReading(true);
  speech.answer(["Which day?"]);
  speech.rest();
  expect(cancel).toHaveBeenCalled();
  expect(speech.state()).toMatchObject({ isSpeaking: false, isHandsFree: false });
});

/** The same visitor where the installation has a speech server. */
function withServer({ hasOwnEar = true } = {}) {
  const said = vi.fn();
  const unsaid = vi.fn();
  const agreed = new Set<string>();
  type On = Parameters<Ear["listen"]>[0];
  const listening: { who: string; on: On }[] = [];
  const earOf = (who: string): Ear => ({
    isLocal: async () => false,
    listen(on) {
      listening.push({ who, on });
      return { stop: () => {}, drop: () => {} };
    },
  });
  let speechOver: (() => void) | null = null;
  const server: Ear = {
    ...earOf("server"),
    overhear(speech) {
      speechOver = speech;
      return () => void (speechOver = null);
    },
  };
  const spoken: string[] = [];
  const prepared: string[] = [];
  const ends: ((how: VoiceEnd) => void)[] = [];
  const timers: (() => void)[] = [];
  const cancel = vi.fn();
  const speech = openSpeech({
    ear: hasOwnEar ? earOf("browser") : null,
    voice: null,
    consent: {
      read: (place) => agreed.has(place),
      write: (place) => void agreed.add(place),
    },
    after(_, run) {
      timers.push(run);
      return () => void timers.splice(timers.indexOf(run), 1);
    },
    said,
    unsaid,
  });
  let gaveUp = () => {};
  speech.useServer((tell) => {
    gaveUp = tell;
    return {
      ear: server,
      voice: {
        wake: () => {},
        say(sentence, end) {
          spoken.push(sentence);
          ends.push(end);
        },
        prepare: (sentence) => void prepared.push(sentence),
        cancel,
      },
    };
  });
  return {
    speech,
    said,
    unsaid,
    listening,
    spoken,
    prepared,
    ends,
    cancel,
    gaveUp: () => gaveUp(),
    speakOver: () => speechOver?.(),
    isOverheard: () => speechOver !== null,
    passTime: () => timers.splice(0).forEach((run) => run()),
  };
}

test("with a speech server any browser hears and speaks, and the visitor is asked about that place", () => {
  const { speech, listening } = withServer({ hasOwnEar: false });
  expect(speech.state()).toMatchObject({ canHear: true, canSpeak: true, place: "server" });
  speech.press();
  expect(speech.state().notice).toBe("ask");
  speech.agree();
  expect(listening.map(({ who }) => who)).toEqual(["server"]);
  listening[0]!.on.working?.();
  expect(speech.state()).toMatchObject({ isListening: true, isWorking: true });
  listening[0]!.on.end("heard", "Book a time");
  expect(speech.state()).toMatchObject({ isListening: false, isWorking: false });
});

test("where the speech server's ear fails, the browser's own takes over, asks first, and no words are lost", () => {
  const { speech, listening, unsaid, said } = withServer();
  speech.press();
  speech.agree();
  speech.release(true);
  listening[0]!.on.end("failed", "Book a time");
  expect(unsaid.mock.calls).toEqual([["Book a time"]]);
  expect(said).not.toHaveBeenCalled();
  expect(speech.state()).toMatchObject({ notice: "ownEar", place: "browser", words: "" });
  speech.press();
  expect(speech.state().notice).toBe("ask");
  speech.agree();
  expect(listening.at(-1)!.who).toBe("browser");
});

test("without an ear of the browser's own, the next press tries the speech server again", () => {
  const { speech, listening, unsaid } = withServer({ hasOwnEar: false });
  speech.press();
  speech.agree();
  speech.release(true);
  listening[0]!.on.end("failed", "");
  expect(speech.state()).toMatchObject({ notice: "unheard", place: "server", canHear: true });
  expect(unsaid).not.toHaveBeenCalled();
  speech.press();
  expect(listening.map(({ who }) => who)).toEqual(["server", "server"]);
});

test("hands-free, speaking over the voice interrupts it, and what was heard of it is reported", async () => {
  const { speech, listening, ends, cancel, speakOver, isOverheard, said, spoken } = withServer();
  speech.setHandsFree(true);
  speech.agree();
  listening[0]!.on.end("heard", "What can you do?");
  speech.answer(["I can book. I can cancel."]);
  expect(isOverheard()).toBe(true);
  ends[0]!("said");
  speakOver();
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(spoken).toEqual(["I can book.", "I can cancel."]);
  expect(isOverheard()).toBe(false);
  expect(listening).toHaveLength(2);
  listening[1]!.on.end("heard", "Book a time");
  expect(said).toHaveBeenLastCalledWith("Book a time");
  expect(speech.takeHeard()).toBe("I can book.");
});

test("no one is overheard without hands-free, or once the voice has ended or was stopped", () => {
  const { speech, listening, ends, isOverheard, passTime } = withServer();
  speech.press();
  speech.agree();
  speech.release(true);
  listening[0]!.on.end("heard", "What can you do?");
  speech.answer(["I can book."]);
  expect(isOverheard()).toBe(false);
  ends[0]!("said");
  speech.setHandsFree(true);
  listening[1]!.on.end("heard", "And now?");
  speech.answer(["I can cancel."]);
  expect(isOverheard()).toBe(true);
  ends[1]!("said");
  expect(isOverheard()).toBe(false);
  passTime();
  expect(listening).toHaveLength(3);
  listening[2]!.on.end("heard", "Book a time");
  speech.answer(["Which day?"]);
  expect(isOverheard()).toBe(true);
  speech.hush();
  expect(isOverheard()).toBe(false);
});

test("the next sentence is prepared while one is spoken, and a voice that gives up says so", async () => {
  const { speech, prepared, gaveUp } = withServer();
  speech.setReading(true);
  speech.answer(["I can book. I can cancel. I can wait."]);
  await Promise.resolve();
  expect(prepared).toEqual(["I can cancel."]);
  gaveUp();
  expect(speech.state().notice).toBe("ownVoice");
});
