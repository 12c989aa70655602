import * as z from "zod/mini";

/** The rules of a zone as they travel (zone-rules.ts, which pages use without paying for schemas). */
export const zoneRulesSchema = z.object({
  zone: z.string(),
  offsets: z.array(z.tuple([z.number(), z.number()])),
});
