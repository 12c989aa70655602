import type { TestApp } from "#test/harness/app.ts";
import { isOpenedBy, linkAttacks } from "#test/harness/link-attacks.ts";
import { addDealOf } from "#test/harness/links.ts";
import { firstScenario } from "#test/harness/worked-case.ts";

/** Ways to get to a loan officer's deals without that officer's consent. */
export async function attackPaths(app: TestApp, say: (line: string) => void) {
  const names = Object.keys(linkAttacks);
  let opened = 0;
  for (const name of names) {
    const isOpen = await isOpenedBy(app, name, async (officer) => ({
      id: await addDealOf(officer, { name: "Secret Deal" }),
      scenario: firstScenario,
    }));
    if (isOpen) say(`opened: someone who ${name}`);
    opened += Number(isOpen);
  }
  return { attack_paths: names.length, opened };
}
