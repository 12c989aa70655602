import type { AskAnswer } from "#contract/assistant/ask.ts";
import type { TalkAnswer, TalkLine } from "#contract/assistant/talk.ts";
import { examples } from "#domain/assistant/ask/question.ts";
import type { TalkCalls } from "../talk/open-talk.ts";
import { askWords as words } from "./ask-messages.ts";

/** What stands under the last line of an answer. */
export type Under = Pick<AskAnswer, "items" | "page">;

/** So many examples stand where nothing was asked yet. */
const firstExamples = 4;

/**
 * Asking as a conversation: each question is a line and each sentence of its answer another. The server keeps
 * none of it, so that a page that is loaded anew begins anew. `tell` learns what stands under which line.
 */
export function askCalls(
  ask: (question: { id: string; text: string }) => Promise<AskAnswer>,
  tell: (seq: number, answer: AskAnswer) => void,
): TalkCalls {
  let lines = 0;
  let suggestions: string[] = examples.slice(0, firstExamples);
  let talkId = "";

  const line = (speaker: TalkLine["speaker"], said: string): TalkLine => ({
    seq: lines++,
    speaker,
    words: said,
  });
  const answerOf = (news: TalkLine[]): TalkAnswer => ({
    talkId,
    secret: talkId,
    lines: news,
    expecting: "want",
    suggestions,
    isTakenOver: false,
    outcome: null,
    manageLink: null,
  });

  return {
    async begin(opening) {
      talkId = opening.talkId;
      return answerOf([line("assistant", words.opening)]);
    },
    async say({ turnId, text }) {
      const answer = await ask({ id: turnId, text });
      ({ suggestions } = answer);
      const news = [
        line("caller", text),
        ...answer.says.map((sentence) => line("assistant", sentence)),
      ];
      tell(lines - 1, answer);
      return answerOf(news);
    },
    // Nobody else says anything here.
    read: async () => answerOf([]),
  };
}
