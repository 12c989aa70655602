import { expect } from "vitest";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { createDatabase, createPool, type OwnerTransaction } from "#server/platform/database.ts";
import { createLog } from "#server/platform/log.ts";
import type { RoleName } from "#server/platform/roles.ts";
import type { TestApp } from "./app.ts";
import { connectionAs } from "./roles.ts";

/** A query that is told whose rows to look for. */
export type Attempt = (tx: OwnerTransaction, owner: OwnerId) => Promise<unknown>;

/**
 * As if the first wall were gone: runs a query on her rows in his name, and first in hers, so that an empty answer means
 * the wall and not the test. `look` is what must not change.
 */
export async function expectIsolated(test: {
  app: TestApp;
  role: RoleName;
  run: Attempt;
  hers: OwnerId;
  his: OwnerId;
  look: () => Promise<unknown>;
}): Promise<void> {
  const { app, role, run, hers, his, look } = test;
  const { address, login } = connectionAs(app.database, role);
  const pool = createPool(address, login, createLog("silent"), { max: 1 });
  const database = createDatabase(pool);
  const before = await look();
  const probe = database.as(hers, async (tx) => {
    throw new Reached(await run(tx, hers));
  });
  const reached = await probe.catch((error: unknown) => {
    if (error instanceof Reached) return error.answer;
    throw error;
  });
  expect(isNothing(reached)).toBe(false);
  // In his name: an empty answer, or PostgreSQL refuses to write.
  const answer = await database
    .as(his, (tx) => run(tx, hers))
    .catch((error: { code?: string; cause?: { code?: string } }) => {
      if ((error.cause?.code ?? error.code) !== "42501" && !(error instanceof TypeError))
        throw error;
      return null;
    });
  expect(isNothing(answer)).toBe(true);
  expect(await look()).toEqual(before);
  await pool.end();
}

/** Ends her own transaction without a trace, and carries out what it saw. */
class Reached extends Error {
  answer: unknown;
  constructor(answer: unknown) {
    super("reached");
    this.answer = answer;
  }
}

function isNothing(answer: unknown): boolean {
  return (
    answer === null ||
    answer === undefined ||
    answer === false ||
    answer === 0 ||
    (Array.isArray(answer) && answer.length === 0)
  );
}
