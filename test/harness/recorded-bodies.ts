import { createORPCClient } from "@orpc/client";
import { StandardRPCJsonSerializer } from "@orpc/client/standard";
import type { Api, SignedIn } from "./app.ts";
import { attemptsOn, procedureNames, type Target } from "./attempts.ts";

/** An input as the client gave it, and how it goes over the wire. */
export type RecordedBody = { input: unknown; json: unknown; meta: unknown };

/** The request bodies of the attempts on a person's records, by procedure. Nothing is sent. */
export async function recordBodies(
  person: SignedIn,
  target: Target,
): Promise<Map<string, RecordedBody>> {
  const bodies = new Map<string, RecordedBody>();
  const serializer = new StandardRPCJsonSerializer();
  const api: Api = createORPCClient({
    async call(path: readonly string[], input: unknown) {
      const [json = {}, meta] = serializer.serialize(input);
      bodies.set(path.join("."), { input, json: json ?? {}, meta });
      return {};
    },
  });
  const attempts = attemptsOn(target);
  for (const name of procedureNames())
    await attempts[name]!({ ...person, api }).catch(() => undefined);
  return bodies;
}

/** Whether a procedure ends something: it runs after everything that needs it. */
export const isEnd = (name: string): boolean =>
  /\.(remove|end|erase|forget|revoke|removeWords)\w*$/.test(name);
