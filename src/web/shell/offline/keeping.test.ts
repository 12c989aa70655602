import { expect, test } from "vitest";
import { answerTo, forgetOthers, keepRelease, type KeepingWorld, offlinePath } from "./keeping.ts";

const origin = "https://crm.example.com";
const first = { name: "one", files: ["/assets/a-1.js", offlinePath, "/favicon.svg"] };
const second = { name: "two", files: ["/assets/a-2.js", offlinePath, "/favicon.svg"] };

type Kept = Map<string, string>;

/** In-memory caches and server; `served` holds the server's files by path. */
function world(served: Record<string, string>) {
  const stores = new Map<string, Kept>();
  const asked: string[] = [];
  const is = { cut: false };
  const pathOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request)).pathname;
  const find = (kept: Kept, request: RequestInfo | URL) => {
    const text = kept.get(pathOf(request));
    return text === undefined ? undefined : new Response(text);
  };
  const fetchIt = async (request: Request) => {
    asked.push(pathOf(request));
    if (is.cut) throw new TypeError("Failed to fetch");
    const text = served[pathOf(request)];
    return text === undefined ? new Response("", { status: 404 }) : new Response(text);
  };
  const open = async (name: string) => {
    const kept = stores.get(name) ?? new Map<string, string>();
    stores.set(name, kept);
    return {
      match: async (request: RequestInfo | URL) => find(kept, request),
      addAll: async (requests: Iterable<Request>) => {
        const answers = await Promise.all(
          [...requests].map(async (one) => [one, await fetchIt(one)] as const),
        );
        if (answers.some(([, { ok }]) => !ok)) throw new TypeError("Request failed");
        for (const [one, answer] of answers) kept.set(pathOf(one), await answer.text());
      },
    } as unknown as Cache;
  };
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: RequestInfo | URL) =>
      [...stores.values()].map((kept) => find(kept, request)).find(Boolean),
  };
  const given: KeepingWorld = { origin, caches, fetch: fetchIt };
  return { given, stores, asked, is };
}

/** A request like a page's; only the browser can create a navigation request. */
function request(path: string, { mode = "cors", ...init }: RequestInit = {}): Request {
  const made = new Request(path.startsWith("/") ? origin + path : path, init);
  return mode === "navigate" ? Object.defineProperty(made, "mode", { value: mode }) : made;
}
const navigate: RequestInit = { mode: "navigate" };

const servedFirst = { "/assets/a-1.js": "1", [offlinePath]: "offline 1", "/favicon.svg": "mark" };
const servedSecond = {
  "/assets/a-2.js": "2",
  [offlinePath]: "offline 2",
  "/favicon.svg": "mark 2",
};

test("a release is cached completely or not at all", async () => {
  const { given, stores } = world(servedFirst);
  await keepRelease(given, first);
  expect([...stores.get("hearthline-one")!.keys()]).toEqual(first.files);
  await expect(keepRelease(given, second)).rejects.toThrow();
  expect([...stores.get("hearthline-two")!.keys()]).toEqual([]);
});

test.each([
  ["an API answer", request("/rpc/contacts/list")],
  ["an API client's request", request("/api/v1/contacts")],
  ["the session", request("/api/auth/get-session")],
  ["the live channel", request("/events")],
  ["a profile picture", request("/pictures/1")],
  ["the private feed, opened as a page", request("/calendar/secret.ics", navigate)],
  ["the export of an account, opened as a page", request("/api/takeout", navigate)],
  ["a write request", request("/assets/a-1.js", { method: "POST" })],
  ["another server's file", request("https://elsewhere.example/assets/a-1.js")],
])("%s is left to the browser", (_, asked) => {
  const { given } = world(servedFirst);
  expect(answerTo(given, first, asked)).toBeNull();
});

test("a page always comes from the server and is never cached", async () => {
  const { given, stores } = world({ ...servedFirst, "/dashboard/overview": "<p>page</p>" });
  await keepRelease(given, first);
  const answer = await answerTo(given, first, request("/dashboard/overview", navigate));
  expect(await answer!.text()).toBe("<p>page</p>");
  expect([...stores.get("hearthline-one")!.keys()]).toEqual(first.files);
});

test("offline, the offline page replaces every page, and files come from the cache", async () => {
  const { given, is } = world(servedFirst);
  await keepRelease(given, first);
  is.cut = true;
  for (const path of ["/dashboard/crm/new-leads", "/dashboard/crm/contacts/1", "/signin", "/"])
    expect(await (await answerTo(given, first, request(path, navigate)))!.text()).toBe("offline 1");
  expect(await (await answerTo(given, first, request("/assets/a-1.js")))!.text()).toBe("1");
});

test("an open page keeps using its own release while the next one is cached too", async () => {
  const before = world(servedFirst);
  await keepRelease(before.given, first);
  // The server now has the second release, without the files of the first.
  const after = world(servedSecond);
  for (const [name, kept] of before.stores) after.stores.set(name, kept);
  await keepRelease(after.given, second);
  const ask = async (path: string) => (await answerTo(after.given, first, request(path)))!;
  expect(await (await ask("/assets/a-1.js")).text()).toBe("1");
  // After a reload, the page uses the second release's files, which are already cached.
  const asked = after.asked.length;
  expect(await (await ask("/assets/a-2.js")).text()).toBe("2");
  expect(after.asked).toHaveLength(asked);
  // Files without a hash in their name come from each release's own cache.
  expect(await (await ask("/favicon.svg")).text()).toBe("mark");
  expect((await ask("/assets/gone-0.js")).status).toBe(404);
});

test("when the next release takes over, only our own old caches are deleted", async () => {
  const { given, stores } = world({ ...servedFirst, ...servedSecond });
  await keepRelease(given, first);
  await keepRelease(given, second);
  stores.set("another-program", new Map());
  await forgetOthers(given, second);
  expect([...stores.keys()]).toEqual(["hearthline-two", "another-program"]);
});
