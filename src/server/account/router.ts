import { emailKey } from "#domain/kernel/is-email.ts";
import Bowser from "bowser";
import { sql } from "drizzle-orm";
import { apiKeysAtMost } from "#domain/account/api-keys.ts";
import { isConfirmed } from "#domain/account/second-step.ts";
import { reachableEmail } from "#domain/account/placeholder-email.ts";
import { composeMail } from "#server/mail/email.ts";
import { cutPage, fromCursor, toCursor } from "#server/platform/cursor.ts";
import { newId } from "#server/platform/ids.ts";
import * as store from "./account-store.ts";
import { listKeys, lockKeys, makeKey as storeKey, revokeKey as dropKey } from "./api-keys.ts";
import { accountErased } from "./shared/emails.ts";
import { signedIn } from "./procedures.ts";

const eventsAtOnce = 30;

const overview = signedIn.account.overview.handler(({ context: { account, accountSettings } }) =>
  account(async (tx, me) => {
    const owner = me.ownerId;
    const stored = await store.findAccount(tx, owner);
    const logins = await store.listLogins(tx, owner);
    const sessions = await store.listSessions(tx, owner);
    const { id, name, phoneNumber, createdAt } = stored;
    return {
      id,
      email: reachableEmail(stored.email),
      name,
      phoneNumber,
      createdAt,
      hasPassword: logins.some(({ provider }) => provider === "credential"),
      identities: logins.filter(({ provider }) => provider !== "credential"),
      authenticators: await store.listAuthenticators(tx, owner),
      passkeys: await store.listPasskeys(tx, owner),
      recoveryCodesLeft: await store.countRecoveryCodes(tx, owner),
      secondStep: {
        isRequired: stored.secondStepRequired,
        isDemandedOfAll: accountSettings.requireMfa,
      },
      providers: accountSettings.providers,
      sessions: sessions.map(({ userAgent, ...session }) => ({
        ...session,
        ...deviceOf(userAgent),
        isThis: session.id === me.sessionId,
      })),
      keys: await listKeys(tx, owner),
    };
  }),
);

const endSession = signedIn.account.endSession.handler(
  ({ input: { id }, context: { account }, errors }) =>
    account(async (tx, me) => {
      if (!(await store.endSession(tx, me.ownerId, id))) throw errors.NOT_FOUND();
      return { id };
    }),
);

const endOtherSessions = signedIn.account.endOtherSessions.handler(({ context: { account } }) =>
  account(async (tx, me) => ({
    ended: await store.endOtherSessions(tx, me.ownerId, me.sessionId!),
  })),
);

const events = signedIn.account.events.handler(({ input: { before }, context: { account } }) =>
  account(async (tx, me) => {
    const position = fromCursor("events", before);
    const rows = await store.listEvents(tx, me.ownerId, {
      before: position,
      limit: eventsAtOnce + 1,
    });
    const { page, next } = cutPage(rows, eventsAtOnce);
    return {
      events: page.map(({ userAgent, place: _, ...event }) => ({
        ...event,
        ...deviceOf(userAgent),
      })),
      next: next ? toCursor("events", { createdAt: next.place, id: next.id }) : null,
    };
  }),
);

const makeKey = signedIn.account.makeKey.handler(
  ({ input, context: { account, now: clock }, errors }) => {
    const now = clock();
    return account(async (tx, me) => {
      if (!isConfirmed(me.confirmedAt, now)) throw errors.CONFIRMATION_NEEDED();
      const made = await lockKeys(tx, me.ownerId);
      if (made.some(({ id }) => id === input.id)) throw errors.ALREADY_MADE();
      if (made.length >= apiKeysAtMost) throw errors.TOO_MANY();
      return storeKey(tx, me.ownerId, input, now);
    });
  },
);

const revokeKey = signedIn.account.revokeKey.handler(
  ({ input: { id }, context: { account }, errors }) =>
    account(async (tx, me) => {
      if (!(await dropKey(tx, me.ownerId, id))) throw errors.NOT_FOUND();
      return { id };
    }),
);

const erase = signedIn.account.erase.handler(
  ({ input: { email }, context: { account, now: clock }, errors }) => {
    const now = clock();
    return account(async (tx, me) => {
      if (!isConfirmed(me.confirmedAt, now)) throw errors.CONFIRMATION_NEEDED();
      // Of two requests at once, the second waits here and then finds no account.
      if (!(await store.lockAccount(tx, me.ownerId))) throw errors.UNAUTHORIZED();
      const { name, phoneNumber, ...mine } = await store.findAccount(tx, me.ownerId);
      const mailbox = reachableEmail(mine.email);
      const typed = emailKey(email);
      if (typed !== (mailbox ?? phoneNumber)) throw errors.OTHER_ADDRESS();
      await store.eraseAccount(tx, me.ownerId, { email: mine.email, phoneNumber });
      if (mailbox) {
        const { to, subject, text, html } = composeMail(accountErased(mailbox, name));
        await tx.execute(sql`select mail.enqueue(${newId()}, ${to}, ${subject}, ${text}, ${html})`);
      }
      return { isErased: true };
    });
  },
);

/** Implements contract/account.ts. */
export const accountRouter = {
  overview,
  endSession,
  endOtherSessions,
  events,
  makeKey,
  revokeKey,
  erase,
};

/** The browser and system of a User-Agent header, such as "Firefox" and "Windows"; null where they are unknown. */
function deviceOf(userAgent: string | null): { browser: string | null; system: string | null } {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}
