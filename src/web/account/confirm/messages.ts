import type { Way } from "./ways.ts";

/** The words of the question who is there. */
export const confirmWords = {
  title: "Confirm that it is you",
  text: "This changes what guards your account. Once confirmed, we do not ask again for ten minutes.",
  cancel: "Cancel",
  submit: "Confirm",
  failed: "We could not ask who you are",
  none: "There is nothing here that you could confirm with. Sign out, then sign in again.",
  otherWays: "Or confirm with",
  password: "Your password",
  passwordMissing: "Enter your password.",
  code: "Code",
  codeMissing: "Enter the code.",
  recoveryCode: "Recovery code",
  appHint: "The six digits that your authenticator app shows now.",
  recoveryHint: "One of the codes that you kept. Each works once.",
  passkeyText: "Your browser asks for your passkey: your face, your finger or your PIN.",
  sendCode: "Send Code",
  sendAgain: "Send it again",
  mailText: (email: string): string => `We send a code of six digits to ${email}.`,
  textText: (phone: string): string => `We send a code of six digits to ${phone}.`,
  sent: (where: string): string => `Sent to ${where}. The code holds for ten minutes.`,
} as const;

/** What each way is called where another one is chosen. */
export const wayNames: Record<Way, string> = {
  app: "An authenticator app",
  passkey: "A passkey",
  recovery: "A recovery code",
  password: "Your password",
  code: "A code we send you",
};
