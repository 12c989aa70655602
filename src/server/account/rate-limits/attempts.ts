import type { GenericEndpointContext } from "better-auth";
import { APIError } from "better-auth/api";
import {
  knownBrowserRule,
  networkRule,
  signInEffort,
  waitRules,
  waitText,
} from "#domain/account/waiting.ts";
import { bucketOf, networkOf } from "#server/platform/attempts.ts";
import type { Keys } from "#server/platform/keys.ts";
import { isSolved, makeChallenge, type Proof } from "#server/platform/proof-of-work.ts";
import { clientIpHeader } from "../shared/auth-names.ts";
import { findTried, namedBy, type Tried } from "./limited-endpoints.ts";
import { forgive, noteFailure, spendProof, takeTurn, type Turn, type Waiting } from "./store.ts";
import type { Accounts } from "../shared/accounts.ts";
import { accountKey, knownBrowsers } from "./known-browsers.ts";
import { countMessage, forgiveMessages, noteRequester } from "./emails-and-texts.ts";
import type { OwnSession } from "../multi-factor/new-session.ts";

/** The header in which a browser sends a proof of work instead of waiting. */
export const proofHeader = "x-hearthline-proof";

export type DelayOptions = {
  accounts: Accounts;
  baseUrl: string;
  keys: Keys;
  triesPerMinute: number;
};

type Secret = Extract<Tried, { what: "secret" }>;
type Counted = { tried: Secret; turns: Turn[]; pair: string | null };

/**
 * Growing waits after failures (docs/decisions/026), stored in PostgreSQL, so they apply across restarts and processes.
 * An early attempt is refused before anything is compared. Other people's attempts cannot lock a person out.
 */
export function guardTries({ accounts, baseUrl, keys, triesPerMinute }: DelayOptions) {
  const places = knownBrowsers(accounts, baseUrl);
  const counted = new WeakMap<object, Counted>();

  /** The coarse limit of the network excludes known browsers (request-rules.ts), so they are counted here. */
  async function guardKnown(ctx: GenericEndpointContext): Promise<void> {
    const whose = namedBy(ctx.body);
    const account = whose && accountKey(whose);
    const place = account && (await places.find(ctx, account));
    if (!place) return;
    const uses = bucketOf("uses of", `${account} ${place}`);
    const often = { ...knownBrowserRule(triesPerMinute), bucket: uses, waits: true };
    const tooOften = await takeTurn(accounts, [often]);
    if (tooOften.length > 0) throw refusal(tooOften);
  }

  async function guardSecret(ctx: GenericEndpointContext, tried: Secret, network: string) {
    const { kind } = tried;
    const account = tried.whose && accountKey(tried.whose);
    const place = account && (await places.find(ctx, account));
    const pair = account && bucketOf(`${kind} pair`, `${account} ${place ?? network}`);
    // A browser that signed in to this account before waits only for its own mistakes.
    const shared: Turn[] = place
      ? []
      : [
          {
            ...networkRule(triesPerMinute),
            bucket: bucketOf("failures from", network),
            waits: true,
          },
        ];
    if (account && !place)
      shared.push({ ...waitRules.account, bucket: bucketOf(`${kind} at`, account), waits: true });
    const own: Turn[] = pair ? [{ ...waitRules.pair, bucket: pair, waits: true }] : [];
    const turns = [...own, ...shared];
    let waiting = await takeTurn(accounts, turns);
    // Only for passwords: with proof of work instead of waiting, a short code could be guessed.
    if (waiting.length > 0 && account && kind === "password") {
      const purpose = { signIn: account };
      const proof = await readProof(ctx, purpose, keys);
      if (proof) {
        waiting = await takeTurn(accounts, [
          ...own,
          ...shared.map((turn) => ({ ...turn, waits: false })),
        ]);
        if (waiting.length === 0 && !(await spendProof(accounts, proof))) throw refusal([]);
      } else if (waiting.every(({ bucket }) => bucket !== pair)) {
        const failures = Math.max(...waiting.map((wait) => wait.failures));
        const effort = { ...signInEffort(failures), keys, now: new Date() };
        throw refusal(waiting, await makeChallenge(purpose, effort));
      }
    }
    if (waiting.length > 0) throw refusal(waiting);
    counted.set(keyOf(ctx), { tried, turns, pair });
  }

  return {
    /** Refuses an attempt that comes too early. One that may proceed counts as a failure until it succeeds. */
    async before(ctx: GenericEndpointContext): Promise<void> {
      const network = networkFrom(ctx);
      noteRequester({ network, place: await places.read(ctx) });
      await guardKnown(ctx);
      const tried = await findTried(ctx);
      if (!tried) return;
      if (tried.what === "secret") return guardSecret(ctx, tried, network);
      const waiting = await countMessage(accounts, tried, triesPerMinute);
      if (waiting.length > 0) throw refusal(waiting);
    },
    /** Records how the attempt ended. */
    async after(ctx: GenericEndpointContext, returned: unknown): Promise<void> {
      const { newSession, session } = ctx.context;
      const known = counted.get(keyOf(ctx));
      const isFailure = returned instanceof APIError;
      if (known && isFailure) {
        const { tried, turns } = known;
        await noteFailure(accounts, turns, failureOf(ctx, tried, returned));
      } else if (known) await forgive(accounts, known.turns, known.pair);
      // A new session, or one that did its second step: this browser belongs to the person.
      const opened =
        newSession ?? (known?.tried.event === "second_step_failed" && !isFailure && session);
      if (!opened) return;
      const isOwed = newSession && (newSession.session as OwnSession).pending;
      if (isOwed) return;
      const names = await places.remember(ctx, opened.user);
      await forgiveMessages(accounts, names, networkFrom(ctx));
    },
  };
}

function failureOf(ctx: GenericEndpointContext, { whose, event, detail }: Secret, error: APIError) {
  // The password was right, so there is no guess to record.
  if (!whose || /^(EMAIL|PHONE)_NOT_VERIFIED$/.test(String(error.body?.code))) return null;
  return {
    kind: event,
    whose,
    detail,
    ipAddress: headerOf(ctx, clientIpHeader),
    userAgent: headerOf(ctx, "user-agent")?.slice(0, 300) ?? null,
  };
}

/** The signature of the request's proof of work, if it is valid for this purpose. */
async function readProof(
  ctx: GenericEndpointContext,
  purpose: Record<string, string>,
  keys: Keys,
): Promise<string | null> {
  const sent = headerOf(ctx, proofHeader);
  if (!sent) return null;
  try {
    const proof = JSON.parse(Buffer.from(sent, "base64url").toString()) as Proof;
    return (await isSolved(proof, purpose, keys)) ? (proof.challenge.signature ?? null) : null;
  } catch {
    // Not a proof.
    return null;
  }
}

function refusal(waiting: Waiting[], challenge?: object): APIError {
  const retryAfterSeconds = Math.max(1, ...waiting.map(({ seconds }) => seconds));
  const body = { code: "WAIT", message: waitText(retryAfterSeconds), retryAfterSeconds };
  return new APIError("TOO_MANY_REQUESTS", challenge ? { ...body, challenge } : body, {
    "retry-after": String(retryAfterSeconds),
  });
}

function networkFrom(ctx: GenericEndpointContext): string {
  return networkOf(headerOf(ctx, clientIpHeader) ?? "unknown");
}

function headerOf(ctx: GenericEndpointContext, name: string): string | null {
  return (ctx.headers ?? ctx.request?.headers)?.get(name) ?? null;
}

/** The same object before and after one request. */
function keyOf(ctx: GenericEndpointContext): object {
  return ctx.request ?? ctx.headers ?? ctx.context;
}
