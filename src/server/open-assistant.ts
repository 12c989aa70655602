import type { Pool } from "pg";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { understand } from "#domain/assistant/understand.ts";
import { redact } from "#understanding/redact.ts";
import { lineEvents } from "#server/assistant/tasks/line-events.ts";
import {
  outreachTasks,
  outreachTasksOutside,
  outreachTimetable,
} from "./assistant/tasks/timetable.ts";
import { isAnswering } from "#server/assistant/talk/is-answering.ts";
import { endSilent } from "#server/assistant/talk/end-talk.ts";
import { createTalks } from "#server/assistant/talk/talks.ts";
import { forgetSaid, forgetWords } from "./assistant/conversations/forget-words.ts";
import { loadModel } from "#server/assistant/models/language-model.ts";
import { createRewording } from "./assistant/models/rewording.ts";
import { createUnderstanding } from "./assistant/models/understanding.ts";
import { createLineStore } from "#server/assistant/line/line-store.ts";
import { type Line, openLine } from "./assistant/line/line.ts";
import { createLines } from "./assistant/line/lines.ts";
import { silentTelephony, twilioTelephony } from "./assistant/line/telephony.ts";
import { openaiSpeech } from "./assistant/speech/openai-speech.ts";
import { createSpeech } from "./assistant/speech/speech.ts";
import type { AssistantServices } from "./assistant/services.ts";
import type { ActionServices } from "#server/assistant/actions/action-services.ts";
import { talkOutreach } from "#server/assistant/actions/talk-outreach.ts";
import type { Config } from "./platform/config.ts";
import { createDatabase, type Database } from "./platform/database.ts";
import type { Keys } from "./platform/keys.ts";
import type { Tasks } from "./platform/jobs.ts";
import type { Log } from "./platform/log.ts";
import type { Vault } from "./platform/sealed/vault.ts";
import type { RoleName } from "./platform/roles.ts";

export type AssistantParts = {
  pools: Record<RoleName, Pool>;
  /** The database with the professionals' role; `pools.assistant` is for the assistant's. */
  database: Database;
  vault: Vault;
  keys: Keys;
  baseUrl: string;
  config: Config;
  /** Whether kept texts can be read in the local mailbox. */
  areTextsLocal: boolean;
  log: Log;
  now: () => Date;
};

export type OpenAssistant = {
  services: AssistantServices;
  /** The database with the assistant's role. */
  assistantDatabase: Database;
  /** Whether this professional's assistant answers messages. */
  assistantAnswers: (owner: OwnerId) => Promise<boolean>;
  /** Null without an account at the phone service. */
  line: Line | null;
  tasks: Tasks;
  /** The assistant's jobs that wait for the phone service. */
  tasksOutside: Tasks;
  /** When its scheduled jobs run, as a crontab in UTC. */
  timetable: string[];
};

/** Connects the assistant's conversations, its jobs and what its procedures need. */
export async function openAssistant(parts: AssistantParts): Promise<OpenAssistant> {
  const { pools, database, keys, baseUrl, config, log, now } = parts;
  const assistantDatabase = createDatabase(pools.assistant, parts.vault);
  const { lines, talksPerAddress, talkTurnsPerAddress } = config.assistant;
  const model = await loadModel(config.assistant.model);
  const kind = model ? "model" : "guided";
  const talks = createTalks({
    database: assistantDatabase,
    keys,
    baseUrl,
    log,
    now,
    kind,
    understanding: createUnderstanding({ grammar: understand, redact, model, log }),
    rewording: config.assistant.model?.mayReword ? createRewording({ model, log }) : null,
    outreach: talkOutreach,
    limits: {
      talksPerAddress,
      talkTurnsPerAddress,
      bookingsPerAddressAnHour: config.bookingsPerAddressAnHour,
    },
  });
  const known = createLines(lines);
  const telephony = config.twilio
    ? twilioTelephony(config.twilio, { baseUrl, lines: known })
    : silentTelephony();
  const actionServices: ActionServices = {
    pool: pools.worker,
    database,
    assistantDatabase,
    dial: telephony.dial,
    numberOf: known.numberOf,
    hearsStop: (owner) => (config.twilio ? known.numberOf(owner) !== null : parts.areTextsLocal),
    keys,
    baseUrl,
    log,
    now,
  };
  const line = config.twilio
    ? openLine({
        talks,
        store: createLineStore(assistantDatabase),
        lines: known,
        events: lineEvents(actionServices),
        account: config.twilio,
        keys,
        baseUrl,
        log,
        now,
      })
    : null;
  return {
    line,
    services: {
      talks,
      database: assistantDatabase,
      kind,
      speech: config.speech && createSpeech({ server: openaiSpeech(config.speech), log }),
      limits: { talksPerAddress, talkTurnsPerAddress },
      lines,
    },
    assistantDatabase,
    assistantAnswers: (owner) => isAnswering(assistantDatabase, owner, now()),
    tasks: {
      ...outreachTasks(actionServices),
      "assistant-end-silent": () => endSilent(pools.worker, talks, now()),
      "assistant-forget-said": (payload) => forgetSaid(payload, database),
      "assistant-forget-words": () => forgetWords({ pool: pools.worker, database, now: now() }),
    },
    tasksOutside: outreachTasksOutside(actionServices),
    timetable: [
      ...outreachTimetable,
      "* * * * * assistant-end-silent ?max=1",
      "27 * * * * assistant-forget-words",
    ],
  };
}
