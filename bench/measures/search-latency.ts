import type { ContactsSetup } from "./contacts-setup.ts";
import { terms } from "./fill.ts";
import { Line, postOf } from "./load.ts";

const searches = 400;

/** Milliseconds from a search to its whole answer, on the largest account, one at a time, a quarter of each kind. */
export async function searchLatency(
  setup: ContactsSetup,
  say: (line: string) => void,
): Promise<Record<string, number>> {
  const { cookie } = setup.accounts.large;
  const line = await Line.open(setup.port);
  const kinds = Object.entries(terms);
  const times = new Map<string, number[]>(kinds.map(([kind]) => [kind, []]));
  for (let round = -20; round < searches; round += 1) {
    const index = round + 20;
    const [kind, words] = kinds[index % kinds.length]!;
    const search = words[Math.floor(index / kinds.length) % words.length]!;
    const body = { json: { type: "Lead", search } };
    const request = postOf("/rpc/contacts/list", body, { port: setup.port, cookie });
    const began = performance.now();
    const { status } = await line.ask(request);
    if (status !== 200) throw new Error(`A search was answered ${status}.`);
    if (round >= 0) times.get(kind)!.push(performance.now() - began);
  }
  line.close();
  for (const [kind, some] of times)
    say(`search, ${kind}: p50 ${at(some, 0.5).toFixed(1)} ms, p95 ${at(some, 0.95).toFixed(1)} ms`);
  const all = [...times.values()].flat();
  return { search_p50_ms: at(all, 0.5), search_p95_ms: at(all, 0.95) };
}

function at(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!;
}
