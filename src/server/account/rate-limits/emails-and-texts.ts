import { asksAtOne, letterRules, networkMailRule, type WaitRule } from "#domain/account/waiting.ts";
import type { Accounts } from "../shared/accounts.ts";
import { bucketOf } from "#server/platform/attempts.ts";
import { requestState } from "../shared/request-state.ts";
import { emailKey } from "#domain/kernel/is-email.ts";
import type { Letter } from "./limited-endpoints.ts";
import { isKnownPlace, mayTakeTurn, takeTurn, type Turn, type Waiting } from "./store.ts";
import { accountKey } from "./known-browsers.ts";

/** Who asks in this request: a network, and a browser that opened some account before. */
type Asker = { network: string; place: string | null };

const asker = requestState<Asker>({ network: "unknown", place: null });

/** Told of every request, so that whatever writes a letter in it knows who caused it. */
export const noteAsker = (one: Asker) => asker.set(one);

/** What a letter is for: its reader can use the one that came last, of each kind. */
export type LinkKind = "reset" | "proof";

/**
 * Whether a letter with a link goes out. Where it does not, one of the same kind lies in the mailbox and still holds, and
 * the answer to who asked is the same. What really went out is counted, so that nobody uses up letters to an address
 * that gets none yet.
 */
export async function mayWriteLink(
  accounts: Accounts,
  kind: LinkKind,
  email: string,
): Promise<boolean> {
  const account = accountKey({ column: "email", value: emailKey(email) });
  const { network, place } = asker.get();
  if (place && (await isKnownPlace(accounts, account, place)))
    return mayTakeTurn(
      accounts,
      turnOf(letterRules.known, `${kind} letters by`, `${account} ${place}`),
    );
  const waiting = await takeTurn(accounts, [
    turnOf(letterRules.linksOfAsker, `${kind} letters of`, `${account} ${network}`),
    turnOf(letterRules.links, `${kind} letters to`, account),
  ]);
  return waiting.length === 0;
}

/** The same for a letter that only tells something. */
export function mayTell(accounts: Accounts, email: string): Promise<boolean> {
  const account = accountKey({ column: "email", value: emailKey(email) });
  return mayTakeTurn(accounts, turnOf(letterRules.news, "news to", account));
}

/** The turns that a text to a number takes which a sign-in causes: it says nothing of texts. */
export async function mayText(accounts: Accounts, number: string): Promise<boolean> {
  const account = accountKey({ column: "phone_number", value: number });
  const { network } = asker.get();
  return (await takeTurn(accounts, codesFor(account, network))).length === 0;
}

/** Whoever must wait before a request may cause this letter; nobody where it may. */
export async function countLetter(
  accounts: Accounts,
  { whose, also, isLink }: Letter,
  triesPerMinute: number,
): Promise<Waiting[]> {
  const { network, place } = asker.get();
  const account = whose && accountKey(whose);
  const all = turnOf(networkMailRule(triesPerMinute), "letters from", network);
  if (!account) return takeTurn(accounts, [all]);
  if (whose.column === "id") {
    const own = turnOf(letterRules.known, "letters by", account);
    const other = also && accountKey(also);
    return takeTurn(
      accounts,
      other ? [own, turnOf(letterRules.codes, "letters to", other)] : [own],
    );
  }
  const isKnown = !!place && (await isKnownPlace(accounts, account, place));
  if (isLink) {
    // How many letters go out is counted where they are written (mayWriteLink); here, at how many mailboxes.
    if (isKnown) return [];
    const one = turnOf(asksAtOne, "asks at", `${account} ${network}`);
    return (await mayTakeTurn(accounts, one)) ? takeTurn(accounts, [all]) : [];
  }
  if (isKnown)
    return takeTurn(accounts, [turnOf(letterRules.known, "letters by", `${account} ${place}`)]);
  return takeTurn(accounts, [all, ...codesFor(account, network)]);
}

/** Forgets what a network asked for at an account that it has opened now. */
export async function forgiveLetters(
  accounts: Accounts,
  names: string[],
  network: string,
): Promise<void> {
  const buckets = names.map((account) => bucketOf("letters of", `${account} ${network}`));
  await accounts.query("delete from account.delay where bucket = any($1)", [buckets]);
}

function codesFor(account: string, network: string): Turn[] {
  return [
    turnOf(letterRules.codesOfAsker, "letters of", `${account} ${network}`),
    turnOf(letterRules.codes, "letters to", account),
  ];
}

function turnOf(rule: WaitRule, kind: string, whom: string): Turn {
  return { ...rule, bucket: bucketOf(kind, whom), waits: true };
}
