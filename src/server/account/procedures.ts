import { implement, ORPCError } from "@orpc/server";
import { contract } from "#contract/contract.ts";
import { signedInErrors } from "#contract/errors.ts";
import type { Visitor } from "./session-gate.ts";
import type { Database } from "#server/platform/database.ts";

/** What every procedure is given. The visitor is looked up only where it matters. */
export type RequestContext = {
  database: Database;
  now: () => Date;
  findVisitor: () => Promise<Visitor | null>;
  findDemoProfileId: () => Promise<string | null>;
};

/** Procedures that anybody may call. */
export const open = implement(contract).$context<RequestContext>();

/** Procedures of a signed-in person; all others are refused before the input is looked at. */
export const signedIn = open.use(async ({ context, next }) => {
  const visitor = await context.findVisitor();
  if (!visitor) throw new ORPCError("UNAUTHORIZED", signedInErrors.UNAUTHORIZED);
  return next({ context: { visitor } });
});
