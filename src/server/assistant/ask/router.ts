import type { AskAnswer } from "#contract/assistant/ask.ts";
import { type AskQuestion, examples } from "#domain/assistant/ask/question.ts";
import { understandQuestion } from "#domain/assistant/ask/understand-question.ts";
import { newProfileName } from "#domain/profiles/profile.ts";
import { signedIn } from "#server/account/procedures.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { addProfile } from "#server/profiles/store.ts";
import { type Asker, pages, readAsker, reply } from "./asker.ts";
import { agenda, nextAppointment, withoutOutcome } from "./calendar-answers.ts";
import { type Asked, draft } from "./drafts.ts";
import { freeTimes } from "./free-answers.ts";
import { callbacks, callsMade, closings, newLeads } from "./list-answers.ts";
import { findContact } from "./people.ts";

const say = signedIn.assistant.ask.say.handler(({ input: { id, text }, context }) => {
  const { baseUrl } = context;
  const now = context.now();
  return context.mine(async (tx, me) => {
    const asking = await readAsker(tx, me.ownerId, now);
    const question = understandQuestion(text, asking.clock);
    const asked = { id, text, baseUrl };
    if (question.kind !== "draft" || asking.host) return answer(tx, asking, { question, asked });
    await addProfile(tx, me.ownerId, { email: me.email, fullName: newProfileName(me), now });
    const known = await readAsker(tx, me.ownerId, now);
    return answer(tx, known, { question, asked });
  });
});

/** Implements contract/assistant/ask.ts: each answer comes from the asker's own rows, and nothing is sent. */
export const askRouter = { say };

async function answer(
  tx: OwnerTransaction,
  asking: Asker,
  { question, asked }: { question: AskQuestion; asked: Asked },
): Promise<AskAnswer> {
  switch (question.kind) {
    case "agenda":
      return agenda(tx, asking, question.period);
    case "next":
      return nextAppointment(tx, asking, question.name);
    case "free":
      return freeTimes(tx, asking, question);
    case "newLeads":
      return newLeads(tx, asking, question.period);
    case "find":
      return findContact(tx, asking, question);
    case "closings":
      return closings(tx, asking, question.period);
    case "callbacks":
      return callbacks(tx, asking);
    case "noOutcome":
      return withoutOutcome(tx, asking);
    case "calls":
      return callsMade(tx, asking);
    case "draft":
      return draft(tx, asking, { question, asked });
    case "delicate":
      return question.about === "qualify"
        ? reply(
            "I can't judge whether someone qualifies. The calculator shows what a deal allows.",
            { page: pages.calculator },
          )
        : reply("I can't discuss rates and terms. You'll find them in each deal.", {
            page: pages.calculator,
          });
    case "help":
      return reply(
        "I answer from your calendar and contacts, and draft messages for you to send. You can ask me:",
        { suggestions: [...examples] },
      );
    case "unclear":
      return reply("I didn't understand that. For example, you can ask me:", {
        suggestions: examples.slice(0, 3),
      });
  }
}
