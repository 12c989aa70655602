import { expect, test } from "vitest";
import { isUnavailable } from "./unavailable.ts";

const coded = (code: string) => Object.assign(new Error("no"), { code });

test("a database without room, memory or connections is away for now; a wrong statement is not", () => {
  for (const code of ["53000", "53100", "53200", "53300", "57P03", "08006"]) {
    expect(isUnavailable(coded(code)), code).toBe(true);
    expect(isUnavailable(new Error("wrapped", { cause: coded(code) })), code).toBe(true);
  }
  for (const code of ["23505", "22P02", "42501", "57014"])
    expect(isUnavailable(coded(code)), code).toBe(false);
});
