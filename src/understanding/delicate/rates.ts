import { pattern, source } from "../text/pattern.ts";

// 12 CFR 1026.24 and 1014: rates, payments, fees and terms are what an advertisement may not state in passing.
const rates = pattern`
  \b(?:(?:interest|mortgage|current|today'?s?|fixed|variable|adjustable|arm|loan|lowest|best|good
  |your|fha|va|jumbo|refi|refinance|lower|going|market|year|the|what|low|bank|lock(?:ed)?|higher
  |heloc|conventional) (?:\w+ )?rates?|rates? (?:can|could|would|do) (?:i|you|we)|how many points
  |fees? (?:\w+ ){0,6}loan|rates? (?:today|now|right now|these days|lately|like|are|look|going
  |lock(?:ed)?|quote|is|for (?:a|an|my|the)|do you|can you|would|will|at the moment|on (?:a|an|the))
  |^rates?$|apr|a p r|annual percentage|interest (?:do|would|will|only)|lock in (?:a|the|my|at)
  |(?:discount |mortgage )points|buy ?down)\b`;
// "At any rate", "I rate it", "heart rate".
const otherRates = new RegExp(
  source`
    \b(?:at (?:any|this|that) rate|(?:i|we|you|would|please|to|they) rate|first rate|second rate
    |heart rate|rate (?:of return|your|this|my experience|it|us|her|him)|crime rate|success rate
    |flat rate|hourly rate|exchange rate|birth rate)\b`,
  "g",
);
const money = pattern`
  \b(?:monthly (?:payments?|mortgage|cost)|mortgage payments?|payments? (?:be|look|would|will
  |on (?:a|an|the))|closing costs?|(?:lender|origination|processing|underwriting|application) fees?
  |loan fees?|pmi|mortgage insurance|down ?payments?|percent down|% down|how much (?:down
  |do i (?:need|have) to put|money down|would i pay (?:a|per|each) month|a month)|amortiz\w+
  |loan (?:terms?|programs? (?:cost|rate))|what terms|seller credits?|what (?:can|would|will) (?:you
  |they|she|he) (?:offer|give|charge|quote) me (?:on|for) (?:a|the|my) (?:loan|mortgage|refi\w*)
  |quote (?:me|on|for)|a quote|good faith estimate|loan estimate|cash to close|prepayment penalt\w+
  |balloon payment)\b`;
const percents =
  /\d ?(?:%|percent|per cent)(?= |$)(?! (?:sure|certain|positive|right|agree|yes))|(?<!\b(?:hundred|thousand|100) )\b(?:percent|per cent)(?= |$)/;
// What something would cost a month, asked with or without the word payment.
const aMonth =
  /\b(?:pay|payments?|cost|costs|spend|much|more|less|k|\d{3,}) (?:\w+ ){0,3}?(?:a|per|each|every) month\b|\bpayments? (?:on|for|of|at)\b|\b(?:zero|no|nothing|0|\d+) down\b/;

/** Whether plain words speak of rates, payments, fees of a loan or its terms. */
export function speaksOfRates(words: string): boolean {
  const kept = words.replace(otherRates, " ");
  return rates.test(kept) || money.test(kept) || percents.test(kept) || aMonth.test(kept);
}
