const key = "hearthline-voice";
let isGiven = false;

/** Whether the visitor was told in this tab where the voice goes, and went on. */
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
      // A browser that stores nothing asks again on the next page.
    }
  },
};
