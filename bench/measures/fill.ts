import { randomUUID } from "node:crypto";
import type { TestDatabase } from "#test/harness/database.ts";

/** How many professionals there are, and how many contacts the largest account and all of them have. */
export const setup = { owners: 1_000, largest: 100_000, all: 1_000_000 };

/** Search terms of each kind; the rare ones match one contact in about ten thousand. */
export const terms = {
  rare: ["longridge", "o'hanrahan", "dąbrowska", "ziegenfuss", "achterberg"],
  common: ["gmail", "mar", "718) 555", "lead-", "investor", "smith"],
  twoLetters: ["jo", "an", "ky", "ux", "qj"],
  none: ["zzyzx", "gmail.con", "smithx", "qqq", "%%%", "nobody at all"],
} as const;

/**
 * Contacts of many professionals as they accumulate over years: different people's rows are mixed in the table. Nine
 * tenths of the largest account came in one import; the rest was added among everyone else's.
 */
export async function fillContacts({ sql }: Pick<TestDatabase, "sql">, largest: string) {
  const others = Array.from({ length: setup.owners - 1 }, () => randomUUID());
  await sql(
    `insert into account."user" (id, name, email, email_verified, created_at, updated_at)
     select id, 'Somebody ' || n, 'somebody' || n || '@agents.test', true, now(), now()
       from unnest($1::uuid[]) with ordinality as o (id, n)`,
    [others],
  );
  await sql(
    `insert into profiles (id, email, full_name, is_profile_complete)
     select id, 'somebody' || n || '@agents.test', 'Somebody ' || n, true
       from unnest($1::uuid[]) with ordinality as o (id, n)`,
    [others],
  );
  const imported = setup.largest * 0.9;
  const without = await dropSearchIndexes(sql);
  await sql(rows, [[largest], 1, imported, 1_000_000]);
  // Oldest first, in order of arrival; one in ninety-one belongs to the largest account.
  const share = (setup.all - imported) / (setup.largest - imported);
  const step = 91_000;
  for (let first = 1; first <= setup.all - imported; first += step) {
    const last = Math.min(first + step - 1, setup.all - imported);
    await sql(rows, [mixed(others, largest, share), first, last, 364_000]);
  }
  for (const definition of without) await sql(definition);
  await sql("vacuum analyze contacts");
}

/** Building an index over all rows at once is many times faster than row by row. */
export async function dropSearchIndexes(sql: TestDatabase["sql"]): Promise<string[]> {
  const found = await sql<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
      where schemaname = 'public' and tablename = 'contacts' and indexdef ~ 'search_text|name_key'`,
  );
  for (const { name } of found) await sql(`drop index ${name}`);
  return found.map(({ definition }) => definition);
}

/** Owners in turn, with the largest in every `share`-th place. */
function mixed(others: string[], largest: string, share: number): string[] {
  const turns = Array.from(
    { length: Math.round(share) * 100 },
    (_, n) => others[n % others.length]!,
  );
  for (let n = 0; n < turns.length; n += Math.round(share)) turns[n] = largest;
  return turns;
}

/** Contacts number $2 to $3, dealt to the owners $1 in turn; $4 is the age of number 0 in minutes. */
export const rows = `
  insert into contacts (user_id, id, type, status, lead_id, first_name, last_name, email, phone_number, phone_e164,
                        company_name, city, state, source, tags, is_refinance, details, created_at, updated_at)
  select ($1::uuid[])[1 + n % cardinality($1::uuid[])], gen_random_uuid(),
         case when h % 10 < 7 then 'Lead' when h % 10 < 9 then 'Deal' else 'Referral Partner' end,
         case when h % 10 < 7 then (array['New Lead','Nurturing','New Lead','Converted to Deal'])[1 + h / 10 % 4]
              when h % 10 < 9 then (array['Working Deal','Closed Deal'])[1 + h / 10 % 2] else 'Active Partner' end,
         'LEAD-' || lpad((h % 1000000)::text, 6, '0'),
         (array['John','Priya','Marcus','Deanna','Chen','Imani','Tomasz','Noor','Maria','Kyle','Grace','Samuel','Elena',
                'Rafael','Yuki','Dmitri','Aaliyah','Harriet','Søren','Ana','Leo','Bianca','Victor','Joan'])[1 + h / 7 % 24],
         case when h % 9973 = 1 then (array['Longridge','O''Hanrahan','Dąbrowska','Ziegenfuss','Achterberg'])[1 + n % 5]
              else (array['Smith','Raman','Oyelaran','Kowalczyk','Freeman','Volkov','Martinez','Nguyen','Papadaki',
                          'Adeyemi','Tanaka','Brooks','Fuentes','Whitfield','Nunes','Connell','Haddad','Kjær','Stone',
                          'Baker','Lindqvist','Moreau','Ferrari','Schmidt','Osei','Ivanova','Clark'])[1 + h / 11 % 27]
              end,
         'p' || to_hex(h) || (array['@gmail.com','@example.com','@mail.example'])[1 + h / 13 % 3],
         '(718) 555-' || lpad((h % 10000)::text, 4, '0'), '+1718555' || lpad((h % 10000)::text, 4, '0'),
         case when h % 10 = 9 then 'Partners ' || h % 5000 end, 'Brooklyn', 'NY',
         (array['Website','Open house','Referral','Zillow'])[1 + h / 17 % 4],
         array[(array['first home','cash','investor','relocating','VA loan'])[1 + h / 19 % 5]], h % 4 = 0,
         jsonb_build_object('budget', 400000 + h % 900000, 'purchase_price', 300000 + h % 700000),
         now() - ($4::int - n * 0.4) * interval '1 minute', now()
    from (select n, (n::bigint * 2654435761 % 4294967291)::bigint as h from generate_series($2::int, $3::int) n) one`;
