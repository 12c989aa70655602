import type { BehindLine, RehearsalAnswer } from "#contract/assistant/rehearsal.ts";
import { refusals, wouldDo } from "#domain/assistant/ask/behind.ts";
import { heardTexts } from "#domain/assistant/ask/heard-text.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { newProfileName } from "#domain/profiles/profile.ts";
import { signedIn } from "#server/account/procedures.ts";
import { addProfile } from "#server/profiles/store.ts";
import type { Exchange } from "../talk/exchange.ts";
import type { Taken } from "../talk/answer-turn.ts";
import { unlessTaken } from "../talk/talk-router.ts";
import type { TalkRoom } from "../talk/talks.ts";
import { readAsker } from "../ask/asker.ts";
import { isRehearsal, removeOtherRehearsals } from "./store.ts";

/**
 * Implements contract/assistant/rehearsal.ts: the same conversation engine, on a channel that keeps nothing but the
 * conversation (talk/effects.ts reverts each effect).
 */
export function rehearsalRouter({
  talks,
  speech,
}: {
  talks: Pick<TalkRoom, "begin" | "hear">;
  speech: object | null;
}) {
  const answerOf = (exchange: Exchange, behindIt: BehindLine | null): RehearsalAnswer => ({
    ...toAnswer(exchange, behindIt),
    ...(speech && { speech: "server" }),
  });

  const begin = signedIn.assistant.rehearsal.begin.handler(async ({ input, context, errors }) => {
    const { talkId, timeZone } = input;
    const now = context.now();
    const id = talkId.toLowerCase();
    const owner = await context.mine(async (tx, me) => {
      await addProfile(tx, me.ownerId, { email: me.email, fullName: newProfileName(me), now });
      await removeOtherRehearsals(tx, me.ownerId, id);
      return me.ownerId;
    });
    const exchange = await talks.begin({
      owner,
      id,
      channel: "rehearsal",
      timeZone,
      callerNumber: null,
      providerSid: null,
      clientAddress: null,
      canTransfer: false,
    });
    // The id belongs to a rehearsal that has ended, or to another conversation.
    if (!exchange) throw errors.NO_TALK();
    return answerOf(exchange, null);
  });

  const say = signedIn.assistant.rehearsal.say.handler(async ({ input, context, errors }) => {
    const { talkId, turnId, text, spoken, heard } = input;
    const id = talkId.toLowerCase();
    const now = context.now();
    // A rehearsal must not speak for a client in a client's conversation.
    const asking = await context.mine(async (tx, { ownerId }) =>
      (await isRehearsal(tx, ownerId, id)) ? readAsker(tx, ownerId, now) : null,
    );
    if (!asking) throw errors.NO_TALK();
    const { owner, zone } = asking;
    const taken: Taken[] = [];
    const line = { owner, id, turnId, text, spoken, clientAddress: null };
    const exchange = await unlessTaken(errors, () =>
      talks.hear({
        ...line,
        ...(heard !== undefined && { heard }),
        watch: (turn) => taken.push(turn),
      }),
    );
    if (!exchange) throw errors.NO_TALK();
    // A line that was already answered is not handled again.
    const [turn] = taken;
    return answerOf(exchange, turn ? behind(turn, { zone, now }) : null);
  });

  return { begin, say };
}

function behind(
  { heard, by, names, says, done }: Taken,
  wall: { zone: ZoneRules; now: Date },
): BehindLine {
  return {
    understoodBy: by,
    heard: heardTexts(heard),
    wouldDo: wouldDo(done, wall),
    refused: refusals({ heard, wanted: done, says, names }),
  };
}

function toAnswer(exchange: Exchange, behindIt: BehindLine | null): RehearsalAnswer {
  const { id, lines, expecting, suggestions, isTakenOver, outcome } = exchange;
  return { talkId: id, lines, expecting, suggestions, isTakenOver, outcome, behind: behindIt };
}
