import type { TalkAnswer } from "#contract/assistant/talk.ts";
import { newId } from "#server/platform/ids.ts";
import { ask, someAddress } from "../ask.ts";
import type { Host } from "../booking-setup.ts";
import type { AssistantSetup } from "./assistant-setup.ts";

/** What a visitor knows after a line: what was said, and what is expected next. */
export type Answer = Pick<TalkAnswer, "lines" | "expecting" | "suggestions" | "outcome">;

/** A visitor's side of a conversation, on any channel. */
export type TalkLine = {
  /** The last answer. */
  readonly last: Answer;
  /** Everything the assistant said, in order. */
  readonly said: string[];
  /** Milliseconds from each line to the start of its answer. */
  readonly times: number[];
  say(text: string): Promise<Answer>;
  /** Leaves. Returns the numbers that were called on the assistant's behalf. */
  leave(): Promise<string[]>;
};

/** A channel on which to talk with assistants. */
export type Channel<Reached extends Host = Host> = {
  /** Whether this channel is speech. */
  isSpoken: boolean;
  /** A professional who can be reached on it. */
  host(setup: AssistantSetup, timeZone: string): Promise<Reached>;
  /** Starts a conversation. `number` is the caller's; null withholds it. */
  open(
    setup: AssistantSetup,
    host: Reached,
    who: { spoken: boolean; number: string | null },
  ): Promise<TalkLine>;
};

/** The page. */
export const web: Channel = {
  isSpoken: false,
  host: (setup, timeZone) => setup.answering(undefined, timeZone),
  open: (setup, host, { spoken }) => openTalk(setup, host.id, { spoken }),
};

/** Starts a conversation with a professional's assistant over HTTP as the page does, each from its own address. */
export async function openTalk(
  { port }: { port: number },
  profileId: string,
  { spoken = false, timeZone = "America/New_York" } = {},
): Promise<TalkLine> {
  const from = someAddress();
  const call = async (path: string, body: object) => {
    const answer = await ask(`assistant/talk/${path}`, body, [], { port, from });
    if (answer?.status !== 200)
      throw new Error(`${path} was answered ${answer?.status} ${answer?.code ?? ""}`);
    return answer.body as TalkAnswer;
  };
  const talkId = newId();
  const first = await call("begin", { profileId, talkId, timeZone, spoken });
  let last: Answer = first;
  const said: string[] = [];
  const times: number[] = [];
  const keep = (answer: TalkAnswer) => {
    last = answer;
    said.push(
      ...answer.lines.filter(({ speaker }) => speaker === "assistant").map(({ words }) => words),
    );
    return answer;
  };
  keep(first);
  const { secret } = first;
  return {
    get last() {
      return last;
    },
    said,
    times,
    async say(text) {
      const began = performance.now();
      const line = { profileId, talkId, secret, turnId: newId(), text, spoken };
      const answer = await call("say", line);
      times.push(performance.now() - began);
      return keep(answer);
    },
    leave: async () => [],
  };
}
