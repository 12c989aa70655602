import { source } from "../text/pattern.ts";

const papers = source`
  (?:pay ?stubs?|pay ?slips?|w ?2s?|tax returns?|bank statements?|statements?|documents?|docs
  |paperwork|employment|employer|job|income|letter|id|ids|identification|license|licence|gift letter
  |application|appraisal|references?|invoices?|proof|residency|occupancy|social|signature|papers
  |score|assets|down payment)`;
const shapes = [
  source`
    (?:fake|faking|fak(?:ed|es)|forg(?:e|ed|ing)|falsif\w+|fabricat\w+|doctor(?:ed|ing)?
    |photoshop\w*|alter(?:ed|ing)?|edit(?:ed)?|counterfeit|bogus|phony|made up|make up|making up
    |invent(?:ed)?|backdat\w+|tweak(?:ed)?|fudg(?:e|ed|ing)|massag(?:e|ed)|inflat(?:e|ed|ing)
    |exaggerat\w+|pad(?:ded)?|bump up|creative with|white ?out|generate
    |whip up) (?:\w+ ){0,4}?${papers}`,
  source`
    (?:lie|lying|lied|fib|mislead|deceive|trick|fool|cheat|con|scam) (?:\w+ )?(?:on|about|to|in|the
    |my|a) (?:\w+ )?(?:\w+ )?(?:application|form|forms|loan|bank|lender|underwriter\w*|income|job
    |employment|irs|seller|buyer|appraiser|inspector|officer|mortgage|paperwork|debts?|where
    |disclosure|down payment|credit)`,
  source`
    (?:hide|hiding|conceal\w*|omit|leave out|leave off|not (?:mention|tell|disclose|declare|report
    |list|reveal|say anything|put)|without (?:telling|disclosing|declaring|reporting|mentioning
    |the (?:bank|lender|irs))|keep (?:it|this|that|my \w+|the \w+) (?:from|off|hidden|secret|out of)
    |skip (?:telling|mentioning))(?: \w+){0,5}? (?:debt|debts|loan|loans|income|assets?|money
    |divorce|alimony|child support|bank|lender|underwrit\w+|application|irs|buyers?|seller|damage
    |mold|leak|leaks|flood\w*|termites|foundation|defects?|crack\w*|job|credit|lien|liens|gift
    |second job|roommates?|tenants?)`,
  source`
    (?:under the table|off the books|off the record|straw (?:buyer|purchas\w+|borrower)|kick ?backs?
    |launder\w*|dirty money|cash back (?:at|after|from) (?:closing|the)|side (?:deal|payment
    |agreement)|silent second|bribe\w*|pay (?:you|her|him|off|the appraiser) (?:extra|off|to|under
    |cash|the appraiser)|identity theft|mortgage fraud|commit fraud|ponzi|shell company)`,
  source`
    (?:say|tell (?:them|the \w+)|claim|pretend|state|put (?:down)?|write|list it|act like
    |declare) (?:that )?(?:\w+ ){0,4}?(?:primary residence|live there|living there|live in it
    |owner occupied|make more|earn more|more than i (?:make|earn)|work(?:ed)? (?:there|for)|employed
    |am married|am single|still (?:have|employed|work))(?: \w+){0,6}`,
  source`
    (?:even though|but|when|if|though|although) (?:i|we) (?:really |actually )?(?:do not|will not
    |would not|am not|are not|did not|never) (?:\w+ )?(?:live there|liv(?:e|ing) in it|work there
    |make that|earn that|plan(?:ning)? to live|occupy)`,
  source`
    (?:use|using|used|put it (?:in|under)|borrow|apply (?:with|under|in|using)|under
    |buy (?:it )?(?:in|under)|sign(?:ing)? (?:for|as)|with) (?:\w+ ){0,2}?(?:someone else'?s?
    |somebody else'?s?|my (?:dead|late|deceased|kid'?s?|baby'?s?|son'?s?|daughter'?s?|dad'?s?
    |mom'?s?|mother'?s?|father'?s?|brother'?s?|sister'?s?|friend'?s?|cousin'?s?)(?: \w+)?
    |another person'?s?|a different|a fake|a stolen|false) (?:name|social|ssn|identity|credit|id
    |signature|information|documents?)`,
  source`
    (?:forge|sign) (?:\w+ ){0,3}(?:signature|for (?:him|her|my (?:wife|husband))|without (?:him|her
    |them) knowing)`,
  source`
    (?:get|getting|make|have) (?:the |an |that )?(?:appraiser|appraisal|inspector|underwriter
    |notary) (?:to )?(?:\w+ ){0,3}?(?:higher|hit|lie|ignore|overlook|come in|look the other way
    |sign)`,
  source`
    look the other way|no one (?:has to|needs to|will) know|nobody (?:has to|needs to|will) know
    |just between us|get around (?:the|underwriting|the rules|verification)|beat the system
    |fool the (?:system|bank)|game the system`,
];
const fraud = new RegExp(`(?<![\\w'])(?:${shapes.join("|")})`);

/** Whether plain words propose to deceive a lender, a buyer or an office. */
export function speaksOfFraud(words: string): boolean {
  return fraud.test(words);
}
