/** The words of the settings: what can be set, and what is set now. */
export const settingsWords = {
  account: {
    title: "You and your account",
    profile: "Profile",
    openProfile: "Edit profile",
    security: "Account and security",
    securityText: (email: string): string =>
      `${email}. Password, second step, passkeys, devices, keys for programs.`,
    openSecurity: "Open account",
    sharing: "Sharing with linked professionals",
    linkedOfficer: "You are linked. You decide which of your deals an agent sees.",
    linkedAgent:
      "You are linked. You see what your loan officer shares, and they see the scenarios that you save.",
    isNotLinked: "You are linked with nobody. Whoever you link with sees only what you share.",
    openSharing: "See links",
  },
  time: {
    title: "Your time",
    hours: "Booking hours",
    ownHours: (zone: string): string => `Your own hours, in ${zone}.`,
    usualHours: (zone: string): string => `The usual hours of every day, in ${zone}.`,
    noZone: "your time zone",
    openHours: "Set hours",
    link: "Booking link",
  },
  assistant: {
    title: "Assistant",
    answers: "Your assistant",
    text: "When it answers, what it may do by itself, and how it speaks for you.",
    state: (isOn: boolean): string => (isOn ? "on" : "off"),
    open: "Set up",
  },
  look: {
    title: "In this browser",
    appearance: "Appearance",
    text: "Light, dark, or as your device has it.",
  },
  data: {
    title: "Your data",
    export: "A copy of everything",
    exportText: "One file with all that is yours. It waits at the end of Account and security.",
    openExport: "Take it along",
    steps: "First steps",
    stepsOpen: "They stand on the overview.",
    stepsAway: "Put away, with something left to do.",
    stepsDone: "All of them are done.",
    bringBack: "Show them again",
    bringBackFailed: "Could not be saved",
    openSteps: "Go to the overview",
  },
} as const;
