import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { newId } from "#server/platform/ids.ts";
import { createTestDatabase, type TestDatabase } from "#test/harness/database.ts";
import { addPerson, fresh, people } from "#test/harness/people.ts";
import { queriesOf, testMasterKey } from "#test/harness/sealed.ts";
import { SealBroken } from "./cipher.ts";
import { MasterKeyMissing, masterKeysOf, newMasterKeyText } from "./master-keys.ts";
import { createVault, type Place, type Queries, unreadable, versionOf } from "./vault.ts";

let database: TestDatabase;
let queries: Queries;
let asked = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  const { execute } = queriesOf(database.sql);
  queries = {
    execute(query) {
      asked += 1;
      return execute(query);
    },
  };
});
afterAll(() => database.drop());

const vaultOf = (most?: number) =>
  createVault(
    masterKeysOf(() => testMasterKey),
    most === undefined ? {} : { most },
  );
const person = () => addPerson(database, fresh(people.leo));
const placeOf = (owner: OwnerId, changes: Partial<Place> = {}): Place => ({
  table: "contacts",
  column: "loan_officer_deal_params",
  owner,
  id: "0198c0de-0000-7000-8000-000000000001",
  ...changes,
});
const value = { borrower_monthly_income: 8123.45, name: "Größe ✓" };

async function sealOne(vault = vaultOf(), owner?: OwnerId) {
  const whose = owner ?? (await person());
  const place = placeOf(whose);
  const [sealed] = await vault.seal(queries, whose, [{ place, value }]);
  return { vault, owner: whose, place, sealed: sealed! };
}

describe("a sealed value", () => {
  test("opens to what it was, in another process too", async () => {
    const { owner, place, sealed } = await sealOne();
    expect(await vaultOf().open(queries, owner, [{ place, sealed }])).toEqual([value]);
    expect(versionOf(sealed)).toBe(1);
  });

  test("contains nothing of the value, and says no more of its length than in steps of 64", async () => {
    const { vault, owner, place, sealed } = await sealOne();
    expect(sealed.includes("8123")).toBe(false);
    const longer = { ...value, borrower_monthly_income: 1_234_567.89 };
    const others = await vault.seal(queries, owner, [
      { place, value },
      { place, value: longer },
    ]);
    expect(others.map(({ length }) => length)).toEqual([sealed.length, sealed.length]);
    expect(others[0]!.equals(sealed)).toBe(false);
  });

  test("opens in no other row, column or table, and not after a change", async () => {
    const { vault, owner, place, sealed } = await sealOne();
    const elsewhere = [
      { id: newId() },
      { column: "refinance_details" },
      { table: "scenarios" },
    ].map((change) => ({ ...place, ...change }));
    for (const other of elsewhere)
      await expect(
        vault.open(queries, owner, [{ place: other, sealed }]),
        JSON.stringify(other),
      ).rejects.toThrow(SealBroken);
    for (let at = 0; at < sealed.length; at += 7) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      await expect(vault.open(queries, owner, [{ place, sealed: changed }])).rejects.toThrow();
    }
  });

  test("opens for no other owner, even with that owner's keys at hand", async () => {
    const { vault, owner, place, sealed } = await sealOne();
    const { owner: other } = await sealOne(vault);
    const moved = { place: placeOf(other), sealed };
    await expect(vault.open(queries, other, [moved])).rejects.toThrow(SealBroken);
    await expect(vault.open(queries, other, [{ place, sealed }])).rejects.toThrow(SealBroken);
    await expect(vault.seal(queries, owner, [{ place: placeOf(other), value }])).rejects.toThrow();
  });

  test("opens with no other master key", async () => {
    const { owner, place, sealed } = await sealOne();
    const stranger = createVault(masterKeysOf(newMasterKeyText));
    await expect(stranger.open(queries, owner, [{ place, sealed }])).rejects.toThrow(
      MasterKeyMissing,
    );
  });
});

describe("many values at once", () => {
  const withVersion = (sealed: Buffer, version: number) => {
    const changed = Buffer.from(sealed);
    changed.writeUInt32BE(version, 1);
    return changed;
  };
  const withoutKeys = (owner: OwnerId) =>
    database.sql("delete from data_keys where user_id = $1", [owner]);

  test("open each for itself: damaged ones are reported and take no other with them", async () => {
    const reported: unknown[] = [];
    const vault = createVault(
      masterKeysOf(() => testMasterKey),
      { onUnreadable: (place, error) => reported.push([place.id, error.name]) },
    );
    const { owner, place, sealed } = await sealOne();
    const bad = Buffer.from(sealed);
    bad[50]! ^= 1;
    const values = [bad, withVersion(sealed, 7), Buffer.alloc(0), Buffer.from("{}"), sealed];
    const all = values.map((one) => ({ place, sealed: one }));
    const lost = Array.from({ length: 4 }, () => unreadable);
    expect(await vault.openEach(queries, owner, all)).toEqual([...lost, value]);
    expect(reported).toEqual(lost.map(() => [place.id, "SealBroken"]));
  });

  test("are unreadable with another master key, or when their owner's keys are gone", async () => {
    const { owner, place, sealed } = await sealOne();
    const all = [{ place, sealed }];
    const stranger = createVault(masterKeysOf(newMasterKeyText));
    expect(await stranger.openEach(queries, owner, all)).toEqual([unreadable]);
    await withoutKeys(owner);
    await database.sql("select set_config('app.owner', $1, false)", [owner]);
    expect(await vaultOf().openEach(queries, owner, all)).toEqual([unreadable]);
    await database.sql("select set_config('app.owner', '', false)");
  });

  test("are refused as a whole where a policy hides the keys, or for another owner", async () => {
    const { owner, place, sealed } = await sealOne();
    await withoutKeys(owner);
    const all = [{ place, sealed }];
    await expect(vaultOf().openEach(queries, owner, all)).rejects.toMatchObject({ code: "42501" });
    const other = await person();
    await expect(vaultOf().openEach(queries, other, all)).rejects.toThrow(SealBroken);
  });
});

describe("the keys in memory", () => {
  test("are no more than the bound, and a forgotten one is read again", async () => {
    const vault = vaultOf(3);
    const sealed: Awaited<ReturnType<typeof sealOne>>[] = [];
    for (let index = 0; index < 4; index += 1) sealed.push(await sealOne(vault));
    const openAgain = async ({ owner, place, sealed: bytes }: (typeof sealed)[number]) => {
      const before = asked;
      expect(await vault.open(queries, owner, [{ place, sealed: bytes }])).toEqual([value]);
      return asked - before;
    };
    for (const one of sealed) expect(await openAgain(one)).toBe(1);
    expect(vault.kept()).toBe(3);
    // The first one was the longest unused when the fourth came.
    expect(await Promise.all([sealed[3]!, sealed[2]!, sealed[1]!].map(openAgain))).toEqual([
      0, 0, 0,
    ]);
    expect(await openAgain(sealed[0]!)).toBe(1);
    expect(vault.kept()).toBe(3);
  });

  test("give way to the stored one, if a transaction that made one was rolled back", async () => {
    const vault = vaultOf();
    const owner = await person();
    await database.sql("begin");
    const lost = await sealOne(vault, owner);
    await vault.open(queries, owner, [lost]);
    await database.sql("rollback");
    const { place, sealed } = await sealOne(vaultOf(), owner);
    expect(await vault.open(queries, owner, [{ place, sealed }])).toEqual([value]);
  });

  test("never seal once a newer version is stored", async () => {
    const { vault, owner, place, sealed } = await sealOne();
    await vault.open(queries, owner, [{ place, sealed }]);
    await database.sql(
      "insert into data_keys select user_id, 2, master, wrapped from data_keys where user_id = $1",
      [owner],
    );
    // That copy of a wrapped key is bound to its version, so it opens for none.
    await expect(vault.seal(queries, owner, [{ place, value }])).rejects.toThrow(SealBroken);
  });
});

test("people who save for the first time at once get one key", async () => {
  const owner = await person();
  const vaults = [vaultOf(), vaultOf(), vaultOf()];
  const all = await Promise.all(vaults.map((vault) => sealOne(vault, owner)));
  for (const { place, sealed } of all)
    expect(await vaultOf().open(queries, owner, [{ place, sealed }])).toEqual([value]);
  expect(await database.sql("select from data_keys where user_id = $1", [owner])).toHaveLength(1);
});
