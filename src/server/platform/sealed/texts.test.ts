import { expect, test } from "vitest";
import { createTexts } from "./texts.ts";

test("a plain text that begins as a sealed one does is what it says", () => {
  const texts = createTexts({ secretOf: () => Buffer.alloc(32).toString("base64url") });
  expect(texts.open("subject", "sealed: Bids wants a call back")).toBe(
    "sealed: Bids wants a call back",
  );
  expect(texts.open("subject", texts.seal("subject", "Reset"))).toBe("Reset");
});
