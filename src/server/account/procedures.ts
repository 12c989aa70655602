import {
  implement,
  type Implementer,
  type ImplementerInternalWithMiddlewares,
  ORPCError,
} from "@orpc/server";
import { contract } from "#contract/contract.ts";
import { signedInErrors } from "#contract/errors.ts";
import { type Counted, tooManyText } from "#domain/account/person-limits.ts";
import type { Scope } from "#domain/account/scopes.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Database, OwnerTransaction } from "#server/platform/database.ts";
import type { Keys } from "#server/platform/keys.ts";
import { isBearer } from "./bearer.ts";
import { type OwnWork, ScopeMissing, type SessionGuard, type Visitor } from "./session-guard.ts";
import type { PersonLimits } from "./person-limits.ts";

/** The operator's settings for accounts. */
export type AccountSettings = {
  /** Whether everyone needs a second step. */
  requireMfa: boolean;
  /** The providers that are set up, as in domain/account/sign-in-methods.ts. */
  providers: string[];
};

/**
 * How often one network address may book per hour, and how many attempts it has in ten minutes before it needs a proof
 * of work.
 */
export type BookingLimits = { perAddressAnHour: number; freeTries: number };

/** Updates what other rooms store about a deal, such as verdicts on its scenarios. */
export type FollowDeal = (
  tx: OwnerTransaction,
  owner: OwnerId,
  deal: { id: string; now: Date },
) => Promise<void>;

/** The context of every procedure. */
export type RequestContext = {
  database: Database;
  guard: SessionGuard;
  /** The request's Cookie header. */
  cookie: string | undefined;
  /** The request's Authorization header; only the public API accepts one. */
  authorization: string | undefined;
  now: () => Date;
  /** The origin under which people reach the product, for links. */
  baseUrl: string;
  keys: Keys;
  /** Checks sessions with the database role that also sees what linked professionals share. */
  linkGuard: SessionGuard;
  /** Checks sessions with the database role for a person's own account. */
  personGuard: SessionGuard;
  /** The database with the role for visitors: one professional at a time, and only what booking needs. */
  visitors: Database;
  /** The client's network address, as reported by our own proxies. */
  clientAddress: () => string;
  bookingLimits: BookingLimits;
  accountSettings: AccountSettings;
  personLimits: PersonLimits;
  findDemoProfileId: () => Promise<string | null>;
  /** Called after an edit of a deal, in its transaction. */
  followDeal: FollowDeal;
};

/** The additional context of a signed-in person's procedure. */
export type OwnContext = RequestContext & {
  mine: <Result>(work: OwnWork<Result>) => Promise<Result>;
  /** Runs with the database role that sees what two linked professionals share (docs/decisions/018). */
  across: <Result>(work: OwnWork<Result>) => Promise<Result>;
  /** Runs with the database role for the person's account: sessions, factors, keys, events. */
  account: <Result>(work: OwnWork<Result>) => Promise<Result>;
};

/** Written out, because the inferred type of so many procedures is too long for the compiler. */
type Open = Implementer<typeof contract, RequestContext, RequestContext>;

/** Procedures without authentication. */
export const open: Open = implement(contract).$context<RequestContext>();

/** The same without output validation, for long responses without rows; a test checks the response. */
export const openUnchecked: Open = open.$config({ initialOutputValidationIndex: Number.NaN });

/**
 * Procedures of a signed-in person. A request without a session cookie of ours is refused before its input is read.
 * Queries on the person's rows run in `mine`, in one transaction that begins with the session check.
 */
export const signedIn: Gated = gated(open);

/**
 * The same without output validation, which costs as much as reading a long list. The query names each column, and a
 * test checks the response.
 */
export const signedInUnchecked: Gated = gated(
  open.$config({ initialOutputValidationIndex: Number.NaN }),
);

type Gated = ImplementerInternalWithMiddlewares<typeof contract, RequestContext, OwnContext>;

function gated(procedures: typeof open): Gated {
  return procedures.use(async ({ context, path, procedure, next }, input) => {
    const { guard, cookie, authorization } = context;
    const refusal = () => new ORPCError("UNAUTHORIZED", signedInErrors.UNAUTHORIZED);
    const { method } = procedure["~orpc"].route;
    const scope = scopeOf(path, method);
    let counted = countedAs(path, method, input);
    const by = isBearer(authorization) ? "program" : "browser";
    // Once per request, as soon as the person is known.
    const count = ({ ownerId }: Visitor) => {
      const kind = counted;
      counted = null;
      const retryAfterSeconds = kind && context.personLimits.count(kind, ownerId, by);
      if (!kind || !retryAfterSeconds) return;
      throw new ORPCError("TOO_MANY_REQUESTS", {
        status: 429,
        message: tooManyText(kind, retryAfterSeconds),
        data: { retryAfterSeconds },
      });
    };
    // A token or key counts alone: a cookie beside it gives no additional access.
    const pass = isBearer(authorization)
      ? await guard.passOfBearer(authorization, scope)
      : guard.passOf(cookie);
    if (!pass) throw refusal();
    const through =
      (door: SessionGuard) =>
      async <Result>(work: OwnWork<Result>) => {
        try {
          return await door.enter(pass, {
            refusal,
            work(tx, me) {
              count(me);
              return work(tx, me);
            },
          });
        } catch (error) {
          if (error instanceof ScopeMissing)
            throw new ORPCError("FORBIDDEN", { message: `This key lacks the scope ${scope}.` });
          throw error;
        }
      };
    return next({
      context: {
        mine: through(guard),
        across: through(context.linkGuard),
        account: through(context.personGuard),
      },
    });
  });
}

/**
 * The scope that a personal API key needs for a procedure: its room, and whether it only reads. The account's own
 * procedures need "account", which no key can have.
 */
function scopeOf(path: readonly string[], method: string | undefined): Scope | "account" {
  const [room] = path;
  if (room === "account") return "account";
  return `${room}:${method === "GET" ? "read" : "write"}` as Scope;
}

/** Procedures that search for typed text, under whatever name their input has. */
const searches = new Set(["links.search", "search.find", "search.recall", "contacts.findKnown"]);

/** Which rate limit of the person a request counts toward; null for most reads, which have none. */
function countedAs(
  path: readonly string[],
  method: string | undefined,
  input: unknown,
): Counted | null {
  if (method !== "GET") return "writes";
  const typed = (input as { search?: unknown } | undefined)?.search;
  const isSearch = searches.has(path.join(".")) || (typeof typed === "string" && typed !== "");
  return isSearch ? "searches" : null;
}
