/** A page or a layout: its path and its file below src/web, whose default export is rendered. */
export type PageRoute = { file: string; path?: string; index?: true; children?: PageRoute[] };

const index = (file: string): PageRoute => ({ index: true, file });
const layout = (file: string, children: PageRoute[]): PageRoute => ({ file, children });
const route = (path: string, file: string, children?: PageRoute[]): PageRoute => ({
  path,
  file,
  children,
});

/** The route table. docs/behavior/account.md#guards says who can open which page. */
const routes: PageRoute[] = [
  layout("site/public-layout.tsx", [
    index("shell/landing-page.tsx"),
    route("privacy", "site/privacy-page.tsx"),
    route("terms", "site/terms-page.tsx"),
    route("contact", "site/contact-page.tsx"),
    route("signin", "account/sign-in/sign-in-page.tsx"),
    route("signup", "account/sign-up-page.tsx"),
    route("update-password", "account/update-password-page.tsx"),
    route("book/:profileId", "shell/book-page.tsx"),
    route("book/:profileId/manage", "booking/manage-page.tsx"),
    route("talk/:profileId", "assistant/frame/talk-page.tsx"),
    route("stop/:profileId", "assistant/opt-out/stop-page.tsx"),
    route("book-demo", "booking/no-admin-page.tsx"),
    route("book-demo/:profileId", "booking/book-demo-page.tsx"),
  ]),
  layout("shell/onboarding-layout.tsx", [
    route("complete-profile", "profiles/complete-profile-page.tsx"),
  ]),
  route("dashboard", "shell/dashboard-layout.tsx", [
    index("shell/dashboard-index.tsx"),
    route("overview", "overview/overview-page.tsx"),
    route("profile", "shell/profile-page.tsx"),
    route("settings", "shell/settings-layout.tsx", [
      index("shell/settings-page.tsx"),
      route("account", "shell/account-page.tsx"),
      route("notifications", "notices/notifications-page.tsx"),
      route("booking-hours", "appointments/availability-page.tsx"),
      route("assistant", "assistant/assistant-settings-page.tsx"),
      route("links", "links/links-page.tsx"),
    ]),
    route("assistant", "assistant/assistant-page.tsx"),
    route("assistant/conversations/:conversationId", "assistant/conversation-page.tsx"),
    route("appointments", "appointments/appointments-page.tsx"),
    route("calendar", "appointments/calendar-page.tsx"),
    route("pre-approval-calculator", "calculator/calculator-page.tsx"),
    route("find-professionals", "links/find-professionals-page.tsx"),
    route("crm/new-leads", "contacts/new-leads-page.tsx"),
    route("crm/all-leads", "contacts/all-leads-page.tsx"),
    route("crm/working-deals", "contacts/working-deals-page.tsx"),
    route("crm/closed-deals", "contacts/closed-deals-page.tsx"),
    route("crm/referral-partners", "contacts/referral-partners-page.tsx"),
    route("crm/bin", "contacts/bin-page.tsx"),
    route("crm/contacts/:contactId", "shell/contact-page.tsx"),
  ]),
  route("*", "shell/unknown-path.tsx"),
];

export default routes;
