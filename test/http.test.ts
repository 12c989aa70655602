import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

/** Sends a request path exactly as written, which fetch would normalize. */
function raw(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.running.baseUrl);
    request({ hostname, port, path, headers }, (res) => {
      let body = "";
      res.on("data", (chunk) => (body += chunk));
      res.on("end", () => resolve({ status: res.statusCode!, body }));
    })
      .on("error", reject)
      .end();
  });
}

/** Sends exactly these bytes and reads until the other end closes. */
async function sendBytes(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  let answer = "";
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

describe("pages", () => {
  test(
    "known paths get the application, / the landing page, and unknown paths redirect to /",
    { tags: ["ROUTE-012", "ROUTE-013"] },
    async () => {
      expect(await (await app.visitor.fetch("/")).text()).toContain("Landing");
      for (const path of [
        "/signin",
        "/dashboard/crm/new-leads",
        "/book/x",
        "/update-password?token=1",
        "/terms",
      ]) {
        const answer = await app.visitor.fetch(path);
        expect(answer.status, path).toBe(200);
        expect(await answer.text(), path).toContain("Application");
      }
      for (const path of [
        "/no-such-page",
        "/dashboard/nothing",
        "/index.html",
        "/application.html",
        "/book",
      ]) {
        const answer = await app.visitor.fetch(path);
        expect(answer.status, path).toBe(302);
        expect(answer.headers.get("location"), path).toBe("/");
      }
    },
  );

  test.each([
    ["/dashboard/crm/new-leads", "leads"],
    ["/dashboard/crm/new-leads/", "leads"],
    ["/dashboard/crm/contacts/anybody", "contact"],
    ["/dashboard/crm/all-leads", "any"],
    ["/talk/anybody", "any"],
  ])("%s says what it needs itself", async (path, expected) => {
    const html = await (await app.visitor.fetch(path)).text();
    const [, needs] = /<script type="application\/json" id="page-needs">([^<]*)<\/script>/.exec(
      html,
    )!;
    expect(JSON.parse(needs!)).toEqual({ entry: `/assets/${expected}.js` });
  });

  test("contain the launch date, the minimum password length and whether emails stay on this machine, as configured", async () => {
    await using configured = await testApp({
      config: {
        launchDate: "2030-01-02T03:04:05",
        passwordMinLength: 15,
        company: 'Lind & Sons "Homes", 1 Main Street',
        contactEmail: "hello@example.com",
      },
    });
    const landing = await (await configured.visitor.fetch("/")).text();
    expect(landing).toContain('data-launch-date="2030-01-02T03:04:05"');
    const application = await (await configured.visitor.fetch("/signin")).text();
    expect(application).toContain('data-local-mailbox="on"');
    expect(application).toContain('data-password-min-length="15"');
    expect(application).toContain(
      'data-company="Lind &amp; Sons &quot;Homes&quot;, 1 Main Street"',
    );
    expect(application).toContain('data-contact-email="hello@example.com"');
  });

  test("allow their own inline scripts by hash and no others", async () => {
    const policy = (await app.visitor.fetch("/")).headers.get("content-security-policy")!;
    expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/=]{44}';/);
    for (const rule of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "style-src 'self'",
    ])
      expect(policy).toContain(rule);
    expect(policy).not.toContain("unsafe");
  });

  test("are compressed, and answered with 304 when unchanged", async () => {
    const first = await app.visitor.fetch("/", { headers: { "accept-encoding": "br" } });
    expect(first.headers.get("content-encoding")).toBe("br");
    const again = await app.visitor.fetch("/", {
      headers: { "if-none-match": first.headers.get("etag")! },
    });
    expect(again.status).toBe(304);
  });

  test("the service worker and the offline page are revalidated each time, with the same headers", async () => {
    const worker = await app.visitor.fetch("/sw.js");
    expect(worker.headers.get("content-type")).toContain("text/javascript");
    const offline = await app.visitor.fetch("/offline.html");
    expect(offline.status).toBe(200);
    expect(await offline.text()).toContain("Offline");
    for (const { headers } of [worker, offline]) {
      expect(headers.get("cache-control")).toBe("no-cache");
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(headers.get("content-security-policy")).not.toContain("unsafe");
    }
    expect(offline.headers.get("content-security-policy")).toMatch(
      /script-src 'self' 'sha256-[A-Za-z0-9+/=]{44}';/,
    );
  });

  test("assets with a hash in their name may be cached for a year; missing ones get no page", async () => {
    const asset = await app.visitor.fetch("/assets/app-abc123.js");
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect((await app.visitor.fetch("/assets/app-gone.js")).status).toBe(404);
  });
});

describe("every response", () => {
  test("has the security headers and a request id", async () => {
    for (const path of [
      "/",
      "/signin",
      "/api/v1/site",
      "/livez",
      "/api/auth/get-session",
      "/no-such-page",
    ]) {
      const { headers } = await app.visitor.fetch(path);
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("referrer-policy"), path).toBe("no-referrer");
      expect(headers.get("x-frame-options"), path).toBe("DENY");
      expect(headers.get("content-security-policy"), path).toContain("default-src 'none'");
      expect(headers.get("x-request-id"), path).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get("strict-transport-security"), path).toBeNull();
    }
  });

  test("of the API is never cached", async () => {
    for (const path of ["/api/v1/site", "/api/auth/get-session", "/api/v1/profile", "/readyz"])
      expect((await app.visitor.fetch(path)).headers.get("cache-control"), path).toContain(
        "no-store",
      );
  });

  test("under https requires https for a year, and its cookies are __Host- and Secure", async () => {
    await using secure = await testApp({ config: { baseUrl: "https://crm.example.com" } });
    const local = `http://127.0.0.1:${secure.port}`;
    const page = await fetch(`${local}/livez`);
    expect(page.headers.get("strict-transport-security")).toBe(
      "max-age=31536000; includeSubDomains",
    );
    const ana = fresh(people.ana);
    await secure.as(ana);
    const signIn = await fetch(`${local}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { origin: "https://crm.example.com", "content-type": "application/json" },
      body: JSON.stringify({ email: ana.email, password: "correct-horse-7" }),
    });
    expect(signIn.headers.getSetCookie()[0]).toMatch(
      /^__Host-hearthline\.session=.*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await fetch(`${local}/dev/mail`, { redirect: "manual" })).status).toBe(302);
  });
});

describe("hostile requests", () => {
  test("path traversal is refused before routing", async () => {
    for (const path of [
      "//dev/mail",
      "/api//v1/profile",
      "/api%2fv1/profile",
      "/assets/..%2f..%2fpackage.json",
      "/a%5cb",
    ])
      expect((await raw(path)).status, path).toBe(400);
    for (const path of [
      "/../package.json",
      "/assets/../../../package.json",
      "/.env",
      "/.git/config",
    ])
      expect((await raw(path)).body, path).not.toContain("hearthline");
  });

  const paths = [
    "/",
    "/signin",
    "/no-such-page",
    "/sw.js",
    "/assets/app-abc123.js",
    "/livez",
    "/readyz",
    "/events",
    "/dev/mail",
    "/api/v1/profile",
    "/api/v1/profile-picture",
    "/api/openapi.json",
    "/api/auth/get-session",
    "/rpc/profiles/mine",
    "/account/export",
    "/pictures/abc.webp",
    "/calendar/x/y.ics",
    "/twilio/voice",
    "/.well-known/jwks.json",
    "/preview.png",
  ];
  test.each(paths)("unused methods are refused at %s", async (path) => {
    const origins = [app.running.baseUrl];
    if (path.startsWith("/dev/")) origins.push(new URL(app.running.mailboxUrl!).origin);
    for (const origin of origins) {
      const { host } = new URL(origin);
      for (const method of ["TRACE", "CONNECT", "PROPFIND", "PURGE", "SEARCH", "LINK"]) {
        const asked = method === "CONNECT" ? host : path;
        const cookie = "hearthline.session=of-somebody";
        const answer = await sendBytes(
          origin,
          `${method} ${asked} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n\r\n`,
        );
        expect(answer, method).toMatch(/^HTTP\/1\.1 405 /);
        expect(answer, method).toMatch(/\r\nallow: GET, HEAD/i);
        expect(answer, method).not.toContain("of-somebody");
      }
      const foreign = "origin: https://evil.example\r\naccess-control-request-method: POST\r\n";
      const options = await sendBytes(
        origin,
        `OPTIONS ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n${foreign}\r\n`,
      );
      expect(options).toMatch(/^HTTP\/1\.1 204 /);
      expect(options).toMatch(/\r\nallow: GET, HEAD/i);
      expect(options).not.toMatch(/access-control/i);
      // A method Node's parser doesn't know is not HTTP.
      expect(await sendBytes(origin, `NONSENSE ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`)).toMatch(
        /^HTTP\/1\.1 400 /,
      );
    }
  });

  test.each([
    "/livez",
    "/readyz",
    "/events",
    "/account/export",
    "/api/openapi.json",
    "/.well-known/jwks.json",
  ])("no write is accepted at %s", async (path) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"])
      expect((await app.visitor.fetch(path, { method })).status, method).toBe(405);
  });

  test.each(["/api/v1/leads", "/rpc/contacts/addLead", "/api/auth/sign-in/email"])(
    "a 10 MB body to %s is refused, with a length or in chunks, and the server keeps running",
    async (path) => {
      const ana = await app.as(fresh(people.ana));
      const body = `"${"a".repeat(10_000_000)}"`;
      const announced = await ana.fetch(path, { method: "POST", body }).catch(() => null);
      expect(announced?.status ?? 413).toBe(413);
      const chunked = await ana
        .fetch(path, {
          method: "POST",
          body: new Blob([body]).stream(),
          duplex: "half",
        } as RequestInit)
        .catch(() => null);
      expect(chunked?.status ?? 413).toBe(413);
      expect((await app.visitor.fetch("/livez")).status).toBe(200);
    },
  );

  test("broken JSON and other content types are refused with a clear message", async () => {
    const ana = await app.as(fresh(people.ana));
    expect((await ana.fetch("/api/v1/leads", { method: "POST", body: "{" })).status).toBe(400);
    const text = await ana.fetch("/api/v1/leads", {
      method: "POST",
      body: "{}",
      headers: { "content-type": "text/plain" },
    });
    expect(text.status).toBe(415);
    expect((await ana.fetch("/api/v1/nothing")).status).toBe(404);
  });

  test("a write from another site with our cookie changes nothing", async () => {
    const ana = await app.as(fresh(people.ana));
    for (const headers of [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: app.running.baseUrl, "sec-fetch-site": "cross-site" },
    ] as HeadersInit[]) {
      const answer = await ana.fetch("/api/v1/profile", { method: "POST", headers });
      expect(answer.status).toBe(403);
    }
    const get = await ana.fetch("/rpc/profiles/create");
    expect(get.status).toBeGreaterThanOrEqual(400);
  });
});

describe("health checks", () => {
  test("/livez reports the process, /readyz its database", async () => {
    expect((await app.visitor.fetch("/livez")).status).toBe(200);
    expect((await app.visitor.fetch("/readyz")).status).toBe(200);
  });

  test("the API describes itself in OpenAPI 3.1", async () => {
    const document = await (await app.visitor.fetch("/api/openapi.json")).json();
    expect(document.openapi).toMatch(/^3\.1/);
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        "/site",
        "/profile",
        "/contacts",
        "/leads",
        "/leads/{id}",
        "/contacts/{id}",
      ]),
    );
  });

  test("a response distinguishes data from an error", { tags: ["ERR-082"] }, async () => {
    const ana = await app.as(fresh(people.ana));
    expect((await ana.fetch("/api/v1/profile")).status).toBe(200);
    const refused = await app.visitor.fetch("/api/v1/profile");
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({
      code: "UNAUTHORIZED",
      message: "User not logged in.",
    });
  });
});
