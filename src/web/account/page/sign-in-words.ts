/** The texts of the whole page and of its Sign-in panel. */

export const pageWords = { failed: "We couldn't load your account" } as const;

export const signInWords = {
  title: "Sign-in",
  name: "Name",
  nameText: "Used in our emails to you. Clients and colleagues see the name in your profile.",
  changeName: "Change name",
  email: "Email",
  changeEmail: "Change email",
  noEmail: "None. You sign in with your phone.",
  password: "Password",
  hasPassword: "Set",
  noPassword: "None yet. You sign in another way.",
  changePassword: "Change password",
  setPassword: "Set a password",
  phone: "Phone",
  noPhone: "None",
  addPhone: "Add phone",
  changePhone: "Change phone",
  removePhone: "Remove phone",
} as const;

export const nameWords = {
  title: "Change name",
  label: "Full Name",
  submit: "Save Name",
  failed: "We couldn't change your name",
  done: "Name Changed",
} as const;

export const emailWords = {
  title: "Change email",
  text: "We'll email your current address first. Once you confirm there, we'll email the new one.",
  label: "New Email",
  submit: "Send Confirmation",
  failed: "We couldn't change your email",
  same: "This is already your email.",
  done: "Confirmation Sent",
  doneText: (email: string): string => `Open the link we sent to ${email}.`,
} as const;

/** What the page says after an emailed link led here. */
export const returnWords = {
  asked: "Confirmed. One more email to go",
  askedText: "We just emailed your new address. Open the link in it to finish.",
  moved: "Your email has been changed",
  movedText: "From now on you sign in with the new address.",
  failed: "That didn't work",
  oldLink: "This link no longer works",
  oldLinkText:
    "Links are valid for one hour and work once. If your email hasn't changed yet, request a new link.",
  dismiss: "Got it",
} as const;

export const passwordWords = {
  change: "Change password",
  changeText: "Every other device is signed out. This one stays signed in.",
  set: "Set a password",
  setText: "You'll also be able to sign in with it.",
  current: "Current Password",
  currentMissing: "Enter your current password.",
  currentWrong: "This isn't your current password.",
  submit: "Save Password",
  failed: "We couldn't save the password",
  changed: "Password Changed",
  changedText: "Your other devices are signed out.",
  wasSet: "Password Set",
} as const;

export const phoneWords = {
  title: "Phone",
  text: "We'll text you a six-digit code.",
  label: "Phone Number",
  hint: "Include the country code, such as +1 718 555 0142.",
  missing: "Enter a phone number.",
  code: "Code",
  codeHint: (phone: string): string => `Sent to ${phone}. The code is valid for 10 minutes.`,
  codeMissing: "Enter the code we sent.",
  send: "Send Code",
  submit: "Save Phone",
  otherNumber: "Another number",
  failed: "We couldn't change your phone number",
  done: "Phone Saved",
  removeQuestion: "Remove your phone number?",
  removeText: "You won't be able to sign in with it or get codes there.",
  remove: "Remove Phone",
  removed: "Phone Removed",
} as const;
