import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import type { ContractRouterClient } from "@orpc/contract";
import type { contract } from "#contract/contract.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { optOutSecretOf } from "#server/assistant/outreach/opt-out-link.ts";
import { newId } from "#server/platform/ids.ts";
import { createKeys } from "#server/platform/keys.ts";
import { readMails } from "../demo/mailbox.ts";
import { demoPassword, demoPeople } from "../demo/people.ts";
import type { Places, Viewer } from "./stops.ts";

type Api = ContractRouterClient<typeof contract>;

// As the list of devices shows it.
const browser =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36";

const post = (origin: string, path: string, body: object) =>
  fetch(`${origin}/api/auth${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin, "user-agent": browser },
    body: JSON.stringify(body),
    redirect: "manual",
  });

function cookieOf(answer: Response, name: string): string {
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]!);
  const cookie = cookies.find((one) => one.startsWith(`${name}=`));
  if (!cookie) throw new Error(`${name} was not set (${answer.status}).`);
  return cookie;
}

const apiOf = (origin: string, cookie: string | null): Api =>
  createORPCClient(
    new RPCLink({ url: `${origin}/rpc`, headers: { origin, ...(cookie && { cookie }) } }),
  );

/** Someone who signed up and verified the address, and has entered nothing else yet. */
async function newcomer(origin: string): Promise<string> {
  const email = `nora.${newId().slice(-8)}@demo.example`;
  const signedUp = await post(origin, "/sign-up/email", {
    name: "Nora Hale",
    email,
    password: demoPassword,
  });
  const link = (await readMails(origin)).find(({ to }) => to === email)!.links[0]!;
  const headers = { cookie: cookieOf(signedUp, "hearthline.sign-up") };
  const proved = await fetch(link, { redirect: "manual", headers });
  return cookieOf(proved, "hearthline.session");
}

async function signedIn(origin: string, email: string): Promise<string> {
  const answer = await post(origin, "/sign-in/email", { email, password: demoPassword });
  return cookieOf(answer, "hearthline.session");
}

/** The cookies of everyone the tour shows pages for. */
export async function cookiesOf(origin: string): Promise<Record<Viewer, string | null>> {
  return {
    visitor: null,
    newcomer: await newcomer(origin),
    ana: await signedIn(origin, demoPeople.ana.email),
    leo: await signedIn(origin, demoPeople.leo.email),
  };
}

/** A time someone offers, late enough that its visitor may still move or cancel it. */
async function freeTime(visitor: Api, profileId: string): Promise<Date> {
  const from = new Date(Date.now() + 5 * 24 * 60 * 60_000);
  const until = new Date(from.getTime() + 25 * 24 * 60 * 60_000);
  const { slots } = await visitor.booking.slots({
    profileId,
    from,
    until,
    timeZone: "America/New_York",
  });
  return slots[0]!;
}

/** Where things are in this demo; books an appointment, so that there is a private link, and deletes some contacts. */
export async function placesOf(
  origin: string,
  { ana, authSecret }: { ana: string; authSecret: string },
): Promise<Places> {
  const api = apiOf(origin, ana);
  const visitor = apiOf(origin, null);
  const { id } = (await api.profiles.mine())!;
  const { demoProfileId } = await visitor.site.front();
  const { contacts } = await api.contacts.list({ type: "Deal" });
  const { contacts: leads } = await api.contacts.list({ type: "Lead" });
  await api.contacts.remove({ id: leads.at(-1)!.id });
  const { conversations } = await api.assistant.conversations.list({});
  const startsAt = await freeTime(visitor, id);
  const { secret } = await visitor.booking.book({
    id: newId(),
    profileId: id,
    startsAt,
    durationMinutes: 30,
    timeZone: "America/New_York",
    visitor: { name: "Rosa Delgado", email: `rosa.${newId().slice(-6)}@demo.example` },
  });
  return {
    ana: id,
    hanna: demoProfileId!,
    contact: contacts[0]!.id,
    conversation: conversations[0]!.id,
    manage: secret,
    stop: optOutSecretOf(createKeys(authSecret), id as OwnerId, "rosa.delgado@demo.example"),
  };
}
