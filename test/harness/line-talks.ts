import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { usualPace, type Pace } from "#domain/assistant/line/pace.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Spoken, Talks } from "#server/assistant/talk/talks.ts";
import type { LineStore, LineHost } from "#server/assistant/line/line-store.ts";
import { openLine } from "#server/assistant/line/line.ts";
import { createLines } from "#server/assistant/line/lines.ts";
import { type RelayLimits, usualLimits } from "#server/assistant/line/relay.ts";
import { createKeys } from "#server/platform/keys.ts";
import { createLog } from "#server/platform/log.ts";
import { testSecret } from "./people.ts";
import { twilioAccount } from "./twilio.ts";

/** Ana's line, and the caller. */
export const anasLine = "+17185550100";
export const caller = "+19175550142";
export const ana = "0198c0de-0000-7000-8000-000000000001" as OwnerId;

/** Ana's own phone. */
export const anasPhone = "+17185550177";

export const answerOf = (...says: string[]): Spoken => ({
  says,
  expecting: "want",
  ends: false,
  transfers: false,
  outcome: null,
  seq: 0,
});

/** What the machine is told, in order: "hear Tuesday", "interrupted You can have". */
export type ScriptedTalks = Talks & {
  told: string[];
  lines: Parameters<Talks["hear"]>[0][];
  ends: Parameters<Talks["end"]>[0][];
  openings: Parameters<Talks["begin"]>[0][];
};

type Script = {
  begin?: () => Spoken | null;
  hear?: (text: string, count: number) => Spoken | null | Promise<Spoken | null>;
  silence?: (count: number) => Spoken | null;
};

/** A machine that answers as told. */
export function scriptedTalks(script: Script = {}): ScriptedTalks {
  const told: string[] = [];
  const talks: ScriptedTalks = {
    told,
    lines: [],
    ends: [],
    openings: [],
    async begin(opening) {
      talks.openings.push(opening);
      const spoken = script.begin
        ? script.begin()
        : answerOf("Hello, this is Ana's automated assistant, not a person.");
      return spoken && { ...spoken, id: opening.id };
    },
    async hear(line) {
      told.push(`hear ${line.text}${line.heard === undefined ? "" : ` [heard: ${line.heard}]`}`);
      talks.lines.push(line);
      return script.hear ? script.hear(line.text, talks.lines.length) : answerOf("I see.");
    },
    async silence() {
      told.push("silence");
      const count = told.filter((one) => one === "silence").length;
      return script.silence ? script.silence(count) : answerOf("Are you there?");
    },
    async interrupted({ heard }) {
      told.push(`interrupted ${heard}`);
    },
    async end(line) {
      told.push("end");
      talks.ends.push(line);
    },
  };
  return talks;
}

/** Speech that ends as soon as it is reported, with timeouts for tests. */
export const quickPace: Pace = {
  ...usualPace,
  perCharacter: 40,
  untilSound: 200,
  silence: 60_000,
  keys: 60,
  answer: 2_000,
};

export type TestLine = AsyncDisposable & {
  baseUrl: string;
  talks: ScriptedTalks;
  /** What followed from the line, as text. */
  events: string[];
  drain(): Promise<void>;
};

/** A line of Ana's on a listening server, with a machine that answers as told. */
export async function startLine(
  options: {
    talks?: ScriptedTalks;
    host?: Partial<LineHost> | null;
    openTexts?: () => string | null;
    /** The purpose of the call being made. */
    call?: string | null;
    /** Whether the person called asked to stop. */
    isStopped?: boolean;
    pace?: Partial<Pace>;
    limits?: Partial<RelayLimits>;
    now?: () => Date;
  } = {},
): Promise<TestLine> {
  const { talks = scriptedTalks(), host = {} } = options;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const events: string[] = [];
  const usual: LineHost = {
    fullName: "Ana Ruiz",
    companyName: "Hearth & Co",
    transferNumber: anasPhone,
    ringMeFirstSeconds: 0,
  };
  const store: LineStore = {
    findHost: async () => host && { ...usual, ...host },
    findTexts: async () => options.openTexts?.() ?? null,
    findCall: async () => (options.call === undefined ? "I am calling back." : options.call),
    isStopped: async () => options.isStopped ?? false,
  };
  const line = openLine({
    talks,
    store,
    lines: createLines([{ number: anasLine, profileId: ana }]),
    events: {
      stop: async (_, { address, words }) => void events.push(`stop ${address}: ${words}`),
      lift: async (_, { address, words }) => void events.push(`lift ${address}: ${words}`),
      missed: async (_, call) => void events.push(`missed ${call.caller}`),
      callOver: async (_, { how, seconds, costCents }) =>
        void events.push(`call over: ${how}, ${seconds} s, ${costCents} cents`),
    },
    account: twilioAccount,
    keys: createKeys(testSecret),
    baseUrl,
    log: createLog("silent"),
    now: options.now ?? (() => new Date()),
    pace: { ...quickPace, ...options.pace },
    limits: { ...usualLimits, patience: 500, drain: 0, lastWords: 20, ...options.limits },
  });
  server.on("request", (req, res) => void line.handle(req, res, req.url!.split("?", 1)[0]!));
  server.on("upgrade", (req, socket, head) => line.upgrade(req, socket, head));
  return {
    baseUrl,
    talks,
    events,
    drain: () => line.drain(),
    async [Symbol.asyncDispose]() {
      await line.drain();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
