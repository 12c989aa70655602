import { pattern } from "../text/pattern.ts";

const qualify = pattern`
  \b(?:(?:do|would|will|can|could|might|should|did|if|whether|think|what if|that) (?:i|we
  |you think i|my (?:wife|husband|son|daughter|parents)|he|she|someone like me|somebody
  |people)(?: \w+){0,3}? (?:qualif\w+|be (?:\w+ )?(?:approved|eligible|accepted|denied|rejected
  |turned down)|get (?:\w+ )?(?:approved|denied|accepted|rejected|turned down|pre ?approved
  |preapproved|prequalified|pre ?qualified|a (?:\w+ )?(?:loan|mortgage)|the (?:loan|mortgage)
  |financing|financed))|(?:am|are) (?:i|we)(?: \w+)? (?:eligible|qualified|approved|pre ?approved
  |preapproved|good enough|too (?:old|poor|broke|much in debt))|how much (?:\w+ ){0,3}?(?:i|we|me
  |us) (?:\w+ )?(?:borrow|afford|qualify|get approved|be approved|get a loan|buy|get)
  |how much (?:house|home|mortgage|loan|can i (?:borrow|afford|get)|would (?:you|they
  |the bank) (?:lend|give|approve))|(?:what|how much) (?:\w+ )?(?:can|could) (?:i|we) afford
  |(?:qualify|eligible|eligibility|approved|approval|qualified) (?:for|with|if|requirements?|odds
  |chances?)|qualif(?:y|ication|ications|ying)|chances? (?:of|that|to|are
  |i)(?: \w+){0,4} (?:approved|loan|mortgage|approval|qualif\w+)|would (?:a|the|any) (?:bank
  |lender)s? (?:\w+ )?(?:lend|approve|give|take|deny))\b`;
const finances = pattern`
  \b(?:credit (?:score|rating|history|report|check)?s? ?(?:is|of|good|bad|poor|low|high|enough|okay
  |need|do|matter|around|about|needed|required|was|at|below|above|minimum|in the|fico|\d)|(?:bad
  |poor|no|low|good|great|terrible|excellent|fair|minimum|my|what) credit(?! cards?)|credit score
  |fico|\d{3} (?:credit|fico|score)|(?:score|fico) (?:of|is) (?:\w+ )?\d{3}|debt to income|dti|d t i
  |(?:make|earn|income|salary|paid)(?: \w+){0,3} (?:\d+ ?k?|thousand|grand
  |hundred)(?: \w+){0,4} (?:enough|okay|good|loan|qualify|afford)|(?:is|are
  |would) (?:my |our )(?:income|salary|job|score|debt|student loans)(?: \w+){0,5}|(?:after|with|had
  |have|had a|because of|despite)(?: \w+){0,2} (?:bankruptcy|foreclosure|short sale)|bankruptcy
  |(?:student|too much|my|our|credit card) (?:loans? )?debts?|income (?:requirement|limit
  |verification)s?|(?:lend|loan) (?:to )?(?:me|us) (?:a|the|money|\d))\b`;

// "Pre-approve me", "say that I'm approved": a decision that is asked for as if it could be given away.
const decisions = pattern`
  \b(?:(?:pre ?|conditionally )?(?:approve|qualify|prequalify) (?:me|us|my)\b|(?:am i
  |are we|(?:means?|confirm|says?)(?: that)? i am) (?:\w+ )?(?:pre ?approved
  |preapproved|approved)|disqualif\w+|(?:get|gets|got|have) (?:me|us) (?:denied|rejected|turned down
  |approved))\b`;

/** Whether plain words ask about, or offer the grounds for, a decision on a loan (12 CFR 1008, Appendix A). */
export function speaksOfQualifying(words: string): boolean {
  return qualify.test(words) || finances.test(words) || decisions.test(words);
}
