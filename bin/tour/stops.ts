import type { Page } from "playwright-core";

/** The viewer: a visitor, someone who signed up a minute ago, or one of the demo's professionals. */
export type Viewer = "visitor" | "newcomer" | "ana" | "leo";

/** The parts that addresses of the demo's pages are made of. */
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
  /** The name of its screenshots. */
  name: string;
  title: string;
  /** What it shows, in a sentence. */
  says: string;
  /** The route it shows, as in the route table. */
  route: string;
  viewer: Viewer;
  path: (places: Places) => string;
  /** What is clicked before the screenshot is taken. */
  act?: (page: Page) => Promise<void>;
};

const publicStops: Stop[] = [
  {
    name: "landing",
    title: "Landing page",
    says: "What Hearthline does, the launch countdown, pricing and questions.",
    route: "/",
    viewer: "visitor",
    path: () => "/",
  },
  {
    name: "sign-up",
    title: "Sign up",
    says: "With an email address, Google or Facebook.",
    route: "/signup",
    viewer: "visitor",
    path: () => "/signup",
  },
  {
    name: "sign-in",
    title: "Sign in",
    says: "With a password, Google, Facebook, a passkey or an emailed code.",
    route: "/signin",
    viewer: "visitor",
    path: () => "/signin",
  },
  {
    name: "update-password",
    title: "New password",
    says: "Where the reset email leads, here opened without its link.",
    route: "/update-password",
    viewer: "visitor",
    path: () => "/update-password",
  },
  {
    name: "privacy",
    title: "Privacy",
    says: "What we store and what we don't.",
    route: "/privacy",
    viewer: "visitor",
    path: () => "/privacy",
  },
  {
    name: "terms",
    title: "Terms",
    says: "Short terms until launch.",
    route: "/terms",
    viewer: "visitor",
    path: () => "/terms",
  },
  {
    name: "contact",
    title: "Contact",
    says: "How to reach us.",
    route: "/contact",
    viewer: "visitor",
    path: () => "/contact",
  },
  {
    name: "book",
    title: "Booking",
    says: "A professional’s booking page: pick a day, then a time in your own time zone.",
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
    says: "The same page in Spanish.",
    route: "/book/:profileId",
    viewer: "visitor",
    path: ({ ana }) => `/book/${ana}?lang=es`,
  },
  {
    name: "manage",
    title: "A booked appointment",
    says: "Where the link in the confirmation leads: move or cancel.",
    route: "/book/:profileId/manage",
    viewer: "visitor",
    path: ({ ana, manage }) => `/book/${ana}/manage#${manage}`,
  },
  {
    name: "book-demo",
    title: "Book a demo",
    says: "The same page for a product demo.",
    route: "/book-demo/:profileId",
    viewer: "visitor",
    path: ({ hanna }) => `/book-demo/${hanna}`,
  },
  {
    name: "no-demo",
    title: "No demo",
    says: "When no demo can be booked.",
    route: "/book-demo",
    viewer: "visitor",
    path: () => "/book-demo",
  },
  {
    name: "talk",
    title: "The assistant",
    says: "By text or voice. It says right away that it isn’t a person.",
    route: "/talk/:profileId",
    viewer: "visitor",
    path: ({ ana }) => `/talk/${ana}`,
    act: async (page) => {
      await page.getByRole("button", { name: "Book an appointment" }).click();
      await page.getByText("Which day works for you?").waitFor();
    },
  },
  {
    name: "stop",
    title: "Opt out",
    says: "Where the opt-out link in the assistant’s emails leads.",
    route: "/stop/:profileId",
    viewer: "visitor",
    path: ({ ana, stop }) => `/stop/${ana}#${stop}`,
  },
];

const mine: Stop[] = [
  {
    name: "complete-profile",
    title: "Complete your profile",
    says: "The one step between signing up and getting started.",
    route: "/complete-profile",
    viewer: "newcomer",
    path: () => "/complete-profile",
  },
  ...(
    [
      ["overview", "Overview", "The day at a glance: tasks, appointments, deals."],
      ["settings", "Settings", "Every setting in one place, in tabs."],
      ["profile", "My profile", "What other professionals and visitors see."],
      [
        "settings/account",
        "Account and security",
        "Sign-in methods, two-step sign-in, sessions, API keys, your data.",
      ],
      ["settings/notifications", "Notifications", "Which notifications arrive, and how."],
      ["settings/booking-hours", "Booking hours", "When visitors can book, and the calendar feed."],
      ["settings/assistant", "Assistant settings", "What it does on its own, and when."],
      ["settings/links", "Links", "Invitations and links with other professionals."],
      ["assistant", "Assistant", "What it’s doing, what needs your approval, what it did and why."],
      ["appointments", "Appointments", "The list, with the outcome of each."],
      ["calendar", "Calendar", "Month, week and day."],
      [
        "find-professionals?q=le",
        "Find professionals",
        "Search for professionals of the other side and invite them.",
      ],
      ["crm/new-leads", "New leads", "Leads of the last seven days."],
      ["crm/all-leads", "All leads", "Every lead, with search."],
      ["crm/working-deals", "Working deals", "Deals on their way to closing."],
      ["crm/closed-deals", "Closed deals", "Deals that closed and deals that fell through."],
      ["crm/referral-partners", "Referral partners", "The people who refer clients."],
      ["crm/bin", "Deleted contacts", "Deleted contacts, kept for thirty days."],
    ] as const
  ).map(([path, title, says]): Stop => ({
    name: path.replace("crm/", "").replace("/", "-").split("?", 1)[0]!,
    title,
    says,
    route: `/dashboard/${path.split("?", 1)[0]}`,
    viewer: "ana",
    path: () => `/dashboard/${path}`,
  })),
  {
    name: "contact-page",
    title: "A contact",
    says: "Details, milestones, notes and the timeline.",
    route: "/dashboard/crm/contacts/:contactId",
    viewer: "ana",
    path: ({ contact }) => `/dashboard/crm/contacts/${contact}`,
  },
  {
    name: "conversation",
    title: "A conversation",
    says: "The transcript and its outcome.",
    route: "/dashboard/assistant/conversations/:conversationId",
    viewer: "ana",
    path: ({ conversation }) => `/dashboard/assistant/conversations/${conversation}`,
  },
  {
    name: "calculator",
    title: "Pre-approval calculator",
    says: "A scenario checked against the linked loan officer’s limits.",
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
    says: "Opens over the list.",
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
    says: "The same page for a loan officer.",
    route: "/dashboard/overview",
    viewer: "leo",
    path: () => "/dashboard/overview",
  },
];

/** Every page of the product, in the order of the tour. */
export const stops: Stop[] = [...publicStops, ...mine];
