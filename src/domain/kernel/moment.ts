import * as z from "zod/mini";

const wrong = "Use a moment between the years 2000 and 2100.";

/** An instant that a person may mean; calendars and databases cannot represent times far beyond it. */
export const moment = z
  .date(wrong)
  .check(
    z.gte(new Date("2000-01-01T00:00:00Z"), wrong),
    z.lte(new Date("2100-01-01T00:00:00Z"), wrong),
  );
