import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Auth } from "./auth.ts";

/** The person behind a request. `ownerId` opens exactly the person's own rows. */
export type Visitor = { ownerId: OwnerId; email: string; name: string };

/**
 * The only place that mints an OwnerId: from a session cookie that the account service knows, of a person whose email
 * is verified. Null for everybody else.
 */
export async function findVisitor(auth: Auth, headers: Headers): Promise<Visitor | null> {
  if (!headers.has("cookie")) return null;
  const found = await auth.api.getSession({ headers });
  if (!found?.user.emailVerified) return null;
  return {
    ownerId: found.user.id as OwnerId,
    email: found.user.email,
    name: found.user.name,
  };
}
