import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A fresh page with this answer to its request and this value embedded by its server. */
async function page(answer: () => Promise<Response>, written = "unknown") {
  const sent = vi.fn(answer);
  vi.stubGlobal("document", { documentElement: { dataset: { demoProfile: written } } });
  vi.stubGlobal("fetch", sent);
  return { sent, ...(await import("./site-front.ts")) };
}

test("the demo profile is requested once per page", async () => {
  const { findDemoProfileId, sent } = await page(async () =>
    Response.json({ demoProfileId: "p1" }),
  );
  expect(await Promise.all([findDemoProfileId(), findDemoProfileId()])).toEqual(["p1", "p1"]);
  expect(sent).toHaveBeenCalledTimes(1);
});

test.each([
  ["none", null],
  ["01a203b6-32d2-757c-ad1a-2b0ce5e36b24", "01a203b6-32d2-757c-ad1a-2b0ce5e36b24"],
])("an embedded value is not requested again: %s", async (written, id) => {
  const { findDemoProfileId, sent } = await page(() => Promise.reject(new Error("asked")), written);
  expect(await findDemoProfileId()).toBe(id);
  expect(sent).not.toHaveBeenCalled();
});

test.each(["unknown", "%DEMO_PROFILE%", ""])(
  "without an embedded value, the page requests it: %j",
  async (written) => {
    const { findDemoProfileId, sent } = await page(
      async () => Response.json({ demoProfileId: "p1" }),
      written,
    );
    expect(await findDemoProfileId()).toBe("p1");
    expect(sent).toHaveBeenCalledTimes(1);
  },
);

test("without an admin profile there is no demo", async () => {
  const { findDemoProfileId } = await page(async () => Response.json({ demoProfileId: null }));
  expect(await findDemoProfileId()).toBeNull();
});

test.each([
  ["a refusal", async () => new Response("", { status: 500 })],
  ["no network", async () => Promise.reject(new TypeError("Failed to fetch"))],
])("a request that ends in %s is only logged", async (_title, answer) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { findDemoProfileId } = await page(answer);
  expect(await findDemoProfileId()).toBeNull();
  expect(log).toHaveBeenCalledOnce();
});
