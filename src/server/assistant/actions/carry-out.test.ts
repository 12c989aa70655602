import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { reachable } from "#test/harness/outreach.ts";

// Wednesday, 1 PM in New York; behind the clock of the machine, so that jobs run at once.
let now = new Date("2026-11-18T18:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: () => now });
});
afterAll(() => app[Symbol.asyncDispose]());

describe("what is approved", () => {
  test("a mail goes out once, with who sent it and how to stop it, and is told in log and timeline", async () => {
    const ana = await reachable(app);
    const { contactId, email } = await ana.contact({ consents: ["mail"] });
    const id = await ana.action({ contactId, channel: "mail", recipient: email });
    await ana.run(id);
    await ana.run(id);
    const mails = (await app.mails()).filter(({ to }) => to === email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: "An update" });
    expect(mails[0]!.text).toContain("The closing is set.");
    expect(mails[0]!.text).toContain(
      "Sent by Ana Ruiz's automated assistant in the name of Ana Ruiz",
    );
    expect(mails[0]!.text).toContain(`/talk/${ana.id}`);
    expect(await ana.read(id)).toMatchObject({
      status: "done",
      result: "Mail sent",
      attempts: 1,
      done_at: now,
    });
    expect(await ana.receipts(id)).toMatchObject([{ verdict: "allow", recipient: email }]);
    expect(await ana.task(id)).toMatchObject({ status: "Completed" });
    const timeline = await ana.api.contacts.timeline({ id: contactId });
    expect(timeline.events[0]).toMatchObject({ kind: "assistant reached out", actor: "assistant" });
  });
});
