import { createInterface } from "node:readline/promises";
import { inMemoryConversation } from "./assistant/in-memory-conversation.ts";

/**
 * Plays a call with the assistant in a terminal, without any service: a sample professional, a calendar in memory,
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

const talk = inMemoryConversation({ now, channel: given.includes("phone") ? "phone" : "web" });
const lines = createInterface({ input: process.stdin, output: process.stdout });
tell(talk.begin());
lines.setPrompt("> ");
lines.prompt();
for await (const line of lines) {
  tell(talk.say(line));
  if (talk.isOver()) break;
  lines.prompt();
}
lines.close();
for (const done of talk.done()) console.log(`(${done})`);

function tell(words: string[]): void {
  for (const sentence of words) console.log(`  ${sentence}`);
}
