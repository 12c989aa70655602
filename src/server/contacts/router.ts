import { dealsRouter } from "./deals-router.ts";
import { leadsRouter } from "./leads-router.ts";
import { listsRouter } from "./lists-router.ts";
import { pageRouter } from "./page-router.ts";
import { partnersRouter } from "./partners-router.ts";

/** Implements contract/contacts.ts. */
export const contactsRouter = {
  ...listsRouter,
  ...leadsRouter,
  ...dealsRouter,
  ...partnersRouter,
  ...pageRouter,
};
