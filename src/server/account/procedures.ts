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

/** What whoever runs this Hearthline has decided about accounts. */
export type AccountSettings = {
  /** Whether everybody needs a second step. */
  requireMfa: boolean;
  /** The providers that are set up, as in domain/account/ways-in.ts. */
  providers: string[];
};

/** How often one address may book in an hour, and try within ten minutes before it must prove work. */
export type BookingLimits = { perAddressAnHour: number; freeTries: number };

/** What follows from the edit of a deal in a room above the contacts, such as verdicts that it breaks. */
export type FollowDeal = (
  tx: OwnerTransaction,
  owner: OwnerId,
  deal: { id: string; now: Date },
) => Promise<void>;

/** What every procedure is given. */
export type RequestContext = {
  database: Database;
  guard: SessionGuard;
  /** The request's Cookie header. */
  cookie: string | undefined;
  /** The request's Authorization header; only the public API takes one. */
  authorization: string | undefined;
  now: () => Date;
  /** The origin under which people reach the product, for the addresses it hands out. */
  baseUrl: string;
  keys: Keys;
  /** Proves sessions for work beyond the own account, by the role that sees what linked professionals may. */
  linkGuard: SessionGuard;
  /** Proves sessions for what a person sees and does of the own account. */
  personGuard: SessionGuard;
  /** Rooms as visitors see them: one professional at a time, and of that one what booking needs. */
  visitors: Database;
  /** Where the request comes from, as far as our own proxies tell. */
  clientAddress: () => string;
  bookingLimits: BookingLimits;
  accountSettings: AccountSettings;
  /** Counts what each person does. */
  personLimits: PersonLimits;
  findDemoProfileId: () => Promise<string | null>;
  /** Called after the edit of a deal, in its transaction: what other rooms keep of it follows. */
  followDeal: FollowDeal;
};

/** What a procedure of a signed-in person is given besides: its work on the own rows, and on what is shared. */
export type OwnContext = RequestContext & {
  mine: <Result>(work: OwnWork<Result>) => Promise<Result>;
  /** The same as the role that sees what two professionals may of each other (docs/decisions/018). */
  across: <Result>(work: OwnWork<Result>) => Promise<Result>;
  /** The same as the role that sees what a person may of the own account: sessions, factors, keys, events. */
  account: <Result>(work: OwnWork<Result>) => Promise<Result>;
};

/** Written out, because what the compiler infers of so many procedures is too long for it to write down. */
type Open = Implementer<typeof contract, RequestContext, RequestContext>;

/** Procedures that anybody may call. */
export const open: Open = implement(contract).$context<RequestContext>();

/**
 * The same for long answers that hold no rows, which are not held against the contract once more: a test holds what
 * comes out.
 */
export const openUnchecked: Open = open.$config({ initialOutputValidationIndex: Number.NaN });

/**
 * Procedures of a signed-in person. Who brings no cookie of ours is refused before the input is looked at. The work on
 * the person's rows runs by `mine`, in one transaction that begins with the proof of the session; without a living
 * session nothing of it runs.
 */
export const signedIn: Gated = gated(open);

/**
 * The same for long lists, whose answer is not held against the contract once more, which costs as much as reading
 * them: their statement names each column, and a test holds what comes out.
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
    // Once in each request, by the first piece of work that knows who it is.
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
    // What shows a token or a key is judged by that alone, so that no cookie beside it opens more.
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

/** Procedures that search for what somebody types, under whatever name their input has. */
const searches = new Set(["links.search", "search.find", "search.recall", "contacts.findKnown"]);

/** Which rate limit of the person a call counts toward; null for most reads, which have none. */
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
