import { isCarrierStop, readTextWord } from "#domain/assistant/line/text-words.ts";
import { textsOf } from "#domain/assistant/line/texts.ts";
import { spanishStopped, textWords } from "#domain/assistant/line/words.ts";
import { languageOfText } from "#understanding/understand.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { codeOf } from "#server/platform/database.ts";
import type { Log } from "#server/platform/log.ts";
import { TooManyTalks } from "../talk/limits.ts";
import { idOf, type LineParts, numberOf } from "./calls.ts";
import type { TwilioRequest } from "./twilio-requests.ts";
import { message, response } from "./twiml.ts";

type Text = { owner: OwnerId; from: string; sid: string; body: string };

/** Incoming texts: opt-outs first, then a conversation by text, one at a time per number. */
export function incomingTexts(parts: LineParts & { log: Log }) {
  const { talks, store, events, lines, baseUrl, log } = parts;
  /** The text being handled, by sender and recipient. */
  const underWay = new Map<string, Promise<unknown>>();

  async function text(request: TwilioRequest): Promise<string> {
    const owner = lines.ownerOf(request.field("To"));
    const from = numberOf(request.field("From"));
    const host = owner && (await store.findHost(owner));
    // Short numbers belong to machines, which get no answer.
    if (!owner || !host || !from) return response();
    const body = request.field("Body").trim();
    const incoming: Text = { owner, from, sid: request.field("MessageSid"), body };
    const link = `${baseUrl}/book/${owner}`;
    const word = wordOf(request, body);
    if (word === "stop") {
      const isSpanish = languageOfText(body) === "es" || /^(?:alto|parar)\W*$/i.test(body);
      return stopped(incoming, (isSpanish ? spanishStopped : textWords.stopped)(host));
    }
    if (word === "start") {
      await events.lift(owner, { address: from, words: body });
      // Twilio answers its own keywords itself.
      return request.field("OptOutType") ? response() : texts([textWords.started(host)]);
    }
    if (word === "help")
      return request.field("OptOutType") ? response() : texts([textWords.help(host, link)]);
    if (body === "") return texts([textWords.wordsAlone]);
    const says = await inTurn(`${owner} ${from}`, () => converse(incoming));
    return texts(says ?? [textWords.resting(host, link)]);
  }

  /**
   * Opts the number out before anything is answered. The conversation records it too; without one, or if it fails, the
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
    // Twilio answers its own keywords itself, and blocks our replies.
    return isCarrierStop(body) ? response() : texts([confirmation]);
  }

  async function hearStop(incoming: Text): Promise<boolean> {
    const id = await store.findTexts(incoming.owner, incoming.from);
    if (!id) return false;
    const spoken = await talks.hear(lineOf(incoming, id));
    return spoken?.outcome === "optedOut";
  }

  /** The answers; null when the assistant does not answer. */
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

  /** Two texts of one number are handled one after another, so that they open one conversation. */
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

/** The same text always gets the same turn id, in every process. */
function lineOf({ owner, sid, body }: Text, id: string) {
  return { owner, id, turnId: idOf(`line ${sid}`), text: body, spoken: false, clientAddress: null };
}

function texts(says: string[]): string {
  return response(...textsOf(says).map(message));
}

/** Twilio marks its own keywords; all others are recognized here. */
function wordOf(request: TwilioRequest, body: string) {
  const theirs = request.field("OptOutType").toLowerCase();
  const named = (["stop", "start", "help"] as const).find((word) => word === theirs);
  return named ?? readTextWord(body);
}
