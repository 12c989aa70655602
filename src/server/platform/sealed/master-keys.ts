import { createHash, createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import { decrypt, encrypt } from "./cipher.ts";

const keyBytes = 32;

/** A master key. It wraps data keys and the installation's secrets, and is never in the database. */
export type MasterKey = { id: string; key: KeyObject };

/** The master keys of this process: the first one wraps, the others only open what they wrapped earlier. */
export type MasterKeys = {
  /** Throws MasterKeyMissing for a key that this process was not given. */
  find(id: string): MasterKey;
  /** The key that wraps from now on; read anew from its file, if it has one, because it may have been replaced. */
  current(): MasterKey;
};

/** Something in the database was wrapped with a master key that this process does not have. */
export class MasterKeyMissing extends Error {
  override name = "MasterKeyMissing";
  constructor(id: string) {
    super(
      `The database has fields that are encrypted with another master key (${id}). Set MASTER_KEY or MASTER_KEY_FILE ` +
        "to that key, or put its master.key back into the data folder (docs/operations.md#the-master-key).",
    );
  }
}

/** A new master key as text: 32 random bytes in base64. */
export function newMasterKeyText(): string {
  return randomBytes(keyBytes).toString("base64");
}

/** Reads keys from a text, separated by spaces, commas or lines, newest first; null if one is no key. */
export function parseMasterKeys(text: string): MasterKey[] | null {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const keys = words.map(parseMasterKey);
  return keys.length > 0 && keys.every((key) => key !== null) ? keys : null;
}

function parseMasterKey(text: string): MasterKey | null {
  const bytes = Buffer.from(text, "base64");
  if (bytes.length !== keyBytes || !/^[\w+/-]{43}=?$/.test(text)) return null;
  const hash = createHash("sha256").update("hearthline master key").update(bytes).digest("hex");
  return { id: hash.slice(0, 16), key: createSecretKey(bytes) };
}

/** The keys of a text that `read` returns. It is asked again when an unknown key turns up. */
export function masterKeysOf(read: () => string): MasterKeys {
  const parse = () => {
    const keys = parseMasterKeys(read());
    if (!keys) throw new Error("The master key must be 32 bytes in base64.");
    return keys;
  };
  let keys = parse();
  return {
    current() {
      keys = parse();
      return keys[0]!;
    },
    find(id) {
      const isIt = (key: MasterKey) => key.id === id;
      const known = keys.find(isIt);
      if (known) return known;
      keys = parse();
      const found = keys.find(isIt);
      if (!found) throw new MasterKeyMissing(id);
      return found;
    },
  };
}

const mark = "sealed";

/** A secret of the installation as it is stored: wrapped, with the id of the key that wrapped it. */
export function wrapSecret(masters: MasterKeys, name: string, secret: string): string {
  const { id, key } = masters.current();
  const wrapped = encrypt(key, ["secret", name, id], Buffer.from(secret));
  return [mark, id, wrapped.toString("base64")].join(":");
}

/** The master key's id of a stored secret; null for one of an older release, which is not wrapped. */
export function wrapperOf(stored: string): string | null {
  const [first, id, wrapped] = stored.split(":");
  return first === mark && id && wrapped ? id : null;
}

/** Opens a stored secret; one of an older release is returned as it is. */
export function unwrapSecret(masters: MasterKeys, name: string, stored: string): string {
  const id = wrapperOf(stored);
  if (id === null) return stored;
  const wrapped = Buffer.from(stored.split(":")[2]!, "base64");
  return decrypt(masters.find(id).key, ["secret", name, id], wrapped).toString();
}
