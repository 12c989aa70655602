import { pattern } from "../text/pattern.ts";
import type { Expecting } from "../heard.ts";
import { runsOf, type Run } from "../text/digits.ts";
import { tokensOf, without } from "../text/tokens.ts";

/** How many digits a code has. */
const codeLength = 6;

const named = pattern`
  \b(?<!zip |area |lock ?box |gate |door |post |postal |dress )(?:code|pin|confirmation|reference
  |booking)\b[^.?!]{0,40}$`;

/** The six digits of a code in a normal text: whenever one was asked for, else only where it is called one. */
export function hearCode(
  text: string,
  expecting: Expecting,
): { code: string | null; rest: string } {
  const isAsked = expecting === "code" || expecting === "appointment";
  const runs = runsOf(tokensOf(text), isAsked).filter(
    (run) => codeOf(run) !== null && !run.hasPlus && !run.hasStroke,
  );
  const run = runs.findLast(({ from }) => isAsked || named.test(text.slice(0, from)));
  if (!run) return { code: null, rest: text };
  const to = run.digits.length === codeLength ? run.to : run.allTo;
  return { code: codeOf(run), rest: without(text, { from: run.from, to }) };
}

function codeOf({ digits, allDigits }: Run): string | null {
  return [digits, allDigits].find((each) => each.length === codeLength) ?? null;
}
