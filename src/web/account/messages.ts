/** The texts of the account screens; those quoted in docs/behavior/account.md are exact. */

export const pageTitles = {
  signIn: "Sign In · Hearthline",
  signUp: "Sign Up · Hearthline",
  updatePassword: "New Password · Hearthline",
} as const;

export const pageDescriptions = {
  signIn:
    "Sign in to Hearthline, the AI voice agent and CRM for real estate and mortgage professionals.",
  signUp:
    "Create your Hearthline account: an AI voice agent and CRM for realtors, brokers, mortgage and title companies.",
} as const;

export const labels = {
  fullName: "Full Name",
  email: "Email",
  password: "Password",
  newPassword: "New Password",
  confirmPassword: "Confirm Password",
  emailAddress: "Email Address",
} as const;

export const signInWords = {
  title: "Welcome Back",
  subtitle: "Sign in to access your dashboard.",
  submit: "Sign In",
  forgot: "Forgot Password?",
  toSignUp: "Don't have an account?",
  toSignUpLink: "Sign Up",
  failed: "Sign In Failed",
  failedText: "Invalid credentials or an unexpected error occurred.",
  notKept:
    "Your browser did not keep the sign-in. Allow cookies for this site, then sign in again.",
} as const;

export const signOutWords = {
  pending: "Sign-out not confirmed yet",
  pendingText: "You're signed out here. We'll keep trying until Hearthline confirms it.",
} as const;

export const signUpWords = {
  title: "Create Your Account",
  subtitle: "One account for your leads, your deals and your calendar.",
  submit: "Sign Up",
  toSignIn: "Already have an account?",
  toSignInLink: "Sign In",
  passwordHint: (minLength: number | string): string => `At least ${minLength} characters.`,
  failed: "Sign Up Failed",
  failedText: "An unexpected error occurred.",
  done: "Account Created",
  doneText: "Please check your email to verify your account.",
} as const;

export const providerWords = {
  or: "Or continue with",
  names: { google: "Google", facebook: "Facebook" },
  failed: { google: "Sign In with Google Failed", facebook: "Sign In with Facebook Failed" },
  failedText: "An unexpected error occurred.",
} as const;

export const resetWords = {
  title: "Reset your password",
  description: "Enter the address of your account. We send you a link to choose a new password.",
  cancel: "Cancel",
  submit: "Send Reset Link",
  failed: "Password Reset Failed",
  failedText: "An unexpected error occurred.",
  done: "Password Reset Email Sent",
  doneText:
    "If an account exists for this email, you'll receive instructions to reset your password.",
} as const;

export const verificationWords = {
  waiting: "Check your email",
  waitingText:
    "This address is not verified yet. We just sent a new mail: open its link, then sign in.",
  used: "This link no longer works",
  usedText:
    "A verification link holds for one hour. If you verified your address before, just sign in. If not, enter your email below and ask for a new mail.",
  send: "Send the mail again",
  done: "Verification mail sent",
  doneText: "If this address waits to be verified, a new link is on its way.",
  failed: "The mail could not be sent",
  failedText: "An unexpected error occurred.",
} as const;

export const updatePasswordWords = {
  title: "Choose a new password",
  subtitle: "It replaces the old one everywhere. Every device is signed out.",
  submit: "Save New Password",
  failed: "Password Reset Failed",
  failedText: "An unexpected error occurred.",
  done: "Password Changed",
  doneText: "Sign in with your new password.",
  noLink: "This page opens from a mail",
  noLinkText: "Ask for a link, and we send it to the address of your account.",
  verifyTitle: "Verify your email",
  verifySubtitle:
    "Enter the password you signed up with, or choose a new one. From now on, only this password works.",
  verifySubmit: "Verify Email",
  verified: "Email verified",
  verifiedText: "Sign in with your password.",
  oldLink: "This link no longer works",
  oldLinkText: "A reset link holds for one hour and works once. Ask for a new one.",
  askAgain: "Send a new link",
  toSignIn: "Back to Sign In",
} as const;

export const mailboxWords = {
  hint: "Mails are kept on this machine:",
  link: "/dev/mail",
  action: "Open mailbox",
} as const;

export const otherWayWords = {
  passkey: "Use a passkey",
  code: "Email me a code",
  company: "Company sign-in",
} as const;

export const passkeyWords = {
  notUsed: "The passkey was not used. Try again, or choose another way.",
  isThere: "This device already has a passkey for your account.",
} as const;

export const emailCodeWords = {
  lead: (email: string): string =>
    `If ${email} has an account, a code is on its way there. It holds for ten minutes.`,
  code: "Code from the mail",
  sixDigits: "Enter the six digits of the mail.",
  back: "Back to the password",
  again: "Send another code",
  sent: "Code sent",
  sentText: "If this address has an account, a new code is on its way. Older codes no longer work.",
  notSent: "The code could not be sent",
} as const;

export const secondStepWords = {
  pageTitle: "Second Step · Hearthline",
  title: "One more step",
  subtitle: "Your account asks for a second proof that it is you.",
  appCode: "Code from your authenticator app",
  appHint: "Six digits; a new code comes every 30 seconds.",
  appCodeMissing: "Enter the six digits that your app shows.",
  recoveryCode: "Recovery code",
  recoveryHint: "One of the codes that you kept. Each works once.",
  recoveryMissing: "Enter one of your recovery codes.",
  recoveryUsed: "Recovery code used",
  recoveryLeft: (left: number): string =>
    left === 0
      ? "It was your last one. Make new ones under Account and security."
      : `${left} left. You can make new ones under Account and security.`,
  submit: "Confirm",
  passkey: "Use a passkey",
  toRecovery: "Use a recovery code instead",
  toApp: "Use your authenticator app instead",
  leave: "Sign in as somebody else",
  notFound: "We could not load how you confirm.",
  setUpTitle: "Set up your second step",
  setUpSubtitle: "Everybody here confirms sign-ins with a second proof. It takes a minute.",
} as const;

/** How hard a new password is to guess. */
export const strengthWords = {
  weak: "Easy to guess",
  fair: "Fair",
  strong: "Strong",
  longer: (length: number): string => `${length} characters or more are safer.`,
  longerOrStep: (length: number): string => `${length} characters or a second step are safer.`,
} as const;
