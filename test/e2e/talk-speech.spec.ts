import type { Locator, Page } from "@playwright/test";
import { type FakeSpeech, fakeSpeech, type SpeechOptions } from "../harness/speech.ts";
import { expect } from "./fixtures.ts";
import { hold } from "./requests.ts";
import { answered, greeting, talkCall, talkOf, test } from "./talk-fixtures.ts";

/** What the page sends about a line. */
type Sent = { json: { text: string; spoken: boolean; heard?: string } };

async function open(page: Page, { id, ...options }: SpeechOptions & { id: string }) {
  const speech = await fakeSpeech(page, options);
  const sent: Sent["json"][] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/talk/say")) sent.push((request.postDataJSON() as Sent).json);
  });
  await page.goto(`/talk/${id}`);
  const talk = talkOf(page);
  await expect(talk.lines.first()).toHaveText(greeting);
  return { speech, sent, talk };
}

/** The same page as a visitor's first visit. */
async function openAfresh(page: Page): Promise<void> {
  await page.evaluate(() => [localStorage, sessionStorage].forEach((one) => one.clear()));
  await page.reload();
  await expect(talkOf(page).lines.first()).toHaveText(greeting);
  await expect(talkOf(page).own("")).toHaveCount(0);
}

/** Lets the assistant read its answer to the end. */
async function hearOut(speech: FakeSpeech): Promise<void> {
  while ((await speech.speaking()) !== null) await speech.endSentence();
}

test("speech is asked for, shown as it is recognized, sent and answered aloud; holding the space bar records it", async ({
  page,
  ana,
}) => {
  const { speech, sent, talk } = await open(page, { id: ana.id });

  await test.step("before the first use it says where the audio goes, and typing still works", async () => {
    await talk.speak.click();
    await expect(talk.voice).toContainText("may send your voice to its maker’s service");
    expect(await speech.isListening()).toBe(false);
    await talk.voice.getByRole("button", { name: "Keep typing" }).click();
    await expect(talk.field).toBeFocused();
    await expect(talk.agree).toHaveCount(0);
    await talk.speak.click();
    await talk.agree.click();
    await expect(talk.stop).toBeFocused();
    expect(await speech.isListening()).toBe(true);
    expect(await speech.setUp()).toEqual({ lang: "en-US", processLocally: false });
  });

  await test.step("speech is shown as it is recognized, sent, and answered aloud", async () => {
    await expect(talk.note).toHaveText("Listening in English…");
    await speech.soFar("Book an");
    await expect(talk.note).toHaveText("“Book an”");
    await expect(talk.own("Book an")).toHaveCount(0);
    await speech.hear("Book an appointment");
    await expect(talk.own("Book an appointment")).toBeVisible();
    await expect(talk.readAloud).toBeChecked();
    await expect.poll(() => speech.speaking()).not.toBeNull();
    expect(sent).toMatchObject([{ text: "Book an appointment", spoken: true }]);
    expect(await speech.isListening()).toBe(false);
    const last = await talk.lines.last().textContent();
    await hearOut(speech);
    const said = await speech.begun();
    expect(last).toContain(said.at(-1));
    // The greeting was read before anyone spoke.
    expect(said.join(" ")).not.toMatch(greeting);
    expect(await speech.isListening()).toBe(false);
  });

  await test.step("holding the space bar records speech", async () => {
    await talk.speak.click();
    await expect.poll(() => speech.isListening()).toBe(true);
    await speech.hearNothing();
    await expect(talk.note).toHaveText("We didn't hear anything. Please try again, or type.");
    await talk.speak.focus();
    await page.keyboard.down("Space");
    await expect.poll(() => speech.isListening()).toBe(true);
    await speech.hear("As soon as possible");
    await expect.poll(() => speech.isListening()).toBe(true);
    await speech.soFar("please");
    await page.waitForTimeout(350);
    await page.keyboard.up("Space");
    await expect
      .poll(() => sent.map(({ text }) => text))
      .toEqual(["Book an appointment", "As soon as possible please"]);
    await expect(talk.speak).toBeFocused();
  });
});

test("speaking over the answer is heard at once, hands-free goes on by itself, and a lost line becomes typed text", async ({
  page,
  ana,
  allowErrors,
}) => {
  allowErrors("ERR_FAILED");
  const { speech, sent, talk } = await open(page, { id: ana.id });

  await test.step("speaking over the answer is heard at once, and the server learns how much was heard", async () => {
    await talk.speak.click();
    await talk.agree.click();
    await speech.hear("What can you do and when can I come?");
    await expect.poll(() => speech.speaking()).not.toBeNull();
    await talk.speak.click();
    expect(await speech.speaking()).toBeNull();
    await speech.hear("Book an appointment");
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[0]).not.toHaveProperty("heard");
    expect(sent[1]).toMatchObject({ text: "Book an appointment", spoken: true, heard: "" });

    // Typing does the same: the voice stops with the first letter.
    await expect.poll(() => speech.speaking()).not.toBeNull();
    const before = await talk.lines.count();
    await talk.field.press("T");
    expect(await speech.speaking()).toBeNull();
    await talk.field.fill("Tomorrow");
    await talk.field.press("Enter");
    await answered(page, before);
    expect(sent[2]).toMatchObject({ text: "Tomorrow", spoken: false, heard: "" });
    // An answer read to its end counts as heard.
    await hearOut(speech);
    const count = await talk.lines.count();
    await talk.field.fill("Another day");
    await talk.field.press("Enter");
    await expect.poll(() => sent.length).toBe(4);
    expect(sent[3]).not.toHaveProperty("heard");
    await answered(page, count);
    await expect.poll(() => speech.speaking()).not.toBeNull();
    await hearOut(speech);
  });

  await test.step("hands-free continues by itself until it is switched off", async () => {
    await talk.handsFree.click();
    await expect(talk.handsFree).toBeChecked();
    for (const words of ["Book an appointment", "As soon as possible"]) {
      await expect.poll(() => speech.isListening()).toBe(true);
      await speech.hear(words);
      await expect.poll(() => speech.speaking()).not.toBeNull();
      expect(await speech.isListening()).toBe(false);
      await hearOut(speech);
    }
    await expect.poll(() => speech.isListening()).toBe(true);
    await talk.handsFree.click();
    expect(await speech.isListening()).toBe(false);
    expect(sent.slice(4).map(({ text, spoken }) => [text, spoken])).toEqual([
      ["Book an appointment", true],
      ["As soon as possible", true],
    ]);
  });

  await test.step("a spoken line that was lost becomes typed text, and hands-free pauses", async () => {
    const before = await talk.own("Another day").count();
    await talk.handsFree.click();
    await expect.poll(() => speech.isListening()).toBe(true);
    await page.route(talkCall("say"), (route) => route.abort());
    await speech.hear("Another day");
    await expect(talk.field).toHaveValue("Another day");
    await expect(talk.handsFree).not.toBeChecked();
    await page.unroute(talkCall("say"));
    await talk.again.click();
    await expect(talk.own("Another day")).toHaveCount(before + 1);
  });
});

test("the page says what a browser can do: recognize on the device, refuse the microphone, or neither listen nor speak", async ({
  page,
  ana,
}) => {
  await test.step("a browser that recognizes speech on the device uses that, and the page says so", async () => {
    const { speech, talk } = await open(page, { id: ana.id, isLocal: true });
    await talk.speak.click();
    await expect(talk.voice).toContainText("turned into text on this device");
    await talk.agree.click();
    await expect.poll(() => speech.isListening()).toBe(true);
    expect(await speech.setUp()).toEqual({ lang: "en-US", processLocally: true });
  });

  await test.step("a refused microphone is reported, and the conversation continues in writing", async () => {
    await page.evaluate(() => [localStorage, sessionStorage].forEach((one) => one.clear()));
    const { talk } = await open(page, { id: ana.id, ear: "denied" });
    await talk.speak.click();
    await talk.agree.click();
    await expect(talk.note).toHaveText(
      "The microphone is blocked, so please type. To speak, allow it in your browser and try again.",
    );
    // Now the field has most of the width.
    const widthOf = async (place: Locator) => (await place.boundingBox())!.width;
    expect(await widthOf(talk.speak)).toBeLessThan((await widthOf(talk.field)) / 4);
    const before = await talk.lines.count();
    await talk.field.fill("Book an appointment");
    await talk.field.press("Enter");
    await answered(page, before);
  });

  await test.step("a browser without speech recognition says so, and so does one without a voice", async () => {
    await page.evaluate(() => [localStorage, sessionStorage].forEach((one) => one.clear()));
    const { talk, speech } = await open(page, { id: ana.id, ear: "none" });
    await expect(talk.note).toContainText("This browser can't listen, so please type.");
    await expect(talk.speak).toHaveCount(0);
    await talk.readAloud.click();
    await talk.field.fill("Book an appointment");
    await talk.field.press("Enter");
    await expect.poll(() => speech.speaking()).not.toBeNull();

    await fakeSpeech(page, { ear: "none", voice: "none" });
    await page.reload();
    await expect(
      page.getByText("This browser can't listen or speak, so please type."),
    ).toBeVisible();
    await expect(talk.field).toBeVisible();
  });
});

/** How many bars of the microphone's line are moving. */
const movingBars = (page: Page) =>
  talkOf(page).voice.evaluate(
    (voice) =>
      voice.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running")
        .length,
  );

test("each of the three suggestions starts what it says, and the microphone moves only while someone speaks or the assistant works", async ({
  page,
  ana,
}) => {
  const { speech, talk } = await open(page, { id: ana.id });

  await test.step("each of the three suggestions starts what it says", async () => {
    const answers = {
      "Book an appointment": /day/,
      "Leave a message": /What should I tell Ana Ruiz/,
      "Ask for a call back": /What is your name/,
    };
    for (const [suggestion, answer] of Object.entries(answers)) {
      await openAfresh(page);
      await talk.chip(suggestion).click();
      await expect(talk.lines.last()).toHaveText(answer);
    }
  });

  await test.step("the microphone is the line: it moves only while someone speaks or the assistant works", async () => {
    await openAfresh(page);
    await expect(talk.voice).toContainText("Tap to speak. It understands English.");
    await expect(talk.chips).toHaveText([
      "Book an appointment",
      "Leave a message",
      "Ask for a call back",
    ]);
    expect(await movingBars(page)).toBe(0);
    const letGo = await hold(page, talkCall("say"));
    await talk.speak.click();
    await talk.agree.click();
    await expect(talk.note).toHaveText("Listening in English…");
    // It listens, but no one speaks.
    await expect.poll(() => movingBars(page)).toBe(0);
    await speech.soFar("Ask for");
    await expect.poll(() => movingBars(page)).toBeGreaterThan(10);
    await speech.pauses();
    await expect.poll(() => movingBars(page)).toBe(0);
    await speech.hear("Ask for a call back");
    // It works on the answer, and then reads it aloud.
    await expect.poll(() => movingBars(page)).toBeGreaterThan(10);
    letGo();
    await expect.poll(() => speech.speaking()).toContain("name");
    expect(await movingBars(page)).toBeGreaterThan(10);
    await hearOut(speech);
    await expect.poll(() => movingBars(page)).toBe(0);
  });
});
