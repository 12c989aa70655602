import { expect, test } from "vitest";
import { mayBeFound, robotsText, sitemapText } from "./search-engines.ts";

test.each([
  ["/", true],
  ["/signup", true],
  ["/book/some-id", true],
  ["/book-demo/some-id", true],
  ["/book/some-id/manage", false],
  ["/book-demo", false],
  ["/talk/some-id", false],
  ["/stop/some-id", false],
  ["/update-password", false],
  ["/complete-profile", false],
  ["/dashboard", false],
  ["/dashboard/crm/all-leads", false],
])("%s may be found: %j", (path, expected) => expect(mayBeFound(path)).toBe(expected));

test("crawlers may read every page, so that they see which must not be indexed, and no address of the API", () => {
  const robots = robotsText("https://crm.example.com");
  expect(robots).toContain("Disallow: /api/\n");
  expect(robots).not.toMatch(/Disallow: \/(dashboard|book|talk|stop|update-password)?\s/);
  expect(robots).toContain("Sitemap: https://crm.example.com/sitemap.xml\n");
});

test("the site map names the public pages by their canonical address, and no booking pages", () => {
  const places = [...sitemapText("https://crm.example.com").matchAll(/<loc>([^<]+)<\/loc>/g)];
  expect(places.map(([, place]) => place)).toEqual([
    "https://crm.example.com/",
    "https://crm.example.com/signup",
    "https://crm.example.com/signin",
    "https://crm.example.com/privacy",
    "https://crm.example.com/terms",
    "https://crm.example.com/contact",
  ]);
});
