import { newLeadStatus, type ContactType } from "#domain/contacts/contact.ts";
import { closedStatuses, workingStatuses } from "#domain/contacts/deal-status.ts";
import { emptyLists, listLabels } from "./list-messages.ts";

/** What a list page shows (SPEC §2). */
export type ListPage = {
  type: ContactType;
  /** Only contacts of these statuses; all when left out. */
  statuses?: readonly string[];
  /** The list's name. */
  label: string;
  /** What the list says while nobody is in it. */
  empty: { line: string; text: string };
};

/** The five list pages (SPEC §2, AMB-45, AMB-46). */
export const listPages = {
  newLeads: {
    type: "Lead",
    statuses: [newLeadStatus],
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
