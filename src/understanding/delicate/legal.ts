import { pattern } from "../text/pattern.ts";

const legal = pattern`
  \b(?:legal (?:advice|opinion|question|counsel|help|matter|issue|problem|rights|to|ramifications
  |implications)|legally|illegal|(?:is|was|would) (?:it|that|this) (?:be )?(?:legal|lawful
  |against the law)|sue\b|suing|sued|lawsuit|liable|liabilit\w+|(?:need|get|hire|recommend|have
  |should i (?:have|get|hire)|use) (?:me )?(?:a|an) (?:\w+ )?(?:lawyer|attorney)|(?:break|get out of
  |back out of|void|breach|terminate|cancel|walk away from|breaking) (?:my|the|our|a|this) (?:lease
  |contract|purchase|deal|agreement|offer|listing agreement)|(?:back|walk) out (?:of|after|and|now
  |without)|evict\w*|foreclos\w*|contingenc\w+|earnest money|(?:explain|review|read|look over
  |interpret|understand) (?:\w+ ){0,2}(?:contract|clause|agreement|deed|title|disclosure|lease)
  |easements?|liens?|probate|deeds? (?:of|to|over|transfer)|power of attorney|trust (?:deed|fund)
  |my rights|tenant rights|squatters?|zoning|disclos(?:e|ing|ure) (?:laws?|that|the|to the buyer
  |requirements?)|statute|regulations?|respa|fair housing|discriminat\w+)\b`;
const tax = pattern`
  \b(?:tax(?:es)? (?:advice|deduct\w*|write ?off|implications?|consequences|break|benefit|credit
  |bracket|question|return|on|if|when|exempt\w*|abatement|situation|bill|would|will|do|are|rate
  |free)|(?:property|transfer|capital gains?|mansion|income|school|real estate|pay|owe|save on|avoid
  |deduct) (?:\w+ )?tax(?:es)?|tax (?:deductible|wise|purposes)|capital gains?|1031|write ?off
  |write (?:it|that|this) off|deduct(?:ible|ion|ions|ed|ing)?|depreciation|irs|i r s|cpa)\b`;
const promise = pattern`
  \b(?:(?<!no )guarante\w+|(?:can|will|do|could|would) (?:you|she|he|they) (?:\w+ )?(?:promise
  |assure|swear|vouch)|promise me|for certain that|(?:will|would|is|are
  |do you think)(?: \w+){0,5} (?:go up|go down|appreciate|drop|crash|increase in value|rise|fall
  |worth more|double)|(?:good|right|bad|wrong|best) time to (?:buy|sell|refi\w*|invest|purchase|list
  |lock)|should (?:i|we) (?:\w+ )?(?:buy|sell|refi\w*|wait|offer|lock|invest|list|accept|counter
  |take the|sign|waive|rent or|put down|bid)|how much should (?:i|we) (?:offer|bid|ask|list|counter)
  |what should (?:i|we) (?:offer|bid|list|ask|do about (?:my|the) (?:lease|contract|deed|taxes))
  |(?:investment|financial) advice|market (?:crash|going to|forecast|prediction))\b`;

/** Whether plain words ask for advice on law or tax, or for a promise of how things will go. */
export function speaksOfLaw(words: string): boolean {
  return legal.test(words) || tax.test(words) || promise.test(words);
}
