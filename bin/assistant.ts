import { createInterface } from "node:readline/promises";
import {
  type SampleDeed,
  sampleConversation,
} from "#domain/assistant/sample/sample-conversation.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import { rulesOf } from "#server/platform/zones.ts";

/**
 * Plays a call with the assistant in a terminal, without any service: a made-up professional, a calendar in memory,
 * and the same grammar, state machine and guard as in the product. `now=2026-12-24T15:00Z` sets the clock, `phone`
 * plays a phone call.
 */
const given = process.argv.slice(2);
const clock = given.find((word) => word.startsWith("now="))?.slice(4);
const now = clock ? new Date(clock) : new Date();
if (Number.isNaN(now.getTime())) {
  console.error(`"${clock}" is not a time. Write it like now=2026-12-24T15:00Z.`);
  process.exit(1);
}

const zone = rulesOf("America/New_York", now);
const channel = given.includes("phone") ? "phone" : "web";
const talk = sampleConversation({ now: () => now, zone, channel });
const lines = createInterface({ input: process.stdin, output: process.stdout });
print(talk.begin());
lines.setPrompt("> ");
lines.prompt();
for await (const line of lines) {
  print(talk.say(line));
  if (talk.isOver()) break;
  lines.prompt();
}
lines.close();
for (const done of [talk.summary(), ...talk.deeds().map(deedText)]) console.log(`(${done})`);

function print(sentences: string[]): void {
  for (const sentence of sentences) console.log(`  ${sentence}`);
}

function deedText(deed: SampleDeed): string {
  switch (deed.kind) {
    case "booked":
    case "moved":
      return `${deed.kind}: ${deed.name}, ${momentText(new Date(deed.startsAt), zone)}`;
    case "stopped":
      return `stopped: ${deed.address ?? "this number"}`;
    case "forgotten":
      return "nothing of this is kept";
    default:
      return `${deed.kind}: ${deed.name}`;
  }
}
