import { askContract } from "./assistant/ask.ts";
import { conversationsContract } from "./assistant/conversations.ts";
import { logContract } from "./assistant/log.ts";
import { optOutContract } from "./assistant/opt-out.ts";
import { outreachContract } from "./assistant/outreach.ts";
import { queueContract } from "./assistant/queue.ts";
import { rehearsalContract } from "./assistant/rehearsal.ts";
import { settingsContract } from "./assistant/settings.ts";
import { talkContract } from "./assistant/talk.ts";

/** The voice assistant: what visitors say to it, and what its professional sees and decides. */
export const assistantContract = {
  talk: talkContract,
  optOut: optOutContract,
  settings: settingsContract,
  conversations: conversationsContract,
  log: logContract,
  queue: queueContract,
  outreach: outreachContract,
  ask: askContract,
  rehearsal: rehearsalContract,
};
