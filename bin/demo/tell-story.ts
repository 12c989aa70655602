import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import type { ContractRouterClient } from "@orpc/contract";
import type { contract } from "#contract/contract.ts";
import { newId } from "#server/platform/ids.ts";
import { ageMinutes, demoLead } from "./leads.ts";
import { demoPassword, demoPeople } from "./people.ts";

type DemoPerson = (typeof demoPeople)[keyof typeof demoPeople];
type Stage = { origin: string; clock: { now: Date | null }; say: (line: string) => void };

/** Fills an empty demo: each person signs up, follows the mail's link, completes the profile and adds the leads. */
export async function tellStory({ origin, clock, say }: Stage): Promise<void> {
  for (const [seed, person] of Object.values(demoPeople).entries()) {
    if (await signIn(origin, person.email)) continue;
    say(`Moving in ${person.profile.fullName}`);
    const api = await moveIn(origin, person);
    const today = Date.now();
    for (let index = person.leads - 1; index >= 0; index -= 1) {
      clock.now = new Date(today - ageMinutes(index) * 60_000);
      await api.contacts.addLead({ id: newId(), lead: demoLead(index, seed) });
    }
    clock.now = null;
  }
}

async function moveIn(origin: string, { email, profile }: DemoPerson) {
  await post(origin, "/sign-up/email", { name: profile.fullName, email, password: demoPassword });
  const mails = (await (await fetch(`${origin}/dev/mail.json`)).json()) as {
    to: string;
    links: string[];
  }[];
  const link = mails.find((mail) => mail.to === email)!.links[0]!;
  const answer = await fetch(link, { redirect: "manual" });
  const cookie = answer.headers.getSetCookie()[0]!.split(";")[0]!;
  const api: ContractRouterClient<typeof contract> = createORPCClient(
    new RPCLink({ url: `${origin}/rpc`, headers: { cookie, origin } }),
  );
  await api.profiles.create();
  await api.profiles.save(profile);
  return api;
}

async function signIn(origin: string, email: string): Promise<boolean> {
  return (await post(origin, "/sign-in/email", { email, password: demoPassword })).ok;
}

function post(origin: string, path: string, body: object): Promise<Response> {
  return fetch(`${origin}/api/auth${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify(body),
  });
}
