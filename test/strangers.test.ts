import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { attemptsOn, fillAccount, procedureNames, type Target } from "#test/harness/attempts.ts";
import { fresh, people } from "#test/harness/people.ts";

// For every procedure: a signed-out client, a stranger on the same side and a professional on the other side get
// none of Ana's data and change none of it. A procedure without a case here fails the first test. Linked people, and
// everyone's ids: npm run bench -- access.

let app: TestApp;
let ana: SignedIn;
let target: Target;
beforeAll(async () => {
  app = await testApp();
  ana = await app.as(people.ana);
  target = await fillAccount(app, ana, { secret: "Secret", sender: await app.as(people.leo) });
});
afterAll(() => app[Symbol.asyncDispose]());

/** How it ends: refused, or with an answer that contains nothing of Ana's. */
type Ending =
  | "NOT_FOUND"
  | "UNAUTHORIZED"
  | "SLOT_TAKEN"
  | "NO_ADMIN"
  | "NO_BOOKING"
  | "NO_SUCH_PROFESSIONAL"
  | "INVITATION_EXISTS"
  | "NOT_SHARED"
  | "OTHER_ADDRESS"
  | "NO_ASSISTANT"
  | "NO_TALK"
  | "NO_LINK"
  | "nothing of hers";

type Case = {
  stranger: Ending;
  /** If it differs for a professional on the other side. */
  otherSide?: Ending;
  visitor: Ending;
  /** Her booking page is public: her id is in its address. Nothing else of hers may show. */
  isPublic?: boolean;
};

const endings: Record<string, Case> = {
  "site.front": { stranger: "nothing of hers", visitor: "nothing of hers" },
  "account.overview": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "account.endSession": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "account.endOtherSessions": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "account.events": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "account.makeKey": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "account.revokeKey": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "account.erase": { stranger: "OTHER_ADDRESS", visitor: "UNAUTHORIZED" },
  "profiles.mine": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "profiles.create": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "profiles.save": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "profiles.removePicture": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "profiles.setFirstSteps": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "profiles.noteBookingLink": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "contacts.list": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "contacts.count": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "contacts.tags": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "contacts.getLead": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "contacts.addLead": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "contacts.editLead": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "contacts.setFollowUp": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "contacts.remove": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "contacts.getDeal": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "contacts.addDeal": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "contacts.editDeal": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "contacts.convertLead": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "contacts.moveDeal": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "contacts.dealTotals": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "contacts.getPartner": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "contacts.addPartner": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "contacts.editPartner": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "contacts.referrals": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "contacts.read": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "contacts.timeline": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "contacts.addNote": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "contacts.editNote": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "contacts.removeNote": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "contacts.restoreNote": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "contacts.findKnown": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "contacts.bin": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "contacts.restore": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "contacts.forget": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "appointments.list": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "appointments.between": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "appointments.add": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "appointments.setStatus": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "appointments.setOutcome": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "appointments.move": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "appointments.remove": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "appointments.availability": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "appointments.saveAvailability": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "appointments.feed": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "appointments.renewFeed": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "appointments.endFeed": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "booking.professional": {
    stranger: "nothing of hers",
    visitor: "nothing of hers",
    isPublic: true,
  },
  "booking.demoHost": { stranger: "NO_ADMIN", visitor: "NO_ADMIN" },
  "booking.slots": { stranger: "nothing of hers", visitor: "nothing of hers", isPublic: true },
  "booking.book": { stranger: "SLOT_TAKEN", visitor: "SLOT_TAKEN" },
  "booking.bookDemo": { stranger: "NO_ADMIN", visitor: "NO_ADMIN" },
  "booking.read": { stranger: "NO_BOOKING", visitor: "NO_BOOKING" },
  "booking.slotsToMove": { stranger: "NO_BOOKING", visitor: "NO_BOOKING" },
  "booking.move": { stranger: "NO_BOOKING", visitor: "NO_BOOKING" },
  "booking.cancel": { stranger: "NO_BOOKING", visitor: "NO_BOOKING" },
  // Her assistant is off, and no one else has her conversation's secret.
  "assistant.talk.about": { stranger: "nothing of hers", visitor: "nothing of hers" },
  "assistant.talk.begin": { stranger: "NO_ASSISTANT", visitor: "NO_ASSISTANT" },
  "assistant.talk.say": { stranger: "NO_TALK", visitor: "NO_TALK" },
  "assistant.talk.read": { stranger: "NO_TALK", visitor: "NO_TALK" },
  // The link in an email contains a secret for its address.
  "assistant.optOut.read": { stranger: "NO_LINK", visitor: "NO_LINK" },
  "assistant.optOut.stop": { stranger: "NO_LINK", visitor: "NO_LINK" },
  "assistant.settings.read": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "assistant.settings.save": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "assistant.settings.pause": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "assistant.conversations.list": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "assistant.conversations.read": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "assistant.conversations.takeOver": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "assistant.conversations.say": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "assistant.conversations.handBack": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "assistant.conversations.end": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "assistant.conversations.removeWords": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "assistant.conversations.remove": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "assistant.log.list": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "assistant.log.undo": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "assistant.queue.list": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "assistant.queue.approve": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "assistant.queue.reject": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "assistant.queue.sendSelf": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "assistant.outreach.receipts": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "assistant.outreach.permissions": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "assistant.outreach.recordConsent": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "assistant.outreach.stop": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "assistant.outreach.lift": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "assistant.ask.say": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "assistant.rehearsal.begin": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "assistant.rehearsal.say": { stranger: "NO_TALK", visitor: "UNAUTHORIZED" },
  "overview.firstSteps": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "overview.today": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "overview.stages": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "overview.closings": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "overview.partners": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "search.find": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "search.recall": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "overview.read": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "overview.countNewLeads": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "links.search": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "links.invitations": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "links.invite": {
    stranger: "NO_SUCH_PROFESSIONAL",
    otherSide: "INVITATION_EXISTS",
    visitor: "UNAUTHORIZED",
  },
  "links.answer": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "links.end": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "links.log": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "links.setSharing": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "links.shareableDeals": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "links.shareDeal": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "calculator.deals": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "calculator.judge": { stranger: "NOT_SHARED", visitor: "UNAUTHORIZED" },
  "calculator.save": { stranger: "NOT_SHARED", visitor: "UNAUTHORIZED" },
  "calculator.myScenarios": { stranger: "NOT_SHARED", visitor: "UNAUTHORIZED" },
  "calculator.dealScenarios": { stranger: "NOT_FOUND", visitor: "UNAUTHORIZED" },
  "notices.list": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "notices.markRead": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "notices.wishes": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
  "notices.setWish": { stranger: "nothing of hers", visitor: "UNAUTHORIZED" },
};

const hers = async () => ({
  contacts: await app.sql("select * from contacts where user_id = $1", [ana.id]),
  bin: await app.sql("select * from deleted_contacts where user_id = $1", [ana.id]),
  deletedNotes: await app.sql("select * from deleted_notes where user_id = $1", [ana.id]),
  events: await app.sql("select * from contact_events where user_id = $1", [ana.id]),
  appointments: await app.sql("select * from appointments where professional_id = $1", [ana.id]),
  feed: await app.sql("select * from calendar_feeds where professional_id = $1", [ana.id]),
  receipts: await app.sql("select * from booking_receipts where professional_id = $1", [ana.id]),
  consents: await app.sql("select * from contact_consents where user_id = $1", [ana.id]),
  tasks: await app.sql("select * from ai_tasks_log where user_id = $1", [ana.id]),
  settings: await app.sql("select * from assistant_settings where user_id = $1", [ana.id]),
  talks: await app.sql("select * from assistant_conversations where user_id = $1", [ana.id]),
  turns: await app.sql("select * from assistant_turns where user_id = $1", [ana.id]),
  actions: await app.sql("select * from assistant_actions where user_id = $1", [ana.id]),
  agreed: await app.sql("select * from outreach_consents where user_id = $1", [ana.id]),
  stops: await app.sql("select * from outreach_stops where user_id = $1", [ana.id]),
  gate: await app.sql("select * from outreach_receipts where user_id = $1", [ana.id]),
  invitations: await app.sql(
    "select * from profile_link_invitations where $1 in (inviting_profile_id, invited_profile_id)",
    [ana.id],
  ),
  notices: await app.sql("select * from notices where user_id = $1", [ana.id]),
  noticeWishes: await app.sql("select * from notice_wishes where user_id = $1", [ana.id]),
  linkEvents: await app.sql("select * from link_events where agent_id = $1", [ana.id]),
  picture: await app.sql("select * from profile_pictures where user_id = $1", [ana.id]),
  profile: await app.sql("select * from profiles where id = $1", [ana.id]),
  user: await app.sql(`select * from account."user" where id = $1`, [ana.id]),
  sessions: await app.sql("select * from account.session where user_id = $1", [ana.id]),
  keys: await app.sql("select * from account.api_key where user_id = $1", [ana.id]),
  accountEvents: await app.sql("select * from account.event where user_id = $1", [ana.id]),
});

async function outcomeOf(client: Client, name: string): Promise<string> {
  try {
    const answer = JSON.stringify(await attemptsOn(target)[name]!(client));
    const secrets = [ana.email, target.secret, ...(endings[name]!.isPublic ? [] : [ana.id])];
    const shown = secrets.filter((secret) => answer.includes(secret));
    return shown.length > 0 ? `shows ${shown.join()}` : "nothing of hers";
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}

test("every procedure of the contract has a case here", () => {
  expect(Object.keys(endings).sort()).toEqual(procedureNames().sort());
  expect(Object.keys(attemptsOn(target)).sort()).toEqual(procedureNames().sort());
});

describe.each(Object.entries(endings))("%s", (name, ending) => {
  test(
    "gives a stranger on the same side nothing",
    {
      tags: [
        "PERM-023",
        "PERM-025",
        "PERM-026",
        "PERM-027",
        "PERM-028",
        "PERM-029",
        "PERM-030",
        "PERM-031",
        "PERM-033",
        "PERM-036",
      ],
    },
    async () => {
      const before = await hers();
      expect(await outcomeOf(await app.as(fresh(people.ben)), name)).toBe(ending.stranger);
      expect(await hers()).toEqual(before);
    },
  );

  test("gives a professional on the other side nothing", async () => {
    const before = await hers();
    const { otherSide = ending.stranger } = ending;
    expect(await outcomeOf(await app.as(fresh(people.leo)), name)).toBe(otherSide);
    expect(await hers()).toEqual(before);
  });

  test("gives a person with an unverified email nothing", async () => {
    const nia = await app.as(fresh(people.nia));
    await app.sql(`update account."user" set email_verified = false where id = $1`, [nia.id]);
    expect(await outcomeOf(nia, name)).toBe(ending.visitor);
  });

  test(
    "gives a signed-out client nothing",
    { tags: ["PERM-038", "PERM-039", "PERM-041", "PERM-045"] },
    async () => {
      const before = await hers();
      expect(await outcomeOf(app.visitor, name)).toBe(ending.visitor);
      expect(await hers()).toEqual(before);
    },
  );
});
