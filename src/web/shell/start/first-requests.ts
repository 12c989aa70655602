import { matchPath } from "react-router";
import { sessionRequest } from "#web/account/session-store.ts";
import { requestOf } from "#web/client/early-answer.ts";
import { listPages } from "#web/contacts/lists/list-pages.ts";
import { firstRowsOf } from "#web/contacts/lists/queries.ts";
import type { EarlyRequest } from "./start-when-painted.ts";

const profileRequest = requestOf("profiles/mine", undefined);

/** The requests that every visit of these paths starts with, and of the paths below them. Only the build reads this. */
const firstRequests: Record<string, readonly EarlyRequest[]> = {
  "/signin": [sessionRequest],
  "/dashboard/*": [sessionRequest, profileRequest],
  "/dashboard/crm/new-leads": [firstRowsOf(listPages.newLeads)],
  "/dashboard/crm/all-leads": [firstRowsOf(listPages.allLeads)],
  "/dashboard/crm/working-deals": [firstRowsOf(listPages.workingDeals)],
  "/dashboard/crm/closed-deals": [firstRowsOf(listPages.closedDeals)],
  "/dashboard/crm/referral-partners": [firstRowsOf(listPages.referralPartners)],
};

/** The first requests of the page at a path, the session check first. */
export const firstRequestsOf = (path: string): EarlyRequest[] =>
  Object.entries(firstRequests).flatMap(([pattern, requests]) =>
    matchPath(pattern, path) ? requests : [],
  );
