import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A fresh page whose lookup is answered like this. */
async function page(answer: () => Promise<Response>) {
  const sent = vi.fn(answer);
  vi.stubGlobal("fetch", sent);
  return { sent, ...(await import("./site-front.ts")) };
}

test("the demo profile is looked up once a page", async () => {
  const { findDemoProfileId, sent } = await page(async () =>
    Response.json({ demoProfileId: "p1" }),
  );
  expect(await Promise.all([findDemoProfileId(), findDemoProfileId()])).toEqual(["p1", "p1"]);
  expect(sent).toHaveBeenCalledTimes(1);
});

test("without an admin profile there is no demo", async () => {
  const { findDemoProfileId } = await page(async () => Response.json({ demoProfileId: null }));
  expect(await findDemoProfileId()).toBeNull();
});

test.each([
  ["a refusal", async () => new Response("", { status: 500 })],
  ["no network", async () => Promise.reject(new TypeError("Failed to fetch"))],
])("a lookup that ends in %s is logged only", async (_title, answer) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { findDemoProfileId } = await page(answer);
  expect(await findDemoProfileId()).toBeNull();
  expect(log).toHaveBeenCalledOnce();
});
