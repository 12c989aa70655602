import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AskAnswer } from "#contract/assistant/ask.ts";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: () => new Date("2026-11-18T14:00:00Z") });
});
afterAll(() => app[Symbol.asyncDispose]());

const ask = ({ api }: SignedIn, text: string, id = newId()) => api.assistant.ask.say({ id, text });
const said = ({ says }: AskAnswer) => says.join(" ");
const titles = ({ items }: AskAnswer) => items.map(({ title }) => title);
const newAna = () => app.as(fresh(people.ana));
const queueOf = async ({ api }: SignedIn) => (await api.assistant.queue.list()).open;
const addLead = async (
  { api }: SignedIn,
  lead: { firstName: string; [field: string]: unknown },
) => {
  const id = newId();
  await api.contacts.addLead({ id, lead: { lastName: "Client", ...lead } });
  return id;
};
const dana = {
  firstName: "Dana",
  lastName: "Reed",
  email: "dana@reed.test",
  phoneNumber: "(718) 555-0199",
};

describe("a draft", () => {
  test("waits in the queue as a draft, is logged, and nothing is sent", async () => {
    const ana = await newAna();
    const contactId = await addLead(ana, dana);
    const answer = await ask(ana, "Draft a follow-up to Dana Reed");
    expect(answer).toMatchObject({ isDrafted: true, page: { href: "/dashboard/assistant" } });
    const [action] = await queueOf(ana);
    expect(action).toMatchObject({
      kind: "followUp",
      status: "draft",
      channel: "mail",
      contactId,
      recipient: "dana@reed.test",
      subject: "Checking in, Dana",
    });
    expect(action!.words).toContain(`/talk/${ana.id}`);
    await expect(ana.api.assistant.queue.approve({ id: action!.id })).rejects.toMatchObject({
      code: "DRAFT",
    });
    const { tasks } = await ana.api.assistant.log.list({});
    expect(tasks).toMatchObject([{ description: "Draft to Dana Reed", status: "Scheduled" }]);
    expect((await app.mails()).filter(({ to }) => to === "dana@reed.test")).toEqual([]);
  });

  test("quotes the professional's own words, and is created once per question", async () => {
    const ana = await newAna();
    await addLead(ana, dana);
    const id = newId();
    const text = "Write Dana that the appraisal is in";
    const answers = [await ask(ana, text, id), await ask(ana, text, id)];
    expect(answers[1]).toEqual(answers[0]);
    const open = await queueOf(ana);
    expect(open).toMatchObject([
      {
        subject: "The appraisal is in",
        words: "Hi Dana,\n\nThe appraisal is in.\n\nAna Ruiz",
      },
    ]);
    expect((await ana.api.assistant.log.list({})).tasks).toHaveLength(1);
    await ask(ana, "text Dana: see you at 3");
    expect((await queueOf(ana))[1]).toMatchObject({
      channel: "text",
      recipient: "+17185550199",
      words: "Hi Dana, this is Ana Ruiz. See you at 3.",
    });
  });

  test.each([
    ["Write Dana that the rate is 6.1 %", "rates"],
    ["Tell Dana that you qualify for the loan", "qualifies"],
    ["Tell Dana that it is a safe neighborhood. With good schools", "who lives there"],
  ])("%s: is not created", async (text, why) => {
    const ana = await newAna();
    await addLead(ana, dana);
    const answer = await ask(ana, text);
    expect(said(answer)).toContain(why);
    expect(answer.isDrafted).toBe(false);
    expect(await queueOf(ana)).toEqual([]);
  });

  test("is not created for a person who opted out, or has no address", async () => {
    const ana = await newAna();
    const contactId = await addLead(ana, dana);
    await addLead(ana, { firstName: "Lee" });
    expect(said(await ask(ana, "draft a follow-up to Lee"))).toBe(
      "You have no email for Lee Client.",
    );
    await ana.api.assistant.outreach.stop({ contactId });
    const answer = await ask(ana, "draft a follow-up to Dana");
    expect(said(answer)).toContain("They asked not to be contacted");
    expect(await queueOf(ana)).toEqual([]);
  });

  test("to one of several asks to whom, with suggestions that each mean one of them", async () => {
    const ana = await newAna();
    await addLead(ana, dana);
    await addLead(ana, { firstName: "Dana", lastName: "Park", email: "park@x.test" });
    const which = await ask(ana, "Draft a follow-up to Dana");
    expect(titles(which)).toEqual(["Dana Park", "Dana Reed"]);
    expect(await queueOf(ana)).toEqual([]);
    expect(which.suggestions).toContain("Draft a follow-up to Dana Reed");
    await ask(ana, "Draft a follow-up to Dana Reed");
    expect(await queueOf(ana)).toMatchObject([{ recipient: "dana@reed.test" }]);
    await addLead(ana, { firstName: "Dana", lastName: "Reed", email: "other@reed.test" });
    const again = await ask(ana, "Draft a follow-up to Dana Reed");
    expect(again.suggestions).toContain("Draft a follow-up to other@reed.test");
    await ask(ana, "Draft a follow-up to other@reed.test");
    expect(await queueOf(ana)).toMatchObject([{}, { recipient: "other@reed.test" }]);
  });
});
