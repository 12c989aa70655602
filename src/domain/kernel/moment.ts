import * as z from "zod/mini";

const wrong = "Use a moment between the years 2000 and 2100.";

/** A moment that a person may mean: far beyond it, neither calendars nor databases can count. */
export const moment = z
  .date(wrong)
  .check(
    z.gte(new Date("2000-01-01T00:00:00Z"), wrong),
    z.lte(new Date("2100-01-01T00:00:00Z"), wrong),
  );
