/** A rule of a loan program with the days on which it holds ("2026-03-14", both included), and where it is published. */
export type Dated<Rule> = {
  from: string;
  /** Null while no end is known. */
  until: string | null;
  source: string;
  rule: Rule;
};

/** The rule that holds on this day; null if none does, which is unknown and never within. */
export function ruleOn<Rule>(rules: readonly Dated<Rule>[], day: string): Rule | null {
  // ISO days sort as text.
  const found = rules.find(({ from, until }) => from <= day && (until === null || day <= until));
  return found?.rule ?? null;
}
