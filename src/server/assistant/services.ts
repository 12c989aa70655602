import type { Database } from "#server/platform/database.ts";
import type { TalkRoom } from "./talk/talks.ts";

/** What the room's procedures need besides a request: created once, in server/open-assistant.ts. */
export type AssistantServices = {
  talks: TalkRoom;
  /** The database with the assistant's role. */
  database: Database;
  /** "guided" understands by the grammar alone; "model" also uses a language model. */
  kind: "guided" | "model";
  /** The phone numbers that are answered, and for whom. */
  lines: readonly { number: string; profileId: string }[];
};
