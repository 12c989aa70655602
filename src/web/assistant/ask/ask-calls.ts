import type { AskAnswer } from "#contract/assistant/ask.ts";
import type { TalkAnswer, TalkLine } from "#contract/assistant/talk.ts";
import { examples } from "#domain/assistant/ask/question.ts";
import type { TalkCalls } from "../talk/open-talk.ts";
import { askWords as words } from "./ask-messages.ts";

/** The content below the last line of an answer. */
export type Under = Pick<AskAnswer, "items" | "page">;

/** How many example questions show before the first question. */
const firstExamples = 4;

/**
 * Questions as a conversation: each question is a line, and each sentence of its answer another. The server stores none
 * of it, so a reload starts over. `tell` gets each answer with the `seq` of its last line.
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
    // There is no one else in this conversation.
    read: async () => answerOf([]),
  };
}
