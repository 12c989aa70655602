/** The rooms that a personal API key can open, for reading or for reading and writing apart. */
export const scopeRooms = [
  "profiles",
  "contacts",
  "appointments",
  "links",
  "calculator",
  "notices",
  "assistant",
  "search",
  "overview",
] as const;
export type ScopeRoom = (typeof scopeRooms)[number];

/** What a personal API key may do: "contacts:read" lists and searches, "contacts:write" adds and changes. */
export type Scope = `${ScopeRoom}:${"read" | "write"}`;

export const scopes: readonly Scope[] = scopeRooms.flatMap((room) => [
  `${room}:read` as const,
  // The search and the overview hold nothing to write, the notices' list nothing but marks.
  ...(room === "search" || room === "overview" ? [] : [`${room}:write` as const]),
]);
