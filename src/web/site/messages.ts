/** The texts of the public pages; those quoted in docs/behavior/site.md are exact. */

/** Separate from the others, so that the landing page's script bundles only the texts it uses. */
export const menuActs = { openMenu: "Open menu", closeMenu: "Close menu" } as const;
/** When the example call could not load what it needs to answer. */
export const tryFailed = "The assistant couldn't be loaded. Try again.";
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
  listen: "Listen to the example call",
  tryIt: "Your turn",
  first: "Can I see it on Friday?",
  field: "Say something to the assistant",
  speak: "Speak",
  send: "Send",
  note: "Try it here. It runs in your browser: nothing is sent, booked or kept.",
} as const;

export const dealLine = {
  name: "A deal from the first call to closing",
  voice: { title: "A call", text: "The phone rings while you're out, and Hearthline answers." },
  points: [
    { title: "New lead", text: "The caller is saved, with what they're looking for." },
    { title: "Showing", text: "A free time is booked on your calendar." },
    { title: "Pre-approved", text: "Agent and loan officer work within the same limits." },
    { title: "Under contract", text: "Dates and documents stay with the deal." },
    { title: "Closing", text: "Everyone knows what's next, to the last day." },
  ],
} as const;

export const people = {
  title: "Empowering Real Estate Professionals",
  text: "An AI voice agent and a CRM for everyone who takes a home from the first call to the closing table.",
  groups: [
    {
      badge: "Realtors & Brokers",
      text: "Your leads, deals and referral partners, organized. A booking link clients can use without an account. Scenarios within the limits your loan officer sets.",
    },
    {
      badge: "Mortgage & Title Co.",
      text: "Set a deal's limits once. Linked agents try prices and down payments within them, and you see every scenario they save.",
    },
  ],
} as const;

export const features = {
  title: "Features",
  cards: [
    {
      title: "Seamless Communication",
      text: "Calls get answered and follow-ups go out, so no one in a transaction waits for news.",
    },
    {
      title: "Close Deals Faster",
      text: "Contracts, appraisal, title, inspection, walk-through: every date of a deal in one place.",
    },
    {
      title: "Industry Focused",
      text: "Down payment, PITI and debt-to-income are part of the deal, not notes on the side.",
    },
    {
      title: "Boost Productivity",
      text: "New leads, today’s appointments and what your agent did for you, on one page.",
    },
  ],
} as const;

/** The pictures that `npm run tour` takes for the landing page; their size is in CSS pixels. */
export const pictures = {
  width: 560,
  height: 620,
  list: [
    {
      name: "morning",
      title: "Your morning",
      text: "What waits comes first: calls to return, tasks due, new leads.",
      alt: "The overview with its to-do list.",
    },
    {
      name: "verdict",
      title: "Your verdict",
      text: "Within the loan officer’s limits or not, as you type.",
      alt: "The calculator with a scenario within the limits.",
    },
  ],
} as const;
export type LandingPicture = (typeof pictures.list)[number];

export const pricing = {
  title: "Pricing",
  line: "We'll announce pricing at launch.",
  text: "Register now, and your account holds your place.",
  action: "Register",
} as const;

export const questions = {
  title: "Questions",
  list: [
    {
      question: "What is Hearthline?",
      answer:
        "An AI voice agent and a CRM for realtors, brokers, mortgage and title companies, appraisers, inspectors and similar parties. It handles communication and follow-ups and keeps everyone in a transaction informed.",
    },
    {
      question: "What does the assistant never do?",
      answer:
        "It never pretends to be a person, never quotes rates or payments, gives no legal or tax advice, and never contacts anyone who said stop. Audio is never recorded.",
    },
    {
      question: "Does it answer my phone?",
      answer:
        "Yes, once a phone number is set up for you. Until then, clients type or speak to it on your own page, which needs no number.",
    },
    {
      question: "Can I bring my contacts?",
      answer:
        "Not from a file yet: you add them by hand or through the API. You can export everything at any time.",
    },
    {
      question: "Can I use it today?",
      answer:
        "Hearthline is in its pre-launch phase. You can create an account now, which also saves your place on the waitlist.",
    },
    {
      question: "Do my clients need an account to book a time?",
      answer: "No. Send them your booking link, and they pick a day and time without signing in.",
    },
    {
      question: "Who sees my contacts?",
      answer:
        "Only you, with one exception: agents linked with a loan officer can use the deals that officer shares in the pre-approval calculator.",
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
  text: "Create an account to save your place. We'll let you know when we launch.",
  action: "Secure Your Spot",
} as const;

export const pageTitle = (page?: string): string =>
  page ? `${page} · Hearthline` : "Hearthline: AI voice agent and CRM for real estate";
export const pageDescription =
  "An AI voice agent and CRM for realtors, brokers, mortgage and title companies. It answers, books and follows up, and keeps everyone in the transaction informed.";

export const terms = {
  title: "Terms",
  description: "The terms while Hearthline is in its pre-launch phase.",
  sections: [
    {
      title: "Before the launch",
      text: "Hearthline is in its pre-launch phase. It's offered as is and may change. The full terms will be on this page before anything costs money.",
    },
    {
      title: "Your part",
      text: "Keep your password private, and add only people whose details you're allowed to keep.",
    },
    {
      title: "Estimates are estimates",
      text: "The pre-approval calculator works with the numbers entered. Its result is neither an offer nor a commitment to lend.",
    },
  ],
} as const;

export const contact = {
  title: "Contact",
  description: "How to reach the people behind Hearthline.",
  text: "The quickest way to reach us is to book a demo: pick a day and time, and tell us what you'd like to ask. You don't need an account.",
  without: "Demos can't be booked right now. When they open again, you'll find the button here.",
  write: "Or write to us:",
  member: "Have an account? You can see, change and delete your data there.",
} as const;
