import { expect, test } from "vitest";
import { draftName } from "./draft-name.ts";

test("each form has its own draft", () => {
  expect(draftName({ type: "Deal" })).toBe("draft:new:Deal");
  expect(draftName({ type: "Deal", id: "7" })).toBe("draft:edit:7");
  expect(draftName({ convertLeadId: "7" })).toBe("draft:convert:7");
});
