import { escapeLiteral } from "pg";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { causeCode, type Database, type OwnerTransaction } from "#server/platform/database.ts";
import { type BearerReader, noBearer } from "./bearer.ts";
import { storedToken } from "./shared/hashed-sessions.ts";
import { sessionCookie } from "./shared/session-cookie.ts";

/** The person behind a request. `ownerId` gives access to exactly the person's own rows. */
export type Visitor = {
  ownerId: OwnerId;
  email: string;
  name: string;
  /** Null for a personal API key, which has no session. */
  sessionId: string | null;
  /** When the person last confirmed; null for a personal API key. */
  confirmedAt: Date | null;
};

/** A credential, as the SQL call of the function in the schema `gate` that checks it. */
export type Pass = string & { readonly __brand: "Pass" };

/** Work on a person's own rows, in the transaction that checked the session. */
export type OwnWork<Result> = (tx: OwnerTransaction, me: Visitor) => Promise<Result>;

export type SessionGuard = {
  /** From a session cookie that we signed; only the database knows whether the session is still open. */
  passOf(cookie: string | undefined): Pass | null;
  /** From an access token or a personal API key; a key has access only to what `scope` names. */
  passOfBearer(authorization: string | undefined, scope: string): Promise<Pass | null>;
  /**
   * Runs the work as the session's person, in one transaction that begins with the session check, so a session revoked
   * a moment ago has no access. Throws `refusal` when there is no such session, and ScopeMissing for a valid key
   * without the scope.
   */
  enter<Result>(
    pass: Pass,
    options: { work: OwnWork<Result>; refusal: () => Error },
  ): Promise<Result>;
  /** The person behind a cookie; null without an open session. */
  findVisitor(cookie: string | undefined): Promise<Visitor | null>;
};

/** A valid API key was used for something outside its scopes. */
export class ScopeMissing extends Error {
  override name = "ScopeMissing";
}

type Person = {
  id: OwnerId;
  email: string;
  name: string;
  session_id: string | null;
  confirmed_at: Date | null;
};

/**
 * The only place that creates an OwnerId: from a cookie, access token or API key that we issued, of a session that is
 * open and not pending, of a person with a verified email (gate.enter in docs/schema.sql).
 */
export function createSessionGuard(
  database: Database,
  settings: { baseUrl: string; secret: string; readBearer?: BearerReader },
): SessionGuard {
  const readCookie = sessionCookie(settings);
  const readBearer = settings.readBearer ?? noBearer;
  const passOf = (cookie: string | undefined) => {
    const token = readCookie(cookie);
    return token === null ? null : call("enter", storedToken(token));
  };
  const prove = <Result>(
    pass: Pass,
    work: (tx: OwnerTransaction, visitor: Visitor | null) => Promise<Result>,
  ) =>
    database.opened<Person, Result>(
      `select id, email, name, session_id, confirmed_at from ${pass}`,
      (tx, [person]) => work(tx, person ? toVisitor(person) : null),
    );
  return {
    passOf,
    async passOfBearer(authorization, scope) {
      const shown = await readBearer(authorization);
      if (!shown) return null;
      return shown.kind === "key"
        ? call("enter_key", shown.hash, scope)
        : call("enter_session", shown.sessionId, shown.userId);
    },
    async enter(pass, { work, refusal }) {
      let isProved = false;
      try {
        return await prove(pass, (tx, visitor) => {
          isProved = true;
          if (!visitor) throw refusal();
          return work(tx, visitor);
        });
      } catch (error) {
        if (!isProved && causeCode(error) === "42501") throw new ScopeMissing();
        throw error;
      }
    },
    async findVisitor(cookie) {
      const pass = passOf(cookie);
      return pass && prove(pass, async (_, visitor) => visitor);
    },
  };
}

function call(name: "enter" | "enter_session" | "enter_key", ...values: string[]): Pass {
  return `gate.${name}(${values.map(escapeLiteral).join(", ")})` as Pass;
}

function toVisitor({ id, email, name, session_id, confirmed_at }: Person): Visitor {
  return { ownerId: id, email, name, sessionId: session_id, confirmedAt: confirmed_at };
}
