import {
  accessCells,
  accessSetup,
  type Cell,
  findLeaks,
  maskAs,
  takeFirstWallDown,
} from "#test/harness/access.ts";
import type { TestApp } from "#test/harness/app.ts";

/**
 * Every procedure as every kind of user with everyone else's ids: as it is, without the owner check, and without one
 * policy too.
 */
export async function accessMatrix(app: TestApp, say: (line: string) => void) {
  const parties = await accessSetup(app);
  const cells = accessCells(parties);
  const report = async (title: string, found: Promise<string[]>) => {
    say(title);
    const leaks = await found;
    for (const leak of leaks.slice(0, 20)) say(leak);
    return leaks.length;
  };
  const before = (cell: Cell) => maskAs(app, parties, cell);
  const leaks = await report(`${cells.length} cells`, findLeaks(app, parties, { cells }));
  await takeFirstWallDown(app);
  const withoutFirst = await report(
    "the same, and the queries look for the other's rows",
    findLeaks(app, parties, { cells, before }),
  );
  await app.sql("alter policy own_contacts on contacts using (true) with check (true)");
  const some = cells.filter(({ actor, of }) => actor === "other agent" && of === "owner");
  const withoutBoth = await report(
    "the same, and one policy is gone: this must show",
    findLeaks(app, parties, { cells: some, before }),
  );
  return {
    cells: cells.length,
    leaks,
    leaks_without_first_wall: withoutFirst,
    leaks_without_first_wall_and_one_policy: withoutBoth,
  };
}
