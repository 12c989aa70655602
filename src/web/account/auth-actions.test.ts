import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { authActions } from "./auth-actions.ts";
import { sessionWords } from "./session-messages.ts";

afterEach(() => void vi.unstubAllGlobals());

function server(answer: (path: string) => Response | Promise<Response>) {
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(answer(path)));
  vi.stubGlobal("document", { addEventListener: () => {} });
  vi.stubGlobal("window", { addEventListener: () => {} });
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => errors.mockRestore());
  return errors;
}

const refusal = () =>
  Response.json({ message: "Invalid email or password", code: "INVALID" }, { status: 401 });
const account = { fullName: "Ana Ruiz", email: "ana@example.com", password: "quiet-lamp" };

for (const [what, row, act] of [
  ["sign-in", "ERR-016", () => authActions.signIn(account)],
  ["sign-up", "ERR-017", () => authActions.signUp(account)],
  ["reset", "ERR-018", () => authActions.requestPasswordReset(account.email)],
] as const)
  test(`a ${what} error is logged and rethrown`, { tags: row }, async () => {
    const errors = server(refusal);
    const refused = { message: "Invalid email or password", status: 401 };
    await expect(act()).rejects.toMatchObject(refused);
    expect(errors).toHaveBeenCalledOnce();
  });

test("a sign-in that leaves no session says why", async () => {
  server((path) => Response.json(path.endsWith("/get-session") ? null : {}));
  await expect(authActions.signIn(account)).rejects.toMatchObject({
    message: sessionWords.notKept,
  });
});

test("a sign-out finishes even if the server never answers", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  server(() => new Promise<Response>(() => {}));
  const done = authActions.signOut();
  await vi.advanceTimersByTimeAsync(3_000);
  await expect(done).resolves.toBeUndefined();
});
