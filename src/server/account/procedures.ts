import { implement, ORPCError } from "@orpc/server";
import { contract } from "#contract/contract.ts";
import { signedInErrors } from "#contract/errors.ts";
import type { Database } from "#server/platform/database.ts";
import type { Keys } from "#server/platform/keys.ts";
import type { OwnWork, SessionGate } from "./session-gate.ts";

/** How often one address may book in an hour, and try within ten minutes before it must prove work. */
export type BookingLimits = { perAddressAnHour: number; freeTries: number };

/** What every procedure is given. */
export type RequestContext = {
  database: Database;
  gate: SessionGate;
  /** The request's Cookie header. */
  cookie: string | undefined;
  now: () => Date;
  /** The origin under which people reach the product, for the addresses it hands out. */
  baseUrl: string;
  keys: Keys;
  /** Rooms as visitors see them: one professional at a time, and of that one what booking needs. */
  visitors: Database;
  /** Where the request comes from, as far as our own proxies tell. */
  clientAddress: () => string;
  bookingLimits: BookingLimits;
  findDemoProfileId: () => Promise<string | null>;
};

/** What a procedure of a signed-in person is given besides: its work on the own rows. */
export type OwnContext = RequestContext & {
  mine: <Result>(work: OwnWork<Result>) => Promise<Result>;
};

/** Procedures that anybody may call. */
export const open = implement(contract).$context<RequestContext>();

/**
 * The same for long answers that hold no rows, which are not held against the contract once more: a test holds what
 * comes out.
 */
export const openUnchecked = open.$config({ initialOutputValidationIndex: Number.NaN });

/**
 * Procedures of a signed-in person. Who brings no cookie of ours is refused before the input is looked at. The work on
 * the person's rows runs by `mine`, in one transaction that begins with the proof of the session; without a living
 * session nothing of it runs.
 */
export const signedIn = gated(open);

/**
 * The same for long lists, whose answer is not held against the contract once more, which costs as much as reading
 * them: their statement names each column, and a test holds what comes out.
 */
export const signedInUnchecked = gated(open.$config({ initialOutputValidationIndex: Number.NaN }));

function gated(procedures: typeof open) {
  return procedures.use(({ context: { gate, cookie }, next }) => {
    const refusal = () => new ORPCError("UNAUTHORIZED", signedInErrors.UNAUTHORIZED);
    const token = gate.tokenOf(cookie);
    if (!token) throw refusal();
    const mine = <Result>(work: OwnWork<Result>) => gate.enter(token, { work, refusal });
    return next({ context: { mine } });
  });
}
