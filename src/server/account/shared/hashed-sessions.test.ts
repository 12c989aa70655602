import { expect, test } from "vitest";
import { toStored, storedToken, tokenOfStored } from "./hashed-sessions.ts";

test("a stand-in finds the session of its hash, and helps to make none for another", () => {
  const [mine, theirs] = [storedToken("mine"), storedToken("theirs")];
  expect(toStored(tokenOfStored(mine))).toBe(mine);
  const [first, , mark] = tokenOfStored(mine).split("~");
  for (const forged of [`${first}~${theirs}~${mark}`, `${first}~${theirs}~`, `${first}~${theirs}`])
    expect(toStored(forged)).not.toBe(theirs);
});
