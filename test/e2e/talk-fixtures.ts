import { expect, type Page } from "@playwright/test";
import type { Day } from "#domain/kernel/day.ts";
import { dayName } from "#web/ui/month/month.ts";
import { switchOn } from "../harness/talk.ts";
import { newPat } from "./booking-fixtures.ts";
import { people, type SignedInPerson, test as base } from "./fixtures.ts";

/** Journeys with Ana's assistant switched on, if a test requests her. */
export const test = base.extend<{ ana: SignedInPerson }>({
  ana: async ({ register, sql }, use) => {
    const ana = await register(people.ana);
    await switchOn({ sql }, ana);
    await use(ana);
  },
});

/** A conversation's procedures, as a page calls them. */
export const talkCall = (name: "about" | "begin" | "say" | "read") =>
  `**/rpc/assistant/talk/${name}**`;

/** The elements of a conversation, found as a person would find them. */
export function talkOf(page: Page) {
  const log = page.getByRole("log", { name: "Conversation" });
  const voice = page.getByRole("group", { name: "Speak or type" });
  return {
    log,
    lines: log.locator("> p"),
    line: (words: string | RegExp) => log.locator("> p").filter({ hasText: words }),
    own: (words: string) => log.locator("> p").filter({ hasText: `You: ${words}` }),
    field: page.getByRole("textbox", { name: "Your message" }),
    send: page.getByRole("button", { name: "Send" }),
    again: page.getByRole("button", { name: "Try again" }),
    chips: page.getByRole("group", { name: "Suggestions" }).getByRole("button"),
    chip: (words: string) =>
      page.getByRole("group", { name: "Suggestions" }).getByRole("button", { name: words }),
    manage: page
      .getByRole("region", { name: "Your appointment" })
      .getByRole("link", { name: "Move or cancel" }),
    startOver: page.getByRole("button", { name: "Start a new one" }),
    voice,
    speak: voice.getByRole("button", { name: "Speak" }),
    stop: voice.getByRole("button", { name: "Stop listening" }),
    handsFree: voice.getByRole("switch", { name: "Hands-free" }),
    readAloud: voice.getByRole("switch", { name: "Read aloud" }),
    agree: voice.getByRole("button", { name: "Use the microphone" }),
    note: voice.getByRole("status"),
  };
}

/** What the assistant says before anything else. */
export const greeting = /Ana Ruiz's automated assistant, not a person/;

/** Types a line, sends it with Enter, and waits for the answer. */
export async function say(page: Page, words: string): Promise<void> {
  const talk = talkOf(page);
  await expect(talk.lines.first()).toBeVisible();
  const before = await talk.lines.count();
  await talk.field.fill(words);
  await talk.field.press("Enter");
  // Accepted: the field is empty again, or gone with the end of the conversation.
  await expect(async () => {
    if ((await talk.field.count()) > 0) expect(await talk.field.inputValue()).toBe("");
  }).toPass();
  await answered(page, before);
}

/** Waits until a line and its answer follow this many lines. */
export async function answered(page: Page, before: number): Promise<void> {
  const { lines, log } = talkOf(page);
  await expect.poll(() => lines.count()).toBeGreaterThan(before + 1);
  await expect(log.getByText("The assistant is answering")).toHaveCount(0);
}

/** Everything a booking needs up to the final confirmation; `time` as typed: "10 am". */
export async function bookUpToYes(
  page: Page,
  { day, time, email = newPat() }: { day: Day; time: string; email?: string },
): Promise<void> {
  await say(page, `I would like to book an appointment on ${dayName(day)} at ${time}`);
  await say(page, "Pat Doe");
  await say(page, email);
  await say(page, "Skip");
  await expect(talkOf(page).chip("Yes, please")).toBeVisible();
}
