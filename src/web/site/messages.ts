/** The texts of the public pages; those quoted in docs/behavior/site.md are exact. */

/** Apart from the others: the landing page's script carries only what it says itself. */
export const menuActs = { openMenu: "Open menu", closeMenu: "Close menu" } as const;
export const copyright = (year: number): string => `© ${year} Hearthline`;

export const header = {
  name: "Hearthline",
  skip: "Skip to content",
  navigation: "Main",
  features: "Features",
  pricing: "Pricing",
  faq: "FAQ",
  bookDemo: "Book a Demo",
  bookDemoSmall: "Demo",
  signIn: "Sign In",
  signUp: "Sign Up",
  dashboard: "Dashboard",
  signOut: "Sign Out",
  ...menuActs,
} as const;

export const footer = {
  copyright,
  navigation: "About this site",
  privacy: "Privacy",
  terms: "Terms",
  contact: "Contact",
} as const;

export const hero = {
  headline: "Enhance Real Estate Productivity with AI Voice Agent",
  lead: "Hearthline answers, books and follows up while you are at a showing, and keeps everyone in the transaction informed.",
  launching: "Launching In",
  units: { days: "Days", hours: "Hours", minutes: "Minutes", seconds: "Seconds" },
  register: "Register Now Before Its Too Late",
  note: "Be the first to know & get exclusive launch updates!",
} as const;

export const exampleCall = {
  label: "An example call",
  caller: "Incoming · (718) 555-0142",
  length: "0:47",
  lines: [
    {
      who: "Caller",
      says: "Hi, I saw the brownstone on Dean Street. Could I see it Thursday, late afternoon?",
    },
    {
      who: "Hearthline",
      says: "I’m Ana’s AI assistant. On Thursday she has 3:30 or 4:30. Which suits you?",
    },
    { who: "Caller", says: "Four thirty, please." },
  ],
  done: "Done",
  outcome: ["Showing booked", "Lead added", "Confirmation sent"],
} as const;

export const dealLine = {
  name: "The way of a deal, from the first call to closing",
  voice: { title: "A call", text: "The phone rings while you are out, and it is answered." },
  points: [
    { title: "New lead", text: "The caller is saved with what they are looking for." },
    { title: "Showing", text: "A free time is agreed and stands in your calendar." },
    { title: "Pre-approved", text: "Agent and loan officer work within the same limits." },
    { title: "Under contract", text: "Dates and papers are kept with the deal." },
    { title: "Closing", text: "Everyone knows where it stands, to the last day." },
  ],
} as const;

export const people = {
  title: "Empowering Real Estate Professionals",
  text: "An AI voice agent and a CRM for everyone who brings a home from the first call to the closing table.",
  groups: [
    {
      badge: "Realtors & Brokers",
      text: "Leads, deals and referral partners in one list each. A booking link your clients can use without an account. Scenarios within the limits your loan officer has set.",
    },
    {
      badge: "Mortgage & Title Co.",
      text: "Set the limits of a deal once. The agents linked to you try prices and down payments within them, and what they save reaches you.",
    },
  ],
} as const;

export const features = {
  title: "Features",
  cards: [
    {
      title: "Seamless Communication",
      text: "Calls are answered and follow-ups go out, so that no party in a transaction waits for news.",
    },
    {
      title: "Close Deals Faster",
      text: "Contracts, appraisal, title, inspection, walk-through: the dates of a deal stand in one place.",
    },
    {
      title: "Industry Focused",
      text: "Down payment, PITI and debt-to-income are part of a deal here, not notes beside it.",
    },
    {
      title: "Boost Productivity",
      text: "New leads, the day’s appointments and what your agent did for you stand on one page.",
    },
  ],
} as const;

export const pricing = {
  title: "Pricing",
  line: "Prices are announced at launch.",
  text: "We do not print a number before it is true. Register now, and your account keeps your place until then.",
  action: "Register",
} as const;

export const questions = {
  title: "Questions",
  list: [
    {
      question: "What is Hearthline?",
      answer:
        "An AI voice agent and a CRM for realtors, brokers, mortgage and title companies, appraisers, inspectors and similar parties. It takes care of communication and follow-ups and keeps all parties in a transaction informed.",
    },
    {
      question: "Can I use it today?",
      answer:
        "Hearthline is in its pre-launch phase. You can make an account now; it is also your place on the waitlist.",
    },
    {
      question: "Do my clients need an account to book a time?",
      answer:
        "No. You give them your booking link, and they choose a day and a time without signing in.",
    },
    {
      question: "Who sees my contacts?",
      answer:
        "You do. The one exception is wanted: agents who are linked with a loan officer can work with that officer’s deals in the pre-approval calculator.",
    },
    {
      question: "What does the pre-approval calculator tell me?",
      answer:
        "Whether a price and a down payment stay within the payment and the debt-to-income ratio that the loan officer has set for the deal. It is an estimate, not a commitment to lend.",
    },
  ],
} as const;

export const closing = {
  title: "Join the waitlist",
  text: "An account is your place in the queue. You hear from us when the line opens.",
  action: "Secure Your Spot",
} as const;

export const pageTitle = (page?: string): string =>
  page ? `${page} · Hearthline` : "Hearthline: AI voice agent and CRM for real estate";
export const pageDescription =
  "An AI voice agent and CRM for realtors, brokers, mortgage and title companies. It answers, books and follows up, and keeps everyone in the transaction informed.";

export const terms = {
  title: "Terms",
  description: "What holds while Hearthline is in its pre-launch phase.",
  sections: [
    {
      title: "Before the launch",
      text: "Hearthline is in its pre-launch phase. It is offered as it stands, and it changes. The full terms will be on this page before anything costs money.",
    },
    {
      title: "Your part",
      text: "Keep your password to yourself, and enter only people whose details you are allowed to keep.",
    },
    {
      title: "Estimates are estimates",
      text: "The pre-approval calculator works with the figures entered. Its result is neither an offer nor a commitment to lend.",
    },
  ],
} as const;

export const contact = {
  title: "Contact",
  description: "How to reach the people behind Hearthline.",
  text: "The shortest way to us is a demo: choose a day and a time, and write down what you would like to ask. You need no account for it.",
  without:
    "No demo can be booked at the moment. As soon as one can, the button stands on this page.",
  member: "You have an account? What you entered is yours to read, change and delete there.",
} as const;
