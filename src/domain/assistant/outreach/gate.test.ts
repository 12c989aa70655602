import { describe, expect, test } from "vitest";
import { zoneNamed } from "#test/harness/zones.ts";
import { type AssistantSettings, usualSettings } from "../settings.ts";
import { type TaskKind, taskKinds } from "../tasks.ts";
import type { Consent, StopLine } from "./consent.ts";
import { type Circumstances, decide, type OutreachRequest } from "./gate.ts";

const hour = 60 * 60 * 1000;
const noon = new Date("2026-11-23T17:00:00Z"); // Monday, 12 PM in New York
const before = (hours: number, now = noon) => new Date(now.getTime() - hours * hour);

const willing: AssistantSettings = {
  ...usualSettings,
  isOn: true,
  autonomy: Object.fromEntries(
    taskKinds.map((kind) => [kind, "automatic"]),
  ) as AssistantSettings["autonomy"],
};
const consent = (part: Partial<Consent> = {}): Consent => ({
  channel: "phone",
  purpose: "service",
  basis: "oral",
  givenAt: before(24),
  ...part,
});
const usual: Circumstances = {
  now: noon,
  settings: willing,
  consents: [consent()],
  stops: [],
  state: null,
  zipCode: null,
  leadSource: null,
  sentToPerson: [],
  sentToday: 0,
  spentCentsThisMonth: 0,
  zone: zoneNamed("America/New_York"),
  clocks: zoneNamed,
};
const call: OutreachRequest = {
  kind: "callback",
  channel: "phone",
  purpose: "service",
  recipient: "+12125550142",
  costCents: 10,
};
const mail = { ...call, kind: "milestone", channel: "mail", recipient: "lee@client.test" } as const;
const text = { ...call, kind: "remind", channel: "text" } as const;

const verdict = (request: Partial<OutreachRequest>, circumstances: Partial<Circumstances> = {}) =>
  decide({ ...call, ...request }, { ...usual, ...circumstances });
const rulesOf = (...given: Parameters<typeof verdict>) =>
  verdict(...given).reasons.map(({ rule }) => rule);

test("a call with consent, at noon on a Monday, goes out without remarks", () => {
  expect(verdict({})).toEqual({ verdict: "allow", reasons: [], notBefore: null });
});

describe("consent", () => {
  test.each([
    ["phone", "service", "inquiry", "allow"],
    ["phone", "marketing", "written", "refuse"], // agreed to service only
    ["text", "service", "inquiry", "allow"],
    ["mail", "service", "inquiry", "allow"],
    ["mail", "marketing", "oral", "ask"],
  ] as const)("%s for %s, with consent to service by %s: %s", (channel, purpose, basis, answer) => {
    const consents = [consent({ channel, basis })];
    const recipient = channel === "mail" ? mail.recipient : call.recipient;
    expect(verdict({ channel, purpose, recipient }, { consents }).verdict).toBe(answer);
  });

  test.each([
    ["written", "allow"],
    ["oral", "refuse"],
    ["inquiry", "refuse"],
  ] as const)("marketing calls with consent by %s: %s", (basis, answer) => {
    const consents = [consent({ purpose: "marketing", basis })];
    expect(verdict({ purpose: "marketing" }, { consents }).verdict).toBe(answer);
  });

  test("written consent to marketing includes service", () => {
    const consents = [consent({ purpose: "marketing", basis: "written" })];
    expect(verdict({}, { consents }).verdict).toBe("allow");
  });

  test("a consent to texts does not cover calls", () => {
    expect(rulesOf({}, { consents: [consent({ channel: "text" })] })).toEqual(["consent.phone"]);
  });

  test("without consent, calls and texts are refused and an email needs the professional's approval", () => {
    expect(rulesOf({}, { consents: [] })).toEqual(["consent.phone"]);
    expect(rulesOf(text, { consents: [] })).toEqual(["consent.text"]);
    expect(verdict(mail, { consents: [] })).toMatchObject({
      verdict: "ask",
      reasons: [{ rule: "consent.mail" }],
    });
  });

  test("an inquiry expires after ninety days, an oral consent does not", () => {
    const old = { givenAt: before(91 * 24) };
    expect(rulesOf({}, { consents: [consent({ ...old, basis: "inquiry" })] })).toEqual([
      "consent.phone",
    ]);
    expect(verdict({}, { consents: [consent({ ...old, basis: "oral" })] }).verdict).toBe("allow");
  });

  test("an opt-out ends consent on every channel, and lifting the opt-out does not restore it", () => {
    const address = call.recipient;
    const stopped: StopLine = { address, kind: "stopped", happenedAt: before(2) };
    const lifted: StopLine = { address, kind: "lifted", happenedAt: before(1) };
    for (const request of [call, text, { ...mail, kind: "milestone" as TaskKind }])
      expect(rulesOf(request, { stops: [stopped] })).toContain("person.stopped");
    expect(rulesOf({}, { stops: [stopped, lifted] })).toEqual(["consent.phone"]);
    const renewed = [consent({ givenAt: before(0.5) })];
    expect(verdict({}, { stops: [stopped, lifted], consents: renewed }).verdict).toBe("allow");
    const atOnce = [stopped, { ...lifted, happenedAt: stopped.happenedAt }];
    expect(rulesOf({}, { stops: atOnce, consents: renewed })).toEqual(["person.stopped"]);
    const elsewhere = [stopped, { ...lifted, address: mail.recipient }];
    expect(rulesOf({}, { stops: elsewhere, consents: renewed })).toEqual(["person.stopped"]);
    const again: StopLine = { address, kind: "stopped", happenedAt: before(0.25) };
    expect(rulesOf({}, { stops: [lifted, again, stopped], consents: renewed })).toContain(
      "person.stopped",
    );
  });

  test("a purchased lead needs written consent, on every channel", () => {
    const leadSource = "Trigger lead, Equifax";
    expect(rulesOf({}, { leadSource })).toEqual(["lead.trigger"]);
    expect(rulesOf(mail, { leadSource, consents: [] })).toContain("lead.trigger");
    expect(verdict({}, { leadSource, consents: [consent({ basis: "written" })] }).verdict).toBe(
      "allow",
    );
    expect(
      verdict(
        {},
        {
          leadSource,
          now: new Date("2026-03-03T17:00:00Z"),
          consents: [consent({ givenAt: new Date("2026-03-01T17:00:00Z") })],
        },
      ).verdict,
    ).toBe("allow");
  });
});

describe("the professional's settings", () => {
  test.each([
    ["off", "refuse", "task.off"],
    ["draft", "ask", "task.approval"],
    ["approve", "ask", "task.approval"],
  ] as const)("a task that is set to %s: %s", (autonomy, answer, rule) => {
    const settings = { ...willing, autonomy: { ...willing.autonomy, callback: autonomy } };
    expect(verdict({}, { settings })).toMatchObject({ verdict: answer, reasons: [{ rule }] });
  });

  test("an assistant that is off or paused sends nothing", () => {
    const pausedUntil = new Date(noon.getTime() + hour).toISOString();
    for (const settings of [
      { ...willing, isOn: false },
      { ...willing, pausedUntil },
    ])
      expect(rulesOf(mail, { settings })).toContain("assistant.off");
  });

  test("on a day off it waits for the next day", () => {
    const settings = { ...willing, holidays: ["2026-11-23"] };
    expect(verdict({}, { settings })).toMatchObject({
      verdict: "refuse",
      reasons: [{ rule: "hours.rest" }],
      notBefore: new Date("2026-11-24T14:00:00Z"),
    });
    const consents = [consent({ channel: "mail" })];
    expect(verdict(mail, { settings, consents })).toMatchObject({
      verdict: "refuse",
      notBefore: new Date("2026-11-24T05:00:00Z"),
    });
  });

  test("daily and monthly caps allow exactly their number", () => {
    const caps = { outgoingADay: 2, spendCentsAMonth: 30 };
    const settings = { ...willing, caps };
    expect(verdict({}, { settings, sentToday: 1, spentCentsThisMonth: 20 }).verdict).toBe("allow");
    expect(rulesOf({}, { settings, sentToday: 2 })).toEqual(["cap.day"]);
    expect(rulesOf({}, { settings, spentCentsThisMonth: 21 })).toEqual(["cap.spend"]);
    expect(rulesOf({}, { settings, spentCentsThisMonth: Number.NaN })).toEqual(["cap.spend"]);
    expect(rulesOf({}, { settings, sentToday: Number.NaN })).toEqual(["cap.day"]);
  });
});

describe("one person", () => {
  const called = (hours: number) => ({ kind: "callback", channel: "phone", at: before(hours) });
  const texted = (hours: number, kind = "remind") => ({ kind, channel: "text", at: before(hours) });

  test("is called once in 24 hours and three times in seven days", () => {
    expect(rulesOf({}, { sentToPerson: [called(23)] })).toEqual(["cap.callsADay"]);
    expect(verdict({}, { sentToPerson: [called(25), called(50)] }).verdict).toBe("allow");
    expect(rulesOf({}, { sentToPerson: [called(25), called(50), called(167)] })).toEqual([
      "cap.callsAWeek",
    ]);
    expect(verdict({}, { sentToPerson: [called(25), called(50), called(169)] }).verdict).toBe(
      "allow",
    );
  });

  test("gets one text back in 24 hours", () => {
    const request = { ...text, kind: "textBack" } as const;
    const consents = [consent({ channel: "text", basis: "inquiry" })];
    expect(rulesOf(request, { consents, sentToPerson: [texted(23, "textBack")] })).toEqual([
      "cap.textBacks",
    ]);
    expect(verdict(request, { consents, sentToPerson: [texted(25, "textBack")] }).verdict).toBe(
      "allow",
    );
  });

  test.each([
    ["+13055550142", null, ["cap.state"]],
    ["+14055550142", null, ["cap.state"]],
    ["+12125550142", "FL", ["cap.state"]],
    ["+12125550142", null, []],
  ])("with %s and an address in %j, after three texts: %j", (recipient, state, rules) => {
    const consents = [consent({ channel: "text" })];
    const sentToPerson = [texted(1), texted(2), texted(23)];
    expect(rulesOf({ ...text, recipient }, { consents, state, sentToPerson })).toEqual(rules);
    const earlier = [texted(1), texted(2), texted(25)];
    expect(rulesOf({ ...text, recipient }, { consents, state, sentToPerson: earlier })).toEqual([]);
  });
});

describe("places", () => {
  test.each([
    ["+14155550142", null, null],
    ["+12125550142", "CA", null],
    ["+12125550142", null, "90210"],
  ])("%s, %j, %j may be in California: no automated call", (recipient, state, zipCode) => {
    expect(rulesOf({ recipient }, { state, zipCode })).toContain("state.noAutomatedCalls");
  });

  test("marketing texts to Texas need approval", () => {
    const consents = [consent({ channel: "text", purpose: "marketing", basis: "written" })];
    const request = { ...text, purpose: "marketing", recipient: "+15125550142" } as const;
    expect(verdict(request, { consents })).toMatchObject({
      verdict: "ask",
      reasons: [{ rule: "state.marketingTexts" }],
    });
    expect(verdict({ ...request, purpose: "service" }, { consents }).verdict).toBe("allow");
  });

  test("a number without a known place needs approval and keeps the narrow hours", () => {
    expect(verdict({ recipient: "+18775550142" })).toMatchObject({
      verdict: "ask",
      reasons: [{ rule: "place.unknown" }],
    });
    expect(
      verdict({ recipient: "+18775550142" }, { now: before(1) }).reasons.map(({ rule }) => rule),
    ).toEqual(["place.unknown", "hours.unknownPlace"]);
  });

  test("where all parties must consent to a recording, a note says so", () => {
    expect(verdict({ recipient: "+16175550142" })).toMatchObject({
      verdict: "allow",
      reasons: [{ rule: "state.recording" }],
    });
  });

  test.each(["+18765550142", "+19005550142", "+442079460000", "lee@client.test", "not a number"])(
    "%s is never rung",
    (recipient) => {
      expect(verdict({ recipient }).verdict).toBe("refuse");
      expect(rulesOf({ recipient })[0]).toMatch(/^address\./);
    },
  );

  test("an invalid email gets no email", () => {
    for (const recipient of ["+12125550142", "17185550142@phone.invalid", "a@b"])
      expect(rulesOf({ ...mail, recipient }, { consents: [consent({ channel: "mail" })] })).toEqual(
        ["address.noEmail"],
      );
  });
});

test("too early: the decision names the source, and when to try again", () => {
  const now = new Date("2026-11-23T12:00:00Z");
  expect(verdict({}, { now })).toEqual({
    verdict: "refuse",
    reasons: [
      {
        rule: "hours.federal",
        says: "It's too early, too late or a quiet day where they are.",
        source: "47 CFR 64.1200(c)(1)",
      },
    ],
    notBefore: new Date("2026-11-23T14:00:00Z"),
  });
  expect(verdict({}, { now, consents: [] }).notBefore).toBeNull();
});
