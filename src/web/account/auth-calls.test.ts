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

test("the reset mail leads to /update-password", async () => {
  const sent = server(200, "{}");
  await requestPasswordReset("ana@example.com");
  expect(sent()).toEqual({
    path: "/api/auth/request-password-reset",
    body: { email: "ana@example.com", redirectTo: "/update-password" },
  });
});

test("a refusal carries the server's words, its code and its status", async () => {
  server(400, JSON.stringify({ message: "Invalid token", code: "INVALID_TOKEN" }));
  const refused = resetPassword({ token: "t", newPassword: "quiet-lamp" });
  await expect(refused).rejects.toThrow(AuthError);
  await expect(refused).rejects.toMatchObject({
    message: "Invalid token",
    code: "INVALID_TOKEN",
    status: 400,
  });
});

test("a refusal without words has none", async () => {
  server(502, "<html>bad gateway</html>");
  await expect(sendVerification("a@example.com")).rejects.toMatchObject({
    message: "",
    code: "",
    status: 502,
  });
});

test("no answer at all is a refusal with status 0", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  await expect(sendVerification("a@example.com")).rejects.toMatchObject({ status: 0 });
});
