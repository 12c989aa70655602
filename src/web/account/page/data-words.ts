/** The texts of exporting data and of deleting the account. */

export const dataWords = {
  title: "Your data",
  copy: "Export",
  export: "Export my data",
  exportText:
    "One file (JSON) with your profile, contacts, appointments, scenarios and this account.",
  exporting: "Collecting your data",
  received: (size: string): string => `${size} so far`,
  exported: "Data Exported",
  exportFailed: "We couldn't export your data",
  file: "hearthline-data.json",
  leave: "Delete account",
  erase: "Delete my account",
  eraseText: "Deletes your account and everything in it. This can't be undone.",
} as const;

export const eraseWords = {
  title: "Delete my account",
  goes: "Deleted right away, for good",
  goesList: [
    "Your profile and your booking page",
    "Your leads, deals, referral partners and their notes",
    "Your appointments, including those clients booked",
    "Your links with other professionals, keys and devices",
  ],
  stays: "What stays",
  staysList: [
    "Data that belongs to professionals you were linked with",
    "The email confirming that your account is deleted",
  ],
  label: (address: string): string => `Type ${address} to confirm`,
  mismatch: "This isn't your account's email.",
  cancel: "Keep My Account",
  submit: "Delete Everything",
  failed: "We couldn't delete your account",
  done: "Account Deleted",
  doneText: "Your account and everything in it has been deleted.",
} as const;
