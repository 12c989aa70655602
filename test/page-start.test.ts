import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { sessionChannel } from "#web/account/session-channel.ts";
import { type EarlyRequest, startWhenPainted } from "#web/shell/start/start-when-painted.ts";

// How a page starts.

const entry = "/assets/entry-1.js";
const scripts = ["/assets/book-1.js"];
const styles = ["/assets/entry-1.css", "/assets/book-1.css"];

const session: EarlyRequest = ["/api/auth/get-session"];
const rows: EarlyRequest = ["/rpc/contacts/list", '{"json":{"type":"Lead"}}'];

const signedIn = { session: { id: "1" }, user: {} };

type Channel = { name: string; onmessage?: () => void };

type Added = {
  href?: string;
  src?: string;
  rel?: string;
  onload?: () => void;
  onerror?: () => void;
};

/** Runs the page's inline script, in a browser that reports its first paint or in one that doesn't. */
function started({
  hidden = false,
  tellsPaints = true,
  requests = [] as EarlyRequest[],
  search = "",
  answer = (path: string): Response | Promise<Response> =>
    Response.json(path === session[0] ? signedIn : { rows: [] }),
} = {}) {
  const added: Added[] = [];
  const sent: string[] = [];
  const channels: Channel[] = [];
  const dataset: Record<string, string> = {};
  const clock: { run: () => void; ms: number }[] = [];
  let painted = () => {};
  const window: { earlyAnswers?: Record<string, Promise<Response | undefined>> } = {};
  runInNewContext(startWhenPainted, {
    window,
    location: { search },
    AbortSignal,
    performance: { mark: () => {} },
    BroadcastChannel: class {
      name: string;
      constructor(name: string) {
        this.name = name;
        channels.push(this as Channel);
      }
    },
    fetch: async (path: string, { method = "GET", body = "" }: RequestInit) => {
      sent.push(`${method} ${path} ${String(body)}`);
      return answer(path);
    },
    addEventListener: () => {},
    document: {
      documentElement: { dataset },
      getElementById: (id: string) => {
        expect(id).toBe("page-needs");
        return { textContent: JSON.stringify({ requests, entry, scripts, styles }) };
      },
      hidden,
      createElement: () => ({}),
      head: { append: (tag: Added) => void added.push(tag) },
    },
    setTimeout: (run: () => void, ms: number) => void clock.push({ run, ms }),
    PerformanceObserver: tellsPaints
      ? class {
          constructor(tell: () => void) {
            painted = tell;
          }
          observe({ type }: { type: string }) {
            expect(type).toBe("paint");
          }
        }
      : undefined,
  });
  const asked = () => added.map(({ rel = "script", href, src }) => `${rel} ${href ?? src}`);
  const sheets = () => added.filter(({ rel }) => rel === "stylesheet");
  return { asked, sheets, channels, clock, sent, window, dataset, paint: () => painted() };
}

const fetched = [
  ...styles.map((href) => `stylesheet ${href}`),
  ...[entry, ...scripts].map((href) => `modulepreload ${href}`),
];

test("requests no file before the first paint, and then each of them once", () => {
  const { asked, clock, paint } = started();
  expect(asked()).toEqual([]);
  paint();
  expect(asked()).toEqual(fetched);
  paint();
  for (const { run } of clock) run();
  expect(asked()).toEqual(fetched);
});

const requests = [session, rows];
const rowsKey = rows.join(" ");

test("checks the session after the first paint, then sends its other requests and keeps their answers", async () => {
  const { sent, window, paint } = started({ requests });
  expect(sent).toEqual([]);
  paint();
  paint();
  expect(sent).toEqual([`GET ${session[0]} `]);
  const kept = await window.earlyAnswers![rowsKey];
  expect(sent).toEqual([`GET ${session[0]} `, `POST ${rowsKey}`]);
  expect(await kept!.json()).toEqual({ rows: [] });
});

test("drops the answers if another tab reports a change of the session", () => {
  const { channels, window, paint } = started({ requests });
  paint();
  expect(Object.keys(window.earlyAnswers!)).toHaveLength(2);
  expect(channels.map(({ name }) => name)).toEqual([sessionChannel]);
  channels[0]!.onmessage!();
  expect(window.earlyAnswers).toBeUndefined();
});

test("sends only the session check if the address has a query", async () => {
  const { sent, window, paint } = started({ requests, search: "?sort=name" });
  paint();
  await window.earlyAnswers![`${session[0]} `];
  expect(Object.keys(window.earlyAnswers!)).toEqual([`${session[0]} `]);
  expect(sent).toHaveLength(1);
});

test.each([
  { who: "nobody", answer: () => Response.json(null), isGuest: true },
  {
    who: "a person before the second step",
    answer: () => Response.json({ ...signedIn, session: { pending: true } }),
    isGuest: false,
  },
  { who: "an error", answer: () => new Response("null", { status: 503 }), isGuest: false },
  {
    who: "no answer",
    answer: () => {
      throw new TypeError("Failed to fetch");
    },
    isGuest: false,
  },
])("sends nothing else if the session check says $who", async ({ answer, isGuest }) => {
  const { dataset, sent, window, paint } = started({ requests, answer });
  paint();
  expect((await window.earlyAnswers![rowsKey]) ?? null).toBeNull();
  expect(sent).toHaveLength(1);
  // The form for guests appears.
  expect("guest" in dataset).toBe(isGuest);
  // The scripts can still read the answer.
  const first = await window.earlyAnswers![`${session[0]} `]!.catch(() => null);
  expect(first?.bodyUsed ?? false).toBe(false);
});

test("a page that requests only the session check loads its files after the answer", async () => {
  const { asked, clock, window, paint } = started({ requests: [session] });
  paint();
  expect(asked()).toEqual([]);
  await window.earlyAnswers![`${session[0]} `];
  await vi.waitFor(() => expect(asked()).toEqual(fetched));
  for (const { run } of clock) run();
  expect(asked()).toEqual(fetched);
});

test("its files wait a second for the session check at most", async () => {
  const { asked, clock, paint } = started({
    requests: [session],
    answer: () => new Promise<Response>(() => {}),
  });
  paint();
  expect(asked()).toEqual([]);
  expect(clock.at(-1)!.ms).toBe(1_000);
  clock.at(-1)!.run();
  await vi.waitFor(() => expect(asked()).toEqual(fetched));
});

test("runs its scripts once all style sheets have loaded or failed", () => {
  const { asked, sheets, paint } = started();
  paint();
  sheets()[0]!.onload!();
  expect(asked()).toEqual(fetched);
  sheets()[1]!.onerror!();
  expect(asked()).toEqual([...fetched, `script ${entry}`]);
});

test("waits a second in a browser that reports no paint", () => {
  const { asked, clock } = started({ tellsPaints: false });
  expect(asked()).toEqual([]);
  expect(clock.map(({ ms }) => ms)).toEqual([1_000]);
  clock[0]!.run();
  expect(asked()).toEqual(fetched);
});

test("starts at once in a background tab", () => {
  expect(started({ hidden: true }).asked()).toEqual(fetched);
});
