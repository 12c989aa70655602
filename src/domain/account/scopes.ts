/** The rooms that a personal API key can have access to, read-only or read and write. */
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
  // The search and the overview have nothing to write, and notifications can only be marked as read.
  ...(room === "search" || room === "overview" ? [] : [`${room}:write` as const]),
]);
