/** The pages of the CRM menu, by group. */
export const crmGroups = [
  {
    label: "Lead Management",
    pages: [
      { to: "/dashboard/crm/new-leads", words: "New Leads" },
      { to: "/dashboard/crm/all-leads", words: "All Leads" },
    ],
  },
  {
    label: "Deal Management",
    pages: [
      { to: "/dashboard/crm/working-deals", words: "Working Deals" },
      { to: "/dashboard/crm/closed-deals", words: "Closed Deals" },
    ],
  },
  {
    label: "Partners",
    pages: [{ to: "/dashboard/crm/referral-partners", words: "Referral Partners" }],
  },
] as const;

/** The paths of all lists. */
export const listPaths: readonly string[] = crmGroups.flatMap(({ pages }) =>
  pages.map(({ to }) => to),
);

/** The page of deleted contacts, below the groups. */
export const deletedPage = { to: "/dashboard/crm/bin", words: "Deleted contacts" } as const;
