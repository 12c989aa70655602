/** The header's title for each path prefix. */
const titles: readonly (readonly [prefix: string, title: string])[] = [
  ["/dashboard/overview", "Overview"],
  ["/dashboard/profile", "My Profile"],
  ["/dashboard/settings/account", "Account and security"],
  ["/dashboard/settings/notifications", "Notifications"],
  ["/dashboard/settings/booking-hours", "Booking hours"],
  ["/dashboard/settings/assistant", "Assistant settings"],
  ["/dashboard/settings/links", "Links"],
  ["/dashboard/settings", "Settings"],
  ["/dashboard/assistant", "Assistant"],
  ["/dashboard/appointments", "Appointments List"],
  ["/dashboard/calendar", "Full Calendar"],
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
