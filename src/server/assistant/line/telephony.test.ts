import { expect, test } from "vitest";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { answeringServer } from "#test/harness/fake-service.ts";
import { createLines } from "./lines.ts";
import { silentTelephony, twilioTelephony } from "./telephony.ts";

const ana = "0198c0de-0000-7000-8000-000000000001" as OwnerId;
const ben = "0198c0de-0000-7000-8000-000000000002" as OwnerId;
const actionId = "0198c0de-0000-7000-8000-00000000000a";
const lines = createLines([
  { number: "+17185550100", profileId: ana },
  { number: "+17185550101", profileId: ana },
]);
const account = { accountSid: `AC${"5".repeat(32)}`, authToken: "a token", from: "+17185550199" };
const baseUrl = "https://crm.example.com";
const call = { owner: ana, actionId, to: "+19175550142" };

const at = (apiUrl: string) => twilioTelephony({ ...account, apiUrl }, { baseUrl, lines });

test("a call is placed from the professional's own line, with its status callbacks", async () => {
  await using api = await answeringServer(() => ({ status: 201, body: { sid: "CA1" } }));
  expect(await at(api.url).dial(call)).toEqual({ kind: "dialed", sid: "CA1" });
  expect(api.asked).toEqual([
    {
      path: `/2010-04-01/Accounts/${account.accountSid}/Calls.json`,
      authorization: `Basic ${Buffer.from(`${account.accountSid}:a token`).toString("base64")}`,
      form: {
        To: "+19175550142",
        From: "+17185550100",
        Url: `${baseUrl}/twilio/outbound?action=${actionId}`,
        StatusCallback: `${baseUrl}/twilio/call-status?action=${actionId}`,
        Timeout: "25",
        TimeLimit: "600",
        MachineDetection: "DetectMessageEnd",
      },
    },
  ]);
});

test.each(["+447700900123", "+19005550142", "+18765550142", "+17185550101", "+17185550100"])(
  "%s is not called, and no request is sent",
  async (to) => {
    await using api = await answeringServer(() => ({ status: 201, body: { sid: "CA1" } }));
    expect(await at(api.url).dial({ ...call, to })).toMatchObject({ kind: "refused" });
    expect(api.asked).toEqual([]);
  },
);

test("a professional without a line calls no one", async () => {
  await using api = await answeringServer(() => ({ status: 201, body: { sid: "CA1" } }));
  expect(await at(api.url).dial({ ...call, owner: ben })).toEqual({
    kind: "noLine",
    why: "No phone line is set up",
  });
  expect(api.asked).toEqual([]);
});

test.each([
  [400, "refused"],
  [404, "refused"],
  [401, "later"],
  [429, "later"],
  [500, "unsure"],
  [503, "unsure"],
])("a response of %i is %s", async (status, kind) => {
  await using api = await answeringServer(() => ({ status }));
  expect(await at(api.url).dial(call)).toMatchObject({ kind });
});

test("a lost connection or a response without an id leaves it unsure, and nothing is called twice", async () => {
  const gone = await answeringServer(() => ({ status: 201 }));
  expect(await at(gone.url).dial(call)).toMatchObject({ kind: "unsure" });
  await gone[Symbol.asyncDispose]();
  expect(await at(gone.url).dial(call)).toMatchObject({ kind: "unsure" });
});

test("without a phone service the request is recorded and no one is called", async () => {
  const silent = silentTelephony();
  expect(await silent.dial(call)).toEqual({ kind: "noLine", why: "No phone line is set up" });
  expect(await silent.dial({ ...call, to: "+19005550142" })).toMatchObject({ kind: "refused" });
  expect(silent.asked).toMatchObject([call, { to: "+19005550142" }]);
});

test("the first of several lines is used for calls, and each is known", () => {
  expect(lines.numberOf(ana)).toBe("+17185550100");
  expect(lines.ownerOf("+17185550101")).toBe(ana);
  expect(lines.ownerOf("+17185550142")).toBeNull();
  expect(lines.mayRing("+19175550142", "+19175550142")).toBe(false);
});
