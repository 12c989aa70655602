import { beforeEach, expect, test, vi } from "vitest";
import { createSession, type SessionEvent, type SessionWorld } from "./session-store.ts";

const ana = { id: "u1", email: "ana@example.com", name: "Ana Ruiz", emailVerified: true };
const signedIn = (expiresAt = "2026-12-01T00:00:00Z", user = ana) => ({
  session: { expiresAt, token: "not for the page" },
  user: { ...user, createdAt: "2026-11-01T00:00:00Z" },
});

type Reply = object | null | Error | { status: number } | Promise<object>;

/** A page with a server that gives these answers in turn; the last one stays. */
function page(...replies: Reply[]) {
  const calls: { path: string; method: string; body: unknown }[] = [];
  const posted: unknown[] = [];
  const waits: number[] = [];
  const forgotten: string[] = [];
  const clock = { now: 1_000_000 };
  let hear = (_event: { data: unknown }) => {};
  const onPage = new Map<string, () => void>();
  vi.stubGlobal("window", {
    addEventListener: (name: string, run: () => void) => onPage.set(name, run),
  });
  vi.stubGlobal("document", { hidden: false, addEventListener: () => {} });
  const world: SessionWorld = {
    fetch: (async (path: string, init: RequestInit) => {
      calls.push({ path, method: init.method ?? "GET", body: init.body });
      const reply = await (replies.length > 1 ? replies.shift() : replies[0]);
      if (reply instanceof Error) throw reply;
      if (reply && "status" in reply) return new Response("", reply as ResponseInit);
      return Response.json(reply);
    }) as typeof fetch,
    openChannel: () => ({
      postMessage: (message: unknown) => posted.push(message),
      addEventListener: ((_name: string, run: typeof hear) => {
        hear = run;
      }) as BroadcastChannel["addEventListener"],
    }),
    now: () => clock.now,
    wait: async (ms) => void waits.push(ms),
    forget: (userId) => void forgotten.push(userId),
  };
  const session = createSession(world);
  const events: SessionEvent[] = [];
  session.onEvent((event) => events.push(event));
  return {
    session,
    events,
    calls,
    posted,
    waits,
    forgotten,
    clock,
    focus: () => onPage.get("focus")?.(),
    fromOtherTab: (data: unknown) => hear({ data }),
  };
}

beforeEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("the session is loading until the first check is done", async () => {
  const { session, events } = page(signedIn());
  expect(session.get()).toEqual({ status: "loading" });
  await session.start();
  expect(session.get()).toEqual({ status: "signed-in", user: ana });
  expect(events).toEqual(["INITIAL_SESSION"]);
});

test("a visitor without a session is signed out", async () => {
  const { session, events } = page(null);
  await session.start();
  expect(session.get()).toEqual({ status: "signed-out" });
  expect(events).toEqual(["INITIAL_SESSION"]);
});

test("starting twice asks once", async () => {
  const { session, calls } = page(null);
  await Promise.all([session.start(), session.start()]);
  expect(calls).toHaveLength(1);
});

test.each([
  ["no network", new TypeError("Failed to fetch")],
  ["a failing server", { status: 500 }],
])("a failing first check (%s) is reported and ends as signed out", async (_title, reply) => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  const { session } = page(reply);
  await session.start();
  expect(session.get()).toEqual({ status: "signed-out" });
  expect(report).toHaveBeenCalledWith("Unexpected error during initialization", expect.any(Error));
});

test("signing in is heard here and told to the other tabs", async () => {
  const { session, events, posted } = page(null, signedIn());
  await session.start();
  await session.changed();
  expect(session.get().status).toBe("signed-in");
  expect(events).toEqual(["INITIAL_SESSION", "SIGNED_IN"]);
  expect(posted).toEqual(["changed"]);
});

test("signing out clears at once, whatever the server answers (AUTH-098.1-3)", async () => {
  for (const reply of [{ status: 401 }, { status: 403 }, { status: 404 }, new TypeError("gone")]) {
    const { session, events, posted, calls } = page(signedIn(), reply);
    await session.start();
    const done = session.signOut();
    expect(session.get()).toEqual({ status: "signed-out" });
    await done;
    expect(events).toEqual(["INITIAL_SESSION", "SIGNED_OUT"]);
    expect(posted).toEqual(["signed-out", "signed-out"]);
    expect(calls[1]).toEqual({ path: "/api/auth/sign-out", method: "POST", body: "{}" });
  }
});

test("an answer that was on its way when the person signed out counts for nothing", async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { session, calls } = page(signedIn(), promise, { status: 200 });
  await session.start();
  const late = session.recheck();
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  await session.signOut();
  resolve(signedIn());
  await late;
  expect(session.get()).toEqual({ status: "signed-out" });
});

test("a question asked while signing out waits until the server has closed the session", async () => {
  const { session, calls } = page(signedIn(), { status: 200 }, null);
  await session.start();
  await Promise.all([session.signOut(), session.recheck()]);
  expect(calls.map((call) => call.path)).toEqual([
    "/api/auth/get-session",
    "/api/auth/sign-out",
    "/api/auth/get-session",
  ]);
});

test("a sign-out in another tab is taken over at once", async () => {
  const { session, fromOtherTab } = page(signedIn());
  await session.start();
  fromOtherTab("signed-out");
  expect(session.get()).toEqual({ status: "signed-out" });
});

test("a sign-in in another tab is looked up", async () => {
  const { session, fromOtherTab } = page(null, signedIn());
  await session.start();
  fromOtherTab("changed");
  await vi.waitFor(() => expect(session.get().status).toBe("signed-in"));
});

test("a page that comes back asks again, but not within 30 s", async () => {
  const { session, calls, clock, focus } = page(signedIn());
  await session.start();
  clock.now += 29_999;
  focus();
  expect(calls).toHaveLength(1);
  clock.now += 1;
  focus();
  await vi.waitFor(() => expect(calls).toHaveLength(2));
});

test("a session that was prolonged is a refreshed token, a new name an updated user", async () => {
  const renamed = { ...ana, name: "Ana R. Ruiz" };
  const { session, events } = page(
    signedIn("2026-12-01T00:00:00Z"),
    signedIn("2026-12-02T00:00:00Z"),
    signedIn("2026-12-02T00:00:00Z", renamed),
  );
  await session.start();
  await session.recheck();
  await session.recheck();
  expect(events).toEqual(["INITIAL_SESSION", "TOKEN_REFRESHED", "USER_UPDATED"]);
  expect(session.get()).toEqual({ status: "signed-in", user: renamed });
});

test("a session that ended on the server is a sign-out", async () => {
  const { session, events } = page(signedIn(), null);
  await session.start();
  await session.recheck();
  expect(events).toEqual(["INITIAL_SESSION", "SIGNED_OUT"]);
});

test("a failed renewal is tried again after 200 ms, then twice that, and keeps the state (CONST-007, CONST-008)", async () => {
  const { session, waits, calls } = page(signedIn(), new TypeError("Failed to fetch"));
  await session.start();
  await session.recheck();
  expect(waits).toEqual([200, 400, 800, 1_600, 3_200]);
  expect(calls).toHaveLength(7);
  expect(session.get().status).toBe("signed-in");
});

test("a sign-out, here or in another tab, forgets what the browser keeps for the person; a session that ended does not", async () => {
  const here = page(signedIn(), null);
  await here.session.start();
  await here.session.signOut();
  expect(here.forgotten).toEqual(["u1"]);

  const elsewhere = page(signedIn());
  await elsewhere.session.start();
  elsewhere.fromOtherTab("signed-out");
  expect(elsewhere.forgotten).toEqual(["u1"]);

  const ended = page(signedIn(), null);
  await ended.session.start();
  await ended.session.recheck();
  expect(ended.session.get()).toEqual({ status: "signed-out" });
  expect(ended.forgotten).toEqual([]);
});
