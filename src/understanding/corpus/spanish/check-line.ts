import type { Day, Minute } from "../../calendar.ts";
import type { Expecting, Heard, Listening } from "../../heard.ts";
import { monday } from "../hear.ts";
import { inShort } from "../hear-when.ts";
import { understand } from "../../understand.ts";

const day = "2026-11-24" as Day;
const offered = [600, 750, 900].map((minute) => ({ day, minute: minute as Minute }));
const isEmail = (text: string) => /^[^\s@]{1,64}@[^\s@]+\.\p{L}{2,}$/u.test(text);

/**
 * For tests: what was understood in one line of the corpus, in its own notation, and what should have been:
 * "[expecting] words => key=value; key=value". A talk is Spanish so far, unless it has only begun or the line is
 * English.
 */
export function checkLine(line: string): { text: string; heard: string; meant: string } {
  const [said = "", meant = ""] = line.split(" => ");
  const [, asked, words] = /^\[(\w+)\] (.*)$/.exec(said) ?? [];
  const expecting = (asked ?? "want") as Expecting;
  const text = words ?? said;
  const isEnglish = meant.includes("lang=en") || expecting === "want";
  const listening: Listening = {
    ...monday,
    expecting,
    offered: expecting === "choice" ? offered : [],
    about: expecting === "confirm" ? { day, minute: 900 as Minute } : monday.about,
    language: isEnglish ? "en" : "es",
  };
  const heard = understand(text, listening, isEmail);
  const keys = meant.split("; ").map((part) => part.split("=") as [string, string]);
  return {
    text,
    heard: keys.map(([key, value]) => `${key}=${valueOf(heard, key, value)}`).join("; "),
    meant,
  };
}

/** The value of a key; of a list, the one that is looked for, if it is in it. */
function valueOf(heard: Heard, key: string, value: string): string {
  const among = (list: readonly string[]) => (list.includes(value) ? value : list.join(","));
  const { choice } = heard;
  switch (key) {
    case "lang":
      return heard.language;
    case "when":
      return inShort(heard.when);
    case "wants":
      return among(heard.wants);
    case "nowants":
      return heard.wants.some((want) => want === value) ? `not ${value}` : value;
    case "q":
      return among(heard.questions);
    case "delicate":
      return among(heard.delicate);
    case "declines":
      return among(heard.declines);
    case "corrects":
      return among(heard.corrects);
    case "choice":
      return choice?.kind === "nth" ? `nth:${choice.nth}` : (choice?.kind ?? "-");
    default:
      return String(heard[key as "name"]);
  }
}
