import type { BehindLine, RehearsalAnswer } from "#contract/assistant/rehearsal.ts";
import type { TalkAnswer } from "#contract/assistant/talk.ts";
import type { SentLine } from "../talk/talk-memory.ts";
import type { TalkCalls } from "../talk/open-talk.ts";

/** A line of a rehearsal, and how the assistant understood it. */
export type Behind = { turnId: string; said: string; behind: BehindLine };

/** The procedures of a rehearsal (contract/assistant/rehearsal.ts). */
export type RehearsalApi = {
  begin: (opening: {
    talkId: string;
    timeZone: string;
    spoken: boolean;
  }) => Promise<RehearsalAnswer>;
  say: (line: { talkId: string } & SentLine) => Promise<RehearsalAnswer>;
};

/** Callbacks for what a rehearsal returns besides its lines. */
export type Watcher = { began: () => void; took: (line: Behind) => void };

/**
 * A rehearsal in the form of a visitor's conversation, so that it uses the same components. It has no secret, and no
 * one can take it over.
 */
export function rehearsalCalls(api: RehearsalApi, watcher: Watcher): TalkCalls {
  let last: TalkAnswer | null = null;

  const toAnswer = ({ behind: _, ...answer }: RehearsalAnswer): TalkAnswer => {
    last = { ...answer, secret: answer.talkId, manageLink: null };
    return last;
  };

  return {
    async begin({ talkId, timeZone, spoken }) {
      const answer = await api.begin({ talkId, timeZone, spoken });
      watcher.began();
      return toAnswer(answer);
    },
    async say({ talkId, turnId, text, spoken, heard }) {
      const line = { turnId, text, spoken, ...(heard === undefined ? {} : { heard }) };
      const answer = await api.say({ talkId, ...line });
      if (answer.behind) watcher.took({ turnId, said: text, behind: answer.behind });
      return toAnswer(answer);
    },
    // There is no one else in this conversation.
    read: async () => ({ ...last!, lines: [] }),
  };
}
