const key = "hearthline-voice";
let isGiven = false;

/** Whether the visitor was told in this tab where the audio goes, and agreed. */
export const tabConsent = {
  read(): boolean {
    try {
      return isGiven || sessionStorage.getItem(key) === "yes";
    } catch {
      return isGiven;
    }
  },
  write(): void {
    isGiven = true;
    try {
      sessionStorage.setItem(key, "yes");
    } catch {
      // Without storage, the question comes again on the next page.
    }
  },
};
