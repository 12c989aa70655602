import type { BehindLine, RehearsalAnswer } from "#contract/assistant/rehearsal.ts";
import type { TalkAnswer } from "#contract/assistant/talk.ts";
import type { SentLine } from "../talk/talk-memory.ts";
import type { TalkCalls } from "../talk/open-talk.ts";

/** A line of a rehearsal, and how it was taken. */
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

/** What somebody learns of a rehearsal beside its lines. */
export type Watcher = { began: () => void; took: (line: Behind) => void };

/**
 * A rehearsal as a conversation of a visitor, for the same page parts; no secret opens it, and nobody takes
 * it over.
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
    // Nobody else says anything here.
    read: async () => ({ ...last!, lines: [] }),
  };
}
