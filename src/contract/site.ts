import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { recordId } from "#domain/kernel/ids.ts";

export const siteContract = {
  /** What the public pages need before sign-in: whose demo can be booked, if anyone's. */
  front: oc
    .route({ method: "GET", path: "/site", summary: "Facts for the public pages", tags: ["Site"] })
    .output(z.object({ demoProfileId: z.nullable(recordId) })),
};
