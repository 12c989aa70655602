import type { Database } from "#server/platform/database.ts";
import type { TalkRoom } from "./talk/talks.ts";

/** What the room's procedures need beside a request: opened once, in server/open-assistant.ts. */
export type AssistantServices = {
  talks: TalkRoom;
  /** As the assistant's role sees it. */
  database: Database;
  /** guided understands by the grammar alone; model has a language model to help. */
  kind: "guided" | "model";
  /** The telephone numbers that are answered, and for whom. */
  lines: readonly { number: string; profileId: string }[];
};
