import { createHash, createHmac, randomBytes } from "node:crypto";
import { keptFor } from "#domain/kernel/kept-for.ts";
import type { Accounts } from "../shared/accounts.ts";

/** For how many seconds a used token returns the same successor again, for a client that never got the response. */
export const retrySeconds = 10;

export type Refreshed =
  | { ok: true; token: string; sessionId: string }
  /** Not ours, or of a session that has ended. */
  | { ok: false; reason: "unknown" }
  /** Used a second time: one of the two holders is a thief, so the session was ended. */
  | { ok: false; reason: "reused" };

/** The first refresh token of a session. */
export async function startRefreshTokens(accounts: Accounts, sessionId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await accounts.query("insert into account.renewal (hash, session_id) values ($1, $2)", [
    hashOf(token),
    sessionId,
  ]);
  return token;
}

/**
 * Uses up a refresh token and returns the next one, which is derived from it and the server's secret. So requests at
 * once, or again within ten seconds, get the same successor. Later, or once the successor was used, a used token ends
 * the session.
 */
export async function renew(
  accounts: Accounts,
  token: string,
  { secret, sessionSeconds }: { secret: string; sessionSeconds: number },
): Promise<Refreshed> {
  if (!/^[\w-]{43}$/.test(token)) return { ok: false, reason: "unknown" };
  const next = createHmac("sha256", secret).update(`renewal ${token}`).digest("base64url");
  // One statement: either the token is used and the next one stored, or nothing happens. A concurrent request waits for
  // the row. The session is locked first, in the same order as when a session ends.
  const { rows } = await accounts.query<{ sessionId: string; reused: boolean }>(
    `with alive as (
       select id from account.session
        where id = (select session_id from account.renewal where hash = $1) and expires_at > now()
          for key share
     ), taken as (
       update account.renewal r set used_at = coalesce(r.used_at, clock_timestamp())
         from alive s
        where r.hash = $1 and r.session_id = s.id
       returning r.session_id, r.used_at < clock_timestamp() - make_interval(secs => $3) as late
     ), following as (
       insert into account.renewal (hash, session_id) select $2, session_id from taken
       on conflict (hash) do update set hash = excluded.hash
       returning used_at is not null as used, xmax <> 0 as known
     )
     select t.session_id as "sessionId", f.used or (t.late and f.known) as reused
       from taken t cross join following f`,
    [hashOf(token), hashOf(next), retrySeconds],
  );
  const [row] = rows;
  if (!row) return { ok: false, reason: "unknown" };
  if (row.reused) {
    await accounts.query("delete from account.session where id = $1", [row.sessionId]);
    return { ok: false, reason: "reused" };
  }
  // Extends the session like the cookie does, at most once a day.
  await accounts.query(
    `update account.session set expires_at = now() + make_interval(secs => $2), updated_at = now()
      where id = $1 and expires_at < now() + make_interval(secs => $2) - interval '1 day'`,
    [row.sessionId, sessionSeconds],
  );
  await accounts.query(
    `delete from account.renewal where session_id = $1 and used_at < now() - make_interval(days => $2)`,
    [row.sessionId, keptFor.usedRefreshToken.days],
  );
  return { ok: true, token: next, sessionId: row.sessionId };
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
