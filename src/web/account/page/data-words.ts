/** The words of taking the own data along, and of leaving for good. */

export const dataWords = {
  title: "Your data",
  copy: "A copy of everything",
  export: "Export my data",
  exportText:
    "One file (JSON) with your profile, contacts, appointments, scenarios and this account.",
  exporting: "Collecting your data",
  received: (size: string): string => `${size} so far`,
  exported: "Data Exported",
  exportFailed: "Your data could not be exported",
  file: "hearthline-data.json",
  leave: "Leave for good",
  erase: "Delete my account",
  eraseText: "Your account and everything in it goes. There is no way back.",
} as const;

export const eraseWords = {
  title: "Delete my account",
  goes: "What goes, at once and for good",
  goesList: [
    "Your profile and your booking page",
    "Your leads, deals, referral partners and their notes",
    "Your appointments, also those that clients booked",
    "Your links with other professionals, keys and devices",
  ],
  stays: "What stays",
  staysList: [
    "What belongs to professionals whom you were linked with",
    "The mail that tells you that the account is deleted",
  ],
  label: (address: string): string => `Type ${address} to confirm`,
  mismatch: "This is not the address of your account.",
  cancel: "Keep My Account",
  submit: "Delete Everything",
  failed: "Your account was not deleted",
  done: "Account Deleted",
  doneText: "Your account and everything in it is gone.",
} as const;
