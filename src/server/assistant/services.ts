import type { Talks } from "./conversation/talks.ts";

/** What the room's procedures need beside a request: opened once, in server/open-assistant.ts. */
export type AssistantServices = {
  talks: Talks;
  /** guided understands by the grammar alone; model has a language model to help. */
  kind: "guided" | "model";
  /** The telephone numbers that are answered, and for whom. */
  lines: readonly { number: string; profileId: string }[];
};
