import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createAuthStore, type Profile } from "./auth-state.ts";
import type { SessionEvent, SessionState, SessionUser } from "./session-store.ts";

const ana: SessionUser = {
  id: "019a0000-0000-7000-8000-000000000001",
  email: "ana@example.com",
  name: "Ana Ruiz",
  emailVerified: true,
  phoneNumber: null,
};
const leo: SessionUser = { ...ana, id: "019a0000-0000-7000-8000-000000000002", name: "Leo Park" };

const profileOf = (user: SessionUser, isProfileComplete = true): Profile => ({
  id: user.id,
  email: user.email,
  fullName: user.name,
  phone: null,
  companyName: null,
  businessType: null,
  roleInBusiness: null,
  locationCity: null,
  locationState: null,
  timeZone: null,
  zoneRules: null,
  yearsInBusiness: null,
  licenseNumber: null,
  profilePictureUrl: null,
  website: null,
  title: null,
  address: null,
  socialMediaLinks: { linkedin: null, twitter: null, facebook: null },
  desiredFunctions: [],
  showsPictureOnBooking: false,
  showsLicenseOnBooking: false,
  isProfileComplete,
  availabilityPreferences: null,
  linkedLoanOfficerId: null,
  linkedRealEstateAgentId: null,
  firstSteps: "new",
  updatedAt: new Date("2026-01-05T12:00:00Z"),
  version: 1,
});

/** A session controlled by the test, which sets its user and fires its events. */
function fakeSession(first: SessionState = { status: "loading" }) {
  let state = first;
  const listeners = new Set<(state: SessionState) => void>();
  const eventListeners = new Set<(event: SessionEvent, state: SessionState) => void>();
  return {
    get: () => state,
    subscribe: (listener: (state: SessionState) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onEvent: (listener: (event: SessionEvent, state: SessionState) => void) => {
      eventListeners.add(listener);
      return () => void eventListeners.delete(listener);
    },
    say(event: SessionEvent, user: SessionUser | null) {
      state = user ? { status: "signed-in", user } : { status: "signed-out" };
      for (const listener of listeners) listener(state);
      for (const listener of eventListeners) listener(event, state);
    },
  };
}

function following(calls: {
  mine?: () => Promise<Profile | null>;
  create?: () => Promise<Profile>;
}) {
  const session = fakeSession();
  const mine = vi.fn(calls.mine ?? (async () => profileOf(ana)));
  const create = vi.fn(calls.create ?? (async () => profileOf(ana, false)));
  const auth = createAuthStore(session, { mine, create });
  onTestFinished(auth.start());
  return { session, auth, mine, create };
}

const settled = () => new Promise((done) => setTimeout(done));

function silentErrors() {
  const spy = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => spy.mockRestore());
  return spy;
}

describe("the loading flag", () => {
  test(
    "is true at the start and false after a check that finds no session",
    { tags: ["AUTH-053", "AUTH-054.2"] },
    async () => {
      const { session, auth, mine } = following({});
      expect(auth.get().loading).toBe(true);
      session.say("INITIAL_SESSION", null);
      await settled();
      expect(auth.get()).toMatchObject({ loading: false, user: null, profile: null });
      expect(mine).not.toHaveBeenCalled();
    },
  );

  test("is false after a check that finds a session", { tags: ["AUTH-054.1"] }, () => {
    const { session, auth } = following({});
    session.say("INITIAL_SESSION", ana);
    expect(auth.get()).toMatchObject({ loading: false, user: ana, profileState: "loading" });
  });
});

describe("the profile", () => {
  test(
    "is fetched on sign-in, token refresh, user update and an initial session",
    { tags: ["AUTH-056.1-4"] },
    async () => {
      const { session, auth, mine } = following({});
      session.say("INITIAL_SESSION", ana);
      await settled();
      expect(auth.get().profile).toEqual(profileOf(ana));
      session.say("TOKEN_REFRESHED", ana);
      session.say("USER_UPDATED", { ...ana, name: "Ana R." });
      await settled();
      session.say("SIGNED_OUT", null);
      session.say("SIGNED_IN", ana);
      await settled();
      expect(mine).toHaveBeenCalledTimes(4);
    },
  );

  test(
    "is fetched when the session was known before the store started",
    { tags: ["AUTH-056.4"] },
    async () => {
      const session = fakeSession({ status: "signed-in", user: ana });
      const calls = { mine: vi.fn(async () => profileOf(ana)), create: vi.fn() };
      const auth = createAuthStore(session, calls);
      onTestFinished(auth.start());
      await settled();
      expect(auth.get().profileState).toBe("ready");
    },
  );

  test(
    "is created when there is none, without an error",
    { tags: ["PROF-003", "PROF-004", "PROF-010"] },
    async () => {
      const errors = silentErrors();
      const { session, auth, create } = following({ mine: async () => null });
      session.say("SIGNED_IN", ana);
      await settled();
      expect(create).toHaveBeenCalledOnce();
      expect(auth.get()).toMatchObject({
        profileState: "ready",
        profile: { isProfileComplete: false },
      });
      expect(errors).not.toHaveBeenCalled();
    },
  );

  test("is null when it cannot be fetched, and nothing breaks", { tags: ["ERR-019"] }, async () => {
    silentErrors();
    const { session, auth, create } = following({ mine: () => Promise.reject(new Error("down")) });
    session.say("INITIAL_SESSION", ana);
    await settled();
    expect(auth.get()).toMatchObject({ user: ana, profile: null, profileState: "missing" });
    expect(create).not.toHaveBeenCalled();
  });

  test(
    "is null when it cannot be created, and the error is logged",
    { tags: ["ERR-020", "ERR-021"] },
    async () => {
      const errors = silentErrors();
      const refusal = new Error("full");
      const { session, auth } = following({
        mine: async () => null,
        create: () => Promise.reject(refusal),
      });
      session.say("INITIAL_SESSION", ana);
      await settled();
      expect(auth.get()).toMatchObject({ profile: null, profileState: "missing" });
      expect(errors).toHaveBeenCalledWith("The profile could not be created", refusal);
    },
  );

  test("shows a spinner during a retry, and then loads", async () => {
    silentErrors();
    let isDown = true;
    const { session, auth } = following({
      mine: () => (isDown ? Promise.reject(new Error("down")) : Promise.resolve(profileOf(ana))),
    });
    session.say("INITIAL_SESSION", ana);
    await settled();
    isDown = false;
    const retry = auth.loadProfile();
    expect(auth.get().profileState).toBe("loading");
    await retry;
    expect(auth.get().profileState).toBe("ready");
  });

  test("is kept during a reload, even when the reload fails", async () => {
    silentErrors();
    let isDown = false;
    const { session, auth } = following({
      mine: () => (isDown ? Promise.reject(new Error("down")) : Promise.resolve(profileOf(ana))),
    });
    session.say("INITIAL_SESSION", ana);
    await settled();
    isDown = true;
    session.say("TOKEN_REFRESHED", ana);
    expect(auth.get().profileState).toBe("ready");
    await settled();
    expect(auth.get()).toMatchObject({ profileState: "ready", profile: { fullName: "Ana Ruiz" } });
  });

  test("is not overwritten by an older answer after a save", async () => {
    let answer: (profile: Profile) => void = () => {};
    const { session, auth } = following({ mine: () => new Promise((done) => (answer = done)) });
    session.say("INITIAL_SESSION", ana);
    auth.setProfile({ ...profileOf(ana), fullName: "Ana Saved" });
    answer({ ...profileOf(ana), fullName: "Ana Before" });
    await settled();
    expect(auth.get().profile?.fullName).toBe("Ana Saved");
  });

  test("is the newer one for both callers when two loads overlap", async () => {
    const answers: ((profile: Profile) => void)[] = [];
    const { session, auth } = following({
      mine: () => new Promise((done) => void answers.push(done)),
    });
    session.say("INITIAL_SESSION", ana);
    const first = auth.loadProfile();
    const second = auth.loadProfile();
    answers[1]!({ ...profileOf(ana), fullName: "Ana Before" });
    answers[2]!({ ...profileOf(ana), fullName: "Ana After" });
    expect([await first, await second].map((profile) => profile?.fullName)).toEqual([
      "Ana After",
      "Ana After",
    ]);
  });
});

describe("a sign-out", () => {
  test(
    "clears user and profile at once, and a late answer doesn't restore them",
    { tags: ["AUTH-057", "AUTH-058", "AUTH-059"] },
    async () => {
      let answer: (profile: Profile) => void = () => {};
      const { session, auth } = following({ mine: () => new Promise((done) => (answer = done)) });
      session.say("INITIAL_SESSION", ana);
      session.say("SIGNED_OUT", null);
      expect(auth.get()).toMatchObject({ loading: false, user: null, profile: null });
      answer(profileOf(ana));
      await settled();
      expect(auth.get().profile).toBeNull();
    },
  );

  test("logs no error for a profile request that was still pending", async () => {
    const errors = silentErrors();
    let refuse: (error: Error) => void = () => {};
    const { session } = following({ mine: () => new Promise((_, fail) => (refuse = fail)) });
    session.say("INITIAL_SESSION", ana);
    session.say("SIGNED_OUT", null);
    refuse(new Error("User not logged in."));
    await settled();
    expect(errors).not.toHaveBeenCalled();
  });

  test("never shows one person's profile to the next person", async () => {
    const { session, auth, mine } = following({});
    session.say("INITIAL_SESSION", ana);
    await settled();
    mine.mockResolvedValue(profileOf(leo));
    session.say("SIGNED_IN", leo);
    expect(auth.get()).toMatchObject({ user: leo, profile: null, profileState: "loading" });
    await settled();
    expect(auth.get().profile?.id).toBe(leo.id);
  });
});
