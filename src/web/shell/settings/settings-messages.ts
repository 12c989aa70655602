/** The texts of the settings: what can be changed, and its current value. */
export const settingsWords = {
  you: {
    title: "You",
    profile: "Profile",
    openProfile: "Edit profile",
  },
  look: {
    title: "In this browser",
    appearance: "Appearance",
    text: "Light, dark, or match your device.",
    shortcuts: "Keyboard shortcuts",
    shortcutsText: "Keys for common actions. You can turn them off.",
    openShortcuts: "View shortcuts",
  },
  data: {
    title: "Your data",
    export: "Export",
    exportText: "All your data in one file, under Account and security.",
    openExport: "Export data",
    steps: "First steps",
    stepsOpen: "Shown on the overview.",
    stepsAway: "Hidden, with steps left to do.",
    stepsDone: "All done.",
    bringBack: "Show again",
    bringBackFailed: "We couldn't save your change",
    openSteps: "Go to the overview",
  },
} as const;
