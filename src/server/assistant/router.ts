import { talkProcedures } from "./talk/talk-router.ts";
import { conversationsRouter } from "./conversations/router.ts";
import { askRouter } from "./ask/router.ts";
import { logRouter } from "./log/router.ts";
import { optOutProcedures } from "./outreach/opt-out-router.ts";
import { outreachProcedures } from "./outreach/router.ts";
import { queueRouter } from "./queue/router.ts";
import { rehearsalRouter } from "./rehearsal/router.ts";
import type { AssistantServices } from "./services.ts";
import { settingsRouter } from "./settings/router.ts";

/** Implements contract/assistant.ts. */
export function assistantRouter(services: AssistantServices) {
  return {
    talk: talkProcedures(services),
    optOut: optOutProcedures(services),
    settings: settingsRouter(services),
    conversations: conversationsRouter(services.talks),
    log: logRouter,
    queue: queueRouter,
    outreach: outreachProcedures,
    ask: askRouter,
    rehearsal: rehearsalRouter(services),
  };
}
