/** The texts of setting up two-step sign-in, at sign-in and under Account and security. */
export const factorWords = {
  scan: "Scan this with an authenticator app: Google Authenticator, 1Password, Microsoft Authenticator or any other.",
  qrLabel: "QR code for your authenticator app",
  secret: "Or type this key into the app",
  code: "Code from the app",
  codeHint: "Six digits. This checks that the app is set up.",
  sixDigits: "Enter the six-digit code from the app.",
  finish: "Finish",
  notBegun: "We couldn't start the setup",
  failed: "Something went wrong on our side. Please try again.",
  recoveryTitle: "Your recovery codes",
  recoveryLead:
    "Keep these codes somewhere safe. Each lets you in once if you lose your phone. We won't show them again.",
  fileHead: "Hearthline recovery codes. Each works once.",
  copy: "Copy",
  copied: "Recovery codes copied",
  notCopied: "Your browser doesn't allow copying here. Select the codes and copy them.",
  download: "Download",
  kept: "I've saved them",
} as const;
