/** The words of setting up a second step, at sign-in and under Account and security. */
export const factorWords = {
  scan: "Scan this with an authenticator app: Google Authenticator, 1Password, Microsoft Authenticator or any other.",
  qrLabel: "QR code for your authenticator app",
  secret: "Or type this key into the app",
  code: "Code that the app shows",
  codeHint: "Six digits; they prove that the app is set up.",
  sixDigits: "Enter the six digits that the app shows.",
  finish: "Finish",
  notBegun: "The set-up could not begin",
  failed: "Something went wrong on our side. Please try again.",
  recoveryTitle: "Your recovery codes",
  recoveryLead:
    "Keep these codes where you keep important papers. Each opens your account once when your phone is gone. They are not shown again.",
  fileHead: "Hearthline recovery codes. Each works once.",
  copy: "Copy",
  copied: "Recovery codes copied",
  notCopied: "Your browser did not allow it. Select the codes and copy them.",
  download: "Download",
  kept: "I have kept them",
} as const;
