import { dealsContract } from "./contacts/deals.ts";
import { leadsContract } from "./contacts/leads.ts";
import { listsContract } from "./contacts/lists.ts";
import { pageContract } from "./contacts/page.ts";
import { partnersContract } from "./contacts/partners.ts";

/** Leads, deals and referral partners: lists, forms, contact pages and the bin. */
export const contactsContract = {
  ...listsContract,
  ...leadsContract,
  ...dealsContract,
  ...partnersContract,
  ...pageContract,
};
