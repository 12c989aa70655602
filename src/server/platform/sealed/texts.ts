import { createSecretKey } from "node:crypto";
import { decrypt, encrypt } from "./cipher.ts";

/** Seals the texts of messages that wait in an outbox: with a link or code in them, they open an account. */
export type Texts = {
  /** `place` names the message and its part; the text opens nowhere else. */
  seal(place: string, text: string): string;
  /** Opens a sealed text; any other is returned as it is, such as that of a message that was stored plain. */
  open(place: string, stored: string): string;
  /** The same to show it; a text that another signing secret sealed is replaced by a remark. */
  show(place: string, stored: string): string;
};

const mark = "sealed:";
// A subject may begin with the name that a caller gave.
const sealedText = /^sealed:[A-Za-z0-9+/]{38,}={0,2}$/;

/** The texts' key is derived from the signing secret, because the links in them are signed with it too. */
export function createTexts(keys: { secretOf(purpose: string, thing: string): string }): Texts {
  const key = createSecretKey(Buffer.from(keys.secretOf("outbox", "texts"), "base64url"));
  const open: Texts["open"] = (place, stored) => {
    if (!sealedText.test(stored)) return stored;
    const sealed = Buffer.from(stored.slice(mark.length), "base64");
    return decrypt(key, ["message", place], sealed).toString();
  };
  return {
    seal: (place, text) =>
      mark + encrypt(key, ["message", place], Buffer.from(text)).toString("base64"),
    open,
    show(place, stored) {
      try {
        return open(place, stored);
      } catch {
        return "This was written under another AUTH_SECRET and can't be read anymore.";
      }
    },
  };
}
