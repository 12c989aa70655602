import { dealsRouter } from "./deals-router.ts";
import { leadsRouter } from "./leads-router.ts";
import { listsRouter } from "./lists-router.ts";
import { pageRouter } from "./page-router.ts";
import { partnersRouter } from "./partners-router.ts";

/** Implements contract/contacts.ts for the signed-in professional's own contacts (SPEC §6). */
export const contactsRouter = {
  ...listsRouter,
  ...leadsRouter,
  ...dealsRouter,
  ...partnersRouter,
  ...pageRouter,
};
