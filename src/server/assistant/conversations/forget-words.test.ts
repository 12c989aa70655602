import { expect, test } from "vitest";
import { usualSettings } from "#domain/assistant/settings.ts";
import { createDatabase, createPool } from "#server/platform/database.ts";
import { createLog } from "#server/platform/log.ts";
import type { RoleName } from "#server/platform/roles.ts";
import { testApp } from "#test/harness/app.ts";
import { addTalk } from "#test/harness/assistant.ts";
import { people } from "#test/harness/people.ts";
import { connectionAs } from "#test/harness/roles.ts";
import { forgetWords } from "./forget-words.ts";
import { testVault } from "#test/harness/sealed.ts";

const now = new Date("2026-11-22T12:00:00Z");
const daysAgo = (days: number, ms = 0) => new Date(now.getTime() - days * 86_400_000 - ms);

test("transcripts are deleted exactly when each professional's retention period ends", async () => {
  await using app = await testApp();
  const [ana, ben] = await Promise.all([app.as(people.ana), app.as(people.ben)]);
  await ana.api.assistant.settings.save({ settings: { ...usualSettings, retentionDays: 30 } });
  const talk = (owner: typeof ana, endedAt: Date | null) =>
    addTalk(app, owner, {
      status: endedAt ? "ended" : "open",
      startedAt: daysAgo(500),
      endedAt,
      said: ["Secret", "Hello"],
    });
  const ids = {
    over: await talk(ana, daysAgo(30, 1)),
    due: await talk(ana, daysAgo(30)),
    open: await talk(ana, null),
    bensOver: await talk(ben, daysAgo(180, 1)),
    bensDue: await talk(ben, daysAgo(180)),
  };
  const open = (role: RoleName, searchPath?: string) => {
    const { address, login } = connectionAs(app.database, role);
    return createPool(address, login, createLog("silent"), { max: 1, searchPath });
  };
  const pools = { worker: open("worker", "mail"), app: open("app") };
  await forgetWords({ pool: pools.worker, database: createDatabase(pools.app, testVault), now });
  await Promise.all(Object.values(pools).map((pool) => pool.end()));
  const kept = await app.sql<{ id: string; keeps: boolean; words: string }>(
    `select v.id, v.keeps_transcript as keeps, string_agg(t.words, '|' order by seq) as words
       from assistant_conversations v join assistant_turns t on t.conversation_id = v.id group by v.user_id, v.id`,
  );
  const byName = Object.entries(ids).map(([name, id]) => [
    name,
    kept.find((row) => row.id === id)!.words,
  ]);
  expect(Object.fromEntries(byName)).toEqual({
    over: "|",
    due: "Secret|Hello",
    open: "Secret|Hello",
    bensOver: "|",
    bensDue: "Secret|Hello",
  });
  expect(
    kept
      .filter(({ keeps }) => !keeps)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([ids.over, ids.bensOver].toSorted());
});
