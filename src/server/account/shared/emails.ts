import type { Email } from "#server/mail/email.ts";

/*
 * The addresses in a sign-up, a reset or an email change may be anyone's. So these emails contain nothing that was
 * typed, or strangers could send messages in our name.
 */

/** Verifies an address: sent at sign-up, on request, and at a sign-in before the verification. */
export function verificationEmail(to: string, href: string): Email {
  return {
    to,
    subject: "Verify your email for Hearthline",
    heading: "Welcome to Hearthline",
    paragraphs: ["Your account is almost ready. Verify your email to sign in."],
    action: { label: "Verify my email", href },
    note: "The link is valid for one hour. If you didn't sign up, you can ignore this email.",
  };
}

/** Sent when someone signs up with an existing address. The response to the sign-up does not reveal that. */
export function alreadyRegisteredEmail(to: string, origin: string): Email {
  return {
    to,
    subject: "You already have a Hearthline account",
    heading: "You already have an account",
    paragraphs: [
      "Someone just tried to sign up with your email address. You already have an account, so nothing changed.",
      `If it was you, sign in at ${origin}/signin. If you don't remember your password, choose "Forgot Password?" there.`,
    ],
    action: { label: "Sign in", href: `${origin}/signin` },
    note: "If it wasn't you, you can ignore this email.",
  };
}

/** The token is after the #, so no server or log on the way sees it. */
export function resetPasswordEmail(to: string, href: string): Email {
  return {
    to,
    subject: "Reset your Hearthline password",
    heading: "Choose a new password",
    paragraphs: ["You asked to reset your password. Choose a new one with this link."],
    action: { label: "Choose a new password", href },
    note: "The link is valid for one hour and works once. If you didn't ask for it, you can ignore this email. Your password stays the same.",
  };
}

/** Asks the current address to approve a new one; only then is the new address asked. */
export function confirmNewEmail(
  to: string,
  name: string,
  { newEmail, href }: { newEmail: string; href: string },
): Email {
  return {
    to,
    subject: "Confirm your new email for Hearthline",
    heading: `Hello ${name}`,
    paragraphs: [
      `You asked to change your account's email to ${newEmail}. Confirm here first. Then we'll email the new address, and the change takes effect once you confirm there too.`,
    ],
    action: { label: "Yes, change my email", href },
    note: "The link is valid for one hour. If you didn't ask for it, ignore this email and change your password, because someone may be in your account.",
  };
}

/** A code that signs in, and creates the account of a new person. */
export function signInCode(to: string, code: string): Email {
  return {
    to,
    subject: `${code} is your Hearthline code`,
    heading: "Your sign-in code",
    paragraphs: [`Sign in to Hearthline with this code: ${code}`],
    note: "The code is valid for 10 minutes and works once. Don't share it. If you didn't ask for it, you can ignore this email.",
  };
}

/** A code that confirms the person at the screen. */
export function confirmationCode(to: string, name: string, code: string): Email {
  return {
    to,
    subject: `${code} is your Hearthline code`,
    heading: `Hello ${name}`,
    paragraphs: [`Confirm it's you with this code: ${code}`],
    note: "The code is valid for 10 minutes. If you didn't ask for it, someone is using a device where you're signed in. Sign out your other devices and change your password.",
  };
}

/** The last email, sent to the deleted account's address. */
export function accountErased(to: string, name: string): Email {
  return {
    to,
    subject: "Your Hearthline account has been deleted",
    heading: `Goodbye ${name}`,
    paragraphs: [
      "Your account and everything in it has been deleted: profile, leads, deals, referral partners, appointments, keys and sessions. Data that belongs to professionals you were linked with stays theirs.",
    ],
    note: "If this wasn't you, reply to this email right away.",
  };
}
