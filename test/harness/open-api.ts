import { createORPCClient } from "@orpc/client";
import { isContractProcedure } from "@orpc/contract";
import { contract } from "#contract/contract.ts";
import type { Api } from "./app.ts";

/** An error response of the public API. */
export class ApiRefusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The procedure with a name such as "contacts.list". */
export function routeOf(name: string): { method: string; path: string } {
  let found: unknown = contract;
  for (const key of name.split(".")) found = (found as Record<string, unknown>)[key];
  if (!isContractProcedure(found)) throw new Error(`${name} is not a procedure`);
  const { method = "POST", path } = found["~orpc"].route;
  return { method, path: path! };
}

/** A client of /api/v1 with the given headers: every procedure by its own method and path. */
export function openApiClient(origin: string, headers: Record<string, string>): Api {
  return createORPCClient({
    async call(path: readonly string[], input: unknown) {
      const { method, path: pattern } = routeOf(path.join("."));
      const rest = { ...(input as Record<string, unknown>) };
      const place = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        const value = String(rest[name]);
        delete rest[name];
        return encodeURIComponent(value);
      });
      const url = new URL(`/api/v1${place}`, origin);
      if (method === "GET")
        for (const [name, value] of Object.entries(rest))
          if (Array.isArray(value))
            for (const one of value) url.searchParams.append(`${name}[]`, String(one));
          else
            url.searchParams.set(name, value instanceof Date ? value.toISOString() : String(value));
      const answer = await fetch(url, {
        method,
        headers: {
          ...headers,
          ...(method === "GET" ? {} : { "content-type": "application/json" }),
        },
        body: method === "GET" ? undefined : JSON.stringify(rest),
      });
      const body = (await answer.json().catch(() => ({}))) as { message?: string };
      if (!answer.ok) throw new ApiRefusal(answer.status, body.message ?? "");
      return body;
    },
  });
}
