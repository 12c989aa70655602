import type { TalkAnswer } from "#contract/assistant/talk.ts";
import { type AssistantSettings, usualSettings } from "#domain/assistant/settings.ts";
import { newId } from "#server/platform/ids.ts";
import type { Client, SignedIn, TestApp } from "./app.ts";
import { newHost, type Row } from "./bookings.ts";
import type { Person } from "./people.ts";

/** Switches a professional's assistant on, or changes its settings in another way. */
export async function switchOn(
  app: Pick<TestApp, "sql">,
  { id }: Pick<SignedIn, "id">,
  change: Partial<AssistantSettings> = {},
): Promise<void> {
  const settings = { ...usualSettings, isOn: true, ...change };
  await app.sql(
    `insert into assistant_settings (user_id, settings, first_on_at, updated_at) values ($1, $2, now(), now())
     on conflict (user_id) do update
        set settings = excluded.settings, version = assistant_settings.version + 1`,
    [id, JSON.stringify(settings)],
  );
}

/** Someone who can be booked and whose assistant answers. */
export async function newAssistant(
  app: TestApp,
  change: Partial<AssistantSettings> = {},
  person?: Person,
): Promise<SignedIn> {
  const host = await newHost(app, person);
  await switchOn(app, host, change);
  return host;
}

/** A professional's stored contacts. */
export const contactsOf = (app: Pick<TestApp, "sql">, { id }: Pick<SignedIn, "id">) =>
  app.sql<Row>("select * from contacts where user_id = $1", [id]);

/** The emails sent to a professional, newest first. */
export const lettersTo = (app: Pick<TestApp, "sql">, { email }: Pick<SignedIn, "email">) =>
  app.sql<{ subject: string; body_text: string }>(
    `select subject, body_text from mail.outbox where recipient = $1 order by created_at desc`,
    [email],
  );

/** A visitor in a conversation with a professional's assistant. */
export type VisitorTalk = {
  talkId: string;
  secret: string;
  /** What the visitor's page currently shows. */
  answer: TalkAnswer;
  /** Says a line; passing a `turnId` makes it a retry. */
  say(text: string, options?: { turnId?: string; heard?: string }): Promise<TalkAnswer>;
  /** Says one line after another, and returns the last answer. */
  sayAll(...texts: string[]): Promise<TalkAnswer>;
  read(after?: number): Promise<TalkAnswer>;
};

/** Starts a conversation as a visitor's page does. */
export async function visitorTalk(
  app: { visitor: Client },
  { id: profileId }: { id: string },
  { timeZone = "America/New_York", spoken = false, talkId = newId() } = {},
): Promise<VisitorTalk> {
  const { talk } = app.visitor.api.assistant;
  const begun = await talk.begin({ profileId, talkId, timeZone, spoken });
  const key = { profileId, talkId, secret: begun.secret };
  const visitor: VisitorTalk = {
    talkId,
    secret: begun.secret,
    answer: begun,
    async say(text, { turnId = newId(), heard } = {}) {
      const line = { ...key, turnId, text, spoken, ...(heard !== undefined && { heard }) };
      visitor.answer = await talk.say(line);
      return visitor.answer;
    },
    async sayAll(...texts) {
      for (const text of texts) await visitor.say(text);
      return visitor.answer;
    },
    read: (after = -1) => talk.read({ ...key, after }),
  };
  return visitor;
}

/** What the assistant said in an answer, as one text. */
export function saidIn({ lines }: Pick<TalkAnswer, "lines">): string {
  return lines
    .filter(({ speaker }) => speaker === "assistant")
    .map(({ words }) => words)
    .join(" ");
}
