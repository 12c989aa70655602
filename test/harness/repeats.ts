import { firstScenario } from "#test/harness/worked-case.ts";
import { usualSettings } from "#domain/assistant/settings.ts";
import { optOutSecretOf } from "#server/assistant/outreach/opt-out-link.ts";
import { newId } from "#server/platform/ids.ts";
import { createKeys } from "#server/platform/keys.ts";
import { type Client, hurryMoveMails, type SignedIn, type TestApp } from "./app.ts";
import { addTalk } from "./assistant.ts";
import { procedureNames } from "./attempts.ts";
import { newHost, newVisitor } from "./bookings.ts";
import { addDealOf, link } from "./links.ts";
import { routeOf } from "./open-api.ts";
import { addSession, fresh, people, testSecret } from "./people.ts";
import { newAssistant, visitorTalk } from "./talk.ts";

/** A request that is sent more than once, each time with the same body. */
export type Repeat = {
  /** What is done; distinguishes a procedure's cases if it has several. */
  act: string;
  /** Creates everything the request needs, for a new person, and returns the request. */
  arrange: (app: TestApp) => Promise<() => Promise<unknown>>;
  /** Response fields that contain the time of the request, or what this particular call did. */
  differing?: string[];
  /** The second request's refusal if the first left nothing to return, as a person reads it. */
  second?: { code: string; message: string };
  /** Timestamps that every save sets, as `table.column`. */
  moments?: string[];
};

/** The procedures that aren't GET: everything that may write, and some reads with a body. */
export const writingProcedures = (): string[] =>
  procedureNames().filter((name) => routeOf(name).method !== "GET");

const day = 24 * 60 * 60 * 1000;
const zone = "America/New_York";
const keys = createKeys(testSecret);

const newAgent = (app: TestApp) => app.as(fresh(people.ana));
const newOfficer = (app: TestApp) => app.as(fresh(people.leo));
const dayAhead = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

const lead = { firstName: "Priya", lastName: "Raman", tags: ["porch"], notes: "Wants a porch" };
const deal = { firstName: "Priya", lastName: "Raman", address: "12 Elm Street" };
const partner = { firstName: "Pat", companyName: "Elm Title" };

async function withLead(app: TestApp) {
  const ana = await newAgent(app);
  const id = newId();
  const email = `${newId()}@clients.test`;
  await ana.api.contacts.addLead({ id, lead: { ...lead, email } });
  return { ana, id, email };
}

async function withDeal(app: TestApp) {
  const ana = await newAgent(app);
  const id = newId();
  await ana.api.contacts.addDeal({ id, deal });
  return { ana, id };
}

async function withPartner(app: TestApp) {
  const ana = await newAgent(app);
  const id = newId();
  await ana.api.contacts.addPartner({ id, partner });
  return { ana, id };
}

async function withDeleted(app: TestApp) {
  const { ana, id } = await withLead(app);
  await ana.api.contacts.remove({ id });
  return { ana, id };
}

async function withNote(app: TestApp) {
  const { ana, id } = await withLead(app);
  const note = { id, noteId: newId() };
  await ana.api.contacts.addNote({ ...note, text: "Called" });
  return { ana, note };
}

const when = { day: dayAhead(20), time: "12:00", timeZone: zone, durationMinutes: 30 };

/** An appointment of the professional's, with a contact whose timeline shows it and a client who gets emails. */
async function withAppointment(app: TestApp) {
  const { ana, id: contactId } = await withLead(app);
  const id = newId();
  const event = {
    ...when,
    type: "Appointment" as const,
    title: "Showing",
    clientName: "Priya Raman",
    clientEmail: `${newId()}@clients.test`,
    tellsClient: true,
    contactId,
  };
  const add = () => ana.api.appointments.add({ id, event, despiteRules: true });
  return { ana, id, add, event };
}

/** Booking hours for which free times don't depend on the day of the test. */
async function newBookable(app: TestApp) {
  const ana = await newHost(app);
  const free = await freeTimes(app, ana);
  return { ana, free };
}

async function freeTimes(app: TestApp, { id: profileId }: Pick<SignedIn, "id">, kind?: "Demo") {
  const [from, until] = [new Date(Date.now() + 3 * day), new Date(Date.now() + 10 * day)];
  const asked = { profileId, from, until, timeZone: zone, ...(kind && { kind }) };
  const { slots, durationMinutes } = await app.visitor.api.booking.slots(asked);
  return { slots, durationMinutes };
}

async function withBooking(app: TestApp) {
  const { ana, free } = await newBookable(app);
  const { durationMinutes } = free;
  const wish = {
    id: newId(),
    profileId: ana.id as string,
    startsAt: free.slots[0]!,
    durationMinutes,
    timeZone: zone,
    visitor: newVisitor(),
  };
  const book = () => app.visitor.api.booking.book(wish);
  return { ana, book, id: wish.id, later: free.slots.at(-1)! };
}

async function withPrivateLink(app: TestApp) {
  const { book, ana, later, id } = await withBooking(app);
  const { secret } = await book();
  return { key: { profileId: ana.id as string, secret, timeZone: zone }, ana, later, id };
}

async function withInvitation(app: TestApp) {
  const [ana, leo] = [await newAgent(app), await newOfficer(app)];
  const id = newId();
  const invite = () => ana.api.links.invite({ id, profileId: leo.id });
  return { ana, leo, id, invite };
}

async function withLink(app: TestApp) {
  const [ana, leo] = [await newAgent(app), await newOfficer(app)];
  const id = await link(app, leo, ana);
  return { ana, leo, id, dealId: await addDealOf(leo) };
}

async function withAction(app: TestApp, status: "waiting" | "draft") {
  const { ana, id: contactId, email } = await withLead(app);
  const id = newId();
  await app.sql(
    `insert into assistant_actions (user_id, id, kind, status, channel, purpose, contact_id, recipient, subject, words,
                                    cause, once_key, run_at, expires_at, created_at)
     values ($1, $2, 'milestone', $3, 'mail', 'service', $4, $5, 'News', 'Hello Priya', 'Appraisal in', $2::uuid::text,
             now(), now() + interval '1 day', now())`,
    [ana.id, id, status, contactId, email],
  );
  await app.sql(
    `insert into ai_tasks_log (user_id, id, task_description, status, performed_at, action_id, kind)
     values ($1, $2::uuid, 'A mail', 'Scheduled', now(), $2::uuid, 'action')`,
    [ana.id, id],
  );
  return { ana, id };
}

async function withConversation(app: TestApp, status: "open" | "taken over" | "ended" = "open") {
  const ana = await newAgent(app);
  const said = ["Hello", "Hi, I am an automated assistant."];
  const endedAt = status === "ended" ? new Date() : null;
  const id = await addTalk(app, ana, { status, said, endedAt });
  return { id, of: ana.api.assistant.conversations };
}

/** Someone who gets the assistant's emails, and what is waiting to be sent to them. */
async function withOptOut(app: TestApp) {
  const { ana, id, email } = await withLead(app);
  await app.sql(
    `insert into assistant_actions (user_id, id, kind, status, channel, purpose, contact_id, recipient, subject, words,
                                    cause, once_key, run_at, expires_at, created_at)
     values ($1, $2, 'milestone', 'waiting', 'mail', 'service', $3, $4, 'News', 'Hello', 'A test', $2::uuid::text,
             now(), now() + interval '1 day', now())`,
    [ana.id, newId(), id, email],
  );
  const secret = optOutSecretOf(keys, ana.id, email);
  return { ana, id, optOut: { profileId: ana.id as string, secret } };
}

async function withTalk(app: TestApp) {
  const ana = await newAssistant(app);
  const { talkId, secret } = await visitorTalk(app, ana);
  return { profileId: ana.id as string, talkId, secret };
}

async function withRehearsal(app: TestApp) {
  const ana = await newAssistant(app);
  const talkId = newId();
  const begin = () => ana.api.assistant.rehearsal.begin({ talkId, timeZone: zone, spoken: false });
  return { ana, talkId, begin };
}

const profile = {
  fullName: "Ana Ruiz",
  phone: "1",
  companyName: "Ruiz Homes",
  businessType: "Real Estate",
  roleInBusiness: "Broker",
  locationCity: "Brooklyn",
  locationState: "NY",
  timeZone: zone,
} as const;

const gone = (message: string) => ({ code: "NOT_FOUND", message });
const signedOut = { code: "UNAUTHORIZED", message: "User not logged in." };

/**
 * For every procedure that may write: a request as a client repeats it, after a lost answer, with a second click or
 * in a second tab. test/repeats.test.ts sends each twice, one after another and at once.
 */
export const repeats: Record<string, Repeat[]> = {
  "account.endSession": [
    {
      act: "signing a device out",
      second: gone("This device is already signed out."),
      async arrange(app) {
        const ana = await newAgent(app);
        await addSession(app.database, ana.id);
        const { sessions } = await ana.api.account.overview();
        const { id } = sessions.find(({ isThis }) => !isThis)!;
        return () => ana.api.account.endSession({ id });
      },
    },
  ],
  "account.endOtherSessions": [
    {
      act: "signing all other devices out",
      differing: ["ended"],
      async arrange(app) {
        const ana = await newAgent(app);
        await addSession(app.database, ana.id);
        return () => ana.api.account.endOtherSessions();
      },
    },
  ],
  "account.makeKey": [
    {
      act: "creating an API key",
      second: {
        code: "ALREADY_MADE",
        message:
          "This key was already made, and we can show a key only once. Revoke it and make a new one.",
      },
      async arrange(app) {
        const ana = await newAgent(app);
        const key = { name: "Site", scopes: ["contacts:read" as const], days: 30 as const };
        const id = newId();
        return () => ana.api.account.makeKey({ id, ...key });
      },
    },
  ],
  "account.revokeKey": [
    {
      act: "revoking an API key",
      second: gone("This key is already revoked."),
      async arrange(app) {
        const ana = await newAgent(app);
        const { made } = await ana.api.account.makeKey({
          id: newId(),
          name: "Site",
          scopes: ["contacts:read"],
          days: 30,
        });
        return () => ana.api.account.revokeKey({ id: made.id });
      },
    },
  ],
  "account.erase": [
    {
      act: "deleting the account",
      second: signedOut,
      async arrange(app) {
        const ana = await newAgent(app);
        await ana.api.contacts.addLead({ id: newId(), lead });
        return () => ana.api.account.erase({ email: ana.email });
      },
    },
  ],
  "profiles.create": [
    {
      act: "creating the profile",
      async arrange(app) {
        const ana = await app.as(fresh(people.ana), { hasProfile: false });
        return () => ana.api.profiles.create();
      },
    },
  ],
  "profiles.save": [
    {
      act: "saving the profile",
      differing: ["updatedAt", "version"],
      // Every update sets it, even one that changes nothing.
      moments: ["public.profiles.updated_at"],
      async arrange(app) {
        const ana = await newAgent(app);
        return () => ana.api.profiles.save(profile);
      },
    },
  ],
  "profiles.removePicture": [
    {
      act: "removing the picture",
      async arrange(app) {
        const ana = await newAgent(app);
        await ana.api.profiles.save({
          ...profile,
          profilePictureUrl: "https://ana.example/me.png",
        });
        return () => ana.api.profiles.removePicture();
      },
    },
  ],
  "profiles.setFirstSteps": [
    {
      act: "hiding the checklist",
      async arrange(app) {
        const nia = await app.as(fresh(people.nia));
        return () => nia.api.profiles.setFirstSteps({ state: "ended" });
      },
    },
  ],
  "profiles.noteBookingLink": [
    {
      act: "copying the booking link",
      async arrange(app) {
        const ana = await newAgent(app);
        return () => ana.api.profiles.noteBookingLink({ isCopied: true });
      },
    },
  ],
  "contacts.addLead": [
    {
      act: "adding a lead",
      async arrange(app) {
        const ana = await newAgent(app);
        const id = newId();
        return () => ana.api.contacts.addLead({ id, lead });
      },
    },
  ],
  "contacts.editLead": [
    {
      act: "editing a lead, with its version",
      async arrange(app) {
        const { ana, id } = await withLead(app);
        return () =>
          ana.api.contacts.editLead({ id, version: 1, lead: { ...lead, notes: "Two porches" } });
      },
    },
    {
      act: "editing a lead, without a version",
      async arrange(app) {
        const { ana, id } = await withLead(app);
        return () => ana.api.contacts.editLead({ id, lead: { ...lead, notes: "Two porches" } });
      },
    },
  ],
  "contacts.remove": [
    {
      act: "deleting a contact",
      differing: ["wasAlready"],
      async arrange(app) {
        const { ana, id } = await withLead(app);
        return () => ana.api.contacts.remove({ id });
      },
    },
  ],
  "contacts.addDeal": [
    {
      act: "adding a deal",
      async arrange(app) {
        const ana = await newAgent(app);
        const id = newId();
        return () => ana.api.contacts.addDeal({ id, deal });
      },
    },
  ],
  "contacts.editDeal": [
    {
      act: "editing a deal, with its version",
      async arrange(app) {
        const { ana, id } = await withDeal(app);
        return () =>
          ana.api.contacts.editDeal({
            id,
            version: 1,
            deal: { ...deal, address: "14 Elm Street" },
          });
      },
    },
    {
      act: "editing a deal, without a version",
      async arrange(app) {
        const { ana, id } = await withDeal(app);
        return () => ana.api.contacts.editDeal({ id, deal: { ...deal, address: "14 Elm Street" } });
      },
    },
    {
      act: "editing limits that break a saved scenario",
      async arrange(app) {
        const { ana, leo, dealId } = await withLink(app);
        await ana.api.calculator.save({ dealId, id: newId(), scenario: firstScenario });
        const { deal: stored } = await leo.api.contacts.getDeal({ id: dealId });
        const { borrowerMonthlyIncome, maxAllowedDti } = stored.loanOfficerDealParams!;
        const loanOfficerDealParams = {
          borrowerMonthlyIncome,
          maxAllowedDti,
          maxMonthlyPayment: 900,
        };
        const changed = { firstName: "Priya", lastName: "Raman", loanOfficerDealParams };
        return () => leo.api.contacts.editDeal({ id: dealId, version: 1, deal: changed });
      },
    },
  ],
  "contacts.convertLead": [
    {
      act: "converting a lead",
      async arrange(app) {
        const { ana, id } = await withLead(app);
        return () => ana.api.contacts.convertLead({ id, version: 1, deal });
      },
    },
  ],
  "contacts.setFollowUp": [
    {
      act: "setting a lead's follow-up state",
      async arrange(app) {
        const { ana, id } = await withLead(app);
        return () => ana.api.contacts.setFollowUp({ id, followUp: "Contacted" });
      },
    },
  ],
  "contacts.moveDeal": [
    {
      act: "moving a deal",
      async arrange(app) {
        const { ana, id } = await withDeal(app);
        return () => ana.api.contacts.moveDeal({ id, status: "Under Contract" });
      },
    },
  ],
  "contacts.addPartner": [
    {
      act: "adding a referral partner",
      async arrange(app) {
        const ana = await newAgent(app);
        const id = newId();
        return () => ana.api.contacts.addPartner({ id, partner });
      },
    },
  ],
  "contacts.editPartner": [
    {
      act: "editing a referral partner, with its version",
      async arrange(app) {
        const { ana, id } = await withPartner(app);
        return () =>
          ana.api.contacts.editPartner({
            id,
            version: 1,
            partner: { ...partner, companyName: "Oak Title" },
          });
      },
    },
    {
      act: "editing a referral partner, without a version",
      async arrange(app) {
        const { ana, id } = await withPartner(app);
        return () =>
          ana.api.contacts.editPartner({ id, partner: { ...partner, companyName: "Oak Title" } });
      },
    },
  ],
  "contacts.addNote": [
    {
      act: "adding a note",
      async arrange(app) {
        const { ana, id } = await withLead(app);
        const noteId = newId();
        return () => ana.api.contacts.addNote({ id, noteId, text: "Called about the porch" });
      },
    },
  ],
  "contacts.editNote": [
    {
      act: "editing a note",
      async arrange(app) {
        const { ana, note } = await withNote(app);
        return () => ana.api.contacts.editNote({ ...note, version: 1, text: "Called twice" });
      },
    },
  ],
  "contacts.removeNote": [
    {
      act: "deleting a note",
      differing: ["wasAlready"],
      async arrange(app) {
        const { ana, note } = await withNote(app);
        return () => ana.api.contacts.removeNote(note);
      },
    },
  ],
  "contacts.restoreNote": [
    {
      act: "restoring a note",
      async arrange(app) {
        const { ana, note } = await withNote(app);
        await ana.api.contacts.removeNote(note);
        return () => ana.api.contacts.restoreNote(note);
      },
    },
  ],
  "contacts.restore": [
    {
      act: "restoring a contact",
      async arrange(app) {
        const { ana, id } = await withDeleted(app);
        return () => ana.api.contacts.restore({ id });
      },
    },
  ],
  "contacts.forget": [
    {
      act: "deleting a contact for good",
      async arrange(app) {
        const { ana, id } = await withDeleted(app);
        return () => ana.api.contacts.forget({ id });
      },
    },
  ],
  "appointments.add": [
    { act: "adding an appointment", arrange: async (app) => (await withAppointment(app)).add },
  ],
  "appointments.setStatus": [
    {
      act: "confirming an appointment",
      async arrange(app) {
        const { ana, id, add } = await withAppointment(app);
        await add();
        return () => ana.api.appointments.setStatus({ id, status: "Confirmed" });
      },
    },
    {
      act: "cancelling an appointment",
      async arrange(app) {
        const { ana, id, add } = await withAppointment(app);
        await add();
        return () => ana.api.appointments.setStatus({ id, status: "Cancelled" });
      },
    },
    {
      act: "restoring a cancelled appointment",
      async arrange(app) {
        const { ana, id, add } = await withAppointment(app);
        await add();
        await ana.api.appointments.setStatus({ id, status: "Cancelled" });
        return () => ana.api.appointments.setStatus({ id, status: "Scheduled" });
      },
    },
  ],
  "appointments.move": [
    {
      act: "moving an appointment",
      async arrange(app) {
        const { ana, id, add } = await withAppointment(app);
        await add();
        const to = { ...when, day: dayAhead(21) };
        return () => ana.api.appointments.move({ id, when: to, despiteRules: true });
      },
    },
  ],
  "appointments.setOutcome": [
    {
      act: "recording an outcome",
      async arrange(app) {
        const { ana, id, add } = await withAppointment(app);
        await add();
        return () => ana.api.appointments.setOutcome({ id, outcome: "No-show" });
      },
    },
  ],
  "appointments.remove": [
    {
      act: "deleting an appointment",
      second: gone("This appointment is already deleted."),
      async arrange(app) {
        const { ana, id, add } = await withAppointment(app);
        await add();
        return () => ana.api.appointments.remove({ id });
      },
    },
  ],
  "appointments.saveAvailability": [
    {
      act: "saving the booking hours",
      async arrange(app) {
        const ana = await newAgent(app);
        return () =>
          ana.api.appointments.saveAvailability({
            availability: { minimumNoticeMinutes: 120 },
            timeZone: "America/Denver",
          });
      },
    },
  ],
  "appointments.renewFeed": [
    {
      act: "creating the calendar feed",
      async arrange(app) {
        const ana = await newAgent(app);
        return () => ana.api.appointments.renewFeed({ replaces: null });
      },
    },
    {
      act: "renewing the calendar feed's address",
      async arrange(app) {
        const ana = await newAgent(app);
        const { url } = await ana.api.appointments.renewFeed({ replaces: null });
        return () => ana.api.appointments.renewFeed({ replaces: url });
      },
    },
  ],
  "appointments.endFeed": [
    {
      act: "removing the calendar feed",
      async arrange(app) {
        const ana = await newAgent(app);
        await ana.api.appointments.renewFeed({ replaces: null });
        return () => ana.api.appointments.endFeed();
      },
    },
  ],
  "booking.book": [
    {
      act: "booking an appointment",
      differing: ["calendar"],
      arrange: async (app) => (await withBooking(app)).book,
    },
  ],
  "booking.bookDemo": [
    {
      act: "booking a demo",
      differing: ["calendar"],
      async arrange(app) {
        const front = await app.visitor.api.site.front();
        const profileId = front.demoProfileId!;
        await app.sql("delete from guard.attempts");
        const free = await freeTimes(app, { id: profileId as SignedIn["id"] }, "Demo");
        const { name, email } = newVisitor();
        const wish = {
          id: newId(),
          profileId,
          startsAt: free.slots[0]!,
          durationMinutes: free.durationMinutes,
          timeZone: zone,
          visitor: { name, email, company: "Elm Homes" },
        };
        return () => app.visitor.api.booking.bookDemo(wish);
      },
    },
  ],
  "booking.read": [
    {
      act: "opening the private link",
      differing: ["calendar"],
      async arrange(app) {
        const { key } = await withPrivateLink(app);
        return () => app.visitor.api.booking.read(key);
      },
    },
  ],
  "booking.slotsToMove": [
    {
      act: "listing times a booking could move to",
      async arrange(app) {
        const { key } = await withPrivateLink(app);
        const [from, until] = [new Date(Date.now() + 3 * day), new Date(Date.now() + 10 * day)];
        return () => app.visitor.api.booking.slotsToMove({ ...key, from, until });
      },
    },
  ],
  "booking.move": [
    {
      act: "moving a booking with its private link",
      differing: ["calendar"],
      async arrange(app) {
        const { key, later } = await withPrivateLink(app);
        return () => app.visitor.api.booking.move({ ...key, startsAt: later });
      },
    },
    {
      act: "moving a booking to a time when it can no longer be changed",
      differing: ["calendar"],
      async arrange(app) {
        const { key, ana, later } = await withPrivateLink(app);
        const stored = await app.visitor.api.booking.read(key);
        // A free time within the notice period for changes, once the booking exists.
        const { slots } = await freeTimes(app, ana);
        const near = slots.find((slot) => +slot !== +stored.startsAt && +slot < +later)!;
        const hours = Math.ceil((+near - Date.now()) / 3_600_000);
        const earliest = +stored.startsAt < +near ? near : stored.startsAt;
        const isClosedThere = { changeNoticeMinutes: hours * 60 };
        // The booking itself moves past the notice period first, so that it can still be changed.
        await app.sql("update appointments set appointment_time = $2 where id = $1", [
          stored.id,
          new Date(+earliest + 30 * day),
        ]);
        await ana.api.appointments.saveAvailability({
          availability: isClosedThere,
          timeZone: zone,
        });
        return () => app.visitor.api.booking.move({ ...key, startsAt: near });
      },
    },
  ],
  "booking.cancel": [
    {
      act: "cancelling a booking with its private link",
      differing: ["calendar"],
      async arrange(app) {
        const { key } = await withPrivateLink(app);
        return () => app.visitor.api.booking.cancel(key);
      },
    },
  ],
  "links.invite": [
    { act: "inviting a professional", arrange: async (app) => (await withInvitation(app)).invite },
  ],
  "links.answer": [
    {
      act: "accepting an invitation",
      async arrange(app) {
        const { leo, id, invite } = await withInvitation(app);
        await invite();
        return () => leo.api.links.answer({ id, status: "accepted" });
      },
    },
    {
      act: "declining an invitation",
      async arrange(app) {
        const { leo, id, invite } = await withInvitation(app);
        await invite();
        return () => leo.api.links.answer({ id, status: "declined" });
      },
    },
    {
      act: "cancelling an invitation",
      async arrange(app) {
        const { ana, id, invite } = await withInvitation(app);
        await invite();
        return () => ana.api.links.answer({ id, status: "cancelled" });
      },
    },
  ],
  "links.end": [
    {
      act: "ending a link",
      async arrange(app) {
        const { ana, id } = await withLink(app);
        return () => ana.api.links.end({ id });
      },
    },
  ],
  "links.setSharing": [
    {
      act: "setting what is shared",
      async arrange(app) {
        const { leo, id } = await withLink(app);
        const sharing = { sharesAllDeals: true, hidesFinances: true };
        return () => leo.api.links.setSharing({ id, sharing });
      },
    },
  ],
  "links.shareDeal": [
    {
      act: "sharing a deal",
      async arrange(app) {
        const { leo, id, dealId } = await withLink(app);
        return () => leo.api.links.shareDeal({ id, dealId, isShared: true });
      },
    },
    {
      act: "unsharing a deal",
      async arrange(app) {
        const { leo, id, dealId } = await withLink(app);
        await leo.api.links.shareDeal({ id, dealId, isShared: true });
        return () => leo.api.links.shareDeal({ id, dealId, isShared: false });
      },
    },
  ],
  "calculator.judge": [
    {
      act: "requesting a verdict",
      async arrange(app) {
        const { ana, dealId } = await withLink(app);
        return () => ana.api.calculator.judge({ dealId, scenario: firstScenario });
      },
    },
  ],
  "calculator.save": [
    {
      act: "saving a scenario",
      async arrange(app) {
        const { ana, dealId } = await withLink(app);
        const id = newId();
        return () => ana.api.calculator.save({ dealId, id, scenario: firstScenario });
      },
    },
  ],
  "notices.markRead": [
    {
      act: "marking notifications as read",
      async arrange(app) {
        const { leo, invite } = await withInvitation(app);
        await invite();
        const { notices } = await leo.api.notices.list();
        return () => leo.api.notices.markRead({ until: notices[0]!.id });
      },
    },
  ],
  "notices.setWish": [
    {
      act: "switching a notification off",
      async arrange(app) {
        const ana = await newAgent(app);
        return () => ana.api.notices.setWish({ topic: "saved", channel: "mail", isOn: false });
      },
    },
  ],
  "assistant.talk.begin": [
    {
      act: "starting a conversation",
      async arrange(app) {
        const ana = await newAssistant(app);
        const opening = { profileId: ana.id, talkId: newId(), timeZone: zone, spoken: false };
        return () => app.visitor.api.assistant.talk.begin(opening);
      },
    },
  ],
  "assistant.talk.say": [
    {
      act: "saying a line",
      async arrange(app) {
        const key = await withTalk(app);
        const line = { ...key, turnId: newId(), text: "I want to book a visit", spoken: false };
        return () => app.visitor.api.assistant.talk.say(line);
      },
    },
    {
      act: "asking not to be contacted",
      async arrange(app) {
        const key = await withTalk(app);
        const { talk } = app.visitor.api.assistant;
        const text = "Please call me back at (718) 555-0199, my name is Vera Lind";
        await talk.say({ ...key, turnId: newId(), text, spoken: false });
        const turnId = newId();
        return () => talk.say({ ...key, turnId, text: "Stop contacting me", spoken: false });
      },
    },
  ],
  "assistant.talk.read": [
    {
      act: "reading more of a conversation",
      async arrange(app) {
        const key = await withTalk(app);
        return () => app.visitor.api.assistant.talk.read({ ...key, after: -1 });
      },
    },
  ],
  "assistant.optOut.read": [
    {
      act: "opening an opt-out link",
      async arrange(app) {
        const { optOut } = await withOptOut(app);
        return () => app.visitor.api.assistant.optOut.read(optOut);
      },
    },
  ],
  "assistant.optOut.stop": [
    {
      act: "opting out with the link",
      async arrange(app) {
        const { optOut } = await withOptOut(app);
        return () => app.visitor.api.assistant.optOut.stop(optOut);
      },
    },
  ],
  "assistant.settings.save": [
    {
      act: "saving the assistant's settings",
      async arrange(app) {
        const ana = await newAgent(app);
        const settings = { ...usualSettings, isOn: true };
        return () => ana.api.assistant.settings.save({ settings, version: 0 });
      },
    },
    {
      act: "saving the assistant's settings, without a version",
      async arrange(app) {
        const ana = await newAgent(app);
        const settings = { ...usualSettings, isOn: true };
        return () => ana.api.assistant.settings.save({ settings });
      },
    },
  ],
  "assistant.settings.pause": [
    {
      act: "pausing the assistant",
      async arrange(app) {
        const ana = await newAssistant(app);
        return () => ana.api.assistant.settings.pause({ minutes: 60 });
      },
    },
    {
      act: "resuming the assistant",
      async arrange(app) {
        const ana = await newAssistant(app);
        await ana.api.assistant.settings.pause({ minutes: 60 });
        return () => ana.api.assistant.settings.pause({ minutes: null });
      },
    },
  ],
  "assistant.conversations.takeOver": [
    {
      act: "taking over a conversation",
      async arrange(app) {
        const { of, id } = await withConversation(app);
        return () => of.takeOver({ id });
      },
    },
  ],
  "assistant.conversations.say": [
    {
      act: "answering in place of the assistant",
      async arrange(app) {
        const { of, id } = await withConversation(app, "taken over");
        const turnId = newId();
        return () => of.say({ id, turnId, words: "It is me" });
      },
    },
  ],
  "assistant.conversations.handBack": [
    {
      act: "handing back a conversation",
      async arrange(app) {
        const { of, id } = await withConversation(app, "taken over");
        return () => of.handBack({ id });
      },
    },
  ],
  "assistant.conversations.end": [
    {
      act: "ending a conversation",
      async arrange(app) {
        const { of, id } = await withConversation(app);
        return () => of.end({ id });
      },
    },
  ],
  "assistant.conversations.removeWords": [
    {
      act: "deleting a transcript",
      async arrange(app) {
        const { of, id } = await withConversation(app, "ended");
        return () => of.removeWords({ id });
      },
    },
  ],
  "assistant.conversations.remove": [
    {
      act: "deleting a conversation",
      second: gone("This conversation is already deleted."),
      async arrange(app) {
        const { of, id } = await withConversation(app, "ended");
        return () => of.remove({ id });
      },
    },
  ],
  "assistant.log.undo": [
    {
      act: "undoing a booking of the assistant's",
      async arrange(app) {
        const { ana, id: appointmentId } = await withPrivateLink(app);
        const id = newId();
        await app.sql(
          `insert into ai_tasks_log (user_id, id, task_description, status, performed_at, kind, appointment_id)
           values ($1, $2, 'Booked', 'Completed', now(), 'booked', $3)`,
          [ana.id, id, appointmentId],
        );
        return () => ana.api.assistant.log.undo({ id });
      },
    },
  ],
  "assistant.queue.approve": [
    {
      act: "approving a message",
      // It shows what its job has done since.
      differing: ["status", "doneAt", "result"],
      async arrange(app) {
        const { ana, id } = await withAction(app, "waiting");
        return () => ana.api.assistant.queue.approve({ id });
      },
    },
    {
      act: "approving an edited message",
      differing: ["status", "doneAt", "result"],
      async arrange(app) {
        const { ana, id } = await withAction(app, "waiting");
        const other = { subject: "Good news", words: "Hello Priya, good news." };
        return () => ana.api.assistant.queue.approve({ id, ...other });
      },
    },
  ],
  "assistant.queue.reject": [
    {
      act: "rejecting a message",
      async arrange(app) {
        const { ana, id } = await withAction(app, "waiting");
        return () => ana.api.assistant.queue.reject({ id });
      },
    },
  ],
  "assistant.queue.sendSelf": [
    {
      act: "marking a draft as sent",
      async arrange(app) {
        const { ana, id } = await withAction(app, "draft");
        return () => ana.api.assistant.queue.sendSelf({ id });
      },
    },
  ],
  "assistant.outreach.recordConsent": [
    {
      act: "recording a consent",
      async arrange(app) {
        const { ana, id: contactId } = await withLead(app);
        const consent = {
          id: newId(),
          contactId,
          channel: "mail" as const,
          purpose: "service" as const,
          basis: "oral" as const,
          wording: "Yes, write to me",
        };
        return () => ana.api.assistant.outreach.recordConsent(consent);
      },
    },
  ],
  "assistant.outreach.stop": [
    {
      act: "recording an opt-out",
      async arrange(app) {
        const { ana, id: contactId } = await withOptOut(app);
        return () => ana.api.assistant.outreach.stop({ contactId });
      },
    },
  ],
  "assistant.outreach.lift": [
    {
      act: "recording an opt-in",
      async arrange(app) {
        const { ana, id: contactId } = await withOptOut(app);
        await ana.api.assistant.outreach.stop({ contactId });
        return () => ana.api.assistant.outreach.lift({ contactId, words: "Do call me" });
      },
    },
  ],
  "assistant.ask.say": [
    {
      act: "requesting a draft",
      async arrange(app) {
        const { ana } = await withLead(app);
        const id = newId();
        const text = "Draft a follow-up to Priya Raman";
        return () => ana.api.assistant.ask.say({ id, text });
      },
    },
  ],
  "assistant.rehearsal.begin": [
    {
      act: "starting a practice conversation",
      arrange: async (app) => (await withRehearsal(app)).begin,
    },
  ],
  "assistant.rehearsal.say": [
    {
      act: "saying a line in a practice conversation",
      // How a line was understood is returned only once.
      differing: ["behind"],
      async arrange(app) {
        const { ana, talkId, begin } = await withRehearsal(app);
        await begin();
        const line = { talkId, turnId: newId(), text: "I want to book a visit", spoken: false };
        return () => ana.api.assistant.rehearsal.say(line);
      },
    },
  ],
};

/** How a request ended: with an answer, or refused. */
export type Ending =
  | { isRefused: false; answer: unknown }
  | { isRefused: true; status: number; code: string; message: string };

export async function endingOf(request: () => Promise<unknown>): Promise<Ending> {
  try {
    return { isRefused: false, answer: await request() };
  } catch (error) {
    const { status = 0, code = "no answer" } = error as { status?: number; code?: string };
    return { isRefused: true, status, code, message: (error as Error).message };
  }
}

/** An answer without the fields that may differ, at any depth. */
export function without(fields: readonly string[], answer: unknown): unknown {
  const text = JSON.stringify(answer ?? null, (key, value: unknown) =>
    fields.includes(key) ? undefined : value,
  );
  return JSON.parse(text);
}

// Rate limit counters, search indexes, and bookkeeping of the queue and PostgreSQL's extensions.
const uncounted = [
  "account.rate_limit",
  "account.delay",
  "account.known_place",
  "account.jwks",
  "guard.attempts",
  "guard.spent_proofs",
  "operation.secret",
  "public.contact_words",
];
const uncountedSchemas = ["pg_catalog", "information_schema", "graphile_worker", "drizzle"];
/** Set by every request, whatever it does. */
const seen = ["account.session.last_seen_at", "account.api_key.last_used_at"];

/** Every row of the database, by table; jobs by what was queued, whether or not they have run. */
export type Everything = Record<string, Record<string, unknown>[]>;

/** From now on records each job that is queued or changed in the queue, in the test's own table. */
export async function noteJobs(app: TestApp): Promise<void> {
  await app.sql("create schema probe");
  await app.sql("create table probe.jobs (task text, key text, payload jsonb)");
  await app.sql(`
    create function probe.note_job() returns trigger language plpgsql security definer as $$
    begin
      -- Scheduled jobs aren't caused by the request.
      if new.payload::jsonb ? '_cron' then return null; end if;
      insert into probe.jobs
      select t.identifier, new.key, new.payload::jsonb from graphile_worker._private_tasks t where t.id = new.task_id;
      return null;
    end $$`);
  await app.sql(`
    create trigger note_job after insert or update of payload on graphile_worker._private_jobs
      for each row execute function probe.note_job()`);
}

export async function everything(app: TestApp, moments: readonly string[]): Promise<Everything> {
  const tables = await app.sql<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema <> all($1) order by 1`,
    [uncountedSchemas],
  );
  // One statement for all tables, so that all are read at the same moment.
  const parts = tables.flatMap(({ name }) => {
    if (uncounted.includes(name)) return [];
    const [schema, table] = name.split(".");
    const masked = [...seen, ...moments]
      .filter((column) => column.startsWith(`${name}.`))
      .map((column) => ` - '${column.split(".")[2]}'`);
    const row = `to_jsonb(t)${masked.join("")}`;
    return `select '${name}' as name, ${row} as row from "${schema}"."${table}" t`;
  });
  const rows = await app.sql<{ name: string; row: Record<string, unknown> }>(
    `select * from (${parts.join(" union all ")}) rows order by name, row::text`,
  );
  const found: Everything = Object.fromEntries(tables.map(({ name }) => [name, []]));
  for (const { name, row } of rows) found[name]!.push(row);
  return found;
}

/** Counters that increase with each change of a row. */
const counters = ["version", "sequence", "moves", "turns", "attempts"];

/** How much each table has grown, in rows and in changes that its rows count themselves. */
export function growth(before: Everything, after: Everything): Record<string, number> {
  const grown: Record<string, number> = {};
  for (const table of Object.keys(after)) {
    const [was, is] = [before[table]!, after[table]!];
    grown[table] = is.length - was.length;
    for (const counter of counters) {
      const sum = (rows: Record<string, unknown>[]) =>
        rows.reduce((total, row) => total + Number(row[counter] ?? 0), 0);
      if (is.some((row) => counter in row)) grown[`${table}.${counter}`] = sum(is) - sum(was);
    }
  }
  return Object.fromEntries(Object.entries(grown).filter(([, by]) => by !== 0));
}

/** Waits until the queue has no due job. */
export async function settled(app: TestApp): Promise<void> {
  // Jobs that wait half a minute would otherwise run in the middle of another case.
  await hurryMoveMails(app.sql);
  for (let tries = 0; tries < 600; tries += 1) {
    const [row] = await app.sql<{ due: number }>(
      `select count(*)::int as due from graphile_worker.jobs
        where attempts < max_attempts and (run_at <= now() or locked_at is not null)`,
    );
    if (row?.due === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("The queue did not settle within 15 s.");
}

/** The requesting client; exported for tests that send requests by hand. */
export type Asking = Client;
