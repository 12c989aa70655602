import type { TalkAnswer } from "#contract/assistant/talk.ts";
import { newId } from "#server/platform/ids.ts";
import { ask, someAddress } from "../ask.ts";

/** A visitor's side of a conversation, over HTTP as the page has it. */
export type TalkLine = {
  /** The last answer. */
  readonly last: TalkAnswer;
  /** Everything that the assistant said, in order. */
  readonly said: string[];
  /** How long each line took to be answered, milliseconds. */
  readonly times: number[];
  say(text: string): Promise<TalkAnswer>;
};

/** Begins a conversation with a professional's assistant, each from an address of its own. */
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
  let last = await call("begin", { profileId, talkId, timeZone, spoken });
  const said: string[] = [];
  const times: number[] = [];
  const keep = (answer: TalkAnswer) => {
    last = answer;
    said.push(
      ...answer.lines.filter(({ speaker }) => speaker === "assistant").map(({ words }) => words),
    );
    return answer;
  };
  keep(last);
  const { secret } = last;
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
  };
}
