import type { AskAnswer, AskItem } from "#contract/assistant/ask.ts";
import type { Way } from "#domain/assistant/ask/question.ts";
import { contactTypes } from "#domain/contacts/contact.ts";
import { fold } from "#domain/kernel/fold.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { listContacts, type ListRow } from "#server/contacts/list.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { andMore, type Asker, contactPath, fullName, mostListed, reply } from "./asker.ts";

/** The most contacts of one type that are compared, in accounts of any size. */
const mostLookedAt = 200;

/** A contact that a name may refer to. */
export type Known = Pick<
  ListRow,
  "id" | "type" | "status" | "firstName" | "lastName" | "email" | "phoneNumber" | "companyName"
>;

/** The contacts whose names match best; the professional chooses among several. */
export async function findNamed(
  tx: OwnerTransaction,
  owner: OwnerId,
  name: string,
): Promise<Known[]> {
  const query = {
    statuses: null,
    search: name,
    tag: null,
    isRefinance: null,
    after: null,
  } as const;
  const order = { sort: "name", direction: "asc", limit: mostLookedAt } as const;
  const found: Known[] = [];
  for (const type of contactTypes)
    found.push(...(await listContacts(tx, owner, { ...query, ...order, type })).rows);
  const ranked = found.map((known) => ({ known, rank: rankOf(known, fold(name)) }));
  const best = Math.min(...ranked.map(({ rank }) => rank));
  return ranked.filter(({ rank }) => rank === best).map(({ known }) => known);
}

/**
 * 0 is the best match: the whole name or address; then a first or last name; then the beginning of a word; then any
 * part.
 */
function rankOf({ firstName, lastName, email, companyName }: Known, name: string): number {
  const [first, last] = [fold(firstName), fold(lastName ?? "")];
  const whole = `${first} ${last}`.trim();
  if ([whole, fold(email ?? ""), fold(companyName ?? "")].includes(name)) return 0;
  if (first === name || last === name) return 1;
  return whole.startsWith(name) || whole.includes(` ${name}`) ? 2 : 3;
}

/** The contact, or the requested number or email. */
export async function findContact(
  tx: OwnerTransaction,
  { owner }: Asker,
  { name, asks }: { name: string; asks: Way | null },
): Promise<AskAnswer> {
  const named = await findNamed(tx, owner, name);
  const [only] = named;
  if (!only) return noContactNamed(name);
  const items = named.slice(0, mostListed).map(toItem);
  if (named.length > 1)
    return reply(
      [`${named.length} contacts match “${name}”.`, ...andMore(named.length, items.length)],
      { items },
    );
  return reply(foundWords(only, asks), { items });
}

export function noContactNamed(name: string): AskAnswer {
  return reply(`You have no contact named “${name}”.`);
}

function foundWords(known: Known, asks: Way | null): string {
  const name = fullName(known);
  const { phoneNumber, email, type } = known;
  if (asks === "phone")
    return phoneNumber ? `${name}: ${phoneNumber}.` : `You have no phone number for ${name}.`;
  if (asks === "email") return email ? `${name}: ${email}` : `You have no email for ${name}.`;
  return `${name} is one of your ${typeNames[type] ?? "contacts"}.`;
}

const typeNames: Record<string, string> = {
  Lead: "leads",
  Deal: "deals",
  "Referral Partner": "referral partners",
};

/** A contact in a list, with what distinguishes people of the same name. */
export function toItem(known: Known): AskItem {
  const { id, type, status, email, phoneNumber, companyName } = known;
  const facts = [type, status, companyName, phoneNumber, email];
  return {
    title: fullName(known),
    detail: facts.filter(Boolean).join(" · "),
    href: contactPath(id),
  };
}
