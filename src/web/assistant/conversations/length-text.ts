import { talkWords as words } from "./conversation-messages.ts";

/** A duration as text: "47 s", "3 min 5 s". */
export function lengthText(seconds: number): string {
  if (seconds < 60) return words.seconds(seconds);
  return words.minutes(Math.floor(seconds / 60), seconds % 60);
}
