import type { OutreachChannel, Purpose } from "#domain/assistant/outreach/consent.ts";
import { usualSettings } from "#domain/assistant/settings.ts";
import { type Autonomy, type TaskKind, taskKinds } from "#domain/assistant/tasks.ts";
import { newId } from "#server/platform/ids.ts";
import type { TestApp } from "./app.ts";
import { freshNumber } from "./account.ts";
import { fresh, people, type Person } from "./people.ts";

const day = 24 * 60 * 60 * 1000;

/** An action as stored. */
type ActionRow = {
  id: string;
  kind: string;
  status: string;
  channel: string;
  purpose: string;
  party_role: string | null;
  recipient: string;
  recipient_name: string | null;
  subject: string | null;
  words: string;
  cause: string;
  result: string | null;
  attempts: number;
  run_at: Date;
  expires_at: Date;
  done_at: Date | null;
};

type NewAction = {
  contactId?: string | null;
  kind?: TaskKind;
  channel: OutreachChannel;
  purpose?: Purpose;
  recipient: string;
  words?: string;
  status?: string;
  runAt?: Date;
  expiresAt?: Date;
  decidedAt?: Date | null;
  partyRole?: string;
};

/** A professional whose assistant is on, with what tests of outgoing calls, texts and emails need. */
export async function reachable(
  app: TestApp,
  {
    now = new Date("2026-11-18T18:00:00Z"),
    autonomy = {},
    settings = {},
    person = people.ana,
  }: {
    now?: Date;
    autonomy?: Partial<Record<TaskKind, Autonomy>>;
    settings?: Partial<typeof usualSettings>;
    person?: Person;
  } = {},
) {
  const ana = await app.as(fresh(person));
  await app.sql("update profiles set time_zone = 'America/New_York' where id = $1", [ana.id]);
  const all = Object.fromEntries(taskKinds.map((kind) => [kind, "automatic"]));
  const chosen = { ...usualSettings, isOn: true, ...settings, autonomy: { ...all, ...autonomy } };
  await app.sql(
    `insert into assistant_settings (user_id, settings, first_on_at, version, updated_at)
     values ($1, $2, $3, 1, $3)`,
    [ana.id, JSON.stringify(chosen), now],
  );
  const job = (task: string, payload: object = {}) =>
    app.sql("select graphile_worker.add_job($1, $2)", [task, JSON.stringify(payload)]);
  const consent = (address: string, channel: OutreachChannel, part: Consent = {}) =>
    app.sql(
      `insert into outreach_consents
         (user_id, id, contact_id, address, channel, purpose, basis, wording, source, evidence, given_at)
       values ($1, $2, null, $3, $4, $5, $6, 'Yes, please.', 'Test', '{}', $7)`,
      [
        ana.id,
        newId(),
        address,
        channel,
        part.purpose ?? "service",
        part.basis ?? "written",
        part.givenAt ?? new Date(now.getTime() - day),
      ],
    );
  return {
    ...ana,
    consent,
    job,
    /** A deal with an email and a number, whose client agreed to these channels a day ago, and its other parties. */
    async contact({
      consents = [],
      parties = [],
    }: {
      consents?: OutreachChannel[];
      parties?: { role: string; email?: string; phone_number?: string }[];
    } = {}) {
      const contactId = newId();
      const email = fresh({ ...people.ben }).email;
      // In New York: the tests depend on its hours.
      const phone = freshNumber();
      await app.sql(
        `insert into contacts (user_id, id, type, status, first_name, last_name, email, phone_number, phone_e164,
                               deal_parties, created_at, updated_at)
         values ($1, $2, 'Deal', 'Working Deal', 'Lee', 'Okafor', $3, $4, $4, $5, $6, $6)`,
        [
          ana.id,
          contactId,
          email,
          phone,
          JSON.stringify(parties.map((party) => ({ id: newId(), name: "Tia", ...party }))),
          now,
        ],
      );
      for (const channel of consents) await consent(channel === "mail" ? email : phone, channel);
      return { contactId, email, phone };
    },
    /** Stores an action where its job would find it. */
    async action(action: NewAction): Promise<string> {
      const id = newId();
      await app.sql(
        `insert into assistant_actions
           (user_id, id, kind, status, channel, purpose, contact_id, party_role, recipient, subject, words, cause,
            once_key, run_at, expires_at, created_at, decided_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'A test', gen_random_uuid(), $12, $13, $14, $15)`,
        [
          ana.id,
          id,
          action.kind ?? "milestone",
          action.status ?? "approved",
          action.channel,
          action.purpose ?? "service",
          action.contactId ?? null,
          action.partyRole ?? null,
          action.recipient,
          action.channel === "mail" ? "An update" : null,
          action.words ?? "Hi Lee,\n\nThe closing is set.",
          action.runAt ?? now,
          action.expiresAt ?? new Date(now.getTime() + 3 * day),
          now,
          action.decidedAt ?? null,
        ],
      );
      await app.sql(
        `insert into ai_tasks_log (user_id, id, task_description, status, performed_at, action_id, kind)
         values ($1, $2::uuid, 'A test', 'Scheduled', $3, $2::uuid, 'action')`,
        [ana.id, id, now],
      );
      return id;
    },
    /** Runs the jobs of several actions, or one job several times, at once. */
    async runTogether(ids: string[]): Promise<void> {
      await app.sql(
        `select graphile_worker.add_job('assistant-action', json_build_object('owner', $1::text, 'id', id))
           from unnest($2::text[]) id`,
        [ana.id, ids],
      );
      await app.drain();
    },
    /** Runs an action's job, and everything that follows. */
    async run(id: string): Promise<void> {
      await job("assistant-action", { owner: ana.id, id });
      await app.drain();
    },
    async read(id: string): Promise<ActionRow> {
      const rows = await app.sql<ActionRow>("select * from assistant_actions where id = $1", [id]);
      return rows[0]!;
    },
    /** All actions, oldest first. */
    actions: () =>
      app.sql<ActionRow>(
        "select * from assistant_actions where user_id = $1 order by created_at, id",
        [ana.id],
      ),
    receipts: (id: string) =>
      app.sql<{ verdict: string; recipient: string; reasons: { rule: string }[] }>(
        "select verdict, recipient, reasons from outreach_receipts where action_id = $1 order by decided_at, id",
        [id],
      ),
    async task(id: string) {
      const rows = await app.sql<{ status: string; details: Record<string, string> }>(
        "select status, details from ai_tasks_log where action_id = $1",
        [id],
      );
      return rows[0]!;
    },
  };
}

type Consent = { purpose?: Purpose; basis?: string; givenAt?: Date };
