/** Where the visitor's voice goes: to the browser's own recognition, or to this installation's speech server. */
export type SoundPlace = "browser" | "server";

const keys: Record<SoundPlace, string> = {
  browser: "hearthline-voice",
  server: "hearthline-voice-server",
};
const given = new Set<SoundPlace>();

/** Whether the visitor was told in this tab where the audio goes, and agreed; each place by itself. */
export const tabConsent = {
  read(place: SoundPlace): boolean {
    try {
      return given.has(place) || sessionStorage.getItem(keys[place]) === "yes";
    } catch {
      return given.has(place);
    }
  },
  write(place: SoundPlace): void {
    given.add(place);
    try {
      sessionStorage.setItem(keys[place], "yes");
    } catch {
      // Without storage, the question comes again on the next page.
    }
  },
};
