/** The header's title for each path prefix. */
const titles: readonly (readonly [prefix: string, title: string])[] = [
  ["/dashboard/overview", "Overview"],
  ["/dashboard/profile", "My Profile"],
  ["/dashboard/account", "Account and security"],
  ["/dashboard/settings", "Settings"],
  ["/dashboard/assistant", "Assistant"],
  ["/dashboard/appointments", "Appointments List"],
  ["/dashboard/calendar", "Full Calendar"],
  ["/dashboard/availability", "Booking hours"],
  ["/dashboard/pre-approval-calculator", "Pre-Approval Calculator"],
  ["/dashboard/crm/new-leads", "New Leads"],
  ["/dashboard/crm/all-leads", "All Leads"],
  ["/dashboard/crm/working-deals", "Working Deals"],
  ["/dashboard/crm/closed-deals", "Closed Deals"],
  ["/dashboard/crm/referral-partners", "Referral Partners"],
];

/** The title by path prefix; "Dashboard" for all other paths. */
export function titleOf(pathname: string): string {
  return titles.find(([prefix]) => pathname.startsWith(prefix))?.[1] ?? "Dashboard";
}
