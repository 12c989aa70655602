import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";

// What the server writes into public pages and their preview pictures: only what that page's professional shows.

const adminEmail = "admin@agents.test";
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ config: { adminEmail } });
});
afterAll(() => app[Symbol.asyncDispose]());

const pageOf = async (path: string, init?: RequestInit) => {
  const answer = await app.visitor.fetch(path, init);
  return { answer, html: await answer.text() };
};
const dataIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="first-data">(.*?)<\/script>/.exec(html)![1]!);

/** A professional whose other profile fields all contain the word Secret. */
async function anaWithSecrets() {
  const ana = await app.as(fresh(people.ana));
  await app.sql(
    `update profiles set company_name = 'Dean Homes', title = 'Realtor', phone = 'Secret', location_city = 'Secret',
       location_state = 'Secret', website = 'https://secret.test/Secret', address = 'Secret', license_number = 'Secret',
       profile_picture_url = 'https://secret.test/Secret.png', social_media_links = '{"x": "Secret"}',
       desired_functions = '{Secret}', availability_preferences = '{"note": "Secret"}' where id = $1`,
    [ana.id],
  );
  return ana;
}

describe("a booking page", () => {
  test("names the professional before any script runs, and shows nothing else of the profile", async () => {
    const ana = await anaWithSecrets();
    const { answer, html } = await pageOf(`/book/${ana.id}`);
    expect(answer.status).toBe(200);
    expect(html).toContain("<h1>Ana Ruiz</h1>");
    expect(html).toContain("<p>Realtor · Dean Homes</p>");
    expect(html).toContain(`${app.running.baseUrl}/book/${ana.id}/preview.png`);
    expect(dataIn(html)).toEqual({
      kind: "Appointment",
      host: { id: ana.id, fullName: "Ana Ruiz", companyName: "Dean Homes", title: "Realtor" },
    });
    expect(html).not.toContain("Secret");
    expect(html).not.toContain(ana.email);
    expect(html).not.toContain("%HOST");
  });

  test("shows picture and license number if the professional chose so, to visitors and signed-in people alike", async () => {
    const ana = await anaWithSecrets();
    await app.sql(
      `update profiles set license_number = 'NY-1042', profile_picture_url = 'https://ana.example/me.png',
         shows_picture_on_booking = true, shows_license_on_booking = true where id = $1`,
      [ana.id],
    );
    const { html } = await pageOf(`/book/${ana.id}`);
    expect(html).toContain('src="https://ana.example/me.png"');
    expect(html).toContain("Realtor · Dean Homes · License NY-1042");
    const ben = await app.as(fresh(people.ben));
    expect(await (await ben.fetch(`/book/${ana.id}`)).text()).toBe(html);
    expect(await (await ana.fetch(`/book/${ana.id}`)).text()).toBe(html);
  });

  test("runs no script from a name, under the same policy as for any name", async () => {
    const [ana, eve] = [await app.as(fresh(people.ana)), await app.as(fresh(people.ben))];
    const name = `</script><script>alert(1)</script><img src=x onerror="alert(2)">`;
    await app.sql("update profiles set full_name = $2 where id = $1", [eve.id, name]);
    const [plain, hostile] = [await pageOf(`/book/${ana.id}`), await pageOf(`/book/${eve.id}`)];
    expect(hostile.html).not.toContain("<script>alert");
    expect(hostile.html).not.toContain("<img src=x");
    expect(dataIn(hostile.html)).toMatchObject({ host: { fullName: name } });
    const policyOf = ({ answer }: { answer: Response }) =>
      answer.headers.get("content-security-policy");
    expect(policyOf(hostile)).toBe(policyOf(plain));
    expect(policyOf(plain)).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/=]{44}';/);
    expect(policyOf(plain)).toContain("style-src 'self';");
  });

  test("differs for every professional and after every change", async () => {
    const [ana, ben] = [await app.as(fresh(people.ana)), await app.as(fresh(people.ben))];
    const { answer, html } = await pageOf(`/book/${ana.id}`);
    const etag = answer.headers.get("etag")!;
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    const asked = { headers: { "if-none-match": etag } };
    expect((await pageOf(`/book/${ana.id}`, asked)).answer.status).toBe(304);
    expect((await pageOf(`/book/${ben.id}`, asked)).html).toContain("Ben Okafor");
    await app.sql("update profiles set full_name = 'Ana Diaz' where id = $1", [ana.id]);
    const renamed = await pageOf(`/book/${ana.id}`, asked);
    expect(renamed.answer.status).toBe(200);
    expect(renamed.html).toBe(html.replaceAll("Ana Ruiz", "Ana Diaz"));
  });

  test.each(["an unknown id", "no id at all"])(
    "of %s is the application's document, which finds out and redirects",
    { tags: ["ERR-024"] },
    async (what) => {
      const id = what === "no id at all" ? "%48OST_ID" : newId();
      const { answer, html } = await pageOf(`/book/${id}`);
      expect(answer.status).toBe(200);
      expect(html).toContain("<title>Application</title>");
      expect(html).not.toContain("first-data");
    },
  );

  test("is written in its visitor's language and cached separately for each", async () => {
    const ana = await anaWithSecrets();
    const asked = (language: string, path = `/book/${ana.id}`) =>
      pageOf(path, { headers: { "accept-language": language } });
    const [english, spanish] = [await asked("en-US,es;q=0.5"), await asked("es-MX,en;q=0.5")];
    expect(english.html).toContain('lang="en"');
    expect(english.html).toContain("<title>Book an appointment with Ana Ruiz</title>");
    expect(spanish.html).toContain('lang="es"');
    expect(spanish.html).toContain("<title>Reserve una cita con Ana Ruiz</title>");
    expect(spanish.html).toContain('<meta property="og:title" content="Con Ana Ruiz" />');
    expect(dataIn(spanish.html)).toEqual(dataIn(english.html));
    expect(spanish.html).not.toMatch(/Secret|%HOST/);
    for (const { answer } of [english, spanish])
      expect(answer.headers.get("vary")).toBe("accept-encoding, accept-language, cookie");
    expect(english.answer.headers.get("etag")).not.toBe(spanish.answer.headers.get("etag"));
    const byLink = await asked("en", `/book/${ana.id}?lang=es`);
    expect(byLink.html).toBe(spanish.html);
    const cookie = "hearthline-language=es";
    expect((await pageOf(`/book/${ana.id}`, { headers: { cookie } })).html).toBe(spanish.html);
    // What was cached for one language doesn't answer the other.
    const headers = {
      "accept-language": "es",
      "if-none-match": english.answer.headers.get("etag")!,
    };
    expect((await pageOf(`/book/${ana.id}`, { headers })).answer.status).toBe(200);
    // Nothing else in the page depends on the language.
    expect((await asked("es", "/privacy")).answer.headers.get("vary")).toBe("accept-encoding");
  });

  test("for a demo shows only the admin, without picture and license number", async () => {
    const ana = await app.as(fresh(people.ana));
    expect((await pageOf(`/book-demo/${ana.id}`)).html).not.toContain("Ana Ruiz");
    const admin = await app.as({ ...people.leo, email: adminEmail });
    await app.sql(
      `update profiles set license_number = 'Secret', profile_picture_url = 'https://x.test/Secret.png',
         shows_picture_on_booking = true, shows_license_on_booking = true where id = $1`,
      [admin.id],
    );
    const { html } = await pageOf(`/book-demo/${admin.id}`);
    expect(html).toContain("<h1>Leo Marsh</h1>");
    expect(html).not.toContain("Secret");
    for (const path of ["/signup", "/privacy", `/book/${ana.id}`])
      expect((await pageOf(path)).html, path).toContain(`data-demo-profile="${admin.id}"`);
    await app.sql("delete from profiles where id = $1", [admin.id]);
    expect((await pageOf("/signup")).html).toContain('data-demo-profile="none"');
  });
});

describe("a preview picture", () => {
  const size = { width: 1200, height: 630 };
  const pictureOf = async (path: string, init?: RequestInit) => {
    const answer = await app.visitor.fetch(path, init);
    return { answer, image: Buffer.from(await answer.arrayBuffer()) };
  };

  test("shows name, role and company; other changes to the profile don't affect it", async () => {
    const ana = await anaWithSecrets();
    const path = `/book/${ana.id}/preview.png`;
    const { answer, image } = await pictureOf(path);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(await sharp(image).metadata()).toMatchObject({ format: "png", ...size });
    await app.sql(
      `update profiles set phone = 'other', license_number = 'other', profile_picture_url = null, address = 'other',
         shows_picture_on_booking = true, shows_license_on_booking = true where id = $1`,
      [ana.id],
    );
    expect((await pictureOf(path)).image.equals(image)).toBe(true);
    const asked = { headers: { "if-none-match": answer.headers.get("etag")! } };
    expect((await pictureOf(path, asked)).answer.status).toBe(304);
    for (const change of ["full_name = 'Ana Diaz'", "title = 'Broker'", "company_name = null"]) {
      const before = (await pictureOf(path)).image;
      await app.sql(`update profiles set ${change} where id = $1`, [ana.id]);
      expect((await pictureOf(path)).image.equals(before), change).toBe(false);
    }
  });

  test("is in Spanish for a Spanish page, whoever fetches it", async () => {
    const ana = await anaWithSecrets();
    const path = `/book/${ana.id}/preview.png`;
    const [english, spanish] = [await pictureOf(path), await pictureOf(`${path}?lang=es`)];
    expect(spanish.image.equals(english.image)).toBe(false);
    expect(spanish.answer.headers.get("etag")).not.toBe(english.answer.headers.get("etag"));
    const elsewhere = { headers: { "accept-language": "es" } };
    expect((await pictureOf(path, elsewhere)).image.equals(english.image)).toBe(true);
  });

  test("of an unknown professional is not found, and never cached", async () => {
    for (const id of [newId(), "x", "x%20y"]) {
      const { answer } = await pictureOf(`/book/${id}/preview.png`);
      expect([answer.status, answer.headers.get("cache-control")], id).toEqual([404, "no-store"]);
    }
  });

  test.each([
    ["characters that end a tag or a line", `<b>&amp;</b> "quoted" \u202e\n`],
    ["an endless name", "Maximiliana ".repeat(40)],
    ["an endless word", "M".repeat(400)],
    ["letters missing from its fonts", "王小明"],
  ])("is drawn for %s", async (_, name) => {
    const ana = await app.as(fresh(people.ana));
    await app.sql("update profiles set full_name = $2, company_name = $2 where id = $1", [
      ana.id,
      name,
    ]);
    const { answer, image } = await pictureOf(`/book/${ana.id}/preview.png`);
    expect(answer.status).toBe(200);
    expect(await sharp(image).metadata()).toMatchObject(size);
  });

  test("of the site accompanies every other link", async () => {
    const { answer, image } = await pictureOf("/preview.png");
    expect(answer.status).toBe(200);
    expect(await sharp(image).metadata()).toMatchObject(size);
  });
});

describe("search engines", () => {
  test("are told which pages not to index", async () => {
    const id = newId();
    const closed = ["/dashboard/overview", "/update-password", `/talk/${id}`, `/stop/${id}`];
    for (const path of [...closed, `/book/${id}/manage`, "/complete-profile"])
      expect((await pageOf(path)).answer.headers.get("x-robots-tag"), path).toBe("noindex");
    for (const path of ["/", "/signup", "/signin", "/privacy", "/terms", "/contact", `/book/${id}`])
      expect((await pageOf(path)).answer.headers.get("x-robots-tag"), path).toBeNull();
  });

  test("find one address for each page, under the configured origin", async () => {
    await using secure = await testApp({ config: { baseUrl: "https://crm.example.com" } });
    const read = async (path: string) =>
      (await fetch(`http://127.0.0.1:${secure.port}${path}`)).text();
    expect(await read("/robots.txt")).toContain("Sitemap: https://crm.example.com/sitemap.xml");
    expect(await read("/sitemap.xml")).toContain("<loc>https://crm.example.com/privacy</loc>");
    expect(await read("/privacy")).toContain('href="https://crm.example.com/privacy"');
  });
});

describe("security.txt", () => {
  const path = "/.well-known/security.txt";

  test("says where to report a problem, under the configured origin, as plain text", async () => {
    await using secure = await testApp({
      config: { baseUrl: "https://crm.example.com", contactEmail: "hello@example.com" },
    });
    const answer = await fetch(`http://127.0.0.1:${secure.port}${path}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const text = await answer.text();
    expect(text).toContain("Contact: mailto:hello@example.com\n");
    expect(text).toContain(`Canonical: https://crm.example.com${path}\n`);
    const [, expires] = /^Expires: (\S+)$/m.exec(text)!;
    expect(Date.parse(expires!)).toBeGreaterThan(Date.now());
  });

  test("isn't there without an address to write to", async () => {
    expect((await app.visitor.fetch(path)).status).toBe(404);
  });
});
