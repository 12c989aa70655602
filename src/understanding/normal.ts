import { tidy } from "./text/tidy.ts";

/** The most that one turn may hold, in characters. What is longer is cut, never refused. */
export const longestTurn = 1000;

/** What was said in the form in which it is read: tidy, lower case, at most `longestTurn` characters. */
export function normal(text: string): string {
  return tidy(tidy(text, longestTurn).toLowerCase(), longestTurn);
}
