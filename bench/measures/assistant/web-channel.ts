import type { TalkAnswer } from "#contract/assistant/talk.ts";
import { newId } from "#server/platform/ids.ts";
import { ask, someAddress } from "../ask.ts";
import type { Host } from "../booking-setup.ts";
import type { AssistantSetup } from "./assistant-setup.ts";

/** What whoever talks knows after a line: what was said, and what is waited for. */
export type Answer = Pick<TalkAnswer, "lines" | "expecting" | "suggestions" | "outcome">;

/** A visitor's side of a conversation, whatever it goes through. */
export type TalkLine = {
  /** The last answer. */
  readonly last: Answer;
  /** Everything that the assistant said, in order. */
  readonly said: string[];
  /** How long each line took until its answer began, milliseconds. */
  readonly times: number[];
  say(text: string): Promise<Answer>;
  /** Leaves. Answers which numbers were rung in the assistant's place. */
  leave(): Promise<string[]>;
};

/** A way to talk with assistants. */
export type Channel<Reached extends Host = Host> = {
  /** Whether everything is spoken there. */
  isSpoken: boolean;
  /** A professional who is reached by it. */
  host(setup: AssistantSetup, timeZone: string): Promise<Reached>;
  /** Begins a conversation. `number` is where a caller rings from; null withholds it. */
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

/** Begins a conversation with a professional's assistant over HTTP as the page has it, each from an address of its own. */
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
