import { StandardRPCJsonSerializer } from "@orpc/client/standard";
import { Hostile } from "./fuzz-inputs.ts";
import { hostileValues } from "./hostile-values.ts";
import { routeOf } from "./open-api.ts";

/** One HTTP request to a procedure, at /rpc or /api/v1. */
export type FuzzRequest = { path: string; method: string; body?: Uint8Array };

const serializer = new StandardRPCJsonSerializer();
const mark = (name: string) => `@@hostile ${name}@@`;
const marked = /"@@hostile ([^"@]+)@@"/g;

/** The request of the RPC protocol: a body, or for read-only procedures also the address. */
export function rpcRequest(name: string, input: unknown, { inAddress = false } = {}): FuzzRequest {
  const [json, meta] = serializer.serialize(withMarks(input));
  const path = `/rpc/${name.replaceAll(".", "/")}`;
  const body = bytesOf({ json: json ?? {}, meta });
  if (!inAddress) return { path, method: "POST", body };
  const text = encodeURIComponent(Buffer.from(body).toString()).slice(0, longestAddress);
  return { path: `${path}?data=${text}`, method: "GET" };
}

/** The request of the public API: fields of the path in it, and the rest in the address or the body. */
export function apiRequest(name: string, input: unknown): FuzzRequest {
  const { method, path: pattern } = routeOf(name);
  const isFields = typeof input === "object" && input !== null && !Array.isArray(input);
  const rest: Record<string, unknown> = isFields ? { ...(input as object) } : { input };
  const place = pattern.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
    const value = inAddress(rest[field]);
    delete rest[field];
    return value || "%20";
  });
  const path = `/api/v1${place}`;
  if (method !== "GET") return { path, method, body: bytesOf(withMarks(rest)) };
  const fields = Object.entries(rest).flatMap(([field, value]) =>
    (Array.isArray(value) ? value.slice(0, 20) : [value]).map(
      (one) => `${inAddress(field)}${Array.isArray(value) ? "[]" : ""}=${inAddress(one)}`,
    ),
  );
  return { path: `${path}?${fields.join("&")}`.slice(0, longestAddress), method };
}

/** Longer ones are refused before they reach a procedure. */
const longestAddress = 6_000;

function inAddress(value: unknown): string {
  if (value instanceof Hostile)
    return [...hostileValues[value.name]!.subarray(0, 300)]
      .map((byte) => `%${byte.toString(16).padStart(2, "0")}`)
      .join("");
  const isDate = value instanceof Date && !Number.isNaN(value.getTime());
  const plain = isDate ? value.toISOString() : value;
  const text = typeof plain === "object" ? JSON.stringify(withMarks(plain)) : String(plain);
  return encodeURIComponent(text.slice(0, 2_000).toWellFormed());
}

/** A copy with a mark for each hostile value, which is no JSON. */
function withMarks(value: unknown): unknown {
  if (value instanceof Hostile) return mark(value.name);
  if (Array.isArray(value)) return value.map(withMarks);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withMarks(one)]));
}

function bytesOf(value: unknown): Uint8Array {
  const text = Buffer.from(JSON.stringify(value)).toString("latin1");
  const filled = text.replaceAll(marked, (_, name: string) =>
    hostileValues[name]!.toString("latin1"),
  );
  return Buffer.from(filled, "latin1");
}
