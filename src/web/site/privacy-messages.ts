/** The texts of the privacy page, in a separate file because no other page loads them. */
export const privacy = {
  title: "Privacy",
  description: "What Hearthline stores, who sees it and what we don't collect.",
  sections: [
    {
      title: "What is stored",
      text: "Your name, your email address and a hash of your password; your profile; and the contacts, deals and appointments you or your visitors enter. We don't buy data from anyone.",
    },
    {
      title: "Who sees it",
      text: "Only you see your contacts and appointments. If you link with a loan officer or an agent, the agent can use the deals that officer shares in the pre-approval calculator while you’re linked. Someone who books a time with you sees your name, company and title.",
    },
    {
      title: "Visitors who book a time",
      text: "What they enter goes only to the professional they book with.",
    },
    {
      title: "Visitors who talk to an assistant",
      text: "If you speak instead of typing, your browser may send your voice to its maker’s service to turn it into text, or it is sent to this installation’s speech server; the page tells you which before you speak. We never record audio. The conversation is kept as text for the professional whose assistant it is.",
    },
    {
      title: "Phone calls, texts and language models",
      text: "If an assistant has a phone number, its calls and texts go through Twilio, which turns speech into text and text into speech. If a language model is connected, it reads what people say to the assistant, after we remove card, account and Social Security numbers. Transcripts are deleted after the time the professional sets, 180 days by default.",
    },
    {
      title: "What stays in your browser",
      text: "Your light or dark theme, unsaved drafts, and recently opened items, without names. None of it is sent anywhere. Signing out clears your recent items.",
    },
    {
      title: "How long it is kept",
      text: "What you enter stays until you delete it. Deleted contacts can be restored for 30 days, and are then gone. The activity of your account is kept for two years. Emails and texts that were sent leave their address and subject for 30 days. Backups still have what you deleted until newer ones replace them.",
    },
    {
      title: "Export and delete",
      text: "Under Account and security you can download all your data as one file, or delete your account and everything in it. Data in a linked partner's own account stays theirs. If you booked a time with a professional, ask them: they can correct or delete what they have about you.",
    },
    {
      title: "Cookies and tracking",
      text: "One cookie keeps you signed in, and one recognizes this browser, so someone else’s wrong passwords can’t lock you out. If you choose a language on a booking page, a third remembers it. These pages have no advertising cookies, no trackers, and no fonts or scripts from other companies.",
    },
  ],
} as const;
