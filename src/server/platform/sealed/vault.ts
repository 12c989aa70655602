import { createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { decrypt, encrypt, SealBroken } from "./cipher.ts";
import { MasterKeyMissing, type MasterKeys } from "./master-keys.ts";

/** A transaction, as far as the vault needs it: row-level security decides whose keys it reads. */
export type Queries = { execute(query: SQL): Promise<unknown> };

/** Where a value belongs. It opens nowhere else. */
export type Place = { table: string; column: string; owner: OwnerId; id: string };

/**
 * Seals and opens values with a data key of their owner. Data keys are in the table data_keys, wrapped by a master key.
 * Rooms use it through `sealedFields` (fields.ts), which knows the places.
 */
export type Vault = {
  /** Seals values of one owner with the owner's newest key, which is made if there is none. */
  seal(tx: Queries, owner: OwnerId, values: { place: Place; value: unknown }[]): Promise<Buffer[]>;
  /** Opens values of one owner; throws SealBroken for one that was sealed elsewhere. */
  open(tx: Queries, owner: OwnerId, values: SealedValue[]): Promise<unknown[]>;
  /**
   * The same, but a value that does not open is returned as `unreadable` and reported, and the others open: one damaged
   * value must not take a whole list with it.
   */
  openEach(tx: Queries, owner: OwnerId, values: SealedValue[]): Promise<unknown[]>;
};

type SealedValue = { place: Place; sealed: Buffer };

/** Stands for a value that does not open: it was damaged, or its key is missing. */
export const unreadable = Symbol("unreadable");

/** Whether opening failed because of the value or its key, and not because of the database or a policy. */
export function isUnreadable(error: unknown): error is Error {
  return error instanceof SealBroken || error instanceof MasterKeyMissing;
}

/** Hears of each value that did not open. */
export type OnUnreadable = (place: Place, error: Error) => void;

/**
 * A value starts with its format and the version of its key. Tables check the format and the length (`sealedCheck` in
 * fields.ts): another one needs a migration.
 */
const format = 1;
const headBytes = 5;
/** Values are padded with spaces, which JSON ignores, so that their length says little. */
const step = 64;

/** Enough for everyone who works at the same time; a key takes a few hundred bytes. */
const mostKept = 2_000;

/** Row-level security does not show this role the key; with PostgreSQL's code for a refusal by a policy. */
class KeyOutOfReach extends Error {
  override name = "KeyOutOfReach";
  readonly code = "42501";
  constructor() {
    super("The key of this owner is not readable here.");
  }
}

type StoredKey = { version: number; master: string; wrapped: Buffer };

/** The version of the key that sealed a value. */
export function versionOf(sealed: Buffer): number {
  if (sealed[0] !== format || sealed.length < headBytes)
    throw new SealBroken("This is nothing sealed.");
  return sealed.readUInt32BE(1);
}

type Options = {
  /** How many unwrapped data keys it keeps in memory. */
  most?: number;
  onUnreadable?: OnUnreadable;
};

/** A vault, which opens with these master keys. */
export function createVault(
  masters: MasterKeys,
  { most = mostKept, onUnreadable = () => {} }: Options = {},
): Vault & { kept(): number } {
  const kept = createKeptKeys(most);
  const unwrap = (owner: OwnerId, { version, master, wrapped }: StoredKey): KeyObject => {
    const bytes = decrypt(masters.find(master).key, wrapping(owner, version, master), wrapped);
    return createSecretKey(bytes);
  };

  async function load(tx: Queries, owner: OwnerId, version: number): Promise<KeyObject> {
    const [stored] = await readKeys(tx, sql`user_id = ${owner} and version = ${version}`);
    if (!stored) throw await missingKey(tx, owner);
    const key = unwrap(owner, stored);
    kept.keep(`${owner} ${version}`, key);
    return key;
  }

  async function openOne(tx: Queries, place: Place, sealed: Buffer): Promise<unknown> {
    const version = versionOf(sealed);
    const known = kept.find(`${place.owner} ${version}`);
    const body = sealed.subarray(headBytes);
    try {
      return read(
        decrypt(known ?? (await load(tx, place.owner, version)), bindingOf(place, version), body),
      );
    } catch (error) {
      if (!known || !(error instanceof SealBroken)) throw error;
      // A key that was made in a transaction that did not commit: the stored one counts.
      return read(decrypt(await load(tx, place.owner, version), bindingOf(place, version), body));
    }
  }

  /** Always asked for, so that nothing is sealed with a key that was replaced in the meantime. */
  async function keyToSeal(tx: Queries, owner: OwnerId) {
    const newest = () => readKeys(tx, sql`user_id = ${owner} order by version desc limit 1`);
    let [stored] = await newest();
    if (!stored) {
      await addDataKey(tx, masters, { owner, version: 1 });
      [stored] = await newest();
    }
    if (!stored) throw new KeyOutOfReach();
    return { version: stored.version, key: unwrap(owner, stored) };
  }

  return {
    kept: kept.size,
    async seal(tx, owner, values) {
      if (values.length === 0) return [];
      const { version, key } = await keyToSeal(tx, owner);
      const head = Buffer.alloc(headBytes);
      head[0] = format;
      head.writeUInt32BE(version, 1);
      return values.map(({ place, value }) => {
        if (place.owner !== owner) throw new SealBroken("Values are sealed for their owner alone.");
        return Buffer.concat([head, encrypt(key, bindingOf(place, version), padded(value))]);
      });
    },
    async open(tx, owner, values) {
      const opened: unknown[] = [];
      for (const { place, sealed } of ofOwner(owner, values))
        opened.push(await openOne(tx, place, sealed));
      return opened;
    },
    async openEach(tx, owner, values) {
      const opened: unknown[] = [];
      for (const { place, sealed } of ofOwner(owner, values))
        opened.push(
          await openOne(tx, place, sealed).catch((error: unknown) => {
            if (!isUnreadable(error)) throw error;
            onUnreadable(place, error);
            return unreadable;
          }),
        );
      return opened;
    },
  };
}

function ofOwner(owner: OwnerId, values: SealedValue[]): SealedValue[] {
  if (values.some(({ place }) => place.owner !== owner))
    throw new SealBroken("Values are opened for their owner alone.");
  return values;
}

/**
 * Why a key was not found. Owners see all keys of their own, and who sees one key of an owner sees them all: then this
 * key does not exist, because the value's version was damaged or the key was lost.
 */
async function missingKey(tx: Queries, owner: OwnerId): Promise<Error> {
  const answer = await tx.execute(sql`
    select public.app_owner() is not distinct from ${owner}::uuid
           or exists (select from data_keys where user_id = ${owner}) as "isReachable"`);
  const [found] = (answer as { rows: { isReachable: boolean }[] }).rows;
  return found?.isReachable
    ? new SealBroken("The key of this value is gone.")
    : new KeyOutOfReach();
}

/** Adds a data key, unless the owner has one of that version. */
export async function addDataKey(
  tx: Queries,
  masters: MasterKeys,
  { owner, version }: { owner: OwnerId; version: number },
): Promise<void> {
  const { id, key } = masters.current();
  const wrapped = encrypt(key, wrapping(owner, version, id), randomBytes(32));
  await tx.execute(sql`
    insert into data_keys (user_id, version, master, wrapped) values (${owner}, ${version}, ${id}, ${wrapped})
    on conflict do nothing`);
}

/** The same data key, wrapped by the current master key. */
export function rewrapped(masters: MasterKeys, owner: OwnerId, stored: StoredKey) {
  const { version, master } = stored;
  const bytes = decrypt(masters.find(master).key, wrapping(owner, version, master), stored.wrapped);
  const { id, key } = masters.current();
  return { master: id, wrapped: encrypt(key, wrapping(owner, version, id), bytes) };
}

async function readKeys(tx: Queries, which: SQL): Promise<StoredKey[]> {
  const answer = await tx.execute(
    sql`select version, master, wrapped from data_keys where ${which}`,
  );
  return (answer as { rows: StoredKey[] }).rows;
}

const wrapping = (owner: OwnerId, version: number, master: string) => [
  "data key",
  owner,
  String(version),
  master,
];

const bindingOf = ({ table, column, owner, id }: Place, version: number) => [
  "field",
  table,
  column,
  owner,
  id,
  String(version),
];

function padded(value: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(value));
  const bytes = Buffer.alloc(Math.ceil(text.length / step) * step, " ");
  text.copy(bytes);
  return bytes;
}

const read = (bytes: Buffer): unknown => JSON.parse(bytes.toString());

/** The keys used last, at most so many. */
function createKeptKeys(most: number) {
  // A map keeps the order in which keys were put in: the first is the one that was not used for longest.
  const keys = new Map<string, KeyObject>();
  const keep = (name: string, key: KeyObject) => {
    keys.delete(name);
    keys.set(name, key);
    if (keys.size > most) keys.delete(keys.keys().next().value!);
  };
  return {
    keep,
    find(name: string): KeyObject | undefined {
      const key = keys.get(name);
      if (key) keep(name, key);
      return key;
    },
    size: () => keys.size,
  };
}
