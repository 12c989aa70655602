import { expect, test } from "vitest";

type Search = (
  moveBy: string,
  moveDir: string,
  from: { date: Date },
  first: undefined,
  last: undefined,
  rules: { disabled: (day: Date) => boolean },
  dateLib: unknown,
) => unknown;

// The package exports its calendar alone; the search for the next day is a file of it.
const inside = (path: string) =>
  import(/* @vite-ignore */ new URL(path, import.meta.resolve("react-day-picker")).href);

async function searchFrom(isDisabled: (asked: number) => boolean) {
  const { getNextFocus } = (await inside("./helpers/getNextFocus.js")) as { getNextFocus: Search };
  const { DateLib } = (await inside("./classes/DateLib.js")) as { DateLib: new () => unknown };
  let asked = 0;
  const disabled = () => {
    asked += 1;
    return isDisabled(asked);
  };
  const from = { date: new Date("2026-11-23T12:00:00Z") };
  const found = getNextFocus(
    "day",
    "after",
    from,
    undefined,
    undefined,
    { disabled },
    new DateLib(),
  );
  return { found, asked };
}

test(
  "the date picker gives up searching for a focusable day after 365 retries",
  { tags: ["CONST-021"] },
  async () => {
    const { found, asked } = await searchFrom(() => true);
    expect(found).toBeUndefined();
    expect(asked).toBe(1 + 365);
  },
);

test("a day that only the last retry reaches is found", async () => {
  const { found, asked } = await searchFrom((days) => days <= 365);
  expect(found).toBeDefined();
  expect(asked).toBe(1 + 365);
});
