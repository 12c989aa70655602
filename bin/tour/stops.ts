import type { Page } from "playwright-core";

/** Who looks: a visitor, somebody who signed up a minute ago, or one of the demo's professionals. */
export type Viewer = "visitor" | "newcomer" | "ana" | "leo";

/** What the addresses of the demo's pages are made of. */
export type Places = {
  ana: string;
  hanna: string;
  contact: string;
  conversation: string;
  /** What follows the # of a private link. */
  manage: string;
  stop: string;
};

export type Stop = {
  /** The name of its pictures. */
  name: string;
  title: string;
  /** What is to be seen, in a sentence. */
  says: string;
  /** The route it shows, as the route table writes it. */
  route: string;
  viewer: Viewer;
  path: (places: Places) => string;
  /** What is pressed before the picture is taken. */
  act?: (page: Page) => Promise<void>;
};

const publicStops: Stop[] = [
  {
    name: "landing",
    title: "Landing page",
    says: "What Hearthline is for, the countdown, prices and answers.",
    route: "/",
    viewer: "visitor",
    path: () => "/",
  },
  {
    name: "sign-up",
    title: "Sign up",
    says: "By email, Google or Facebook.",
    route: "/signup",
    viewer: "visitor",
    path: () => "/signup",
  },
  {
    name: "sign-in",
    title: "Sign in",
    says: "By password, provider, passkey or a mailed code.",
    route: "/signin",
    viewer: "visitor",
    path: () => "/signin",
  },
  {
    name: "update-password",
    title: "New password",
    says: "Where the mail's link leads; here without one.",
    route: "/update-password",
    viewer: "visitor",
    path: () => "/update-password",
  },
  {
    name: "privacy",
    title: "Privacy",
    says: "What is kept, and what is not.",
    route: "/privacy",
    viewer: "visitor",
    path: () => "/privacy",
  },
  {
    name: "terms",
    title: "Terms",
    says: "Short, before the launch.",
    route: "/terms",
    viewer: "visitor",
    path: () => "/terms",
  },
  {
    name: "contact",
    title: "Contact",
    says: "Whom to write to.",
    route: "/contact",
    viewer: "visitor",
    path: () => "/contact",
  },
  {
    name: "book",
    title: "Booking",
    says: "A professional’s own page: day, time in the visitor’s zone, who comes.",
    route: "/book/:profileId",
    viewer: "visitor",
    path: ({ ana }) => `/book/${ana}`,
    act: async (page) => {
      await page.getByRole("grid").locator("button:not([aria-disabled])").nth(1).click();
      await page
        .getByRole("group", { name: /^Times on / })
        .getByRole("radio")
        .nth(3)
        .check();
    },
  },
  {
    name: "book-spanish",
    title: "Booking, in Spanish",
    says: "The same page as who prefers Spanish sees it.",
    route: "/book/:profileId",
    viewer: "visitor",
    path: ({ ana }) => `/book/${ana}?lang=es`,
  },
  {
    name: "manage",
    title: "A booked appointment",
    says: "Where the mail’s private link leads: move or cancel.",
    route: "/book/:profileId/manage",
    viewer: "visitor",
    path: ({ ana, manage }) => `/book/${ana}/manage#${manage}`,
  },
  {
    name: "book-demo",
    title: "Book a demo",
    says: "The same picker, for a demo of the product.",
    route: "/book-demo/:profileId",
    viewer: "visitor",
    path: ({ hanna }) => `/book-demo/${hanna}`,
  },
  {
    name: "no-demo",
    title: "No demo",
    says: "Where nobody shows demos.",
    route: "/book-demo",
    viewer: "visitor",
    path: () => "/book-demo",
  },
  {
    name: "talk",
    title: "The assistant",
    says: "Typed or spoken; it says at once that it is no person.",
    route: "/talk/:profileId",
    viewer: "visitor",
    path: ({ ana }) => `/talk/${ana}`,
    act: async (page) => {
      await page.getByRole("button", { name: "Book an appointment" }).click();
      await page.getByText("Which day would suit you?").waitFor();
    },
  },
  {
    name: "stop",
    title: "No more messages",
    says: "Behind the link of every mail that the assistant writes.",
    route: "/stop/:profileId",
    viewer: "visitor",
    path: ({ ana, stop }) => `/stop/${ana}#${stop}`,
  },
];

const mine: Stop[] = [
  {
    name: "complete-profile",
    title: "Complete your profile",
    says: "The one page between the sign-up and the work.",
    route: "/complete-profile",
    viewer: "newcomer",
    path: () => "/complete-profile",
  },
  ...(
    [
      ["overview", "Overview", "The morning: what is due, who comes, how the deals stand."],
      ["settings", "Settings", "Everything that can be set, in one place."],
      ["profile", "My profile", "What colleagues and visitors read, and who sees which deals."],
      ["account", "Account and security", "Ways in, second step, devices, keys, own data."],
      ["assistant", "Assistant", "What goes on, what waits for a word, what was done and why."],
      ["appointments", "Appointments", "The list, with what became of each."],
      ["calendar", "Calendar", "Month, week and day."],
      ["availability", "Availability", "When visitors can book, and the private feed."],
      ["find-professionals?q=le", "Find professionals", "The other side, and the way to link."],
      ["crm/new-leads", "New leads", "The last seven days."],
      ["crm/all-leads", "All leads", "Every lead, with search."],
      ["crm/working-deals", "Working deals", "What is on its way to closing."],
      ["crm/closed-deals", "Closed deals", "What was closed, and what fell through."],
      ["crm/referral-partners", "Referral partners", "Who sends people."],
      ["crm/bin", "Bin", "What was deleted, for thirty days."],
    ] as const
  ).map(([path, title, says]): Stop => ({
    name: path.replace("crm/", "").split("?", 1)[0]!,
    title,
    says,
    route: `/dashboard/${path.split("?", 1)[0]}`,
    viewer: "ana",
    path: () => `/dashboard/${path}`,
  })),
  {
    name: "contact-page",
    title: "A contact",
    says: "One person: facts, milestones, notes, and all that happened.",
    route: "/dashboard/crm/contacts/:contactId",
    viewer: "ana",
    path: ({ contact }) => `/dashboard/crm/contacts/${contact}`,
  },
  {
    name: "conversation",
    title: "A conversation",
    says: "Word for word, with what came of it.",
    route: "/dashboard/assistant/conversations/:conversationId",
    viewer: "ana",
    path: ({ conversation }) => `/dashboard/assistant/conversations/${conversation}`,
  },
  {
    name: "calculator",
    title: "Pre-approval calculator",
    says: "A scenario inside the linked officer’s limits, and its verdict.",
    route: "/dashboard/pre-approval-calculator",
    viewer: "ana",
    path: () => "/dashboard/pre-approval-calculator",
    act: async (page) => {
      const deal = page.getByLabel("Deal", { exact: true });
      await deal.selectOption({ index: 1 });
    },
  },
  {
    name: "lead-form",
    title: "The Lead form",
    says: "Over the list it belongs to.",
    route: "/dashboard/crm/all-leads",
    viewer: "ana",
    path: () => "/dashboard/crm/all-leads",
    act: async (page) => {
      await page.getByRole("main").getByRole("button", { name: "Add Lead" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "officer-overview",
    title: "Overview of a loan officer",
    says: "The same page from the other side.",
    route: "/dashboard/overview",
    viewer: "leo",
    path: () => "/dashboard/overview",
  },
];

/** Every page of the product, in the order in which it is shown. */
export const stops: Stop[] = [...publicStops, ...mine];
