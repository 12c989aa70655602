import { newId } from "#server/platform/ids.ts";
import type { SignedIn, TestApp } from "./app.ts";

/** The moment at which these tests search. */
export const now = new Date("2026-11-22T12:00:00Z");
export const day = 24 * 60 * 60_000;

type Contact = {
  name: string;
  type?: string;
  email?: string;
  phone?: string;
  e164?: string;
  company?: string;
  leadId?: string;
  tags?: string[];
  /** Days since it was added. */
  age?: number;
};

type Named = { firstName: string; lastName: string | null };
/** A contact's name as written. */
export const nameOf = ({ firstName, lastName }: Named) =>
  lastName ? `${firstName} ${lastName}` : firstName;

/** Adds the records to search; the app is there when the tests run. */
export function searchTools(app: () => TestApp) {
  async function add(owner: SignedIn, contact: Contact): Promise<string> {
    const id = newId();
    const [first, ...last] = contact.name.split(" ");
    await app().sql(
      `insert into contacts (user_id, id, type, status, first_name, last_name, email, phone_number, phone_e164,
                           company_name, lead_id, tags, created_at)
     values ($1, $2, $3, 'New Lead', $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        owner.id,
        id,
        contact.type ?? "Lead",
        first,
        last.join(" ") || null,
        contact.email,
        contact.phone,
        contact.e164,
        contact.company,
        contact.leadId,
        contact.tags,
        new Date(now.getTime() - (contact.age ?? 0) * day),
      ],
    );
    return id;
  }

  const meet = (owner: SignedIn, name: string | null, at: number, more: string[] = []) =>
    app().sql(
      `insert into appointments (professional_id, id, client_name, client_email, client_phone, appointment_time,
                               duration_minutes, status, appointment_type)
     values ($1, $2, $3, $4, $5, $6, 30, 'Scheduled', 'Task')`,
      [
        owner.id,
        newId(),
        name,
        more[0] ?? null,
        more[1] ?? null,
        new Date(now.getTime() + at * day),
      ],
    );

  const findAs = ({ api }: SignedIn, text: string) => api.search.find({ text });
  const namesFor = async (person: SignedIn, text: string) =>
    (await findAs(person, text)).contacts.map(nameOf);
  return { add, meet, findAs, namesFor };
}
