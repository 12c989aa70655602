import { afterEach, expect, test, vi } from "vitest";
import { AuthError } from "./auth-error.ts";
import { requestPasswordReset, resetPassword, sendVerification, signUp } from "./auth-calls.ts";

afterEach(() => void vi.unstubAllGlobals());

function server(status: number, body: BodyInit | null) {
  const sent = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, { status }));
  vi.stubGlobal("fetch", sent);
  return () => {
    const [path, init] = sent.mock.calls[0] ?? [];
    return { path, body: JSON.parse(String(init?.body)) as unknown };
  };
}

test("signing up sends email, password and the full name", async () => {
  const sent = server(200, "{}");
  await signUp({ fullName: "Ana Ruiz", email: "ana@example.com", password: "quiet-lamp" });
  expect(sent()).toEqual({
    path: "/api/auth/sign-up/email",
    body: {
      name: "Ana Ruiz",
      email: "ana@example.com",
      password: "quiet-lamp",
      callbackURL: "/signin",
    },
  });
});

test("the password reset email links to /update-password", async () => {
  const sent = server(200, "{}");
  await requestPasswordReset("ana@example.com");
  expect(sent()).toEqual({
    path: "/api/auth/request-password-reset",
    body: { email: "ana@example.com", redirectTo: "/update-password" },
  });
});

test("an error carries the server's message, code and status", async () => {
  server(400, JSON.stringify({ message: "Invalid token", code: "INVALID_TOKEN" }));
  const refused = resetPassword({ token: "t", newPassword: "quiet-lamp" });
  await expect(refused).rejects.toThrow(AuthError);
  await expect(refused).rejects.toMatchObject({
    message: "Invalid token",
    code: "INVALID_TOKEN",
    status: 400,
  });
});

test("an error response without a message gets an empty message", async () => {
  server(502, "<html>bad gateway</html>");
  await expect(sendVerification("a@example.com")).rejects.toMatchObject({
    message: "",
    code: "",
    status: 502,
  });
});

test("a request without an answer fails with status 0", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  await expect(sendVerification("a@example.com")).rejects.toMatchObject({ status: 0 });
});
