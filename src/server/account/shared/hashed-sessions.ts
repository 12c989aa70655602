import { createHash, createHmac, randomBytes } from "node:crypto";
import type { BetterAuthOptions } from "better-auth";
import { getAdapter } from "better-auth/db/adapter";

type Adapter = Awaited<ReturnType<typeof getAdapter>>;
type Where = { field: string; value: unknown };
type Call = { model: string; where?: Where[]; data?: Row; update?: Row };
type Row = Record<string, unknown>;
type Method = (call: Call) => Promise<unknown>;

const methods = [
  "create",
  "findOne",
  "findMany",
  "count",
  "update",
  "updateMany",
  "delete",
  "deleteMany",
  "consumeOne",
  "incrementOne",
] as const satisfies (keyof Adapter)[];

/** What the database has instead of a session's token. The token is random, so its hash needs no salt. */
export function storedToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/**
 * What stands for a token that only the database was asked for, of which nothing but the hash is known: inside of this
 * process it finds the session, as the token would. Nobody else can make one.
 */
export function tokenOfStored(hash: string): string {
  return `stored~${hash}~${markOf(hash)}`;
}
const key = randomBytes(32);
const markOf = (hash: string) => createHmac("sha256", key).update(hash).digest("base64url");

/** The hash of a token, or of what stands for one. */
export function toStored(token: string): string {
  const [first, hash = "", mark] = token.split("~");
  return first === "stored" && mark === markOf(hash) ? hash : storedToken(token);
}

/**
 * Better Auth's own adapter of the database, which stores hashes of session tokens: Better Auth has no setting for it,
 * and whoever reads the table could otherwise take over every open session whose cookie they can sign.
 */
export function hashedSessions(database: BetterAuthOptions["database"]) {
  return (options: BetterAuthOptions): Adapter => {
    const opening = getAdapter({ ...options, database });
    // Better Auth asks for an adapter at once, and its own one takes a moment to load.
    opening.catch(() => {});
    const face = {
      id: "kysely",
      ...faceOf(() => opening),
      transaction: async (work: (tx: Adapter) => Promise<unknown>) =>
        (await opening).transaction((tx) =>
          work({ ...tx, ...faceOf(async () => tx as Adapter) } as Adapter),
        ),
    };
    return face as unknown as Adapter;
  };
}

function faceOf(open: () => Promise<Adapter>): Record<string, Method> {
  const face = methods.map((name): [string, Method] => [
    name,
    async (call) => {
      const adapter = (await open()) as unknown as Record<string, Method>;
      if (call.model !== "session") return adapter[name]!(call);
      const known = new Map<string, string>();
      const hashed = hashTokens(call, known);
      return withTokens(await adapter[name]!(hashed), known);
    },
  ]);
  return Object.fromEntries(face);
}

/** The same call with hashes; `known` gets the tokens that they are of. */
function hashTokens(call: Call, known: Map<string, string>): Call {
  const hash = (token: unknown): unknown => {
    if (Array.isArray(token)) return token.map(hash);
    if (typeof token !== "string") return token;
    known.set(toStored(token), token);
    return toStored(token);
  };
  const inRow = (row: Row) => ("token" in row ? { ...row, token: hash(row.token) } : row);
  return {
    ...call,
    ...(call.where && {
      where: call.where.map((one) =>
        one.field === "token" ? { ...one, value: hash(one.value) } : one,
      ),
    }),
    ...(call.data && { data: inRow(call.data) }),
    ...(call.update && { update: inRow(call.update) }),
  };
}

/** The rows of an answer with the tokens that were asked for, or what stands for them. */
function withTokens(answer: unknown, known: Map<string, string>): unknown {
  if (Array.isArray(answer)) return answer.map((row) => withTokens(row, known));
  if (answer === null || typeof answer !== "object") return answer;
  const { token } = answer as Row;
  if (typeof token !== "string") return answer;
  return { ...answer, token: known.get(token) ?? tokenOfStored(token) };
}
