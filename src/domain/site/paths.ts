/** The pages below /dashboard, except those of a single record. */
export const dashboardPaths = [
  "overview",
  "profile",
  "account",
  "settings",
  "assistant",
  "appointments",
  "calendar",
  "availability",
  "pre-approval-calculator",
  "find-professionals",
  "crm/new-leads",
  "crm/all-leads",
  "crm/working-deals",
  "crm/closed-deals",
  "crm/referral-partners",
  "crm/bin",
] as const;

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
]);

/** Pages of a single profile, its assistant and opt-out, booking, contact or conversation. */
const onePage =
  /^\/(book\/[^/]+(\/manage)?|(book-demo|talk|stop|dashboard\/(crm\/contacts|assistant\/conversations))\/[^/]+)$/;

/** Whether a path is in the route table. Any other path redirects to /. */
export function isPagePath(path: string): boolean {
  const trimmed = path.length > 1 ? path.replace(/\/$/, "") : path;
  return pages.has(trimmed) || onePage.test(trimmed);
}
