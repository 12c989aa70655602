import { accessSetupOf } from "./measures/access-setup.ts";
import { concurrentAnswers } from "./measures/concurrent-answers.ts";
import { attackPaths } from "./measures/attack-paths.ts";
import { accessMatrix } from "./measures/access-matrix.ts";
import { solverFailures } from "./measures/solver-failures.ts";
import type { TestApp } from "#test/harness/app.ts";

/**
 * Tests access control, one `name=value` per line on standard output: every procedure as every kind of user with
 * everyone else's ids, ways to get a link without consent, concurrent answers to an invitation, and the calculator's
 * suggestions. Name figures to take only those: npm run bench -- access cells. Exits with an error when a procedure
 * has no cell or a figure is not what it must be.
 */
type Figures = Record<string, number>;
const all: Record<string, (app: TestApp, say: typeof tell) => Promise<Figures> | Figures> = {
  solver: solverFailures,
  attacks: attackPaths,
  answers: concurrentAnswers,
  cells: accessMatrix,
};
/** What a figure must be; the others only say how much was tried. */
const wantedFigures: Record<string, (value: number) => boolean> = {
  leaks: isZero,
  leaks_without_first_wall: isZero,
  leaks_without_first_wall_and_one_policy: (value) => value > 0,
  opened: isZero,
  double_final_states: isZero,
  illegal_transitions: isZero,
  solver_failures: isZero,
};

const wanted = process.argv.slice(2);
await using app = await accessSetupOf();
for (const [name, figures] of Object.entries(all)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const [figure, value] of Object.entries(await figures(app, tell))) {
    console.log(`${figure}=${value}`);
    if (wantedFigures[figure]?.(value) === false) process.exitCode = 1;
  }
}

function isZero(value: number): boolean {
  return value === 0;
}

/** Progress for the person watching; only figures go to standard output. */
function tell(line: string): void {
  console.error(`  ${line}`);
}
