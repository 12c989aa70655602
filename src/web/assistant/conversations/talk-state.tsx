import type { Conversation } from "#contract/assistant/conversations.ts";
import type { Outcome } from "#domain/assistant/tasks.ts";
import { Badge } from "#web/ui/badge.tsx";
import { StatusDot, type StatusTone } from "#web/ui/status-dot.tsx";
import { outcomeNames } from "../shared/names.ts";
import { listWords as words } from "./conversation-messages.ts";

const tones: Record<Outcome, StatusTone> = {
  booked: "green",
  moved: "green",
  cancelled: "clay",
  message: "brass",
  transferred: "green",
  optedOut: "clay",
  answered: "green",
  leftOpen: "grey",
};

/** Whether a conversation is open, or how it ended. */
export function TalkState({ talk }: { talk: Pick<Conversation, "status" | "outcome"> }) {
  if (talk.status === "open") return <Badge tone="green">{words.live}</Badge>;
  if (talk.status === "taken over") return <Badge tone="brass">{words.takenOver}</Badge>;
  const outcome = talk.outcome ?? "leftOpen";
  return <StatusDot tone={tones[outcome]}>{outcomeNames[outcome]}</StatusDot>;
}
