import type { TalkAnswer } from "#contract/assistant/talk.ts";
import { isUuid, type OwnerId } from "#domain/kernel/ids.ts";
import { open, type RequestContext } from "#server/account/procedures.ts";
import { rulesOf } from "#server/platform/zones.ts";
import type { Keys } from "#server/platform/keys.ts";
import type { Exchange } from "./exchange.ts";
import { TurnTaken } from "./answer-turn.ts";
import { TooManyTalks } from "./limits.ts";
import { answers } from "./is-answering.ts";
import { findProfessional, type TalkServices } from "./scene.ts";
import type { TalkRoom } from "./talks.ts";

const purpose = "talk";

/** What the browser keeps to reopen its conversation. */
function talkSecretOf(keys: Keys, owner: OwnerId, id: string): string {
  return keys.secretOf(purpose, `${owner}:${id}`);
}

type Refusals = {
  NO_TALK: () => Error;
  TOO_MANY: (options: { data: { retryAfterSeconds: number } }) => Error;
};

/** Implements contract/assistant/talk.ts: what visitors say to the assistant, without an account. */
export function talkProcedures({
  talks,
  database,
  kind,
  speech,
}: Pick<TalkServices, "database" | "kind"> & { talks: TalkRoom; speech: object | null }) {
  const answerOf = (context: RequestContext, owner: OwnerId, exchange: Exchange): TalkAnswer => ({
    ...toAnswer(context, owner, exchange),
    ...(speech && { speech: "server" }),
  });

  /** The professional whose assistant answers now; null if none does. */
  async function hostOf(owner: OwnerId | null, now: Date) {
    const found = owner && (await database.as(owner, (tx) => findProfessional(tx, owner)));
    if (!found) return null;
    const { host, settings } = found;
    return answers(settings, { channel: "web" }, rulesOf(host.timeZone, now), now) ? host : null;
  }

  const about = open.assistant.talk.about.handler(async ({ input, context }) => {
    const host = await hostOf(ownerOf(input.profileId), context.now());
    if (!host) return null;
    const { fullName, companyName, title, pictureUrl } = host;
    return { fullName, companyName, title, ...(pictureUrl && { pictureUrl }), kind };
  });

  const begin = open.assistant.talk.begin.handler(async ({ input, context, errors }) => {
    const owner = ownerOf(input.profileId);
    if (!owner) throw errors.NO_ASSISTANT();
    const exchange = await withinLimits(errors, () =>
      talks.begin({
        owner,
        id: input.talkId.toLowerCase(),
        channel: input.spoken ? "voice" : "web",
        timeZone: input.timeZone,
        callerNumber: null,
        providerSid: null,
        clientAddress: context.clientAddress(),
        canTransfer: false,
        ...(input.language && { language: input.language }),
      }),
    );
    if (!exchange) {
      // The id of an ended conversation opens none again.
      if (await talks.read({ owner, id: input.talkId.toLowerCase(), after: -1 }))
        throw errors.NO_TALK();
      throw errors.NO_ASSISTANT();
    }
    // Once its caller has spoken, a conversation opens only by its secret, never by its id.
    if (!exchange.isUntouched) throw errors.NO_TALK();
    return answerOf(context, owner, exchange);
  });

  const say = open.assistant.talk.say.handler(async ({ input, context, errors }) => {
    const owner = opened(context, input);
    if (!owner) throw errors.NO_TALK();
    const { turnId, text, spoken, heard } = input;
    const id = input.talkId.toLowerCase();
    const clientAddress = context.clientAddress();
    const line = { owner, id, turnId, text, spoken, clientAddress };
    const exchange = await withinLimits(errors, () =>
      unlessTaken(errors, () => talks.hear({ ...line, ...(heard !== undefined && { heard }) })),
    );
    if (exchange) return answerOf(context, owner, exchange);
    // Switched off or paused, it may continue later: it has not ended.
    if (await hostOf(owner, context.now())) throw errors.NO_TALK();
    throw errors.NO_ASSISTANT();
  });

  const read = open.assistant.talk.read.handler(async ({ input, context, errors }) => {
    const owner = opened(context, input);
    const id = input.talkId.toLowerCase();
    const exchange = owner && (await talks.read({ owner, id, after: input.after }));
    if (!owner || !exchange) throw errors.NO_TALK();
    return answerOf(context, owner, exchange);
  });

  return { about, begin, say, read };
}

/**
 * The professional of the address (docs/decisions/016): the OwnerId works only with the assistant's role, which sees of
 * them what a visitor sees.
 */
function ownerOf(profileId: string): OwnerId | null {
  return isUuid(profileId) ? (profileId.toLowerCase() as OwnerId) : null;
}

/** The owner of the conversation that a secret opens; anything wrong gets the same response as no conversation. */
export function opened(
  { keys }: Pick<RequestContext, "keys">,
  { profileId, talkId, secret }: { profileId: string; talkId: string; secret: string },
): OwnerId | null {
  const owner = ownerOf(profileId);
  return owner && keys.isSecretOf(purpose, `${owner}:${talkId.toLowerCase()}`, secret)
    ? owner
    : null;
}

async function withinLimits<Result>(
  errors: Refusals,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TooManyTalks)) throw error;
    throw errors.TOO_MANY({ data: { retryAfterSeconds: error.retryAfterSeconds } });
  }
}

/** Refuses a line whose turn id belongs to a different one. */
export async function unlessTaken<Result>(
  errors: { TURN_TAKEN: () => Error },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof TurnTaken ? errors.TURN_TAKEN() : error;
  }
}

function toAnswer({ keys }: RequestContext, owner: OwnerId, exchange: Exchange): TalkAnswer {
  const { id, lines, expecting, language, suggestions, isTakenOver, outcome, manageLink } =
    exchange;
  const secret = talkSecretOf(keys, owner, id);
  return {
    talkId: id,
    secret,
    lines,
    expecting,
    language,
    suggestions,
    isTakenOver,
    outcome,
    manageLink,
  };
}
