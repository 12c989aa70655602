import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import type { ContractRouterClient } from "@orpc/contract";
import type { contract } from "#contract/contract.ts";
import { usualSettings } from "#domain/assistant/settings.ts";
import { newId } from "#server/platform/ids.ts";

type DemoApi = ContractRouterClient<typeof contract>;

const hour = 60 * 60_000;

/** What visitors said to Ana's assistant: this many hours ago, line by line. */
const talks: readonly { hoursAgo: number; lines: readonly string[] }[] = [
  {
    hoursAgo: 76,
    lines: [
      "Hi, I'd like to book an appointment about selling my house",
      "sometime next week in the afternoon",
      "the first one",
      "Marguerite Osei",
      "marguerite.osei@mail.example",
      "718 555 0163",
      "yes please",
      "no, that's all",
    ],
  },
  {
    hoursAgo: 51,
    lines: [
      "can I leave a message",
      "The inspector found the boiler older than the listing says. I would like to talk before Friday.",
      "Theo Brandt",
      "917 555 0128",
      "yes",
      "no thanks",
    ],
  },
  {
    hoursAgo: 30,
    lines: ["what's the rate on a 30 year fixed right now?", "ok, never mind", "bye"],
  },
  {
    hoursAgo: 22,
    lines: [
      "I need to see Ana as soon as possible",
      "the first one",
      "my name is Noor Haddad",
      "noor at haddad dot example",
      "skip",
      "yes that's right",
      "that's all, thank you",
    ],
  },
  { hoursAgo: 3, lines: ["are you a real person?", "what hours do you have?"] },
];

/** Ana switches her assistant on, and people talk to it. */
export async function addConversations({
  origin,
  api,
  profileId,
  clock,
  today,
}: {
  origin: string;
  api: DemoApi;
  profileId: string;
  clock: { now: Date | null };
  /** Milliseconds. */
  today: number;
}): Promise<void> {
  clock.now = new Date(today - 90 * hour);
  const facts = {
    address: "214 Dean Street, Brooklyn",
    services: "Ana helps people buy and sell homes in Brooklyn.",
  };
  await api.assistant.settings.save({
    settings: { ...usualSettings, isOn: true, transferNumber: "+17185550107", facts },
  });
  const visitor: DemoApi = createORPCClient(
    new RPCLink({ url: `${origin}/rpc`, headers: { origin } }),
  );
  for (const { hoursAgo, lines } of talks) {
    clock.now = new Date(today - hoursAgo * hour);
    const talkId = newId();
    const opening = { profileId, talkId, timeZone: "America/New_York", spoken: false };
    const { secret } = await visitor.assistant.talk.begin(opening);
    for (const text of lines) {
      clock.now = new Date(clock.now.getTime() + 20_000);
      const line = { profileId, talkId, secret, turnId: newId(), text, spoken: false };
      const { outcome } = await visitor.assistant.talk.say(line);
      if (outcome !== null) break;
    }
  }
}
