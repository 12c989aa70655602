import { setTimeout as sleep } from "node:timers/promises";
import type { Account, ContactsSetup } from "./contacts-setup.ts";
import { terms } from "./fill.ts";
import { Line, load, postOf, type Ready } from "./load.ts";

const pairs = 7;
const seconds = 1.5;
const path = "/rpc/contacts/list";
const everyTerm = Object.values(terms).flatMap((kind) => kind.slice(0, 4));

/**
 * The product's throughput relative to the bare handler: the worst of two connection counts and two accounts, each
 * the median of alternating pairs. Throughout, sessions are revoked, and their next request must be refused.
 */
export async function againstBare(
  setup: ContactsSetup,
  { kind, say }: { kind: "list" | "search"; say: (line: string) => void },
): Promise<Record<string, number>> {
  await sameAnswers(setup);
  const watch = watchRevocations(setup);
  const ratios: number[] = [];
  for (const [size, account] of Object.entries(setup.accounts))
    for (const connections of [10, 100]) {
      const searches = kind === "search" ? everyTerm : [null];
      const rates = await compare(setup, account, { searches, connections });
      const ratio = median(rates.map(([product, bare]) => product / bare));
      const shown = rates.map((rate) => rate.map((one) => one.toFixed(0)).join("/")).join(" ");
      say(`${kind}, ${size} account, ${connections} connections: ${ratio.toFixed(2)} (${shown})`);
      ratios.push(ratio);
    }
  const { checked, open } = await watch.stop();
  if (open > 0 || checked === 0)
    throw new Error(`${open} of ${checked} revoked sessions were open.`);
  return {
    [`${kind}_vs_bare`]: Math.min(...ratios),
    [`${kind}_revocations_checked`]: checked,
    [`${kind}_revoked_but_open`]: open,
  };
}

async function compare(
  setup: ContactsSetup,
  account: Account,
  { searches, connections }: { searches: (string | null)[]; connections: number },
): Promise<[product: number, bare: number][]> {
  const ours: Ready[] = [];
  const bare: Ready[] = [];
  for (const search of searches) {
    const input = { type: "Lead", ...(search !== null && { search }) };
    ours.push(postOf(path, { json: input }, { port: setup.port, cookie: account.cookie }));
    const statement = await setup.statementOf(account.owner, { search });
    bare.push(postOf("/", statement, { port: setup.barePort }));
  }
  const rate = async (port: number, requests: Ready[], time: number) => {
    const { perSecond, refused } = await load(port, { requests, connections, seconds: time });
    if (refused > 0) throw new Error(`${refused} requests were refused.`);
    return perSecond;
  };
  const rates: [number, number][] = [];
  for (let pair = -1; pair < pairs; pair += 1) {
    // The order alternates, so that noise from other processes affects both.
    const order = pair % 2 === 0 ? ["product", "bare"] : ["bare", "product"];
    const found: Record<string, number> = {};
    for (const who of order)
      found[who] =
        who === "product"
          ? await rate(setup.port, ours, seconds)
          : await rate(setup.barePort, bare, seconds);
    if (pair >= 0) rates.push([found.product!, found.bare!]); // the first pair is a warm-up
  }
  return rates;
}

/** Both handlers must return the same contacts, or their rates couldn't be compared. */
async function sameAnswers(setup: ContactsSetup): Promise<void> {
  const ids = (text: string) =>
    [...text.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id).slice(0, 50);
  for (const account of Object.values(setup.accounts))
    for (const search of [null, ...everyTerm]) {
      const input = { type: "Lead", ...(search !== null && { search }) };
      const ours = postOf(path, { json: input }, { port: setup.port, cookie: account.cookie });
      const statement = await setup.statementOf(account.owner, { search });
      const product = await once(setup.port, ours);
      const bare = await once(setup.barePort, postOf("/", statement, { port: setup.barePort }));
      if (ids(product.body).join() !== ids(bare.body).join())
        throw new Error(`The product and the bare handler differ for ${search}.`);
    }
}

function watchRevocations(setup: ContactsSetup) {
  let isOver = false;
  let [checked, open] = [0, 0];
  const { owner } = setup.accounts.large;
  const body = { json: { type: "Lead", limit: 1 } };
  const loop = async () => {
    while (!isOver) {
      const { cookie, revoke } = await setup.openSession(owner);
      const request = postOf(path, body, { port: setup.port, cookie });
      const before = await once(setup.port, request);
      if (before.status !== 200) throw new Error(`A new session was answered ${before.status}.`);
      await revoke();
      const after = await once(setup.port, request);
      checked += 1;
      if (after.status !== 401) open += 1;
      await sleep(100);
    }
  };
  const running = loop();
  running.catch(() => {}); // set by stop()
  return {
    async stop() {
      isOver = true;
      await running;
      return { checked, open };
    },
  };
}

async function once(port: number, request: Ready) {
  const line = await Line.open(port);
  const answer = await line.ask(request);
  line.close();
  return answer;
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
