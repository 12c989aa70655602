import { randomUUID } from "node:crypto";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { optOutSecretOf } from "#server/assistant/outreach/opt-out-link.ts";
import { newId } from "#server/platform/ids.ts";
import { createKeys } from "#server/platform/keys.ts";
import {
  addPerson,
  addSession,
  fresh,
  people,
  type Person,
  testSecret,
} from "../harness/people.ts";
import { adminEmail, type Product } from "../harness/product.ts";
import { switchOn } from "../harness/talk.ts";
import { seedAppointments } from "./appointments-fixtures.ts";
import { seedAction, seedConversation, seedReceipt, seedTask } from "./assistant-fixtures.ts";
import { at, bookAt, inDays, york } from "./booking-fixtures.ts";
import { generous, seedDeal } from "./calculator-fixtures.ts";
import { keepIntercepting } from "./requests.ts";
import { apiOf, dayFromNow } from "./contact-fixtures.ts";
import { seedContacts } from "./leads-fixtures.ts";
import { seedInvitation } from "./links-fixtures.ts";

/**
 * The people who view pages: a visitor; Ana, an established user, and Leo, her loan officer; Ben, who just started;
 * someone new, who signed up a moment ago; Tia, whose business type links with no one; Nia, with an incomplete
 * profile.
 */
export type Who = "visitor" | "ana" | "leo" | "ben" | "new" | "tia" | "nia";

/** What the tests know about the data they inserted. */
export type World = {
  pageOf: (who: Who) => Page;
  id: Record<Exclude<Who, "visitor"> | "admin", OwnerId>;
  leadId: string;
  dealId: string;
  officersDealId: string;
  talkId: string;
  /** The private link of a visitor who booked with Ana. */
  manageLink: string;
  /** The link at the end of an email from Ana's assistant. */
  stopLink: string;
  close: () => Promise<void>;
};

const long = "unbroken".repeat(12);

/** One signed-in browser for each of them, and enough data that every page has something to show. */
export async function openWorld(product: Product, browser: Browser): Promise<World> {
  const { database, origin } = product;
  const contexts: BrowserContext[] = [];
  const pages = new Map<Who, Page>();
  const id = {} as World["id"];
  const open = async (who: Who) => {
    const context = await browser.newContext({
      baseURL: origin,
      locale: "en-US",
      timezoneId: york.zone,
      // Colors are checked once animations have ended.
      reducedMotion: "reduce",
      viewport: { width: 1440, height: 900 },
    });
    contexts.push(context);
    const page = await context.newPage();
    keepIntercepting(page);
    page.setDefaultTimeout(10_000);
    pages.set(who, page);
    return context;
  };
  await open("visitor");
  for (const who of ["ana", "leo", "ben", "new", "tia", "nia"] as const) {
    id[who] = await addPerson(database, fresh(people[who === "new" ? "ana" : who]));
    const cookie = await addSession(database, id[who]);
    const context = await open(who);
    await context.addCookies([{ ...cookie, url: origin, httpOnly: true, sameSite: "Lax" }]);
  }
  await database.sql("update profiles set first_steps = 'new' where id = $1", [id.new]);
  const admin: Person = { ...people.leo, fullName: "Ada Stone", email: adminEmail };
  id.admin = await addPerson(database, admin);
  const pageOf = (who: Who) => pages.get(who)!;
  const world = { pageOf, id };
  return {
    ...world,
    ...(await fillContacts(product, world)),
    ...(await fillRooms(product, world)),
    close: async () => void (await Promise.all(contexts.map((context) => context.close()))),
  };
}

type Begun = Pick<World, "pageOf" | "id">;

/** Leads, deals and partners of Ana's and Leo's, one of each with unbreakable words. */
async function fillContacts({ database: { sql }, origin }: Product, { pageOf, id }: Begun) {
  const [leadId, , binned] = await seedContacts(sql, id.ana, [
    {
      first_name: "Priya",
      last_name: "Raman",
      email: "priya@example.com",
      phone_number: "(917) 555-0163",
      phone_e164: "+19175550163",
      tags: ["first home", "VA loan"],
      city: "Brooklyn",
      state: "NY",
      notes: "Prefers mornings.",
    },
    {
      first_name: "Maximiliana-Aurelia".repeat(3),
      last_name: "Featherstonehaugh".repeat(3),
      email: `${long}@example.com`,
      phone_number: "(917) 555-0163 extension 4711, ask for Mum",
      tags: ["cash", "w".repeat(50)],
      city: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
      details: { budget: 9_007_199_254_740_991 },
    },
    { first_name: "Bin" },
    { first_name: "Nurtured", status: "Nurturing", tags: ["cash"] },
    { first_name: "Lost", type: "Deal", status: "Lost Deal" },
    { first_name: "Pat", type: "Referral Partner", status: "Active Partner", company_name: long },
  ]);
  const api = await apiOf(pageOf("ana"), origin);
  await api.contacts.remove({ id: binned! });
  const dealId = newId();
  await api.contacts.addDeal({
    id: dealId,
    deal: {
      firstName: "Grace",
      lastName: "Oyelaran",
      email: "grace@example.com",
      purchasePrice: 640_000,
      dealProgress: { contractsOutDate: dayFromNow(-20), titleOrderedDate: dayFromNow(3) },
    },
  });
  await api.contacts.addNote({ id: dealId, noteId: newId(), text: `Called. ${long}` });
  const officersDealId = await seedDeal(sql, id.leo, { params: generous });
  return { leadId: leadId!, dealId, officersDealId };
}

/** The calendar, links, notifications, the assistant and the links in emails. */
async function fillRooms({ database: { sql }, origin }: Product, { pageOf, id }: Begun) {
  const statuses = ["Scheduled", "Confirmed", "Completed", "Cancelled", "No-Show"];
  await seedAppointments(
    sql,
    id.ana,
    statuses.map((status, index) => ({
      status,
      ...(index === 1 && { client_name: long, notes: long }),
    })),
  );
  await seedInvitation(sql, { from: id.leo, to: id.ana, status: "accepted" });
  const omar = { ...people.leo, fullName: `Omar ${long}`, email: "omar@lenders.test" };
  const omarId = await addPerson({ sql } as Product["database"], fresh(omar));
  await seedInvitation(sql, { from: omarId, to: id.ana });
  await sql(
    `insert into notices (user_id, id, happened_at, kind, actor_id, actor_name)
     values ($1, $2, now() - interval '5 minutes', 'invited', $3, 'Omar Marsh')`,
    [id.ana, randomUUID(), omarId],
  );
  const ana = { id: id.ana };
  await switchOn({ sql }, ana);
  const talkId = await seedConversation(sql, ana, {
    status: "taken over",
    ended_at: null,
    outcome: null,
    caller_name: long,
    flags: ["abuse", "guard:rates"],
    turns: [{ words: long }, { speaker: "assistant", words: "Tuesday at ten is free." }],
  });
  await seedAction(sql, ana, { words: long, recipient_name: long });
  await seedAction(sql, ana, { status: "draft" });
  await seedTask(sql, ana, { conversation_id: talkId });
  await seedReceipt(sql, ana);
  const address = "vera@lind.test";
  const manageLink = await bookAt(at(inDays(4), "10:00"), {
    profileId: id.ana,
    page: pageOf("visitor"),
    baseURL: origin,
  });
  const stopSecret = optOutSecretOf(createKeys(testSecret), id.ana, address);
  return { talkId, manageLink, stopLink: `/stop/${id.ana}#${stopSecret}` };
}
