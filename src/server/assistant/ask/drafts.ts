import type { AskAnswer } from "#contract/assistant/ask.ts";
import { draftWords } from "#domain/assistant/ask/draft-words.ts";
import type { AskQuestion } from "#domain/assistant/ask/question.ts";
import { ruleAgainst } from "#domain/assistant/messages/signature.ts";
import { redact } from "#understanding/redact.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { newId } from "#server/platform/ids.ts";
import { insertAction } from "../actions/store.ts";
import { logTask } from "../log/log.ts";
import { askAboutPerson } from "../outreach/gate.ts";
import { addressFor, findReached, type Reached } from "../outreach/permissions.ts";
import { type Asker, fullName, mostListed, pages, reply } from "./asker.ts";
import { findNamed, type Known, noContactNamed, toItem } from "./people.ts";
import { lastTouchOf } from "./store.ts";

type Drafting = Extract<AskQuestion, { kind: "draft" }>;

const dayMs = 24 * 60 * 60 * 1000;
const draftHolds = 14 * dayMs;

/** The question: repeating it with the same id adds no second draft. */
export type Asked = { id: string; text: string; baseUrl: string };

/**
 * Drafts a message to a contact. It goes into the queue as a draft, which only the professional can send; the settings
 * do not matter, because the professional asked for it. People who opted out get none, and no draft is about rates,
 * promises or neighborhoods.
 */
export async function draft(
  tx: OwnerTransaction,
  asking: Asker,
  { question, asked }: { question: Drafting; asked: Asked },
): Promise<AskAnswer> {
  const { owner, host, now } = asking;
  if (!host) return reply("Complete your profile first. A message needs your name.");
  const { name, channel, message } = question;
  const named = await findNamed(tx, owner, name);
  const [only] = named;
  if (!only) return noContactNamed(name);
  if (named.length > 1) return whichOne(named, { name, text: asked.text });
  const reached = await findReached(tx, owner, only.id);
  const recipient = reached && addressFor(reached, channel);
  if (!reached || !recipient) return noAddress(only, channel);
  const refusal = await refusalBy(tx, asking, { reached, recipient, channel });
  if (refusal)
    return reply(`I can't draft a message to ${fullName(only)}. ${refusal}`, {
      items: [toItem(only)],
    });
  const touched = await lastTouchOf(tx, owner, only.id);
  const written = draftWords({
    channel,
    reader: { firstName: only.firstName },
    writer: host,
    message,
    days: touched ? Math.floor((now.getTime() - touched.getTime()) / dayMs) : 0,
    links: { talkLink: `${asked.baseUrl}/talk/${owner}` },
  });
  const rule = ruleAgainst([written.subject, written.words].filter(Boolean).join("\n"), host);
  if (rule) return reply(ruleWords[rule] ?? "I can't put that in a draft.");
  const to = fullName(only);
  await keep(tx, asking, { asked, contactId: only.id, to, channel, recipient, ...written });
  const what = channel === "mail" ? "an email" : "a text";
  return reply(
    `I drafted ${what} to ${to}. Find it under Waiting for you. Edit it if you like, then send it yourself.`,
    {
      items: [{ title: written.subject ?? `Text to ${to}`, detail: written.words, href: null }],
      page: pages.queue,
      isDrafted: true,
    },
  );
}

const ruleWords: Record<string, string> = {
  terms: "I don't draft anything about rates, costs or terms. Please write those yourself.",
  promise: "I don't draft anything about what someone qualifies for.",
  steering: "I don't draft anything about areas or who lives there.",
  person: "I don't draft anything that claims to come from a person.",
  numbers: "I don't draft anything with card or Social Security numbers.",
};

async function keep(
  tx: OwnerTransaction,
  { owner, now }: Asker,
  draftOf: {
    asked: Asked;
    contactId: string;
    to: string;
    channel: "mail" | "text";
    recipient: string;
    subject: string | null;
    words: string;
  },
): Promise<void> {
  const { asked, contactId, to, channel, recipient, subject, words } = draftOf;
  const id = newId();
  const isNew = await insertAction(tx, {
    userId: owner,
    id,
    kind: "followUp",
    status: "draft",
    channel,
    purpose: "service",
    contactId,
    recipientName: to,
    recipient,
    subject,
    words,
    cause: "You asked for it",
    onceKey: `ask:${asked.id}`,
    runAt: now,
    expiresAt: new Date(now.getTime() + draftHolds),
    createdAt: now,
  });
  if (!isNew) return;
  await logTask(tx, owner, {
    id,
    kind: "action",
    description: `Draft to ${to}`,
    status: "Scheduled",
    details: {
      cause: "You asked for it",
      said: redact(asked.text),
      basis: "A draft that only you can send",
    },
    actionId: id,
    contactId,
    now,
  });
}

/** What forbids writing to this person at all; frequency and time are up to the sender. */
async function refusalBy(
  tx: OwnerTransaction,
  { owner, now }: Asker,
  {
    reached,
    recipient,
    channel,
  }: { reached: Reached; recipient: string; channel: "mail" | "text" },
): Promise<string | null> {
  const { person } = reached;
  const about = { channel, purpose: "service", recipient, person, now } as const;
  const { reasons } = await askAboutPerson(tx, owner, about);
  return reasons.find(({ rule }) => /^(?:person|lead|address)\./.test(rule))?.says ?? null;
}

function noAddress(known: Known, channel: "mail" | "text"): AskAnswer {
  const what = channel === "mail" ? "email" : "telephone number that takes texts";
  return reply(`You have no ${what} for ${fullName(known)}.`, { items: [toItem(known)] });
}

/** The same request for each of them, worded so that it means only one: by full name, or by address. */
function whichOne(named: Known[], { name, text }: { name: string; text: string }): AskAnswer {
  const shown = named.slice(0, mostListed);
  const names = shown.map(fullName);
  const suggestions = shown.flatMap((known, at) => {
    const isAlone = names.indexOf(names[at]!) === names.lastIndexOf(names[at]!);
    const alone =
      isAlone && names[at]!.toLowerCase() !== name.toLowerCase() ? names[at]! : known.email;
    return alone ? [text.replace(name, () => alone)] : [];
  });
  return reply(`${named.length} contacts match “${name}”. Which one do you mean?`, {
    items: shown.map(toItem),
    suggestions: suggestions.slice(0, 4),
  });
}
