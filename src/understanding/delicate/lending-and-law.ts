import { pattern, source } from "../text.ts";

// 12 CFR 1026.24 and 1014: rates, payments, fees and terms may only be advertised with full disclosures.
const rates = pattern`
  \b(?:(?:interest|mortgage|current|today'?s?|fixed|variable|adjustable|arm|loan|lowest|best|good|your|fha|va|jumbo
  |refi|refinance|lower|going|market|year|the|what|low|bank|lock(?:ed)?|higher|heloc|conventional) (?:\w+ )?rates?
  |rates? (?:can|could|would|do) (?:i|you|we)|how many points|fees? (?:\w+ ){0,6}loan|rates? (?:today|now|right now
  |these days|lately|like|are|look|going|lock(?:ed)?|quote|is|for (?:a|an|my|the)|do you|can you|would|will
  |at the moment|on (?:a|an|the))|^rates?$|apr|a p r|annual percentage|interest (?:do|would|will|only)|lock in (?:a
  |the|my|at)|(?:discount |mortgage )points|buy ?down)\b`;
// "At any rate", "I rate it", "heart rate".
const otherRates = new RegExp(
  source`
    \b(?:at (?:any|this|that) rate|(?:i|we|you|would|please|to|they) rate|first rate|second rate|heart rate
    |rate (?:of return|your|this|my experience|it|us|her|him)|crime rate|success rate|flat rate|hourly rate
    |exchange rate|birth rate)\b`,
  "g",
);
const money = pattern`
  \b(?:monthly (?:payments?|mortgage|cost)|mortgage payments?|payments? (?:be|look|would|will|on (?:a|an|the))
  |closing costs?|(?:lender|origination|processing|underwriting|application) fees?|loan fees?|pmi|mortgage insurance
  |down ?payments?|percent down|% down|how much (?:down|do i (?:need|have) to put|money down|would i pay (?:a|per
  |each) month|a month)|amortiz\w+|loan (?:terms?|programs? (?:cost|rate))|what terms|seller credits?|what (?:can
  |would|will) (?:you|they|she|he) (?:offer|give|charge|quote) me (?:on|for) (?:a|the|my) (?:loan|mortgage|refi\w*)
  |quote (?:me|on|for)|a quote|good faith estimate|loan estimate|cash to close|prepayment penalt\w+|balloon payment)\b`;
const percents = pattern`
    \d ?(?:%|percent|per cent)(?= |$)(?! (?:sure|certain|positive|right|agree|yes|of the time))|(?<!\b(?:hundred|thousand
    |100) )\b(?:percent|per cent)(?= |$)(?! of the time)`;
// What something would cost per month, asked with or without the word payment.
const aMonth = pattern`
    \b(?:pay|payments?|cost|costs|spend|much|more|less|k|\d{3,}) (?:\w+ ){0,3}?(?:a|per|each|every) month\b
    |\bpayments? (?:on|for|of|at)\b|\b(?:zero|no|nothing|0|\d+) down\b`;

/** Whether plain words are about rates, payments, fees of a loan or its terms. */
export function speaksOfRates(words: string): boolean {
  const kept = words.replace(otherRates, " ");
  return rates.test(kept) || money.test(kept) || percents.test(kept) || aMonth.test(kept);
}

const qualify = pattern`
  \b(?:(?:do|would|will|can|could|might|should|did|if|whether|think|what if|that) (?:i|we|you think i|my (?:wife
  |husband|son|daughter|parents)|he|she|someone like me|somebody|people)(?: \w+){0,3}? (?:qualif\w+
  |be (?:\w+ )?(?:approved|eligible|accepted|denied|rejected|turned down)|get (?:\w+ )?(?:approved|denied|accepted
  |rejected|turned down|pre ?approved|preapproved|prequalified|pre ?qualified|a (?:\w+ )?(?:loan|mortgage)|the (?:loan
  |mortgage)|financing|financed))|(?:am|are) (?:i|we)(?: \w+)? (?:eligible|qualified|approved|pre ?approved
  |preapproved|good enough|too (?:old|poor|broke|much in debt))|how much (?:\w+ ){0,3}?(?:i|we|me
  |us) (?:\w+ )?(?:borrow|afford|qualify|get approved|be approved|get a loan|buy|get)|how much (?:house|home|mortgage
  |loan|can i (?:borrow|afford|get)|would (?:you|they|the bank) (?:lend|give|approve))|(?:what
  |how much) (?:\w+ )?(?:can|could) (?:i|we) afford|(?:qualify|eligible|eligibility|approved|approval
  |qualified) (?:for|with|if|requirements?|odds|chances?)|qualif(?:y|ication|ications|ying)|chances? (?:of|that|to|are
  |i)(?: \w+){0,4} (?:approved|loan|mortgage|approval|qualif\w+)|would (?:a|the|any) (?:bank
  |lender)s? (?:\w+ )?(?:lend|approve|give|take|deny))\b`;
const finances = pattern`
  \b(?:credit (?:score|rating|history|report|check)?s? ?(?:is|of|good|bad|poor|low|high|enough|okay|need|do|matter
  |around|about|needed|required|was|at|below|above|minimum|in the|fico|\d)|(?:bad|poor|no|low|good|great|terrible
  |excellent|fair|minimum|my|what) credit(?! cards?)|credit score|fico|\d{3} (?:credit|fico|score)|(?:score
  |fico) (?:of|is) (?:\w+ )?\d{3}|debt to income|dti|d t i|(?:make|earn|income|salary|paid)(?: \w+){0,3} (?:\d+ ?k?
  |thousand|grand|hundred)(?: \w+){0,4} (?:enough|okay|good|loan|qualify|afford)|(?:is|are|would) (?:my 
  |our )(?:income|salary|job|score|debt|student loans)(?: \w+){0,5}|(?:after|with|had|have|had a|because of
  |despite)(?: \w+){0,2} (?:bankruptcy|foreclosure|short sale)|bankruptcy|(?:student|too much|my|our
  |credit card) (?:loans? )?debts?|income (?:requirement|limit|verification)s?|(?:lend|loan) (?:to )?(?:me|us) (?:a
  |the|money|\d))\b`;

// "Pre-approve me", "say that I'm approved": asks for a lending decision.
const decisions = pattern`
  \b(?:(?:pre ?|conditionally )?(?:approve|qualify|prequalify) (?:me|us|my)\b|(?:am i|are we|(?:means?|confirm
  |says?)(?: that)? i am) (?:\w+ )?(?:pre ?approved|preapproved|approved)|disqualif\w+|(?:get|gets|got|have) (?:me
  |us) (?:denied|rejected|turned down|approved))\b`;

/** Whether plain words ask for a lending decision, or give facts for one (12 CFR 1008, Appendix A). */
export function speaksOfQualifying(words: string): boolean {
  return qualify.test(words) || finances.test(words) || decisions.test(words);
}

const legal = pattern`
  \b(?:legal (?:advice|opinion|question|counsel|help|matter|issue|problem|rights|to|ramifications|implications)
  |legally|illegal|(?:is|was|would) (?:it|that|this) (?:be )?(?:legal|lawful|against the law)|sue\b|suing|sued
  |lawsuit|liable|liabilit\w+|(?:need|get|hire|recommend|have|should i (?:have|get|hire)|use) (?:me )?(?:a
  |an) (?:\w+ )?(?:lawyer|attorney)|(?:break|get out of|back out of|void|breach|terminate|cancel|walk away from
  |breaking) (?:my|the|our|a|this) (?:lease|contract|purchase|deal|agreement|offer|listing agreement)|(?:back
  |walk) out (?:of|after|and|now|without)|evict\w*|foreclos\w*|contingenc\w+|earnest money|(?:explain|review|read
  |look over|interpret|understand) (?:\w+ ){0,2}(?:contract|clause|agreement|deed|title|disclosure|lease)|easements?
  |liens?|probate|deeds? (?:of|to|over|transfer)|(?<!\b(?:i am|am|have|has|with|as|under|his|her|their
  |my) (?:the |a )?)power of attorney|trust (?:deed|fund)|my rights|tenant rights|squatters?|zoning|disclos(?:e|ing
  |ure) (?:laws?|that|the|to the buyer|requirements?)|statute|regulations?|respa|fair housing|discriminat\w+)\b`;
const tax = pattern`
  \b(?:tax(?:es)? (?:advice|deduct\w*|write ?off|implications?|consequences|break|benefit|credit|bracket|question
  |return|on|if|when|exempt\w*|abatement|situation|bill|would|will|do|are|rate|free)|(?:property|transfer
  |capital gains?|mansion|income|school|real estate|pay|owe|save on|avoid|deduct) (?:\w+ )?tax(?:es)?
  |tax (?:deductible|wise|purposes)|capital gains?|1031|write ?off|write (?:it|that|this) off|deduct(?:ible|ion|ions
  |ed|ing)?|depreciation|irs|i r s|cpa)\b`;
const promise = pattern`
  \b(?:(?<!no )guarante\w+|(?:can|will|do|could|would) (?:you|she|he|they) (?:\w+ )?(?:promise|assure|swear|vouch)
  |promise me|for certain that|(?:will|would|is|are|do you think)(?: \w+){0,5} (?:go up|go down|appreciate
  |drop(?! (?:it|this|that|them|him|her|off|by|in|the|my|a)\b)|crash
  |increase in value|rise|fall|worth more|double)|(?:good|right|bad|wrong|best) time to (?:buy|sell|refi\w*|invest
  |purchase|list|lock)|should (?:i|we) (?:\w+ )?(?:buy|sell|refi\w*|wait|offer|lock|invest|list|accept|counter
  |take the|sign|waive|rent or|put down|bid)|how much should (?:i|we) (?:offer|bid|ask|list|counter)|what should (?:i
  |we) (?:offer|bid|list|ask|do about (?:my|the) (?:lease|contract|deed|taxes))|(?:investment|financial) advice
  |market (?:crash|going to|forecast|prediction))\b`;

/** Whether plain words ask for advice on law or tax, or for a promise of how things will go. */
export function speaksOfLaw(words: string): boolean {
  return legal.test(words) || tax.test(words) || promise.test(words);
}
