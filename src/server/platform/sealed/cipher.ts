import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from "node:crypto";

const nonceBytes = 12;
const tagBytes = 16;

/** What was sealed does not open: it was changed, or belongs to another place or key. */
export class SealBroken extends Error {
  override name = "SealBroken";
}

/**
 * Encrypts with AES-256-GCM: nonce, tag, ciphertext. It opens only with the same key and the same `bound` words, which
 * say what it is and where it belongs.
 */
export function encrypt(key: KeyObject, bound: readonly string[], plain: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  cipher.setAAD(toBytes(bound));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Opens what `encrypt` made; throws SealBroken if anything about it differs. */
export function decrypt(key: KeyObject, bound: readonly string[], sealed: Buffer): Buffer {
  if (sealed.length < nonceBytes + tagBytes) throw new SealBroken("This is nothing sealed.");
  const nonce = sealed.subarray(0, nonceBytes);
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(toBytes(bound));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return Buffer.concat([
      decipher.update(sealed.subarray(nonceBytes + tagBytes)),
      decipher.final(),
    ]);
  } catch {
    throw new SealBroken("What was sealed does not open here.");
  }
}

// As JSON, so that no two lists of words become the same bytes.
const toBytes = (bound: readonly string[]) => Buffer.from(JSON.stringify(bound));
