import { newLeadStatus, type ContactType } from "#domain/contacts/contact.ts";
import { closedStatuses, workingStatuses } from "#domain/contacts/deal-status.ts";
import type { Sort } from "#domain/contacts/list-order.ts";
import { emptyLists, listLabels } from "./list-messages.ts";

/** What a list page shows. */
export type ListPage = {
  type: ContactType;
  /** Only contacts with these statuses; all if left out. */
  statuses?: readonly string[];
  /** The order until another is chosen; newest first if left out. */
  usualSort?: Sort;
  /** The list's name. */
  label: string;
  /** The texts of the empty list. */
  empty: { line: string; text: string };
};

/**
 * The five list pages. All Leads has no status filter, because leads have no fixed list of statuses. Closed Deals
 * filters by type too, so that a lead with such a status is left out.
 */
export const listPages = {
  newLeads: {
    type: "Lead",
    statuses: [newLeadStatus],
    usualSort: "followUp",
    label: listLabels.newLeads,
    empty: emptyLists.newLeads,
  },
  allLeads: { type: "Lead", label: listLabels.allLeads, empty: emptyLists.allLeads },
  workingDeals: {
    type: "Deal",
    statuses: workingStatuses,
    label: listLabels.workingDeals,
    empty: emptyLists.workingDeals,
  },
  closedDeals: {
    type: "Deal",
    statuses: closedStatuses,
    label: listLabels.closedDeals,
    empty: emptyLists.closedDeals,
  },
  referralPartners: {
    type: "Referral Partner",
    label: listLabels.referralPartners,
    empty: emptyLists.referralPartners,
  },
} satisfies Record<string, ListPage>;
