import type { Letter } from "#server/mail/letter.ts";

/*
 * The addresses in a sign-up, a reset or an email change may be anybody's. So these emails contain nothing that
 * somebody typed, or strangers could send messages in our name.
 */

/** Verifies an address: sent at sign-up, on request, and at a sign-in before the verification. */
export function verificationEmail(to: string, href: string): Letter {
  return {
    to,
    subject: "Verify your email for Hearthline",
    heading: "Welcome to Hearthline",
    paragraphs: ["Your account is almost ready. Verify your email to sign in."],
    action: { label: "Verify my email", href },
    note: "The link holds for one hour. If you did not sign up, you can ignore this mail.",
  };
}

/**
 * Sent when somebody signs up with an address that has an account. The response to the sign-up does not reveal that.
 */
export function alreadyRegisteredEmail(to: string, origin: string): Letter {
  return {
    to,
    subject: "You already have a Hearthline account",
    heading: "You already have an account",
    paragraphs: [
      "Somebody just tried to sign up with your email address. You already have an account, so nothing was changed.",
      `If it was you: sign in at ${origin}/signin. There you can also choose "Forgot Password?" to set a new one.`,
    ],
    action: { label: "Sign in", href: `${origin}/signin` },
    note: "If it was not you, you can ignore this mail.",
  };
}

/** The token stands behind #, so no server and no log on the way sees it. */
export function resetPasswordEmail(to: string, href: string): Letter {
  return {
    to,
    subject: "Reset your Hearthline password",
    heading: "Choose a new password",
    paragraphs: ["You asked to reset your password. Choose a new one with this link."],
    action: { label: "Choose a new password", href },
    note: "The link holds for one hour and works once. If you did not ask for it, you can ignore this mail: your password stays.",
  };
}

/** Asks the current address to approve a new one; only then is the new address asked. */
export function confirmNewEmail(
  to: string,
  name: string,
  { newEmail, href }: { newEmail: string; href: string },
): Letter {
  return {
    to,
    subject: "Confirm your new email for Hearthline",
    heading: `Hello ${name}`,
    paragraphs: [
      `You asked to move your account to ${newEmail}. Confirm it here first; then we write to the new address, and your account moves when that is confirmed too.`,
    ],
    action: { label: "Yes, move my account", href },
    note: "The link holds for one hour. If you did not ask for it, ignore this mail and change your password: somebody may be in your account.",
  };
}

/** A code that signs in, and creates the account of a new person. */
export function signInCode(to: string, code: string): Letter {
  return {
    to,
    subject: `${code} is your Hearthline code`,
    heading: "Your sign-in code",
    paragraphs: [`Sign in to Hearthline with this code: ${code}`],
    note: "The code holds for ten minutes and works once. Give it to nobody. If you did not ask for it, you can ignore this mail.",
  };
}

/** A code that confirms the person at the screen. */
export function confirmationCode(to: string, name: string, code: string): Letter {
  return {
    to,
    subject: `${code} is your Hearthline code`,
    heading: `Hello ${name}`,
    paragraphs: [`Confirm it's you with this code: ${code}`],
    note: "The code holds for ten minutes. If you did not ask for it, somebody is at a screen where you are signed in: sign out your other devices and change your password.",
  };
}

/** The last email, sent to the deleted account's address. */
export function accountErased(to: string, name: string): Letter {
  return {
    to,
    subject: "Your Hearthline account is deleted",
    heading: `Goodbye ${name}`,
    paragraphs: [
      "Your account and everything in it is deleted: profile, leads, deals, referral partners, appointments, keys and sessions. Data that belongs to professionals you were linked with stays theirs.",
    ],
    note: "If it was not you, answer this mail at once.",
  };
}
