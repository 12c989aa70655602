import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { callLine, type LineCall } from "#test/harness/line.ts";
import {
  ana,
  anasLine,
  answerOf,
  caller,
  startLine,
  type TestLine,
  scriptedTalks,
} from "#test/harness/line-talks.ts";

const ring = (line: TestLine, options: Partial<Parameters<typeof callLine>[1]> = {}) =>
  callLine(line.baseUrl, {
    from: caller,
    to: anasLine,
    patience: 1_000,
    hasOpening: false,
    ...options,
  });
const wordsOf = (call: LineCall) =>
  call.frames.flatMap(({ frame }) => (frame.type === "text" ? [frame.token!.trim()] : []));
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const goodbye = { ...answerOf("Booked.", "Goodbye."), ends: true };

describe("a conversation", () => {
  test("starts with the disclosure, is answered sentence by sentence, and each turn is closed once", async () => {
    const talks = scriptedTalks({
      hear: (text) => answerOf(`You said ${text}.`, "What else?", "I am listening."),
    });
    await using line = await startLine({ talks });
    const call = await ring(line);
    expect(call.greeting).toBe("Hello, this is Ana's automated assistant, not a person.");
    expect(await call.say("Tuesday")).toEqual([
      "You said Tuesday.",
      "What else?",
      "I am listening.",
    ]);
    expect(await call.say("at two")).toHaveLength(3);
    expect(call.frames.map(({ frame }) => [frame.type, frame.last])).toEqual([
      ["text", false],
      ["text", false],
      ["text", true],
      ["text", false],
      ["text", false],
      ["text", true],
    ]);
    expect(talks.lines[0]).toMatchObject({
      owner: ana,
      text: "Tuesday",
      spoken: true,
      heard: undefined,
    });
    expect(talks.lines[0]!.turnId).not.toBe(talks.lines[1]!.turnId);
    await call.hangUp();
    expect(talks.told.slice(0, 2)).toEqual(["hear Tuesday", "hear at two"]);
    expect(talks.ends[0]).toMatchObject({ owner: ana, id: talks.openings[0]!.id });
  });

  test("takes voice, ear and keys along when it changes to Spanish", async () => {
    const talks = scriptedTalks({
      hear: (text) => ({
        ...answerOf("Muy bien."),
        language: text === "English please" ? "en" : "es",
        expecting: "confirm",
      }),
    });
    await using line = await startLine({ talks });
    const call = await ring(line);
    await call.say("hola");
    await call.press("1");
    await call.say("English please");
    const tongues = call.frames.flatMap(({ frame }) =>
      frame.type === "language" ? [frame.transcriptionLanguage] : [],
    );
    expect(tongues).toEqual(["es-US", "en-US"]);
    expect(talks.lines.map(({ text }) => text)).toEqual(["hola", "Sí.", "English please"]);
    await call.hangUp();
  });

  test("the disclosure cannot be interrupted, everything after it can", async () => {
    const talks = scriptedTalks({
      begin: () => answerOf("I am no person.", "I write this down.", "I can book.", "What is it?"),
    });
    await using line = await startLine({ talks });
    const call = await ring(line, { hasOpening: true });
    expect(call.greeting).toBe("I am no person. I write this down.");
    expect(wordsOf(call)).toEqual(["I can book.", "What is it?"]);
    expect(call.frames.map(({ frame }) => frame.last)).toEqual([false, true]);
    call.interrupt("I can");
    await call.say("a time on Tuesday");
    expect(talks.told).toEqual(["interrupted I can", "hear a time on Tuesday"]);
  });

  test("uses one conversation however often it is opened", async () => {
    await using line = await startLine();
    const call = await ring(line);
    await call.say("hi");
    expect(new Set(line.talks.openings.map(({ id }) => id)).size).toBe(1);
    expect(line.talks.openings[0]).toMatchObject({
      owner: ana,
      channel: "phone",
      callerNumber: caller,
      providerSid: call.callSid,
      canTransfer: true,
      direction: "inbound",
    });
  });

  test("receives a line in parts: increments, or all of it again", async () => {
    await using line = await startLine();
    const call = await ring(line);
    call.send({ type: "prompt", voicePrompt: "I would like", last: false });
    call.send({ type: "prompt", voicePrompt: "to book", last: false });
    await call.say("on Tuesday");
    call.send({ type: "prompt", voicePrompt: "Make it", last: false });
    call.send({ type: "prompt", voicePrompt: "Make it ten", last: "false" });
    await call.say("Make it ten thirty");
    // Without its last part it is complete; an empty line is ignored.
    call.send({ type: "prompt", voicePrompt: "  ", last: true });
    call.send({ type: "prompt", voicePrompt: "Thanks" });
    await call.settled();
    await expect
      .poll(() => line.talks.told)
      .toEqual(["hear I would like to book on Tuesday", "hear Make it ten thirty", "hear Thanks"]);
  });

  test("answers lines in their order, and knows what was said before an answer could be heard", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const talks = scriptedTalks({
      hear: async (text, count) => {
        if (count === 1) await held;
        return answerOf(`Answer to ${text}.`);
      },
    });
    await using line = await startLine({ talks });
    const call = await ring(line);
    for (const voicePrompt of ["Tuesday at two", "yes"]) call.send({ type: "prompt", voicePrompt });
    await call.settled();
    release();
    await expect.poll(() => wordsOf(call)).toEqual(["Answer to Tuesday at two.", "Answer to yes."]);
    // A yes that came before the read-back confirms nothing.
    expect(talks.told).toEqual(["hear Tuesday at two", "hear yes [heard: ]"]);
  });

  test("says nothing if no answer is needed, and keeps listening", async () => {
    const talks = scriptedTalks({
      hear: (text) => (text === "mhm" ? answerOf() : answerOf("Yes.")),
    });
    await using line = await startLine({ talks, pace: { silence: 150 } });
    const call = await ring(line, { patience: 100 });
    expect(await call.say("mhm")).toEqual([]);
    await expect.poll(() => wordsOf(call)).toContain("Are you there?");
  });

  test("asks to repeat it when the conversation fails or takes too long, and a late answer counts as unheard", async () => {
    const talks = scriptedTalks({
      hear: async (text) => {
        if (text === "break") throw new Error("broken");
        if (text === "slow") await wait(250);
        return answerOf("Here you are.");
      },
    });
    await using line = await startLine({ talks, pace: { answer: 100 } });
    const call = await ring(line);
    const again = "Sorry, I didn't catch that. Could you say it again?";
    expect(await call.say("break")).toEqual([again]);
    expect(await call.say("slow")).toEqual([again]);
    await expect.poll(() => talks.told).toContain("interrupted ");
    expect(wordsOf(call)).toEqual([again, again]);
  });
});

describe("interrupting the assistant", () => {
  const sentences = [
    "One is free.",
    "Two is free.",
    "Three is free.",
    "Four is free.",
    "Which one?",
  ];

  test.each([0, 1, 2, 3, 4, 5])(
    "after %i sentences: nothing more of the old answer is sent",
    async (count) => {
      const talks = scriptedTalks({
        hear: (text) => answerOf(...(text === "again" ? ["New answer."] : sentences)),
      });
      await using line = await startLine({ talks });
      const call = await ring(line, { reportsPlaying: false });
      let isCut = false;
      const cut = () => {
        if (isCut) return;
        isCut = true;
        call.interrupt("One is");
      };
      call.socket!.on("message", () => {
        if (call.frames.length === count) cut();
      });
      call.send({ type: "prompt", voicePrompt: "What is free?", last: true });
      if (count === 0) cut();
      await expect.poll(() => isCut).toBe(true);
      // Once the client answers the ping that follows, it has read the interruption.
      await call.settled();
      const before = call.frames.length;
      await wait(60);
      expect(call.frames.length).toBe(before);
      expect(await call.say("again")).toEqual(["New answer."]);
      expect(wordsOf(call).slice(before)).toEqual(["New answer."]);
      const interruptions = talks.told.filter((one) => one.startsWith("interrupted"));
      // Of an answer that was still being computed nothing was heard.
      expect(interruptions).toEqual([count === 0 ? "interrupted " : "interrupted One is"]);
      expect(talks.told.indexOf(interruptions[0]!)).toBeLessThan(talks.told.indexOf("hear again"));
    },
  );

  // A busy machine may stall for longer than that.
  const patient = { retry: 2 };
  test("stops within 50 ms, while a hundred sentences are being said", patient, async () => {
    const many = Array.from({ length: 100 }, (_, index) => `Sentence number ${index}.`);
    const talks = scriptedTalks({ hear: () => answerOf(...many) });
    await using line = await startLine({ talks });
    const call = await ring(line, { reportsPlaying: false });
    let cutAt = 0;
    call.socket!.once("message", () => {
      cutAt = performance.now();
      call.interrupt("Sentence");
    });
    call.send({ type: "prompt", voicePrompt: "go on", last: true });
    await expect.poll(() => cutAt).toBeGreaterThan(0);
    await call.settled();
    await wait(60);
    expect(call.frames.at(-1)!.at - cutAt).toBeLessThan(50);
    expect(call.frames.length).toBeLessThan(many.length);
    expect(call.frames.some(({ frame }) => frame.last)).toBe(false);
  });

  test("is read in either form, with lengths as texts, and counts once if sent twice", async () => {
    await using line = await startLine();
    const call = await ring(line);
    await call.say("hi");
    call.send({ type: "interrupt", transcript: "I s", reason: "speech" });
    call.send({
      type: "interrupt",
      utteranceUntilInterrupt: "I s",
      durationUntilInterruptMs: "460",
    });
    await call.settled();
    await call.say("so");
    expect(line.talks.told).toEqual(["hear hi", "interrupted I s", "hear so"]);
  });

  test("keeps a call whose goodbye was interrupted", async () => {
    const talks = scriptedTalks({
      hear: (text, count) => {
        if (text === "book it") return goodbye;
        return count === 2 ? null : answerOf("To which day?");
      },
    });
    await using line = await startLine({ talks });
    const call = await ring(line, { reportsPlaying: false });
    expect(await call.say("book it")).toEqual(["Booked.", "Goodbye."]);
    call.interrupt("Booked.");
    await call.settled();
    // That conversation has ended, so the next line opens another one in the same call, which needs no second
    // disclosure.
    const more = "wait, can you also change Friday";
    expect(await call.say(more)).toEqual(["To which day?"]);
    expect(talks.lines.slice(1).map(({ text }) => text)).toEqual([more, more]);
    expect(talks.lines[2]!.id).not.toBe(talks.lines[1]!.id);
    await call.hangUp();
    expect(talks.ends.map(({ id }) => id)).toContain(talks.lines[2]!.id);
  });
});

describe("the end", () => {
  test("comes after the last sentence was heard, with its reason", async () => {
    const talks = scriptedTalks({ begin: () => answerOf(), hear: () => goodbye });
    await using line = await startLine({ talks });
    const call = await ring(line, { reportsPlaying: false, patience: 3_000 });
    await call.say("book it");
    const spoken = performance.now();
    expect(await call.left()).toContain("<Hangup/>");
    // "Booked." and "Goodbye." at 40 ms a character.
    expect(call.frames.at(-1)!.at - spoken).toBeGreaterThan(400);
    expect(call.frames.at(-1)!.frame).toEqual({ type: "end", handoffData: `{"reason":"goodbye"}` });
  });

  test("comes at once when the sentences are reported as heard", async () => {
    const talks = scriptedTalks({ hear: () => goodbye });
    await using line = await startLine({ talks, pace: { perCharacter: 10_000 } });
    const call = await ring(line);
    await call.say("book it");
    expect(await call.left()).toContain("<Hangup/>");
    expect(call.frames.at(-1)!.frame.type).toBe("end");
  });

  test("transfers the call only to the stored number", async () => {
    const talks = scriptedTalks({
      hear: () => ({ ...answerOf("One moment."), ends: true, transfers: true }),
    });
    await using line = await startLine({ talks });
    const call = await ring(line);
    await call.say("a person please, at 900 555 1234");
    const twiml = await call.left();
    expect(twiml).toContain(">+17185550177</Number>");
    expect(twiml).toContain(`callerId="${anasLine}"`);
    expect(twiml).not.toContain("900");
  });

  test("says goodbye where a conversation has ended and nothing else is wanted", async () => {
    // Each call opens it twice: with its first request and with its socket.
    const talks = scriptedTalks({
      begin: () => (talks.openings.length > 4 ? null : answerOf("Hello.")),
      hear: () => null,
    });
    await using line = await startLine({ talks });
    const call = await ring(line);
    expect(await call.say("thank you, bye")).toEqual([]);
    expect(await call.left()).toContain("<Hangup/>");
    const other = await ring(line);
    expect(await other.say("and my other appointment")).toEqual([
      "Thank you for calling. Goodbye.",
    ]);
  });

  test("of a closed socket settles the conversation, with what was said last", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const talks = scriptedTalks({
      hear: async () => {
        await held;
        return answerOf("Done.");
      },
    });
    await using line = await startLine({ talks });
    const call = await ring(line);
    call.send({ type: "prompt", voicePrompt: "stop calling me", last: true });
    await call.settled();
    call.socket!.terminate();
    await wait(50);
    expect(talks.ends).toEqual([]);
    release();
    await expect.poll(() => talks.told).toEqual(["hear stop calling me", "interrupted ", "end"]);
    expect(talks.ends[0]).toMatchObject({
      durationSeconds: expect.any(Number),
      costCents: expect.any(Number),
    });
  });

  test("comes automatically after the longest duration of a call", async () => {
    await using line = await startLine({ pace: { call: 100 } });
    const call = await ring(line);
    expect(await call.left()).toContain("<Hangup/>");
    expect(wordsOf(call)).toEqual([expect.stringMatching(/^I'm sorry, calls with me end/)]);
  });
});

describe("silence", () => {
  test("is asked about, and after the third the call ends; an outgoing call's recipient can be written to", async () => {
    const talks = scriptedTalks({
      silence: (count) => answerOf(count === 1 ? "Are you there?" : "I can text you the link."),
    });
    await using line = await startLine({ talks, pace: { silence: 60 } });
    const call = await ring(line);
    expect(await call.left()).toContain("<Hangup/>");
    expect(wordsOf(call)).toEqual([
      "Are you there?",
      "I can text you the link.",
      expect.stringMatching(/^I can't hear you/),
    ]);
    expect(line.events).toEqual([`missed ${caller}`]);
  });

  test("starts when the answer was heard, ends with the caller's first sound, and restarts", async () => {
    await using line = await startLine({ pace: { silence: 120 } });
    const call = await ring(line);
    await expect.poll(() => wordsOf(call)).toEqual(["Are you there?"]);
    call.send({ type: "info", name: "clientSpeaking", value: "on", ts: 1 });
    await wait(200);
    expect(wordsOf(call)).toEqual(["Are you there?"]);
    await call.say("yes I am");
    await expect.poll(() => line.talks.told.filter((one) => one === "silence").length).toBe(3);
    expect(call.frames.some(({ frame }) => frame.type === "end")).toBe(false);
  });

  test("does not start while the assistant is still speaking", async () => {
    const talks = scriptedTalks({
      begin: () => answerOf(),
      hear: () => answerOf("x".repeat(20)),
    });
    await using line = await startLine({ talks, pace: { silence: 50 } });
    const call = await ring(line, { reportsPlaying: false });
    await call.say("hi");
    const spoken = performance.now();
    await expect.poll(() => talks.told, { interval: 5, timeout: 3_000 }).toContain("silence");
    // 20 characters at 40 ms, and the time until the first sound.
    expect(performance.now() - spoken).toBeGreaterThan(900);
  });
});

describe("keys", () => {
  test("choose, ask for a person, and give a requested number", async () => {
    const talks = scriptedTalks({
      hear: (text) => ({
        ...answerOf("All right."),
        expecting: text.includes("first") ? "phone" : "choice",
      }),
    });
    await using line = await startLine({ talks });
    const call = await ring(line);
    await call.press("2");
    await call.press("1");
    await call.press("9175550142");
    await call.press("0");
    expect(talks.told).toEqual([
      "hear The second one.",
      "hear The first one.",
      "hear 9175550142",
      "hear I want to speak to a person.",
    ]);
  });

  test("suspend the silence timer while they are pressed, and no longer", async () => {
    const talks = scriptedTalks({ begin: () => ({ ...answerOf(), expecting: "phone" }) });
    await using line = await startLine({ talks, pace: { silence: 250, keys: 200 } });
    const call = await ring(line);
    await wait(150);
    for (const digit of ["9", "1", "7"]) {
      call.send({ type: "dtmf", digit });
      await wait(120);
    }
    await expect.poll(() => talks.told).toEqual(["hear 917"]);
    call.send({ type: "dtmf", digit: "#" });
    await expect.poll(() => talks.told).toContain("silence");
  });

  test.each(["choice", "phone", "confirm"])(
    "9 stops everything at once, whatever the machine makes of it (asked for: %s)",
    async (expecting) => {
      const talks = scriptedTalks({ begin: () => ({ ...answerOf("Hello."), expecting }) });
      await using line = await startLine({ talks });
      const call = await ring(line);
      expect(await call.press("9")).toEqual(["We won't call or text you anymore. Goodbye."]);
      expect(line.events).toEqual([`stop ${caller}: pressed 9`]);
      expect(await call.left()).toContain("<Hangup/>");
    },
  );

  test("9 opts out once if the conversation handles it", async () => {
    const talks = scriptedTalks({
      hear: () => ({
        ...answerOf("I will not call again."),
        ends: true,
        outcome: "optedOut" as const,
      }),
    });
    await using line = await startLine({ talks });
    const call = await ring(line);
    expect(await call.press("9")).toEqual(["I will not call again."]);
    expect(line.events).toEqual([]);
  });

  test("9 also opts out when the conversation fails", async () => {
    const talks = scriptedTalks({
      hear: () => {
        throw new Error("broken");
      },
    });
    await using line = await startLine({ talks });
    const call = await ring(line);
    await call.press("9");
    expect(line.events).toEqual([`stop ${caller}: pressed 9`]);
  });
});

test("a hundred calls at once each get their own answers, quickly", async () => {
  const talks = scriptedTalks({ hear: (text) => answerOf(`You said ${text}.`) });
  await using line = await startLine({ talks });
  const calls = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      ring(line, { from: `+1917555${String(1000 + index)}`, patience: 10_000 }),
    ),
  );
  expect(calls.every(({ isConnected }) => isConnected)).toBe(true);
  for (let turn = 0; turn < 5; turn += 1) {
    const answers = await Promise.all(calls.map((call, index) => call.say(`${turn} of ${index}`)));
    expect(answers).toEqual(calls.map((_, index) => [`You said ${turn} of ${index}.`]));
  }
  const closed = calls.map((call) => once(call.socket!, "close"));
  for (const call of calls) call.socket!.close();
  await Promise.all(closed);
  await expect.poll(() => talks.ends.length).toBe(100);
});
