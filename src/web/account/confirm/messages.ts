import type { Way } from "./ways.ts";

/** The texts of the "Confirm it's you" dialog. */
export const confirmWords = {
  title: "Confirm it's you",
  text: "This changes how you sign in, so please confirm it's you. We won't ask again for 10 minutes.",
  cancel: "Cancel",
  submit: "Confirm",
  failed: "We couldn't load this step",
  none: "There's no way to confirm it's you from here. Sign out, then sign in again.",
  otherWays: "Or confirm with",
  password: "Your password",
  passwordMissing: "Enter your password.",
  code: "Code",
  codeMissing: "Enter the code.",
  recoveryCode: "Recovery code",
  appHint: "The six-digit code your authenticator app shows now.",
  recoveryHint: "One of the codes you saved. Each works once.",
  passkeyText: "Your browser will ask for your passkey: your face, fingerprint or PIN.",
  sendCode: "Send Code",
  sendAgain: "Send it again",
  mailText: (email: string): string => `We'll send a six-digit code to ${email}.`,
  textText: (phone: string): string => `We'll send a six-digit code to ${phone}.`,
  sent: (where: string): string => `Sent to ${where}. The code is valid for 10 minutes.`,
} as const;

/** The button labels for switching to another way. */
export const wayNames: Record<Way, string> = {
  app: "An authenticator app",
  passkey: "A passkey",
  recovery: "A recovery code",
  password: "Your password",
  code: "A code we send you",
};
