/** The texts of the profile; those quoted in docs/behavior/profiles.md are exact. */

/** The labels of the form's fields. */
export const labels = {
  fullName: "Full Name",
  email: "Email",
  phone: "Phone",
  signInPhone: "Sign-in Phone",
  companyName: "Company Name",
  businessType: "Business Type",
  roleInBusiness: "Role in Business",
  title: "Title",
  yearsInBusiness: "Years in Business",
  licenseNumber: "License Number",
  locationCity: "Location City",
  locationState: "Location State",
  timeZone: "Time Zone",
  address: "Address",
  website: "Website",
  profilePictureUrl: "Profile Picture URL",
  showsPictureOnBooking: "Show my picture on my booking page",
  showsLicenseOnBooking: "Show my license number on my booking page",
  linkedin: "LinkedIn",
  twitter: "Twitter",
  facebook: "Facebook",
  desiredFunctions: "Desired Functions",
} as const;

export const formWords = {
  required: "Fields with * are required.",
  choose: "Choose…",
  chooseTypeFirst: "Choose a business type first",
  unsaved: "You have unsaved changes.",
  emailHint: "The address you sign in with. It is not changed here.",
  signInPhoneHint: "The number you sign in with. Change it under Account and security.",
  zoneHint: "Taken from your browser at first. Your calendar and your booking page keep to it.",
  urlPlaceholder: "https://",
} as const;

/** The form was saved in another window or on another device meanwhile. */
export const changedTitle = "Your profile was changed somewhere else";
export const changedText = "Choose what to keep, then save again.";

export const sections = {
  you: { title: "You", text: "How clients and colleagues reach you." },
  picture: {
    title: "Your picture",
    text: "Professionals who look for you see it. Clients see it only if you say so.",
  },
  business: { title: "Your business", text: "Your role decides which tools you see." },
  place: { title: "Where you work", text: "Clients and colleagues find you by place." },
  presence: { title: "On the web", text: "Addresses begin with https://." },
  functions: {
    title: "What you want help with",
    text: "Tick what matters to you. You can change it at any time.",
  },
} as const;

export const pictureWords = {
  upload: "Upload picture",
  replace: "Replace picture",
  remove: "Remove picture",
  hint: "JPEG, PNG or WebP. It is cut to a square and saved at once.",
  sending: (share: number): string =>
    share < 1 ? `Sending: ${Math.floor(share * 100)}%` : "Almost done: cutting it to a square",
  saved: "Your picture is saved.",
  removed: "Your picture is removed.",
  addressHint: "Instead of an upload: the address of a picture elsewhere, with https://.",
  addressInstead: "An address here takes the place of the uploaded picture when you save.",
  noPicture: "This is no JPEG, PNG or WebP picture.",
  broken: "This picture is damaged and could not be read.",
  tooLarge: "This picture is larger than 5 MB. Choose a smaller one.",
} as const;

export const completeWords = {
  pageTitle: "Complete Your Profile · Hearthline",
  title: "Complete Your Profile",
  subtitle: "A few facts about you and your business, and your dashboard is ready.",
  submit: "Complete Profile",
  done: "Profile Complete!",
  doneText: "Welcome to your dashboard.",
  failed: "Error Saving Profile",
} as const;

export const profileWords = {
  section: "My Profile",
  submit: "Save Profile",
  done: "Profile Updated",
  doneText: "Your changes are saved.",
  failed: "Error Updating Profile",
  missing: "Profile data not available.",
} as const;

export const zoneGroups = { unitedStates: "United States", other: "Other" } as const;
