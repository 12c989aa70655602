import { expect, test } from "vitest";
import { leavingText } from "./leaving-text.ts";

test.each([
  [{ names: ["Leo"], sent: 0, received: 0 }, "ends your link with Leo."],
  [
    { names: ["Leo", "Lena"], sent: 2, received: 0 },
    "ends your links with Leo and Lena, and withdraws 2 invitations you sent.",
  ],
  [
    { names: ["A", "B", "C"], sent: 0, received: 1 },
    "ends your links with A, B and C, and declines 1 invitation you received.",
  ],
  [
    { names: ["A", "B", "C", "D"], sent: 0, received: 0 },
    "ends your links with A, B, C and 1 other.",
  ],
  [
    { names: ["A", "B", "C", "D", "E"], sent: 1, received: 3 },
    "ends your links with A, B, C and 2 others, withdraws 1 invitation you sent, and declines 3 invitations you received.",
  ],
  [{ names: [], sent: 1, received: 0 }, "withdraws 1 invitation you sent."],
  [
    { names: [], sent: 1, received: 1 },
    "withdraws 1 invitation you sent, and declines 1 invitation you received.",
  ],
  [null, "ends your links and withdraws your pending invitations."],
])("%j: %s", (ending, text) => {
  expect(leavingText("Mortgage", ending)).toBe(`Changing to Mortgage ${text}`);
});
