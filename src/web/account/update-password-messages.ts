/** The texts of the page that sets a new password. */
export const updatePasswordWords = {
  title: "Choose a new password",
  subtitle: "This signs you out on every device.",
  submit: "Save New Password",
  failed: "Password Reset Failed",
  failedText: "An unexpected error occurred.",
  done: "Password Changed",
  doneText: "Sign in with your new password.",
  noLink: "Open this page from an email",
  noLinkText: "Request a link, and we'll email it to you.",
  verifyTitle: "Verify your email",
  verifySubtitle:
    "Enter the password you signed up with, or choose a new one. You'll use this one from now on.",
  verifySubmit: "Verify Email",
  verified: "Email verified",
  verifiedText: "Sign in with your password.",
  oldLink: "This link no longer works",
  oldLinkText: "Reset links are valid for one hour and work once. Request a new one.",
  askAgain: "Send a new link",
  toSignIn: "Back to Sign In",
} as const;
