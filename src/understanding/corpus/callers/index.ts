import * as answers from "./answers.ts";
import { corrections } from "./corrections.ts";
import { days } from "./days.ts";
import { emailDeclines, emails } from "./emails.ts";
import * as manage from "./manage.ts";
import { messageLeadIns, messages } from "./messages.ts";
import { names } from "./names.ts";
import { openers } from "./openers.ts";
import { phoneDeclines, phones } from "./phones.ts";
import { purposes } from "./purposes.ts";
import { questions } from "./questions.ts";
import { lengths, times } from "./times.ts";

/**
 * What callers say who want to book, move or cancel an appointment or leave a message. Written from how people talk,
 * deliberately without looking at what the assistant understands.
 */
export * from "./answers.ts";
export * from "./corrections.ts";
export * from "./days.ts";
export * from "./emails.ts";
export * from "./manage.ts";
export * from "./messages.ts";
export * from "./names.ts";
export * from "./openers.ts";
export * from "./phones.ts";
export * from "./purposes.ts";
export * from "./questions.ts";
export * from "./shape.ts";
export * from "./times.ts";

/** How many phrasings there are, before their slots are filled. */
export function countPhrasings(): number {
  const { codeWords: _words, ...managing } = manage;
  const lists: readonly (readonly unknown[])[] = [
    ...Object.values(openers),
    ...Object.values(answers),
    ...Object.values(managing),
    days,
    times,
    lengths,
    purposes,
    names,
    emails,
    emailDeclines,
    phones,
    phoneDeclines,
    corrections,
    messages,
    messageLeadIns,
    questions,
  ];
  return lists.reduce((sum, list) => sum + list.length, 0);
}
