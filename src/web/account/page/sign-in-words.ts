/** The words of how one signs in. */

export const signInWords = {
  title: "Sign-in",
  name: "Name",
  nameText: "How our emails to you greet you. Clients and colleagues see the name in your profile.",
  changeName: "Change name",
  email: "Email",
  changeEmail: "Change email",
  noEmail: "None. You sign in with your phone.",
  password: "Password",
  hasPassword: "Set",
  noPassword: "None yet. You sign in by another way.",
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
  failed: "The name was not changed",
  done: "Name Changed",
} as const;

export const emailWords = {
  title: "Change email",
  text: "We first write to the address that you have now. When you confirm there, we write to the new one.",
  label: "New Email",
  submit: "Send Confirmation",
  failed: "The email was not changed",
  same: "This is the address that you have now.",
  done: "Confirmation Sent",
  doneText: (email: string): string => `Open the link that we sent to ${email}.`,
} as const;

/** What the page says when a mail's link led here. */
export const returnWords = {
  asked: "Confirmed. One more mail to go",
  askedText:
    "We have just written to your new address. Open its link, and your account moves there.",
  moved: "Your email is changed",
  movedText: "From now on you sign in with the new address.",
  failed: "This did not work",
  oldLink: "This link no longer works",
  oldLinkText:
    "A link of ours holds for one hour and works once. If your email is still the old one, ask for a new link.",
  dismiss: "All right",
} as const;

export const passwordWords = {
  change: "Change password",
  changeText: "Every other device is signed out. This one stays.",
  set: "Set a password",
  setText: "Then you can also sign in with it.",
  current: "Current Password",
  currentMissing: "Enter your current password.",
  currentWrong: "This is not your current password.",
  submit: "Save Password",
  failed: "The password was not saved",
  changed: "Password Changed",
  changedText: "Your other devices are signed out.",
  wasSet: "Password Set",
} as const;

export const phoneWords = {
  title: "Phone",
  text: "We send a code of six digits to it.",
  label: "Phone Number",
  hint: "With the country's code, such as +1 718 555 0142.",
  missing: "Enter a phone number.",
  code: "Code",
  codeHint: (phone: string): string => `Sent to ${phone}. The code holds for ten minutes.`,
  codeMissing: "Enter the code that we sent.",
  send: "Send Code",
  submit: "Save Phone",
  otherNumber: "Another number",
  failed: "The phone was not changed",
  done: "Phone Saved",
  removeQuestion: "Remove your phone number?",
  removeText: "You can no longer sign in with it, and we send no codes there.",
  remove: "Remove Phone",
  removed: "Phone Removed",
} as const;
