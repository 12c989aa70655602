/** The texts of the privacy page, in a file of their own because no other page loads them. */
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
      title: "Telephone, texts and language models",
      text: "Where an assistant has a telephone line, its calls and texts travel through Twilio, which turns speech into text and text into speech. Where a language model is connected, it reads what is said to the assistant; the numbers of cards, accounts and persons are taken out before. What was said is deleted after as long as the professional chose, 180 days unless told otherwise.",
    },
    {
      title: "What stays in your browser",
      text: "Light or dark, what you typed and did not save, and what you opened last, without names. None of it is sent anywhere; signing out forgets what you opened.",
    },
    {
      title: "Taking it along, and ending it",
      text: "Under Account and security you can download everything that is yours as one file, and delete your account with all of it. What a linked partner keeps in an account of their own stays theirs. If you booked a time with a professional, ask them: they can correct and delete what they have of you.",
    },
    {
      title: "Cookies and other watchers",
      text: "One cookie keeps you signed in, and one lets this browser be known again, so that nobody else’s wrong guesses lock you out. If you choose a language on a booking page, a third keeps that choice. There are no advertising cookies, no trackers and no fonts or scripts from other companies on these pages.",
    },
  ],
} as const;
