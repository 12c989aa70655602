import { expect } from "vitest";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { createDatabase, createPool, type OwnerTransaction } from "#server/platform/database.ts";
import { createLog } from "#server/platform/log.ts";
import type { RoleName } from "#server/platform/roles.ts";
import type { TestApp } from "./app.ts";
import { connectionAs } from "./roles.ts";
import { testVault } from "./sealed.ts";

/** A query that is given the owner whose rows it asks for. */
export type Attempt = (tx: OwnerTransaction, owner: OwnerId) => Promise<unknown>;

/**
 * With the owner check disabled: runs a query for her rows as him, and first as her, so that an empty answer proves
 * row-level security and not a broken test. `look` reads what must not change.
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
  const database = createDatabase(pool, testVault);
  const before = await look();
  const probe = database.as(hers, async (tx) => {
    throw new Reached(await run(tx, hers));
  });
  const reached = await probe.catch((error: unknown) => {
    if (error instanceof Reached) return error.answer;
    throw error;
  });
  expect(isNothing(reached)).toBe(false);
  // As him: an empty answer, or PostgreSQL refuses the write.
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

/** Rolls her transaction back, and carries its result out. */
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
