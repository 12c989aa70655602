/** The pages below /dashboard, except those of a single record. */
export const dashboardPaths = [
  "overview",
  "profile",
  "settings",
  "settings/account",
  "settings/notifications",
  "settings/booking-hours",
  "settings/assistant",
  "settings/links",
  "assistant",
  "appointments",
  "calendar",
  "pre-approval-calculator",
  "find-professionals",
  "crm/new-leads",
  "crm/all-leads",
  "crm/working-deals",
  "crm/closed-deals",
  "crm/referral-partners",
  "crm/bin",
] as const;

/** Where pages moved, by their old path: bookmarks and sent emails still lead there, with their query and hash. */
export const movedPages: Readonly<Record<string, string>> = {
  "/dashboard/account": "/dashboard/settings/account",
  "/dashboard/availability": "/dashboard/settings/booking-hours",
};

const pages = new Set([
  "/",
  "/signin",
  "/signup",
  "/complete-profile",
  "/update-password",
  "/privacy",
  "/terms",
  "/contact",
  "/book-demo",
  "/dashboard",
  ...dashboardPaths.map((child) => `/dashboard/${child}`),
  ...Object.keys(movedPages),
]);

/** Pages of a single profile, its assistant and opt-out, booking, contact or conversation. */
const onePage =
  /^\/(book\/[^/]+(\/manage)?|(book-demo|talk|stop|dashboard\/(crm\/contacts|assistant\/conversations))\/[^/]+)$/;

/** Whether a path is in the route table, or its page moved. Any other path redirects to /. */
export function isPagePath(path: string): boolean {
  const trimmed = path.length > 1 ? path.replace(/\/$/, "") : path;
  return pages.has(trimmed) || onePage.test(trimmed);
}
