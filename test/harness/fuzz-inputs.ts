import { contract } from "#contract/contract.ts";
import { newId } from "#server/platform/ids.ts";
import { hostileValues } from "./hostile-values.ts";

/** A repeatable source of chance. */
export type Chance = {
  /** A whole number below `limit`. */
  below(limit: number): number;
  pick<Some>(some: readonly Some[]): Some;
  /** True once in so many times. */
  oneIn(times: number): boolean;
};

/** Numbers from a seed (mulberry32), so that a run can be repeated. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: (some) => some[below(some.length)]!, oneIn: (times) => below(times) === 0 };
}

/** What texts are made of: ids of the person who asks and of those who own the planted values, and search terms. */
export type Vocabulary = { ids: readonly string[]; words: readonly string[] };

/** Stands for bytes of hostileValues; the request puts them in (fuzz-requests.ts). */
export class Hostile {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** The parts of a zod schema that a value is made from. */
type Definition = {
  type: string;
  format?: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  options?: Schema[];
  items?: Schema[];
  values?: unknown[];
  entries?: Record<string, unknown>;
  in?: Schema;
  keyType?: Schema;
  valueType?: Schema;
  getter?: () => Schema;
};
type Schema = { _zod: { def: Definition } };

/** A procedure's input schema; null if it takes none. */
export function inputSchemaOf(name: string): Schema | null {
  let found: unknown = contract;
  for (const key of name.split(".")) found = (found as Record<string, unknown>)[key];
  return (found as { "~orpc": { inputSchema?: Schema } })["~orpc"].inputSchema ?? null;
}

const numbers = [0, 1, 2, 3, 5, 12, 30, 60, 450_000, 0.1, 1e7, -1, 1e15, Number.MAX_SAFE_INTEGER];
const oddNumbers = [-0, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, 2 ** 63, 0.1 + 0.2];
const texts = [
  "",
  " ",
  "M",
  "m@x.test",
  "(718) 555-0142",
  "2030-01-01",
  "12:00",
  "UTC",
  "America/New_York",
  "https://x.test/a",
  'O\'Brien "x" \\ %_',
  "Ωmega 👩‍👩‍👧 ‮abc",
  "=1+1",
  "'; drop table contacts; --",
];

/** A value that a schema takes, or nearly: every optional field is there half of the time. */
export function valueOf(schema: Schema, chance: Chance, words: Vocabulary): unknown {
  const { def } = schema._zod;
  const inner = (one: Schema) => valueOf(one, chance, words);
  switch (def.type) {
    case "object": {
      const fields = Object.entries(def.shape!).map(([name, one]) => [name, inner(one)] as const);
      return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    }
    case "optional":
      return chance.oneIn(2) ? inner(def.innerType!) : undefined;
    case "nullable":
      return chance.oneIn(4) ? null : inner(def.innerType!);
    case "default":
    case "prefault":
    case "catch":
    case "readonly":
    case "nonoptional":
      return inner(def.innerType!);
    case "pipe":
      return inner(def.in!);
    case "lazy":
      return inner(def.getter!());
    case "union":
      return inner(chance.pick(def.options!));
    case "enum":
      return chance.pick(Object.values(def.entries!));
    case "literal":
      return chance.pick(def.values!);
    case "array":
      return Array.from({ length: chance.below(4) }, () => inner(def.element!));
    case "tuple":
      return def.items!.map(inner);
    case "record":
      return Object.fromEntries([[String(inner(def.keyType!)), inner(def.valueType!)]]);
    case "boolean":
      return chance.oneIn(2);
    case "number":
      return chance.pick(numbers);
    case "date":
      return new Date(Date.now() + (chance.below(400) - 100) * 24 * 60 * 60 * 1000);
    case "null":
      return null;
    default:
      return textOf(def, chance, words);
  }
}

function textOf({ format }: Definition, chance: Chance, { ids, words }: Vocabulary): string {
  if (format === "uuid" || format === "guid") return chance.oneIn(4) ? newId() : chance.pick(ids);
  const which = chance.below(4);
  if (which === 0) return chance.pick(ids);
  return which === 1 ? chance.pick(words) : chance.pick(texts);
}

/** The same value, broken in a few places: other types, sizes, unknown keys, ids of other people. */
export function broken(value: unknown, chance: Chance, words: Vocabulary): unknown {
  if (chance.oneIn(12)) return strange(value, chance, words);
  if (Array.isArray(value)) {
    const items = value.map((item) => (chance.oneIn(2) ? broken(item, chance, words) : item));
    return chance.oneIn(10) ? Array.from({ length: 3_000 }, () => value[0] ?? "x") : items;
  }
  if (typeof value !== "object" || value === null || value instanceof Date)
    return chance.oneIn(3) ? strange(value, chance, words) : value;
  const fields = Object.entries(value).filter(() => !chance.oneIn(12));
  const changed = fields.map(([name, one]) => [
    name,
    chance.oneIn(3) ? broken(one, chance, words) : one,
  ]);
  if (chance.oneIn(6)) changed.push([chance.pick(unknownKeys), strange("x", chance, words)]);
  return Object.fromEntries(changed);
}

/** Columns and names that no input has, or that mean something elsewhere. */
const unknownKeys = [
  "user_id",
  "userId",
  "professional_id",
  "ownerId",
  "isAdmin",
  "__proto__",
  "toString",
  "constructor",
  "a".repeat(2_000),
  "",
  "\u0000",
  "json",
  "meta",
];

function strange(value: unknown, chance: Chance, { ids, words }: Vocabulary): unknown {
  switch (chance.below(8)) {
    case 0:
      return chance.pick(ids);
    case 1:
      return chance.pick(oddNumbers);
    case 2:
      return [value];
    case 3:
      return { [chance.pick(unknownKeys)]: value };
    case 4:
      return chance.pick(words);
    case 5:
      return chance.pick([null, true, false, "", [], {}, new Date(Number.NaN), new Date(0)]);
    default:
      return new Hostile(chance.pick(Object.keys(hostileValues)));
  }
}
