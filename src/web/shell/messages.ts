/** The texts of the dashboard's layout. */

export const shellWords = {
  skip: "Skip to content",
  home: "Hearthline",
  sidebar: "Sidebar",
  navigation: "Dashboard",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  waiting: "waiting",
  crmMenu: "CRM Menu",
  addNew: "Add New...",
  lastList: "last open",
  account: "Account and security",
  settings: "Settings",
  signOut: "Sign Out",
  search: "Search",
} as const;

export const navWords = {
  overview: "Overview",
  assistant: "Assistant",
  profile: "My Profile",
  appointments: "Appointments List",
  calendar: "Full Calendar",
  calculator: "Pre-Approval Calc",
  findProfessionals: "Find Professionals",
} as const;

export const profileTabWords = {
  label: "Profile",
  mine: "My Profile",
  invitations: "Link Invitations",
} as const;

export const themeWords = {
  legend: "Theme",
  light: "Light",
  dark: "Dark",
  system: "System",
} as const;

export const noProfileWords = {
  title: "Profile data not available.",
  text: "Your account is fine. We just couldn't load your profile. Try again in a moment.",
  retry: "Retry",
  signOut: "Sign Out",
} as const;

export const unreachableWords = {
  title: "We can't reach Hearthline",
  text: "We're trying again. This page opens as soon as we get through, and nothing you saved is lost.",
  retry: "Try again now",
} as const;

export const onboardingWords = { signedInAs: (email: string): string => `Signed in as ${email}` };
