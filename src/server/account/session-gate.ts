import { escapeLiteral } from "pg";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Database, OwnerTransaction } from "#server/platform/database.ts";
import { sessionCookie } from "./session-cookie.ts";

/** The person behind a request. `ownerId` opens exactly the person's own rows. */
export type Visitor = { ownerId: OwnerId; email: string; name: string };

/** A token that we signed. Whether its session still lives only the database knows. */
export type Token = string & { readonly __brand: "Token" };

/** Work on a person's own rows, in the transaction that proved who it is. */
export type OwnWork<Result> = (tx: OwnerTransaction, me: Visitor) => Promise<Result>;

export type SessionGate = {
  /** The token that a request brings; null when it brings none of ours. */
  tokenOf(cookie: string | undefined): Token | null;
  /**
   * Runs the work as the person whose session it is, in one transaction that begins with the proof, so that a session
   * revoked a moment ago opens nothing. Throws `refusal` when there is no such session.
   */
  enter<Result>(
    token: Token,
    options: { work: OwnWork<Result>; refusal: () => Error },
  ): Promise<Result>;
  /** Who a request comes from; null for everybody who is not signed in. */
  findVisitor(cookie: string | undefined): Promise<Visitor | null>;
};

type Person = { id: OwnerId; email: string; name: string };

/**
 * The only place that mints an OwnerId: from a cookie that we signed, of a session that lives, of a person whose email
 * is verified (migrations, gate.enter).
 */
export function createSessionGate(
  database: Database,
  settings: { baseUrl: string; secret: string },
): SessionGate {
  const read = sessionCookie(settings);
  const tokenOf = (cookie: string | undefined) => read(cookie) as Token | null;
  const prove = <Result>(
    token: Token,
    work: (tx: OwnerTransaction, visitor: Visitor | null) => Promise<Result>,
  ) =>
    database.opened<Person, Result>(
      `select id, email, name from gate.enter(${escapeLiteral(token)})`,
      (tx, [person]) => work(tx, person ? toVisitor(person) : null),
    );
  return {
    tokenOf,
    enter: (token, { work, refusal }) =>
      prove(token, (tx, visitor) => {
        if (!visitor) throw refusal();
        return work(tx, visitor);
      }),
    async findVisitor(cookie) {
      const token = tokenOf(cookie);
      return token && prove(token, async (_, visitor) => visitor);
    },
  };
}

function toVisitor({ id, email, name }: Person): Visitor {
  return { ownerId: id, email, name };
}
