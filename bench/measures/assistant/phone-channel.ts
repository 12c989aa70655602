import { momentWords } from "#domain/assistant/sayings/times.ts";
import { rulesOf } from "#server/platform/zones.ts";
import { callLine, type CallOptions, type LineCall } from "#test/harness/line.ts";
import { textsOf } from "#test/harness/twilio.ts";
import type { AssistantSetup, LineHost } from "./assistant-setup.ts";
import type { Answer, Channel } from "./web-channel.ts";

const zone = "America/New_York";

/** The phone: signed webhooks and the relay's socket, as the phone service uses them. */
export const relay: Channel<LineHost> = {
  isSpoken: true,
  host: (setup, timeZone) => setup.onLine(timeZone),
  async open(setup, host, { number }) {
    const call = await ringUp(setup, host, { from: number ?? "anonymous" });
    const said = [call.greeting, ...tokensOf(call, 0)];
    const times: number[] = [];
    let last = await standing(setup, call, said);
    return {
      get last() {
        return last;
      },
      said,
      times,
      async say(text) {
        const heard = await saidOn(call, text);
        if (heard.firstMs !== null) times.push(heard.firstMs);
        said.push(...heard.words);
        return (last = await standing(setup, call, heard.words));
      },
      async leave() {
        const isLeft = call.frames.some(({ frame }) => frame.type === "end");
        if (isLeft) return textsOf(await call.left(), "Number");
        await call.hangUp();
        return [];
      },
    };
  },
};

/** Calls a professional's line; throws if the assistant doesn't answer. */
export async function ringUp(
  { product }: AssistantSetup,
  { line }: LineHost,
  options: Omit<CallOptions, "to">,
): Promise<LineCall> {
  const call = await callLine(product.origin, { ...options, to: line });
  if (!call.isConnected) throw new Error(`The call was answered ${call.twiml}`);
  return call;
}

/** Says a line; returns the answer and after how many milliseconds its first words came. */
export async function saidOn(
  call: LineCall,
  text: string,
): Promise<{ words: string[]; firstMs: number | null }> {
  const start = call.frames.length;
  const began = performance.now();
  const words = await call.say(text);
  const first = call.frames.slice(start).find(({ frame }) => frame.type === "text");
  return { words, firstMs: first ? first.at - began : null };
}

function tokensOf({ frames }: LineCall, start: number): string[] {
  return frames.slice(start).flatMap(({ frame }) => frame.token?.trim() || []);
}

/**
 * A caller hears which question was asked and which times were offered; here the conversation's state stands in for
 * that understanding.
 */
async function standing(
  { sql }: AssistantSetup,
  { callSid }: LineCall,
  said: readonly string[],
): Promise<Answer> {
  const [row] = await sql<{
    outcome: Answer["outcome"];
    expecting: Answer["expecting"];
    offered: string[];
  }>(
    `select outcome, state->>'expecting' as expecting, state->'offered' as offered
       from assistant_conversations where provider_sid = $1`,
    [callSid],
  );
  const now = new Date();
  const { outcome, expecting, offered } = row!;
  return {
    lines: said.map((words, seq) => ({ seq, speaker: "assistant", words })),
    expecting: outcome === null ? expecting : "nothing",
    suggestions: offered.map((start) => momentWords(new Date(start), rulesOf(zone, now), now)),
    outcome,
  };
}
