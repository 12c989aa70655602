/** The words of the privacy page (SPEC §2 footer); apart, because no other page loads them. */
export const privacy = {
  title: "Privacy",
  description: "What Hearthline stores, who sees it and what it leaves alone.",
  sections: [
    {
      title: "What is stored",
      text: "Your name, your email address and a hash of your password; the profile you fill in; the contacts, deals and appointments you or your visitors enter. Nothing is bought in from elsewhere.",
    },
    {
      title: "Who sees it",
      text: "Your contacts and appointments are yours alone. If you link your profile with a loan officer or an agent, the agent can work with that officer’s deals in the pre-approval calculator, for as long as the link lasts. Someone who books a time with you sees your name, company and title.",
    },
    {
      title: "Visitors who book a time",
      text: "What they type goes to the professional they book with, and to no one else.",
    },
    {
      title: "Visitors who talk to an assistant",
      text: "If you speak instead of typing, your browser may send your voice to its maker’s service, which turns it into text; no voice is recorded here, and the conversation is kept as text for the professional whose assistant it is.",
    },
    {
      title: "Cookies and other watchers",
      text: "One cookie keeps you signed in. There are no advertising cookies, no trackers and no fonts or scripts from other companies on these pages.",
    },
  ],
} as const;
