import { at } from "../booking-setup.ts";
import type { AssistantSetup } from "./assistant-setup.ts";
import { openTalk } from "./web-channel.ts";

/** From the caller's words until the opt-out is in effect for every channel: until it is stored. */
export async function optOut(setup: AssistantSetup): Promise<Record<string, number>> {
  const times: number[] = [];
  for (let round = 0; round < 30; round += 1) {
    const host = await setup.answering();
    const talk = await openTalk(setup, host.id);
    await talk.say("stop contacting me");
    const began = performance.now();
    await talk.say(`stop${round}@callers.test`);
    const [row] = await setup.sql<{ count: number }>(
      "select count(*)::int as count from outreach_stops where user_id = $1 and kind = 'stopped'",
      [host.id],
    );
    if (row!.count !== 1) throw new Error("The opt-out has no effect.");
    times.push(performance.now() - began);
  }
  return { optout_ms: Math.max(...times), optout_p50_ms: at(times, 0.5) };
}
