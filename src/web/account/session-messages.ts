/** The texts about the session that any page may show; those of the account screens load only with them. */
export const sessionWords = {
  notKept:
    "Your browser didn't keep you signed in. Allow cookies for this site, then sign in again.",
  signOutPending: "Sign-out not confirmed yet",
  signOutPendingText: "You're signed out here. We'll keep trying until Hearthline confirms it.",
} as const;
