import { isCarrierStop, readTextWord } from "#domain/assistant/line/text-words.ts";
import { textsOf } from "#domain/assistant/line/texts.ts";
import { textWords } from "#domain/assistant/line/words.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { codeOf } from "#server/platform/database.ts";
import type { Log } from "#server/platform/log.ts";
import { TooManyTalks } from "../talk/limits.ts";
import { idOf, type LineParts, numberOf } from "./calls.ts";
import type { Told } from "./door.ts";
import { message, response } from "./twiml.ts";

type Text = { owner: OwnerId; from: string; sid: string; body: string };

/** Texts that come in: a stop before everything else, then a conversation by texts, one at a time with each number. */
export function incomingTexts(parts: LineParts & { log: Log }) {
  const { talks, store, events, lines, baseUrl, log } = parts;
  /** The text being handled, by sender and recipient. */
  const underWay = new Map<string, Promise<unknown>>();

  async function text(told: Told): Promise<string> {
    const owner = lines.ownerOf(told.field("To"));
    const from = numberOf(told.field("From"));
    const host = owner && (await store.findHost(owner));
    // Texts of short numbers are machines' alone, and none of them is answered.
    if (!owner || !host || !from) return response();
    const body = told.field("Body").trim();
    const incoming: Text = { owner, from, sid: told.field("MessageSid"), body };
    const link = `${baseUrl}/book/${owner}`;
    const word = wordOf(told, body);
    if (word === "stop") return stopped(incoming, textWords.stopped(host));
    if (word === "start") {
      await events.lift(owner, { address: from, words: body });
      // Twilio answers its own words itself.
      return told.field("OptOutType") ? response() : texts([textWords.started(host)]);
    }
    if (word === "help")
      return told.field("OptOutType") ? response() : texts([textWords.help(host, link)]);
    if (body === "") return texts([textWords.wordsAlone]);
    const says = await inTurn(`${owner} ${from}`, () => converse(incoming));
    return texts(says ?? [textWords.resting(host, link)]);
  }

  /**
   * Opts the number out before anything is answered. The conversation notes it too; without one, or if it fails, the
   * opt-out still counts.
   */
  async function stopped(incoming: Text, confirmation: string): Promise<string> {
    const { owner, from, body } = incoming;
    const key = `${owner} ${from}`;
    const isHeard = await inTurn(key, () => hearStop(incoming)).catch((error: unknown) => {
      log.error({ code: codeOf(error) }, "a stop was not heard by its conversation");
      return false;
    });
    if (!isHeard) await events.stop(owner, { address: from, words: body });
    // To its own words Twilio answers itself, and lets no answer of ours through.
    return isCarrierStop(body) ? response() : texts([confirmation]);
  }

  async function hearStop(incoming: Text): Promise<boolean> {
    const id = await store.findTexts(incoming.owner, incoming.from);
    if (!id) return false;
    const spoken = await talks.hear(lineOf(incoming, id));
    return spoken?.outcome === "optedOut";
  }

  /** What is answered; null when the assistant does not answer. */
  async function converse(incoming: Text): Promise<string[] | null> {
    const { owner, from, sid } = incoming;
    const open = await store.findTexts(owner, from);
    try {
      const spoken = open && (await talks.hear(lineOf(incoming, open)));
      if (spoken) return spoken.says;
      const begun = await talks.begin({
        owner,
        id: idOf(sid),
        channel: "text",
        timeZone: null,
        callerNumber: from,
        providerSid: sid,
        clientAddress: null,
        canTransfer: false,
        direction: "inbound",
      });
      if (!begun) return null;
      const first = await talks.hear(lineOf(incoming, begun.id));
      return first && [...begun.says, ...first.says];
    } catch (error) {
      // Texts above the limit get no answer and cost nothing.
      if (error instanceof TooManyTalks) return [];
      throw error;
    }
  }

  /** Two texts of one number are answered one after the other, so that they open one conversation. */
  async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = underWay.get(key);
    const mine = (async () => {
      await before?.catch(() => {});
      return work();
    })();
    underWay.set(key, mine);
    try {
      return await mine;
    } finally {
      if (underWay.get(key) === mine) underWay.delete(key);
    }
  }

  return { text };
}

/** The same text again has the same turn id, in every process. */
function lineOf({ owner, sid, body }: Text, id: string) {
  return { owner, id, turnId: idOf(`line ${sid}`), text: body, spoken: false, clientAddress: null };
}

function texts(says: string[]): string {
  return response(...textsOf(says).map(message));
}

/** Twilio marks its own keywords; all others are read here. */
function wordOf(told: Told, body: string) {
  const theirs = told.field("OptOutType").toLowerCase();
  const named = (["stop", "start", "help"] as const).find((word) => word === theirs);
  return named ?? readTextWord(body);
}
