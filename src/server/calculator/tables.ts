import { boolean, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, ownerColumn } from "#server/platform/columns.ts";
import {
  type Opened,
  sealedCheck,
  sealedColumn,
  sealedFields,
} from "#server/platform/sealed/fields.ts";
import { sealedPlaces } from "#server/platform/sealed/places.ts";
import { profiles } from "#server/profiles/tables.ts";

type Json = Record<string, unknown>;

/**
 * The scenarios that linked agents saved for a loan officer's deals, in snake_case. They belong to the loan officer; an
 * agent sees only their own. There is no foreign key to the deal, because a deleted deal keeps them until it is
 * restored.
 */
export const scenarios = pgTable(
  "scenarios",
  {
    userId: ownerColumn("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    dealId: uuid("deal_id").notNull(),
    /** Who saved it; the name is kept when the account is deleted. */
    agentId: ownerColumn("agent_id").notNull(),
    agentName: text("agent_name").notNull(),
    savedAt: instant("saved_at").notNull(),
    inputs: sealedColumn<Json>("inputs").notNull(),
    /** The results when it was saved; never changed. */
    results: sealedColumn<Json>("results").notNull(),
    /** The results with the loan officer's current parameters. */
    currentResults: sealedColumn<Json>("current_results").notNull(),
    /** Of both results, what triggers tell people: the verdict, and the names of missing fields. */
    isWithinLimits: boolean("is_within_limits"),
    notStated: text("not_stated").array().notNull().default([]),
    isNowWithinLimits: boolean("is_now_within_limits"),
    nowNotStated: text("now_not_stated").array().notNull().default([]),
    recheckedAt: instant("rechecked_at"),
    /**
     * False if the finances were hidden and the agent had reached the limit of questions: only the loan officer sees
     * the verdict.
     */
    showsVerdict: boolean("shows_verdict").notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    sealedCheck("scenarios", sealedPlaces.scenarios.columns),
    index("scenarios_newest").on(
      table.userId,
      table.dealId,
      table.savedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

const fields = { inputs: "inputs", results: "results", currentResults: "current_results" } as const;

/** Seals and opens what is encrypted of a scenario. */
export const scenarioFields = sealedFields("scenarios", fields);

/** A scenario with its fields opened. */
export type ScenarioRow = Opened<typeof scenarios.$inferSelect, typeof fields>;
