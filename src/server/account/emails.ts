import type { Letter } from "#server/mail/letter.ts";

/** Proves that the address is the person's: sent at sign-up, on request, and at a sign-in before that proof. */
export function verificationEmail(to: string, name: string, href: string): Letter {
  return {
    to,
    subject: "Verify your email for Hearthline",
    heading: `Welcome, ${name}`,
    paragraphs: ["Your account is almost ready. Verify your email to sign in."],
    action: { label: "Verify my email", href },
    note: "The link holds for one hour. If you did not sign up, you can ignore this mail.",
  };
}

/** Somebody signed up with an address that has an account: only the mail says so, the page does not (D11). */
export function alreadyRegisteredEmail(to: string, name: string, origin: string): Letter {
  return {
    to,
    subject: "You already have a Hearthline account",
    heading: `Hello ${name}`,
    paragraphs: [
      "Somebody just tried to sign up with your email address. You already have an account, so nothing was changed.",
      `If it was you: sign in at ${origin}/signin. There you can also choose "Forgot Password?" to set a new one.`,
    ],
    action: { label: "Sign in", href: `${origin}/signin` },
    note: "If it was not you, you can ignore this mail.",
  };
}

/** The way back in. The token stands behind # so that no server and no log on the way sees it. */
export function resetPasswordEmail(to: string, name: string, href: string): Letter {
  return {
    to,
    subject: "Reset your Hearthline password",
    heading: `Hello ${name}`,
    paragraphs: ["You asked to reset your password. Choose a new one with this link."],
    action: { label: "Choose a new password", href },
    note: "The link holds for one hour and works once. If you did not ask for it, you can ignore this mail: your password stays.",
  };
}
