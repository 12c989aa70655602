import { afterEach, expect, test, vi } from "vitest";
import { exportData, sizeText } from "./export-data.ts";

afterEach(() => vi.unstubAllGlobals());

const answer = (response: () => Response | Promise<Response>) =>
  vi.stubGlobal("fetch", async () => response());

test("received bytes are counted and the file is complete", async () => {
  answer(() => new Response('{"profile":{"name":"Ana"}}'));
  const counted: number[] = [];
  const file = await exportData((bytes) => counted.push(bytes));
  expect(JSON.parse(await file.text())).toEqual({ profile: { name: "Ana" } });
  expect(counted.at(-1)).toBe(file.size);
});

test.each([
  [403, { code: "CONFIRMATION_NEEDED", message: "Please confirm it's you." }],
  [401, { code: "UNAUTHORIZED", message: "Please sign in." }],
])("an error with status %i keeps its code and message", async (status, body) => {
  answer(() => Response.json(body, { status }));
  await expect(exportData(() => {})).rejects.toMatchObject(body);
});

test("a file that breaks off is an error", async () => {
  answer(() => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"profile":'));
        controller.error(new TypeError("network error"));
      },
    });
    return new Response(broken);
  });
  await expect(exportData(() => {})).rejects.toMatchObject({ code: "NO_ANSWER" });
});

test.each([
  [0, "0 B"],
  [999, "999 B"],
  [1_400, "1.4 kB"],
  [56_000, "56 kB"],
  [2_345_678, "2.3 MB"],
])("%i bytes are %s", (bytes, words) => {
  expect(sizeText(bytes)).toBe(words);
});
