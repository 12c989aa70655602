import { ORPCError } from "@orpc/server";
import type { StandardHandlerOptions, StandardHandlerPlugin } from "@orpc/server/standard";
import type { JSONSchema, SchemaConverter } from "@orpc/openapi";
import type { Context } from "@orpc/server";

/** The message for a time without an offset from UTC. */
export const unfitMoment =
  "Write a moment with its offset from UTC, like 2026-11-24T10:00:00-05:00 or 2026-11-24T15:00:00Z.";

type Schema = JSONSchema | undefined;
type Place = readonly (string | number)[];

/**
 * Converts plain JSON and query values by the JSON Schema of the input, before validation. A time may have any offset
 * from UTC, but must have one, because otherwise the server's time zone would be guessed. In a query a list of one
 * value is that value (form, explode).
 */
export class PlainValues<T extends Context> implements StandardHandlerPlugin<T> {
  // After the coercion plugin, so that this interceptor runs first.
  readonly order = 1;
  readonly #converter: SchemaConverter;
  readonly #known = new WeakMap<object, Schema>();

  constructor(converter: SchemaConverter) {
    this.#converter = converter;
  }

  init(options: StandardHandlerOptions<T>): void {
    options.clientInterceptors ??= [];
    options.clientInterceptors.unshift(async (call) => {
      const { inputSchema, route } = call.procedure["~orpc"];
      if (!inputSchema) return call.next();
      let schema = this.#known.get(inputSchema);
      if (!this.#known.has(inputSchema)) {
        [, schema] = await this.#converter.convert(inputSchema, { strategy: "input" });
        this.#known.set(inputSchema, schema);
      }
      const input = read(schema, call.input, { isQuery: route.method === "GET", place: [] });
      return call.next({ ...call, input });
    });
  }
}

type Reading = { isQuery: boolean; place: Place };

function read(schema: Schema, value: unknown, reading: Reading): unknown {
  if (typeof schema !== "object" || value === undefined || value === null) return value;
  const { isQuery, place } = reading;
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const chosen = choices.reduce<unknown>((so, choice) => read(choice, so, reading), value);
  if (isMoment(schema)) return typeof chosen === "string" ? momentOf(chosen, place) : chosen;
  if (schema.type === "array") {
    const list = isQuery && typeof chosen === "string" ? [chosen] : chosen;
    const items = Array.isArray(schema.items) ? undefined : schema.items;
    return Array.isArray(list)
      ? list.map((item, index) => read(items, item, { isQuery, place: [...place, index] }))
      : list;
  }
  if (!schema.properties || typeof chosen !== "object" || Array.isArray(chosen)) return chosen;
  const record = chosen as Record<string, unknown>;
  const changed = Object.entries(schema.properties)
    .filter(([name]) => Object.hasOwn(record, name))
    .map(([name, inner]) => [
      name,
      read(inner as Schema, record[name], { isQuery, place: [...place, name] }),
    ]);
  return { ...record, ...Object.fromEntries(changed) };
}

function isMoment(schema: object): boolean {
  return (schema as { "x-native-type"?: string })["x-native-type"] === "date";
}

function momentOf(written: string, place: Place): Date {
  // An unencoded plus in a query is decoded as a space.
  const text = written.trim().replace(/ (?=\d\d:?\d\d$)/, "+");
  try {
    return new Date(Temporal.Instant.from(text).epochMilliseconds);
  } catch {
    throw new ORPCError("BAD_REQUEST", {
      status: 400,
      message: unfitMoment,
      data: { issues: [{ path: place.map(String), message: unfitMoment }] },
    });
  }
}
