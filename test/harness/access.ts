import type { SignedIn, TestApp } from "./app.ts";
import { type Attempt, attemptsOn, fillAccount, procedureNames, type Target } from "./attempts.ts";
import { link } from "./links.ts";
import { fresh, people } from "./people.ts";
import { sealInto } from "./sealed.ts";

/** The kinds of users, by their relation to the loan officer Leo. */
export const actorNames = [
  "owner",
  "other officer",
  "other agent",
  "linked agent",
  "linked agent, finances hidden",
  "linked agent, no deal chosen",
  "formerly linked agent",
  "incomplete profile",
  "unverified",
  "anonymous",
] as const;
export type ActorName = (typeof actorNames)[number];

/** A borrower's figures that occur in only one account. */
const financesOf = (name: ActorName) => {
  const index = actorNames.indexOf(name);
  return {
    borrower_monthly_income: 8123.45 + index * 1000,
    borrower_monthly_debts: 517.89 + index,
    current_dti_without_housing: 6.3752 + index / 10,
  };
};

export type Party = { client: TestApp["visitor"]; person: SignedIn | null; target: Target | null };
export type Parties = Record<ActorName, Party>;

/** A loan officer, a user in every relation to that officer, and an account full of records for each of them. */
export async function accessSetup(app: TestApp): Promise<Parties> {
  const agentSender = await app.as(fresh({ ...people.ana, fullName: "Sending Agent" }));
  const officerSender = await app.as(fresh({ ...people.leo, fullName: "Sending Officer" }));
  const party = async (
    actor: ActorName,
    name: string,
    side: "agent" | "officer" = "agent",
  ): Promise<Party> => {
    const kind = side === "agent" ? people.ana : people.leo;
    const person = await app.as(fresh({ ...kind, fullName: name }));
    const sender = side === "agent" ? officerSender : agentSender;
    const secret = `Secret${name.replace(" ", "")}`;
    const target = await fillAccount(app, person, { secret, sender });
    const params = { max_monthly_payment: 2500, max_allowed_dti: 43, ...financesOf(actor) };
    const deals = await app.sql<{ id: string }>(
      "select id from contacts where user_id = $1 and type = 'Deal'",
      [person.id],
    );
    for (const { id } of deals)
      await sealInto(app.sql, "contacts", {
        owner: person.id,
        id,
        loan_officer_deal_params: params,
      });
    return { client: person, person, target };
  };
  const parties: Parties = {
    owner: await party("owner", "Leo Marsh", "officer"),
    "other officer": await party("other officer", "Lena Falk", "officer"),
    "other agent": await party("other agent", "Ben Okafor"),
    "linked agent": await party("linked agent", "Ana Ruiz"),
    "linked agent, finances hidden": await party("linked agent, finances hidden", "Hal Quist"),
    "linked agent, no deal chosen": await party("linked agent, no deal chosen", "Cora Blum"),
    "formerly linked agent": await party("formerly linked agent", "Fay Moss"),
    "incomplete profile": await party("incomplete profile", "Nia New"),
    unverified: await party("unverified", "Uma Vale"),
    anonymous: { client: app.visitor, person: null, target: null },
  };
  const leo = parties.owner.person!;
  const linkWith = (name: ActorName) => link(app, leo, parties[name].person!);
  await linkWith("linked agent");
  const hidden = await linkWith("linked agent, finances hidden");
  const sharing = { sharesAllDeals: true, hidesFinances: true };
  await leo.api.links.setSharing({ id: hidden, sharing });
  const chosen = await linkWith("linked agent, no deal chosen");
  const nothing = { sharesAllDeals: false, hidesFinances: false };
  await leo.api.links.setSharing({ id: chosen, sharing: nothing });
  await leo.api.links.end({ id: await linkWith("formerly linked agent") });
  // What these two have was created while they still could.
  await app.sql("update profiles set is_profile_complete = false where id = $1", [
    parties["incomplete profile"].person!.id,
  ]);
  await app.sql(`update account."user" set email_verified = false where id = $1`, [
    parties.unverified.person!.id,
  ]);
  return parties;
}

export type Cell = { actor: ActorName; of: ActorName; procedure: string };

/** Every procedure of the contract as every kind of user, with everyone else's ids or only some. */
export function accessCells(parties: Parties, targets: readonly ActorName[] = actorNames): Cell[] {
  return actorNames.flatMap((actor) =>
    targets
      .filter((of) => of !== actor && parties[of].target)
      .flatMap((of) => procedureNames().map((procedure) => ({ actor, of, procedure }))),
  );
}

/**
 * Runs the cells one after another; reports each answer that shows what it must not and each change of another's
 * rows.
 */
export async function findLeaks(
  app: TestApp,
  parties: Parties,
  { cells, before }: { cells: Cell[]; before?: (cell: Cell) => Promise<void> },
): Promise<string[]> {
  const leaks: string[] = [];
  const attempts = new Map<ActorName, Record<string, Attempt>>();
  let ownLeads = 0;
  // What one cell left is what the next one starts from, as long as both look at the same rows.
  let known = { view: "", rows: "" };
  for (const name of actorNames) {
    const { target } = parties[name];
    if (target)
      attempts.set(
        name,
        attemptsOn(target, () => ownLeads),
      );
  }
  for (const cell of cells) {
    const { actor, of, procedure } = cell;
    const attempt = attempts.get(of)?.[procedure];
    if (!attempt)
      throw new Error(`${procedure} has no attempt: add one to test/harness/attempts.ts.`);
    const { client, person } = parties[actor];
    const target = parties[of].target!;
    await before?.(cell);
    const profile = person && (await profileOf(app, person.id));
    ownLeads = Number(profile?.leads ?? 0);
    const view = viewOf(target.profileId, cell);
    const rowsBefore = known.view === view.text ? known.rows : await rowsOf(app, view);
    const answer = await attempt(client).catch(() => null);
    const shown = shownOf(answer, cell, parties);
    const rowsAfter = await rowsOf(app, view);
    known = { view: view.text, rows: rowsAfter };
    if (shown) leaks.push(`${procedure} as ${actor} shows ${shown} of ${of}`);
    if (rowsAfter !== rowsBefore) leaks.push(`${procedure} as ${actor} changes rows of ${of}`);
    if (person) await restoreProfile(app, person.id, profile!);
  }
  return leaks;
}

/** Procedures through which a linked agent reads and writes the officer's shared deals. */
const sharing = [
  "calculator.deals",
  "calculator.judge",
  "calculator.save",
  "calculator.myScenarios",
];
/** Who sees the officer's deals, and whether with income, debts and DTI. */
const entitled: Partial<Record<ActorName, "all" | "no finances">> = {
  "linked agent": "all",
  "linked agent, finances hidden": "no finances",
};

/** The field the answer must not show, or null. */
function shownOf(answer: unknown, { actor, of, procedure }: Cell, parties: Parties): string | null {
  const target = parties[of].target!;
  const right = of === "owner" && sharing.includes(procedure) ? entitled[actor] : undefined;
  const text = JSON.stringify(right ? withoutShared(answer) : (answer ?? null));
  const email = parties[of].person!.email;
  const secrets = [target.secret, target.secretEmail, email];
  if (right !== "all") secrets.push(...Object.values(financesOf(of)).map(String));
  return secrets.find((secret) => text.includes(secret)) ?? null;
}

const sharedFields = [
  "id",
  "firstName",
  "lastName",
  "loanOfficerDealParams",
  "realtorPrequalInputs",
  "preApprovalResults",
];

/**
 * An answer without the name of a shared deal, which the agent may see; any field beyond the six stays and is found.
 */
function withoutShared(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer ?? null), (_, value: unknown) => {
    if (typeof value !== "object" || value === null || !("loanOfficerDealParams" in value))
      return value;
    const extra = Object.keys(value).filter((field) => !sharedFields.includes(field));
    const { firstName: _first, lastName: _last, ...rest } = value as Record<string, unknown>;
    return extra.length > 0 ? { ...rest, firstName: _first } : rest;
  }) as unknown;
}

const tablesByOwner: Record<string, string> = {
  contacts: "user_id",
  deleted_contacts: "user_id",
  contact_events: "user_id",
  deleted_notes: "user_id",
  contact_consents: "user_id",
  appointments: "professional_id",
  booking_receipts: "professional_id",
  calendar_feeds: "professional_id",
  sent_reminders: "professional_id",
  ai_tasks_log: "user_id",
  assistant_settings: "user_id",
  assistant_conversations: "user_id",
  assistant_turns: "user_id",
  assistant_actions: "user_id",
  outreach_receipts: "user_id",
  outreach_consents: "user_id",
  outreach_stops: "user_id",
  link_sharing: "user_id",
  deal_shares: "user_id",
  scenarios: "user_id",
  notices: "user_id",
  notice_wishes: "user_id",
  profile_pictures: "user_id",
  profiles: "id",
  'account."user"': "id",
  "account.session": "user_id",
  "account.api_key": "user_id",
  "account.event": "user_id",
};
/** Exactly what an agent's saved scenario writes in the officer's account. */
const savedTables = ["scenarios", "contact_events", "notices"];
const savedColumns = "- 'realtor_prequal_inputs' - 'pre_approval_results'";

type View = { owner: string; sql: string; text: string };

/**
 * How everything the target owns is read as one hash; without what a linked agent may write by saving, and without the
 * event by which the officer learns that an agent read finances.
 */
function viewOf(owner: string, { actor, of, procedure }: Cell): View {
  const isShared = of === "owner" && sharing.includes(procedure);
  const saves = isShared && procedure === "calculator.save" && entitled[actor] !== undefined;
  const reads = isShared && entitled[actor] === "all";
  const parts = Object.entries(tablesByOwner)
    .filter(([table]) => !(saves && savedTables.includes(table)))
    .map(([table, column]) => {
      const row = `to_jsonb(t) ${saves && table === "contacts" ? savedColumns : ""}`;
      const others = reads && table === "account.event" ? "and t.kind <> 'finances_read'" : "";
      return `(select string_agg((${row})::text, ',' order by (${row})::text) from ${table} t
                where t.${column} = $1 ${others})`;
    });
  const links = `(select string_agg(t::text, ',' order by t::text) from profile_link_invitations t
                   where $1 in (inviting_profile_id, invited_profile_id))`;
  const sql = `select md5(concat_ws('|', ${[...parts, links].join(", ")})) as hash`;
  return { owner, sql, text: `${owner} ${sql}` };
}

async function rowsOf(app: TestApp, { owner, sql }: View): Promise<string> {
  const [row] = await app.sql<{ hash: string }>(sql, [owner]);
  return row!.hash;
}

const texts = "full_name, business_type, role_in_business, is_profile_complete, first_steps";

async function profileOf(app: TestApp, id: string): Promise<Record<string, unknown>> {
  const [row] = await app.sql<Record<string, unknown>>(
    `select ${texts}, (select count(*) from contacts where user_id = $1 and type = 'Lead') as leads
       from profiles where id = $1`,
    [id],
  );
  return row!;
}

/** Someone who saves their own profile along the way stays on the same side. */
async function restoreProfile(
  app: TestApp,
  id: string,
  was: Record<string, unknown>,
): Promise<void> {
  await app.sql(
    `update profiles set (${texts}) = ($2, $3, $4, $5, $6)
      where id = $1 and (${texts}) is distinct from ($2, $3, $4, $5, $6)`,
    [id, ...texts.split(", ").map((column) => was[column])],
  );
}

/**
 * Disables the owner check: the session check gives queries the owner that `maskAs` names, while PostgreSQL still
 * knows who is asking. No line of the product changes for it.
 */
export async function takeFirstWallDown(app: TestApp): Promise<void> {
  await app.sql("create table gate.mask (actor uuid primary key, target uuid)");
  await app.sql("grant select on gate.mask to hearthline_gate");
  await app.sql(`
    create or replace function gate.enter(session_token text)
      returns table (id uuid, email text, name text, session_id uuid, confirmed_at timestamptz)
      language plpgsql security definer set search_path = pg_catalog, pg_temp
    as $$
    begin
      select u.id, u.email, u.name, s.id, s.confirmed_at into id, email, name, session_id, confirmed_at
        from account.session s join account."user" u on u.id = s.user_id
       where s.token = session_token and s.expires_at > now() and not s.pending and u.email_verified;
      perform set_config('app.owner', coalesce(id::text, ''), true);
      if id is null then return; end if;
      id := coalesce((select m.target from gate.mask m where m.actor = id), id);
      return next;
    end
    $$`);
}

/** Makes the actor's queries ask for the target's rows. */
export async function maskAs(app: TestApp, parties: Parties, { actor, of }: Cell): Promise<void> {
  const id = parties[actor].person?.id;
  if (!id) return;
  await app.sql(
    "insert into gate.mask values ($1, $2) on conflict (actor) do update set target = excluded.target",
    [id, parties[of].target!.profileId],
  );
}
