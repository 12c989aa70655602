import {
  asksAtOne,
  messageRules,
  networkMailRule,
  type WaitRule,
} from "#domain/account/waiting.ts";
import type { Accounts } from "../shared/accounts.ts";
import { bucketOf } from "#server/platform/attempts.ts";
import { requestState } from "../shared/request-state.ts";
import { emailKey } from "#domain/kernel/is-email.ts";
import type { CausedMessage } from "./limited-endpoints.ts";
import { isKnownBrowser, mayTakeTurn, takeTurn, type Turn, type Waiting } from "./store.ts";
import { accountKey } from "./known-browsers.ts";

/** Who sends this request: a network, and a browser that signed in to some account before. */
type Requester = { network: string; place: string | null };

const requester = requestState<Requester>({ network: "unknown", place: null });

/** Set in every request, so that code that sends an email knows who caused it. */
export const noteRequester = (one: Requester) => requester.set(one);

/** What a link is for. Only the last one of each kind is needed. */
export type LinkKind = "reset" | "proof";

/**
 * Whether an email with a link is sent. If not, one of the same kind was sent recently and its link is still valid, and
 * the response is the same. Only sent emails count, so no one can use up the limit of an address that gets none yet.
 */
export async function maySendLink(
  accounts: Accounts,
  kind: LinkKind,
  email: string,
): Promise<boolean> {
  const account = accountKey({ column: "email", value: emailKey(email) });
  const { network, place } = requester.get();
  if (place && (await isKnownBrowser(accounts, account, place)))
    return mayTakeTurn(
      accounts,
      turnOf(messageRules.known, `${kind} letters by`, `${account} ${place}`),
    );
  const waiting = await takeTurn(accounts, [
    turnOf(messageRules.linksOfAsker, `${kind} letters of`, `${account} ${network}`),
    turnOf(messageRules.links, `${kind} letters to`, account),
  ]);
  return waiting.length === 0;
}

/** The same for a notice without a link. */
export function maySendNotice(accounts: Accounts, email: string): Promise<boolean> {
  const account = accountKey({ column: "email", value: emailKey(email) });
  return mayTakeTurn(accounts, turnOf(messageRules.news, "news to", account));
}

/** The same for a text that a sign-in causes. */
export async function mayText(accounts: Accounts, number: string): Promise<boolean> {
  const account = accountKey({ column: "phone_number", value: number });
  const { network } = requester.get();
  return (await takeTurn(accounts, codesFor(account, network))).length === 0;
}

/** The buckets that must wait before a request may cause this message; empty if it may. */
export async function countMessage(
  accounts: Accounts,
  { whose, also, isLink }: CausedMessage,
  triesPerMinute: number,
): Promise<Waiting[]> {
  const { network, place } = requester.get();
  const account = whose && accountKey(whose);
  const all = turnOf(networkMailRule(triesPerMinute), "letters from", network);
  if (!account) return takeTurn(accounts, [all]);
  if (whose.column === "id") {
    const own = turnOf(messageRules.known, "letters by", account);
    const other = also && accountKey(also);
    return takeTurn(
      accounts,
      other ? [own, turnOf(messageRules.codes, "letters to", other)] : [own],
    );
  }
  const isKnown = !!place && (await isKnownBrowser(accounts, account, place));
  if (isLink) {
    // maySendLink counts what is sent; this counts to how many mailboxes.
    if (isKnown) return [];
    const one = turnOf(asksAtOne, "asks at", `${account} ${network}`);
    return (await mayTakeTurn(accounts, one)) ? takeTurn(accounts, [all]) : [];
  }
  if (isKnown)
    return takeTurn(accounts, [turnOf(messageRules.known, "letters by", `${account} ${place}`)]);
  return takeTurn(accounts, [all, ...codesFor(account, network)]);
}

/** Resets what a network requested, once it has signed in to the account. */
export async function forgiveMessages(
  accounts: Accounts,
  names: string[],
  network: string,
): Promise<void> {
  const buckets = names.map((account) => bucketOf("letters of", `${account} ${network}`));
  await accounts.query("delete from account.delay where bucket = any($1)", [buckets]);
}

function codesFor(account: string, network: string): Turn[] {
  return [
    turnOf(messageRules.codesOfAsker, "letters of", `${account} ${network}`),
    turnOf(messageRules.codes, "letters to", account),
  ];
}

function turnOf(rule: WaitRule, kind: string, whom: string): Turn {
  return { ...rule, bucket: bucketOf(kind, whom), waits: true };
}
