type Json = Record<string, unknown>;

/** Stored JSON has snake_case names; TypeScript and the API have camelCase. Only these two functions translate. */
export function toStoredNames(record: Json): Json {
  return mapNames(record, (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}

export function fromStoredNames(record: Json): Json {
  return mapNames(record, (name) =>
    name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  );
}

function mapNames(record: Json, rename: (name: string) => string): Json {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [rename(name), value]));
}
