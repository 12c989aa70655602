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
  emailHint: "The email you sign in with. Change it under Account and security.",
  signInPhoneHint: "The number you sign in with. Change it under Account and security.",
  zoneHint: "Your calendar and your booking page use this time zone.",
  urlPlaceholder: "https://",
} as const;

/** Shown if the profile was saved in another window or on another device in the meantime. */
export const changedTitle = "Your profile was changed in another window or on another device";
export const changedText = "Choose what to keep, then save again.";

export const sections = {
  you: { title: "You", text: "How clients and colleagues reach you." },
  picture: {
    title: "Your picture",
    text: "Other professionals see it. Clients see it only if you choose to show it.",
  },
  business: { title: "Your business", text: "Your role decides which tools you see." },
  place: { title: "Where you work", text: "Clients and colleagues find you by place." },
  presence: { title: "On the web", text: "Addresses start with https://." },
  functions: {
    title: "What you want help with",
    text: "Check what matters to you. You can change this at any time.",
  },
} as const;

export const pictureWords = {
  upload: "Upload picture",
  replace: "Replace picture",
  remove: "Remove picture",
  hint: "JPEG, PNG or WebP. Cropped to a square and saved right away.",
  sending: (share: number): string =>
    share < 1 ? `Uploading: ${Math.floor(share * 100)}%` : "Almost done: cropping to a square",
  saved: "Picture saved.",
  removed: "Picture removed.",
  addressHint: "Or link to a picture elsewhere, starting with https://.",
  addressInstead: "An address here replaces the uploaded picture when you save.",
  noPicture: "This isn't a JPEG, PNG or WebP picture.",
  broken: "We couldn't read this picture. It may be damaged.",
  tooLarge: "This picture is larger than 5 MB. Choose a smaller one.",
} as const;

export const completeWords = {
  pageTitle: "Complete Your Profile · Hearthline",
  title: "Complete Your Profile",
  subtitle: "Tell us a little about you and your business to set up your dashboard.",
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
