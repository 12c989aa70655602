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
  description: "Enter your account's email. We'll send you a link to choose a new password.",
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
    "This address isn't verified yet. We just sent you a new email. Open the link in it, then sign in.",
  used: "This link no longer works",
  usedText:
    "Verification links are valid for one hour. If you already verified your address, just sign in. If not, enter your email below to get a new link.",
  send: "Send the email again",
  done: "Verification email sent",
  doneText: "If this address still needs to be verified, a new link is on its way.",
  failed: "We couldn't send the email",
  failedText: "An unexpected error occurred.",
} as const;

export const mailboxWords = {
  hint: "Emails stay on this machine:",
  link: "/dev/mail",
  action: "Open mailbox",
} as const;

export const otherWayWords = {
  passkey: "Use a passkey",
  code: "Email me a code",
  company: "Company sign-in",
} as const;

export const passkeyWords = {
  notUsed: "That didn't work. Try your passkey again, or sign in another way.",
  isThere: "This device already has a passkey for your account.",
} as const;

export const emailCodeWords = {
  lead: (email: string): string =>
    `If ${email} has an account, a code is on its way. It's valid for 10 minutes.`,
  code: "Code from the email",
  sixDigits: "Enter the six-digit code from the email.",
  back: "Use my password instead",
  again: "Send another code",
  sent: "Code sent",
  sentText: "If this address has an account, a new code is on its way. Older codes no longer work.",
  notSent: "We couldn't send the code",
} as const;

export const secondStepWords = {
  pageTitle: "Two-Step Sign-In · Hearthline",
  title: "One more step",
  subtitle: "Confirm it's you to finish signing in.",
  appCode: "Code from your authenticator app",
  appHint: "Six digits. It changes every 30 seconds.",
  appCodeMissing: "Enter the six-digit code from your app.",
  recoveryCode: "Recovery code",
  recoveryHint: "One of the codes you saved. Each works once.",
  recoveryMissing: "Enter one of your recovery codes.",
  recoveryUsed: "Recovery code used",
  recoveryLeft: (left: number): string =>
    left === 0
      ? "That was your last one. Get new ones under Account and security."
      : `${left} left. Get new ones under Account and security.`,
  submit: "Confirm",
  passkey: "Use a passkey",
  toRecovery: "Use a recovery code instead",
  toApp: "Use your authenticator app instead",
  leave: "Sign in as someone else",
  notFound: "We couldn't load this step.",
  setUpTitle: "Set up two-step sign-in",
  setUpSubtitle: "Your team requires a second check at sign-in. Setup takes a minute.",
} as const;

/** How hard a new password is to guess. */
export const strengthWords = {
  weak: "Easy to guess",
  fair: "Fair",
  strong: "Strong",
  longer: (length: number): string => `Safer with ${length} or more characters.`,
  longerOrStep: (length: number): string => `Safer with ${length} characters or two-step sign-in.`,
} as const;
