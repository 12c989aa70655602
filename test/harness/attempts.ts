import { isContractProcedure } from "@orpc/contract";
import { contract } from "#contract/contract.ts";
import { defaultScenario } from "#domain/calculator/scenario.ts";
import { sharingAtFirst } from "#domain/links/sharing.ts";
import { newId } from "#server/platform/ids.ts";
import { usualSettings } from "#domain/assistant/settings.ts";
import { fillAssistant } from "./assistant.ts";
import type { Client, SignedIn, TestApp } from "./app.ts";

/** Someone whose records others try to reach: every record contains `secret`. */
export type Target = {
  profileId: string;
  secret: string;
  secretEmail: string;
  lead: string;
  deal: string;
  partner: string;
  deleted: string;
  /** A note in the lead's timeline, and one that was deleted from it. */
  note: string;
  deletedNote: string;
  appointment: string;
  /** The time of that appointment: noon tomorrow, UTC. */
  takenTime: Date;
  /** A pending invitation the person received. */
  invitation: string;
  notice: string;
  /** An ongoing conversation, an entry of the assistant's log, and an email waiting for approval. */
  conversation: string;
  task: string;
  action: string;
  /** A signed-in browser of the person's, and an API key. */
  session: string;
  apiKey: string;
};

/** Gives a person one record of every kind, each with `secret` in it, and an invitation from `sender`. */
export async function fillAccount(
  app: TestApp,
  person: SignedIn,
  { secret, sender }: { secret: string; sender: SignedIn },
): Promise<Target> {
  const secretEmail = `${secret}@x.test`.toLowerCase();
  const [lead, deal, partner, deleted, appointment, invitation] = Array.from({ length: 6 }, newId);
  const ids = { lead: lead!, deal: deal!, partner: partner!, deleted: deleted! };
  const { contacts } = person.api;
  await contacts.addLead({
    id: ids.lead,
    lead: {
      firstName: secret,
      lastName: "Client",
      notes: secret,
      email: secretEmail,
      source: secret,
    },
  });
  const [note, deletedNote] = [newId(), newId()];
  await contacts.addNote({ id: ids.lead, noteId: note, text: secret });
  await contacts.addNote({ id: ids.lead, noteId: deletedNote, text: secret });
  await contacts.removeNote({ id: ids.lead, noteId: deletedNote });
  await contacts.addDeal({
    id: ids.deal,
    deal: { firstName: secret, lastName: "Deal", notes: `${secret} notes`, address: secret },
  });
  await contacts.addPartner({ id: ids.partner, partner: { firstName: secret } });
  await contacts.addPartner({ id: ids.deleted, partner: { firstName: secret } });
  await contacts.remove({ id: ids.deleted });
  const takenTime = new Date(new Date().setUTCHours(36, 0, 0, 0));
  await app.sql(
    `insert into appointments (professional_id, id, client_name, client_email, client_phone, notes, appointment_time,
                               duration_minutes, status, tells_client)
     values ($1, $2, $3, $4, $3, $3, $5, 30, 'Scheduled', true)`,
    [person.id, appointment, secret, secretEmail, takenTime],
  );
  await person.api.appointments.renewFeed({ replaces: null });
  const assistant = await fillAssistant(app, person, { secret, appointment: appointment! });
  await app.sql(
    "insert into profile_pictures (user_id, name, image, created_at) values ($1, $2, $2::text::bytea, now())",
    [person.id, secret],
  );
  await app.sql(
    `insert into profile_link_invitations (inviting_profile_id, id, invited_profile_id) values ($1, $2, $3)`,
    [sender.id, invitation, person.id],
  );
  const [notice] = await app.sql<{ id: string }>("select id from notices where user_id = $1", [
    person.id,
  ]);
  const [session] = await app.sql<{ id: string }>(
    "select id from account.session where user_id = $1",
    [person.id],
  );
  const key = { id: newId(), name: secret, scopes: ["contacts:read" as const], days: 30 as const };
  const { made } = await person.api.account.makeKey(key);
  return {
    profileId: person.id,
    secret,
    secretEmail,
    ...ids,
    note,
    deletedNote,
    appointment: appointment!,
    takenTime,
    invitation: invitation!,
    notice: notice!.id,
    ...assistant,
    session: session!.id,
    apiKey: made.id,
  };
}

export type Attempt = (client: Client) => Promise<unknown>;

const profile = {
  fullName: "Mallory",
  phone: "1",
  companyName: "M",
  businessType: "Real Estate",
  roleInBusiness: "Broker",
  locationCity: "NY",
  locationState: "NY",
  timeZone: "America/New_York",
} as const;
const scenario = { propertyAddress: null, ...defaultScenario };
const day = 24 * 60 * 60 * 1000;

/**
 * For every procedure of the contract, an attempt to reach the target's data with the target's ids. A count contains
 * no data, so the attempt compares it with the actor's own number of leads.
 */
export function attemptsOn(
  target: Target,
  ownLeads: () => number = () => 0,
): Record<string, Attempt> {
  const { profileId, secret, secretEmail, lead, deal, partner, deleted, note, deletedNote } =
    target;
  const { appointment, takenTime, invitation, notice, session, apiKey } = target;
  const { conversation, task, action } = target;
  const guessedTalk = { profileId, talkId: conversation, secret: "A".repeat(43) };
  const guessedLink = { profileId, secret: `${"A".repeat(16)}.${"A".repeat(43)}` };
  const aroundNow = { from: new Date(Date.now() - day), until: new Date(Date.now() + 14 * day) };
  const visit = {
    id: newId(),
    profileId,
    startsAt: takenTime,
    durationMinutes: 30,
    timeZone: "UTC",
  };
  const guessed = { profileId, secret: `${appointment}.${"A".repeat(43)}`, timeZone: "UTC" };
  return {
    "site.front": ({ api }) => api.site.front(),
    "account.overview": ({ api }) => api.account.overview(),
    "account.endSession": ({ api }) => api.account.endSession({ id: session }),
    "account.endOtherSessions": ({ api }) => api.account.endOtherSessions(),
    "account.events": ({ api }) => api.account.events({}),
    "account.makeKey": ({ api }) =>
      api.account.makeKey({ id: newId(), name: "Mallory", scopes: ["contacts:read"], days: 30 }),
    "account.revokeKey": ({ api }) => api.account.revokeKey({ id: apiKey }),
    // An address no one has, so that the actor continues to exist.
    "account.erase": ({ api }) => api.account.erase({ email: secretEmail }),
    "profiles.mine": ({ api }) => api.profiles.mine(),
    "profiles.create": ({ api }) => api.profiles.create(),
    // On the actor's own side: changing sides ends links, which later cells need.
    "profiles.save": async ({ api }) => {
      const mine = await api.profiles.mine().catch(() => null);
      const { businessType, roleInBusiness } = mine?.businessType ? mine : profile;
      return api.profiles.save({ ...profile, businessType, roleInBusiness } as typeof profile);
    },
    "profiles.removePicture": ({ api }) => api.profiles.removePicture(),
    "profiles.setFirstSteps": ({ api }) => api.profiles.setFirstSteps({ state: "ended" }),
    "profiles.noteBookingLink": ({ api }) => api.profiles.noteBookingLink({ isCopied: true }),
    "contacts.list": ({ api }) => api.contacts.list({ type: "Lead", search: secret }),
    "contacts.count": ({ api }) => api.contacts.count({ type: "Lead", search: secret }),
    "contacts.tags": ({ api }) => api.contacts.tags({ type: "Lead" }),
    "contacts.getLead": ({ api }) => api.contacts.getLead({ id: lead }),
    // The id is taken in that account and free in all others: no answer reveals that it exists.
    "contacts.addLead": ({ api }) =>
      api.contacts.addLead({ id: lead, lead: { firstName: "M", lastName: "M" } }),
    "contacts.editLead": ({ api }) =>
      api.contacts.editLead({ id: lead, lead: { firstName: "M", lastName: "M" } }),
    "contacts.setFollowUp": ({ api }) =>
      api.contacts.setFollowUp({ id: lead, followUp: "Contacted" }),
    "contacts.remove": ({ api }) => api.contacts.remove({ id: lead }),
    "contacts.getDeal": ({ api }) => api.contacts.getDeal({ id: deal }),
    "contacts.addDeal": ({ api }) =>
      api.contacts.addDeal({ id: deal, deal: { firstName: "M", lastName: "M" } }),
    "contacts.editDeal": ({ api }) =>
      api.contacts.editDeal({ id: deal, deal: { firstName: "M", lastName: "M" } }),
    "contacts.convertLead": ({ api }) =>
      api.contacts.convertLead({ id: lead, deal: { firstName: "M", lastName: "M" } }),
    "contacts.moveDeal": ({ api }) => api.contacts.moveDeal({ id: deal, status: "Lost Deal" }),
    "contacts.dealTotals": ({ api }) => api.contacts.dealTotals({ statuses: ["Working Deal"] }),
    "contacts.getPartner": ({ api }) => api.contacts.getPartner({ id: partner }),
    "contacts.addPartner": ({ api }) =>
      api.contacts.addPartner({ id: partner, partner: { firstName: "M" } }),
    "contacts.editPartner": ({ api }) =>
      api.contacts.editPartner({ id: partner, partner: { firstName: "M" } }),
    "contacts.referrals": ({ api }) => api.contacts.referrals({ id: partner }),
    "contacts.read": ({ api }) => api.contacts.read({ id: lead }),
    "contacts.timeline": ({ api }) => api.contacts.timeline({ id: lead }),
    "contacts.addNote": ({ api }) => api.contacts.addNote({ id: lead, noteId: newId(), text: "M" }),
    "contacts.editNote": ({ api }) =>
      api.contacts.editNote({ id: lead, noteId: note, version: 1, text: "M" }),
    "contacts.removeNote": ({ api }) => api.contacts.removeNote({ id: lead, noteId: note }),
    "contacts.restoreNote": ({ api }) =>
      api.contacts.restoreNote({ id: lead, noteId: deletedNote }),
    "contacts.findKnown": ({ api }) => api.contacts.findKnown({ email: secretEmail }),
    "contacts.bin": ({ api }) => api.contacts.bin({}),
    "contacts.restore": ({ api }) => api.contacts.restore({ id: deleted }),
    "contacts.forget": ({ api }) => api.contacts.forget({ id: deleted }),
    "appointments.list": ({ api }) => api.appointments.list({}),
    "appointments.between": ({ api }) => api.appointments.between(aroundNow),
    // The id is taken in that account, and so is the time: both are free in all others.
    "appointments.add": ({ api }) =>
      api.appointments.add({
        id: appointment,
        event: {
          type: "Callback",
          title: "M",
          clientName: "M",
          day: takenTime.toISOString().slice(0, 10),
          time: "12:00",
          timeZone: "UTC",
          durationMinutes: 30,
          contactId: lead,
        },
      }),
    "appointments.setStatus": ({ api }) =>
      api.appointments.setStatus({ id: appointment, status: "Cancelled" }),
    "appointments.setOutcome": ({ api }) =>
      api.appointments.setOutcome({ id: appointment, outcome: "No-show" }),
    "appointments.move": ({ api }) =>
      api.appointments.move({
        id: appointment,
        when: { day: "2030-01-01", time: "12:00", timeZone: "UTC", durationMinutes: 30 },
      }),
    "appointments.remove": ({ api }) => api.appointments.remove({ id: appointment }),
    "appointments.availability": ({ api }) => api.appointments.availability(),
    "appointments.saveAvailability": ({ api }) =>
      api.appointments.saveAvailability({ availability: {}, timeZone: "America/Denver" }),
    "appointments.feed": ({ api }) => api.appointments.feed(),
    "appointments.renewFeed": ({ api }) => api.appointments.renewFeed({ replaces: null }),
    "appointments.endFeed": ({ api }) => api.appointments.endFeed(),
    "booking.professional": ({ api }) => api.booking.professional({ profileId: profileId }),
    // Not the admin, and therefore unknown as a demo host.
    "booking.demoHost": ({ api }) => api.booking.demoHost({ profileId: profileId }),
    "booking.slots": ({ api }) =>
      api.booking.slots({ profileId: profileId, ...aroundNow, timeZone: "UTC" }),
    // At the taken time: the answer names no one.
    "booking.book": ({ api }) =>
      api.booking.book({ ...visit, visitor: { name: "M", email: "m@x.test" } }),
    "booking.bookDemo": ({ api }) =>
      api.booking.bookDemo({ ...visit, visitor: { name: "M", email: "m@x.test" } }),
    // Knowing an appointment's id isn't knowing its secret.
    "booking.read": ({ api }) => api.booking.read(guessed),
    "booking.slotsToMove": ({ api }) => api.booking.slotsToMove({ ...guessed, ...aroundNow }),
    "booking.move": ({ api }) => api.booking.move({ ...guessed, startsAt: new Date("2030-01-01") }),
    "booking.cancel": ({ api }) => api.booking.cancel(guessed),
    "assistant.talk.about": ({ api }) => api.assistant.talk.about({ profileId }),
    "assistant.talk.begin": ({ api }) =>
      api.assistant.talk.begin({ profileId, talkId: newId(), timeZone: "UTC", spoken: false }),
    "assistant.talk.say": ({ api }) =>
      api.assistant.talk.say({ ...guessedTalk, turnId: newId(), text: "M", spoken: false }),
    "assistant.talk.read": ({ api }) => api.assistant.talk.read({ ...guessedTalk, after: -1 }),
    "assistant.optOut.read": ({ api }) => api.assistant.optOut.read(guessedLink),
    "assistant.optOut.stop": ({ api }) => api.assistant.optOut.stop(guessedLink),
    "assistant.settings.read": ({ api }) => api.assistant.settings.read(),
    "assistant.settings.save": ({ api }) =>
      api.assistant.settings.save({ settings: usualSettings }),
    "assistant.settings.pause": ({ api }) => api.assistant.settings.pause({ minutes: 5 }),
    "assistant.conversations.list": ({ api }) => api.assistant.conversations.list({}),
    "assistant.conversations.read": ({ api }) =>
      api.assistant.conversations.read({ id: conversation }),
    "assistant.conversations.takeOver": ({ api }) =>
      api.assistant.conversations.takeOver({ id: conversation }),
    "assistant.conversations.say": ({ api }) =>
      api.assistant.conversations.say({ id: conversation, turnId: newId(), words: "M" }),
    "assistant.conversations.handBack": ({ api }) =>
      api.assistant.conversations.handBack({ id: conversation }),
    "assistant.conversations.end": ({ api }) =>
      api.assistant.conversations.end({ id: conversation }),
    "assistant.conversations.removeWords": ({ api }) =>
      api.assistant.conversations.removeWords({ id: conversation }),
    "assistant.conversations.remove": ({ api }) =>
      api.assistant.conversations.remove({ id: conversation }),
    "assistant.log.list": ({ api }) => api.assistant.log.list({}),
    "assistant.log.undo": ({ api }) => api.assistant.log.undo({ id: task }),
    "assistant.queue.list": ({ api }) => api.assistant.queue.list(),
    "assistant.queue.approve": ({ api }) => api.assistant.queue.approve({ id: action }),
    "assistant.queue.reject": ({ api }) => api.assistant.queue.reject({ id: action }),
    "assistant.queue.sendSelf": ({ api }) => api.assistant.queue.sendSelf({ id: action }),
    "assistant.outreach.receipts": ({ api }) => api.assistant.outreach.receipts({}),
    "assistant.outreach.permissions": ({ api }) =>
      api.assistant.outreach.permissions({ contactId: lead }),
    "assistant.outreach.recordConsent": ({ api }) =>
      api.assistant.outreach.recordConsent({
        id: newId(),
        contactId: lead,
        channel: "mail",
        purpose: "service",
        basis: "oral",
        wording: "M",
      }),
    "assistant.outreach.stop": ({ api }) => api.assistant.outreach.stop({ contactId: lead }),
    "assistant.outreach.lift": ({ api }) =>
      api.assistant.outreach.lift({ contactId: lead, words: "M" }),
    "assistant.ask.say": ({ api }) => api.assistant.ask.say({ id: newId(), text: "Who is next?" }),
    "assistant.rehearsal.begin": ({ api }) =>
      api.assistant.rehearsal.begin({ talkId: newId(), timeZone: "UTC", spoken: false }),
    "assistant.rehearsal.say": ({ api }) =>
      api.assistant.rehearsal.say({
        talkId: conversation,
        turnId: newId(),
        text: "M",
        spoken: false,
      }),
    "overview.today": ({ api }) => api.overview.today(),
    "overview.stages": ({ api }) => api.overview.stages(),
    "overview.closings": ({ api }) => api.overview.closings(),
    "overview.partners": ({ api }) => api.overview.partners(),
    "search.find": ({ api }) => api.search.find({ text: secret }),
    "search.recall": ({ api }) =>
      api.search.recall({ contacts: [lead, deal, deleted], appointments: [appointment] }),
    "overview.read": ({ api }) => api.overview.read(),
    // Counts contain no data, so they are compared here: every lead counted would be another owner's. Three
    // booleans about the actor's own records; test/row-level-security-links.test.ts asks about another owner's.
    "overview.firstSteps": ({ api }) => api.overview.firstSteps(),
    "overview.countNewLeads": async ({ api }) =>
      (await api.overview.countNewLeads()).newLeads > ownLeads() ? `${secret} leads` : "none",
    "links.search": ({ api }) => api.links.search({ term: secret }),
    "links.invitations": ({ api }) => api.links.invitations(),
    // With the id of an existing invitation.
    "links.invite": ({ api }) => api.links.invite({ id: invitation, profileId }),
    "links.answer": ({ api }) => api.links.answer({ id: invitation, status: "accepted" }),
    "links.end": ({ api }) => api.links.end({ id: invitation }),
    "links.log": ({ api }) => api.links.log({ id: invitation }),
    "links.setSharing": ({ api }) =>
      api.links.setSharing({ id: invitation, sharing: sharingAtFirst }),
    "links.shareableDeals": ({ api }) => api.links.shareableDeals({ id: invitation }),
    "links.shareDeal": ({ api }) =>
      api.links.shareDeal({ id: invitation, dealId: deal, isShared: true }),
    "calculator.deals": ({ api }) => api.calculator.deals({}),
    "calculator.judge": ({ api }) => api.calculator.judge({ dealId: deal, scenario }),
    "calculator.save": ({ api }) => api.calculator.save({ dealId: deal, id: newId(), scenario }),
    "calculator.myScenarios": ({ api }) => api.calculator.myScenarios({ dealId: deal }),
    "calculator.dealScenarios": ({ api }) => api.calculator.dealScenarios({ dealId: deal }),
    "notices.list": ({ api }) => api.notices.list(),
    "notices.markRead": ({ api }) => api.notices.markRead({ until: notice }),
    "notices.wishes": ({ api }) => api.notices.wishes(),
    "notices.setWish": ({ api }) =>
      api.notices.setWish({ topic: "saved", channel: "mail", isOn: false }),
  };
}

/** The names of all procedures of the contract, such as "contacts.list". */
export function procedureNames(router: object = contract, path: string[] = []): string[] {
  return Object.entries(router).flatMap(([name, value]) =>
    isContractProcedure(value)
      ? [[...path, name].join(".")]
      : procedureNames(value as object, [...path, name]),
  );
}
