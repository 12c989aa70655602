import * as z from "zod/mini";

/** The schema of zone-rules.ts for requests and responses, separate so that pages need not load the schema library. */
export const zoneRulesSchema = z.object({
  zone: z.string(),
  offsets: z.array(z.tuple([z.number(), z.number()])),
});
