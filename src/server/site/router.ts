import { open } from "#server/account/procedures.ts";

const front = open.site.front.handler(async ({ context: { findDemoProfileId } }) => ({
  demoProfileId: await findDemoProfileId(),
}));

/** Implements contract/site.ts. */
export const siteRouter = { front };
