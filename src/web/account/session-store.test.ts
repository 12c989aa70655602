import { beforeEach, expect, test, vi } from "vitest";
import { type LeftSession, leftSessionIn } from "./left-session.ts";
import { createSession, type SessionEvent, type SessionWorld } from "./session-store.ts";

const ana = {
  id: "u1",
  email: "ana@example.com",
  name: "Ana Ruiz",
  emailVerified: true,
  phoneNumber: null,
};
const signedIn = (expiresAt = "2026-12-01T00:00:00Z", user = ana, id = "s1") => ({
  session: { id, expiresAt, token: "not for the page" },
  user: { ...user, createdAt: "2026-11-01T00:00:00Z" },
});

type Reply = object | null | Error | { status: number } | Promise<object>;
type Timer = { ms: number; run: () => void };

/** The note that all tabs of a browser share and that survives a reload. */
function browser(): LeftSession {
  let left: string | null = null;
  return {
    get: () => left,
    set: (sessionId: string) => void (left = sessionId),
    clear: () => void (left = null),
  };
}

/** A page whose server gives these answers in turn and repeats the last one. */
function page(...replies: Reply[]) {
  return pageIn(browser(), ...replies);
}

/** Like `page`, in the given browser. `ends` lists the answers to sign-outs, if they differ. */
function pageIn(left: LeftSession, ...replies: (Reply | { ends: Reply[] })[]) {
  const isEnds = (one: object | null): one is { ends: Reply[] } => !!one && "ends" in one;
  const checks: Reply[] = replies.filter((one) => !isEnds(one));
  const ends = replies.find(isEnds)?.ends;
  const calls: { path: string; method: string; body: unknown }[] = [];
  const posted: unknown[] = [];
  const waits: number[] = [];
  const forgotten: string[] = [];
  const timers: Timer[] = [];
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
      const own = path.endsWith("/sign-out") && ends ? ends : checks;
      const reply = await (own.length > 1 ? own.shift() : own[0]);
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
    after: (ms, run) => {
      const timer = { ms, run };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
    left,
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
    timers,
    /** Fires the next timer. */
    pass: () => timers.shift()!.run(),
    focus: () => onPage.get("focus")?.(),
    online: () => onPage.get("online")?.(),
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

test("a phone number counts only once it is verified", async () => {
  for (const [phoneNumberVerified, phoneNumber] of [
    [true, "+17185550142"],
    [false, null],
  ] as const) {
    const answer = signedIn();
    const user = { ...answer.user, phoneNumber: "+17185550142", phoneNumberVerified };
    const { session } = page({ ...answer, user });
    await session.start();
    expect(session.get()).toEqual({ status: "signed-in", user: { ...ana, phoneNumber } });
  }
});

test("a visitor without a session is signed out", async () => {
  const { session, events } = page(null);
  await session.start();
  expect(session.get()).toEqual({ status: "signed-out" });
  expect(events).toEqual(["INITIAL_SESSION"]);
});

test("starting twice sends one request", async () => {
  const { session, calls } = page(null);
  await Promise.all([session.start(), session.start()]);
  expect(calls).toHaveLength(1);
});

test.each([
  ["no network", new TypeError("Failed to fetch")],
  ["a failing server", { status: 500 }],
  ["a server that is away", { status: 503 }],
])(
  "a failing first check (%s) is logged, retried and shown as unreachable until there is an answer",
  { tags: ["ERR-023"] },
  async (_title, reply) => {
    const report = vi.spyOn(console, "error").mockImplementation(() => {});
    const { session, events, timers, pass } = page(reply, reply, reply, reply, signedIn());
    const started = session.start();
    await vi.waitFor(() => expect(timers).toHaveLength(1));
    expect(report).toHaveBeenCalledExactlyOnceWith(
      "Unexpected error during initialization",
      expect.any(Error),
    );
    expect(session.get()).toEqual({ status: "loading" });
    const waits: number[] = [];
    for (const status of ["loading", "unreachable", "unreachable"]) {
      waits.push(timers[0]!.ms);
      pass();
      await vi.waitFor(() => expect(timers).toHaveLength(1));
      expect(session.get()).toEqual({ status });
    }
    await started;
    expect(waits).toEqual([200, 400, 800]);
    pass();
    await vi.waitFor(() => expect(session.get().status).toBe("signed-in"));
    expect(events).toEqual(["INITIAL_SESSION"]);
    expect(timers).toEqual([]);
    expect(report).toHaveBeenCalledOnce();
  },
);

test("a first check waits as long as the server asks, and is shown as unreachable at once", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const headers = { "retry-after": "7" };
  const { session, timers, pass } = page({ status: 503, headers }, null);
  await session.start();
  expect(session.get()).toEqual({ status: "unreachable" });
  expect(timers.map(({ ms }) => ms)).toEqual([7_000]);
  pass();
  await vi.waitFor(() => expect(session.get()).toEqual({ status: "signed-out" }));
});

test("a first check without an answer is repeated when the network is back", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const headers = { "retry-after": "60" };
  const { session, events, timers, pass, online, calls } = page(
    { status: 503, headers },
    signedIn(),
  );
  await session.start();
  online();
  await vi.waitFor(() => expect(session.get().status).toBe("signed-in"));
  expect(events).toEqual(["INITIAL_SESSION"]);
  // The retry that was already scheduled does nothing.
  expect(timers).toHaveLength(1);
  pass();
  expect(calls).toHaveLength(2);
});

test("a 401 response means signed out", async () => {
  const { session, timers } = page({ status: 401 });
  await session.start();
  expect(session.get()).toEqual({ status: "signed-out" });
  expect(timers).toEqual([]);
});

test("a sign-in updates this tab and notifies the other tabs", async () => {
  const { session, events, posted } = page(null, signedIn());
  await session.start();
  await session.changed();
  expect(session.get().status).toBe("signed-in");
  expect(events).toEqual(["INITIAL_SESSION", "SIGNED_IN"]);
  expect(posted).toEqual(["changed"]);
});

const failures = [
  { status: 401 },
  { status: 403 },
  { status: 404 },
  { status: 500 },
  new TypeError("gone"),
];

test(
  "signing out clears at once, whatever the server answers",
  { tags: ["AUTH-098.1-3"] },
  async () => {
    for (const reply of failures) {
      const { session, events, posted, calls } = page(signedIn(), reply, signedIn());
      await session.start();
      const done = session.signOut();
      expect(session.get()).toEqual({ status: "signed-out" });
      expect(await done).toBe(false);
      expect(events).toEqual(["INITIAL_SESSION", "SIGNED_OUT"]);
      expect(posted).toEqual(["signed-out"]);
      const body = JSON.stringify({ sessionId: "s1" });
      expect(calls[1]).toEqual({ path: "/api/auth/sign-out", method: "POST", body });
    }
  },
);

test(
  "a failed sign-out applies here, in another tab and after a reload, and is retried until it succeeds",
  { tags: ["AUTH-098.1-3"] },
  async () => {
    for (const reply of failures) {
      const shared = browser();
      const here = pageIn(shared, signedIn(), { ends: [reply, { status: 200 }] });
      await here.session.start();
      await here.session.signOut();
      await here.session.recheck();
      expect(here.session.get()).toEqual({ status: "signed-out" });

      // Without a message from the other tab and without the server, only the note tells.
      const reloaded = pageIn(shared, signedIn(), { ends: [new TypeError("gone")] });
      vi.spyOn(console, "error").mockImplementation(() => {});
      await reloaded.session.start();
      expect(reloaded.session.get()).toEqual({ status: "signed-out" });

      await vi.waitFor(() => expect(here.timers).toHaveLength(1));
      expect(here.timers[0]!.ms).toBe(1_000);
      here.pass();
      await vi.waitFor(() => expect(shared.get()).toBeNull());
      expect(here.timers).toEqual([]);
      expect(here.calls.filter(({ path }) => path === "/api/auth/sign-out")).toHaveLength(2);
    }
  },
);

test("a page that regains the focus signs out if this browser was signed out", async () => {
  const shared = browser();
  const { session, focus, events } = pageIn(shared, signedIn());
  await session.start();
  shared.set("s1");
  focus();
  expect(session.get()).toEqual({ status: "signed-out" });
  expect(events).toEqual(["INITIAL_SESSION", "SIGNED_OUT"]);
});

test("a sign-out with a slow answer applies here and is reported as not confirmed", async () => {
  const { session } = page(signedIn(), new Promise<object>(() => {}));
  await session.start();
  expect(await session.signOut()).toBe(false);
  expect(session.get()).toEqual({ status: "signed-out" });
});

test("a sign-out in a browser without storage is retried until it succeeds", async () => {
  const refusing = leftSessionIn([
    () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  ]);
  const { session, calls, timers, pass } = pageIn(refusing, signedIn(), {
    ends: [new TypeError("gone"), { status: 200 }],
  });
  await session.start();
  expect(await session.signOut()).toBe(false);
  await vi.waitFor(() => expect(timers).toHaveLength(1));
  await session.recheck();
  expect(session.get()).toEqual({ status: "signed-out" });
  pass();
  await vi.waitFor(() => expect(refusing.get()).toBeNull());
  const sent = calls.filter(({ path }) => path === "/api/auth/sign-out");
  const body = JSON.stringify({ sessionId: "s1" });
  expect(sent.map((call) => call.body)).toEqual([body, body]);
});

test("a sign-out during an earlier one is sent too", async () => {
  const shared = browser();
  shared.set("s1");
  const { promise, resolve } = Promise.withResolvers<object>();
  const again = signedIn("2026-12-01T00:00:00Z", ana, "s2");
  const { session, calls } = pageIn(shared, signedIn(), again, {
    ends: [promise, { status: 200 }],
  });
  await session.start();
  await session.changed();
  expect(session.get().status).toBe("signed-in");
  // Waits end at once in this test, so the page has moved on.
  expect(await session.signOut()).toBe(false);
  resolve({ status: 200 });
  await vi.waitFor(() => expect(shared.get()).toBeNull());
  const sent = calls.filter(({ path }) => path === "/api/auth/sign-out");
  expect(sent.map(({ body }) => body)).toEqual([
    JSON.stringify({ sessionId: "s1" }),
    JSON.stringify({ sessionId: "s2" }),
  ]);
});

test("a new sign-in works after a failed sign-out", async () => {
  const shared = browser();
  shared.set("s1");
  const again = signedIn("2026-12-01T00:00:00Z", ana, "s2");
  const { session, calls } = pageIn(shared, signedIn(), signedIn(), again, {
    ends: [{ status: 500 }],
  });
  await session.start();
  expect(session.get()).toEqual({ status: "signed-out" });
  await vi.waitFor(() => expect(calls).toHaveLength(3));
  await session.changed();
  expect(session.get().status).toBe("signed-in");
  expect(shared.get()).toBeNull();
});

test("after a failed sign-out, a sign-in without a stored cookie stays signed out", async () => {
  const shared = browser();
  shared.set("s1");
  const { session } = pageIn(shared, signedIn(), { ends: [{ status: 500 }] });
  await session.start();
  await session.changed();
  expect(session.get()).toEqual({ status: "signed-out" });
});

test("an answer that arrives after the sign-out is ignored", async () => {
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

test("a sign-out in another tab applies here at once", async () => {
  const { session, fromOtherTab } = page(signedIn());
  await session.start();
  fromOtherTab("signed-out");
  expect(session.get()).toEqual({ status: "signed-out" });
});

test("a sign-in in another tab triggers a session check", async () => {
  const { session, fromOtherTab } = page(null, signedIn());
  await session.start();
  fromOtherTab("changed");
  await vi.waitFor(() => expect(session.get().status).toBe("signed-in"));
});

test("a page that regains the focus checks again, but not within 30 s", async () => {
  const { session, calls, clock, focus } = page(signedIn());
  await session.start();
  clock.now += 29_999;
  focus();
  expect(calls).toHaveLength(1);
  clock.now += 1;
  focus();
  await vi.waitFor(() => expect(calls).toHaveLength(2));
});

test("an extended session fires TOKEN_REFRESHED, and a new name fires USER_UPDATED", async () => {
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

test("a session that ended on the server fires SIGNED_OUT", async () => {
  const { session, events } = page(signedIn(), null);
  await session.start();
  await session.recheck();
  expect(events).toEqual(["INITIAL_SESSION", "SIGNED_OUT"]);
});

test(
  "a failed renewal is retried after 200 ms, doubling each time, and keeps the state",
  { tags: ["CONST-007", "CONST-008"] },
  async () => {
    const { session, waits, calls } = page(signedIn(), new TypeError("Failed to fetch"));
    await session.start();
    await session.recheck();
    expect(waits).toEqual([200, 400, 800, 1_600, 3_200]);
    expect(calls).toHaveLength(7);
    expect(session.get().status).toBe("signed-in");
  },
);

test("a sign-out in any tab deletes the person's stored data; a session that ended does not", async () => {
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
