import type { Database } from "#server/platform/database.ts";
import type { Speech } from "./speech/speech.ts";
import type { TalkRoom } from "./talk/talks.ts";

/** What the room's procedures need besides a request: created once, in server/open-assistant.ts. */
export type AssistantServices = {
  talks: TalkRoom;
  /** The database with the assistant's role. */
  database: Database;
  /** "guided" understands by the grammar alone; "model" also uses a language model. */
  kind: "guided" | "model";
  /** The speech server as callers may use it; null leaves speech to the browser. */
  speech: Speech | null;
  /** How many conversations one address may begin, and how many messages it may send, per hour. */
  limits: { talksPerAddress: number; talkTurnsPerAddress: number };
  /** The phone numbers that are answered, and for whom. */
  lines: readonly { number: string; profileId: string }[];
};
