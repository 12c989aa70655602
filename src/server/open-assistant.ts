import type { Pool } from "pg";
import type { TaskList } from "graphile-worker";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { isAnswering } from "./assistant/conversation/answering.ts";
import type { Talks } from "./assistant/conversation/talks.ts";
import { forgetWords } from "./assistant/conversations/forget-words.ts";
import type { AssistantServices } from "./assistant/services.ts";
import type { Config } from "./platform/config.ts";
import { createDatabase, type Database } from "./platform/database.ts";
import type { Keys } from "./platform/keys.ts";
import type { Log } from "./platform/log.ts";
import type { RoleName } from "./platform/roles.ts";

export type AssistantParts = {
  pools: Record<RoleName, Pool>;
  /** The database as the rooms of professionals see it; as the assistant sees it, `pools.assistant`. */
  database: Database;
  keys: Keys;
  baseUrl: string;
  config: Config;
  log: Log;
  now: () => Date;
};

export type OpenAssistant = {
  services: AssistantServices;
  /** The database as the assistant's conversations and actions see it. */
  assistantDatabase: Database;
  /** Whether this professional's assistant answers who writes to it. */
  assistantAnswers: (owner: OwnerId) => Promise<boolean>;
  tasks: TaskList;
  /** When its jobs come by themselves, in the form of a crontab, UTC. */
  timetable: string[];
  stop(): Promise<void>;
};

/** Puts the assistant together: its conversations, its jobs and what its procedures need. */
export function openAssistant({ pools, database, config, now }: AssistantParts): OpenAssistant {
  const assistantDatabase = createDatabase(pools.assistant);
  const { model, lines } = config.assistant;
  return {
    services: { talks: noTalks, kind: model ? "model" : "guided", lines },
    assistantDatabase,
    assistantAnswers: (owner) => isAnswering(assistantDatabase, owner, now()),
    tasks: {
      "assistant-forget-words": () => forgetWords({ pool: pools.worker, database, now: now() }),
    },
    timetable: ["27 * * * * assistant-forget-words"],
    stop: async () => {},
  };
}

/** Answers nobody, as an assistant that is switched off. */
const noTalks: Talks = {
  begin: async () => null,
  hear: async () => null,
  silence: async () => null,
  interrupted: async () => {},
  end: async () => {},
};
