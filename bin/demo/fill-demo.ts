import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import type { ContractRouterClient } from "@orpc/contract";
import type { contract } from "#contract/contract.ts";
import { sideOf } from "#domain/profiles/sides.ts";
import { newId } from "#server/platform/ids.ts";
import { type CalendarRoom, fillCalendar, fillDemos, ownWeek } from "./calendar.ts";
import { type Colleague, demoColleagues } from "./colleagues.ts";
import { tellOfDates } from "./dates.ts";
import { demoDeal } from "./deals.ts";
import { ageMinutes, demoLead } from "./leads.ts";
import { type LinkRoom, tellOfLinks } from "./links.ts";
import { readMails } from "./mailbox.ts";
import { demoPartners, demoReferrer } from "./partners.ts";
import { fetchWithRetry } from "./fetch-with-retry.ts";
import { demoPassword, demoPeople } from "./people.ts";
import { tellOfScenarios } from "./scenarios.ts";
import { addConversations } from "./conversations.ts";

type DemoApi = ContractRouterClient<typeof contract>;
type DemoPerson = (typeof demoPeople)[keyof typeof demoPeople];
type Stage = { origin: string; clock: { now: Date | null }; say: (line: string) => void };

/**
 * Fills an empty demo: each person signs up, follows the emailed link, completes the profile and adds leads, deals
 * and partners; clients book, and the professionals record the outcomes.
 */
export async function fillDemo({ origin, clock, say }: Stage): Promise<void> {
  for (const [seed, person] of Object.values(demoPeople).entries()) {
    if (await signIn(origin, person.email)) continue;
    say(`Signing up ${person.profile.fullName}`);
    const api = await moveIn(origin, person);
    const today = Date.now();
    const contactIds: string[] = [];
    for (let index = person.leads - 1; index >= 0; index -= 1) {
      clock.now = new Date(today - ageMinutes(index) * 60_000);
      const asked = demoLead(index, seed);
      const lead = { ...asked, source: demoReferrer(index) ?? asked.source };
      const { id } = await api.contacts.addLead({ id: newId(), lead });
      contactIds.unshift(id);
    }
    await addDealsAndPartners(api, { person, seed, clock, today });
    const { id: profileId } = (await api.profiles.mine())!;
    await addAppointments(person, { origin, api, profileId, seed, contactIds, clock, today });
    if (person === demoPeople.ana) {
      await addConversations({ origin, api, profileId, clock, today });
      await tellOfDates({ api, clock, today });
    }
    clock.now = null;
  }
  await linkThem({ origin, clock, say });
}

/** The other professionals sign up, all invitations are sent and answered, and Ana tries a deal of Leo's. */
async function linkThem({ origin, clock, say }: Stage): Promise<void> {
  const everybody = { ana: demoPeople.ana, leo: demoPeople.leo, ...demoColleagues };
  const { email: last } = Object.values(demoColleagues).at(-1)!;
  if (await signIn(origin, last)) return;
  say("Linking Ana Ruiz and Leo Marsh");
  const apis: Partial<LinkRoom["apis"]> = {};
  for (const [name, person] of Object.entries(everybody))
    apis[name as keyof LinkRoom["apis"]] =
      (await signIn(origin, person.email)) ?? (await moveIn(origin, person));
  const room = { apis: apis as LinkRoom["apis"], clock, today: Date.now() };
  await tellOfLinks(room);
  await tellOfScenarios(room);
}

type Room = { person: DemoPerson; seed: number; clock: Stage["clock"]; today: number };

/** Deals and partners of someone with leads: most have moved on since they were added, some have notes. */
async function addDealsAndPartners(api: DemoApi, { person, seed, clock, today }: Room) {
  if (person.leads === 0) return;
  const daysAgo = (days: number) => new Date(today - days * 24 * 60 * 60_000);
  for (const [index, partner] of demoPartners.entries()) {
    clock.now = daysAgo(300 - index * 41);
    await api.contacts.addPartner({ id: newId(), partner });
  }
  const isOfficer = sideOf(person.profile) === "loan officer";
  for (let index = Math.floor(person.leads / 3); index >= 0; index -= 1) {
    const id = newId();
    const deal = demoDeal(index, seed, { today: new Date(today), isOfficer });
    clock.now = daysAgo(20 + index * 6);
    await api.contacts.addDeal({ id, deal: { ...deal, status: "Working Deal" } });
    clock.now = daysAgo(2 + index * 3);
    if (deal.status) await api.contacts.moveDeal({ id, status: deal.status });
    const text = "Called. They like the light, and worry about the roof.";
    if (index % 4 === 0) await api.contacts.addNote({ id, noteId: newId(), text });
  }
}

const anasWays = {
  phone: true,
  videoLink: "https://meet.example.com/ana-ruiz",
  address: "214 Dean Street, Brooklyn, NY 11217",
};

/** The calendar of someone with leads, and the demos of the admin. Ana sets her own hours. */
async function addAppointments(person: DemoPerson, room: CalendarRoom) {
  if (person.leads === 0) return fillDemos(room);
  room.clock.now = new Date(room.today - 60 * 24 * 60 * 60_000);
  if (person === demoPeople.ana) {
    const { timeZone } = person.profile;
    await room.api.appointments.saveAvailability({
      availability: ownWeek,
      timeZone,
      waysToMeet: anasWays,
    });
  }
  await fillCalendar(room);
}

async function moveIn(origin: string, { email, profile }: Colleague) {
  const signUp = { name: profile.fullName, email, password: demoPassword };
  const signedUp = await post(origin, "/sign-up/email", signUp);
  const mails = await readMails(origin);
  const link = mails.find((mail) => mail.to === email)!.links[0]!;
  // The link signs in the browser that signed up.
  const headers = { cookie: cookieOf(signedUp, "hearthline.sign-up") };
  const answer = await fetch(link, { redirect: "manual", headers });
  const api = apiOf(origin, answer);
  await api.profiles.create();
  await api.profiles.save(profile);
  // Everyone in the demo signed up a while ago.
  await api.profiles.setFirstSteps({ state: "ended" });
  return api;
}

/** The procedures for someone who signed up earlier; null for a stranger. */
async function signIn(origin: string, email: string): Promise<DemoApi | null> {
  const answer = await post(origin, "/sign-in/email", { email, password: demoPassword });
  return answer.ok ? apiOf(origin, answer) : null;
}

function apiOf(origin: string, answer: Response): DemoApi {
  const cookie = cookieOf(answer, "hearthline.session");
  const headers = { cookie, origin };
  return createORPCClient(new RPCLink({ url: `${origin}/rpc`, headers, fetch: fetchWithRetry }));
}

function cookieOf({ headers }: Response, name: string): string {
  const cookies = headers.getSetCookie().map((line) => line.split(";")[0]!);
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))!;
}

/** Sends a request to the account service. */
function post(origin: string, path: string, body: object): Promise<Response> {
  return fetchWithRetry(
    new Request(`${origin}/api/auth${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin },
      body: JSON.stringify(body),
    }),
  );
}
