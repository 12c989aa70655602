import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";
import { clientAs } from "#test/harness/roles.ts";
import { now, searchTools } from "#test/harness/search-fixtures.ts";

// The distinct words in the names of an account's contacts, for typo tolerance.

let app: TestApp;
let ana: SignedIn;
const { add, namesFor } = searchTools(() => app);
beforeAll(async () => {
  app = await testApp({ now: () => now });
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  ana = await app.as(fresh(people.ana));
});

const wordsOf = async ({ id }: SignedIn) =>
  (
    await app.sql<{ word: string }>(
      "select word from contact_words where user_id = $1 order by word",
      [id],
    )
  ).map(({ word }) => word);

test("the words of an account are those of its contacts' names, through every change", async () => {
  const smith = await add(ana, { name: "José Smith-Núñez", company: "Hearth & Co" });
  await add(ana, { name: "Ann Smith", type: "Deal" });
  const start = ["ann", "co", "hearth", "jose", "nunez", "smith"];
  expect(await wordsOf(ana)).toEqual(start);
  await app.sql("update contacts set status = 'Nurturing' where id = $1", [smith]);
  expect(await wordsOf(ana)).toEqual(start);
  await app.sql("update contacts set last_name = 'Adler', company_name = 'Co' where id = $1", [
    smith,
  ]);
  expect(await wordsOf(ana)).toEqual(["adler", "ann", "co", "jose", "smith"]);
  await ana.api.contacts.remove({ id: smith });
  expect(await wordsOf(ana)).toEqual(["ann", "smith"]);
  await ana.api.contacts.restore({ id: smith });
  expect(await wordsOf(ana)).toEqual(["adler", "ann", "co", "jose", "smith"]);
});

test.each(["Lead", "Deal", "Referral Partner"])(
  "words stay as long as another has them, a %s as well",
  async (type) => {
    const gone = await add(ana, { name: "Ida Brooks" });
    await add(ana, { name: "Brooks Ida", type });
    await ana.api.contacts.remove({ id: gone });
    expect(await wordsOf(ana)).toEqual(["brooks", "ida"]);
  },
);

test("words are removed with many contacts at once, except those that others have", async () => {
  const ben = await app.as(fresh(people.ben));
  for (const person of [ana, ben])
    for (let n = 0; n < 30; n += 1) await add(person, { name: `Common Name${n}`, age: n });
  await app.sql("delete from contacts where user_id = $1 and last_name <> 'Name7'", [ana.id]);
  expect(await wordsOf(ana)).toEqual(["common", "name7"]);
  expect(await wordsOf(ben)).toHaveLength(31);
});

test("words are stored once, have a maximum length, and adding one does not block others", async () => {
  await add(ana, { name: `Ida ${"x".repeat(61)} ${"y".repeat(60)}` });
  await add(ana, { name: "Ida Ida" });
  expect(await wordsOf(ana)).toEqual(["ida", "y".repeat(60)]);
  const other = await clientAs(app.database, "app", ana.id);
  await app.sql("begin");
  await add(ana, { name: "Zora Stone" });
  await other.query("set statement_timeout = '5s'");
  await other.query(
    `insert into contacts (user_id, id, type, status, first_name, last_name)
       values ($1, $2, 'Lead', 'New Lead', 'Zora', 'Brooks')`,
    [ana.id, newId()],
  );
  await other.end();
  await app.sql("commit");
  expect(await namesFor(ana, "zroa")).toHaveLength(2);
});

test("words of similar length to the typed one are compared first", async () => {
  for (const name of ["Jo", "Joan", "Joanna Josephine"]) await add(ana, { name });
  const client = await clientAs(app.database, "app", ana.id);
  const { rows } = await client.query("select search.similar_words(array['jo%'], 4, 2) as word");
  await client.end();
  expect(rows).toEqual([{ word: "joan" }, { word: "jo" }]);
});

test("no one can read another account's words, by the policy as well as by the function", async () => {
  await add(ana, { name: "Secretive Client" });
  const ben = await app.as(fresh(people.ben));
  const read = async (owner: string, query: string) => {
    await app.sql("select set_config('app.owner', $1, true)", [owner]);
    return app.sql(query);
  };
  const byFunction = "select search.similar_words(array['secret%'], 9, 9) as word";
  await app.sql("begin");
  await app.sql("alter policy searched_words on contact_words using (true)");
  expect(await read(ben.id, byFunction)).toEqual([]);
  expect(await read(ana.id, byFunction)).toEqual([{ word: "secretive" }]);
  await app.sql("rollback");

  const byPolicy = "select word from contact_words where word like 'secret%'";
  await app.sql("begin");
  await app.sql("set local role hearthline_search");
  expect(await read(ben.id, byPolicy)).toEqual([]);
  expect(await read(ana.id, byPolicy)).toEqual([{ word: "secretive" }]);
  await app.sql("rollback");
});
