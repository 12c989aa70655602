import { pattern, source } from "../text/pattern.ts";
import type { Expecting } from "../heard.ts";
import { bare } from "../text/plain.ts";

const it = source`
  (?:appointment|meeting|consultation|consult|booking|visit|reservation|showing|viewing|tour|session
  |slot|call|sit down)`;
const whose = source`
  (?:my|our|the|this|that|an|existing|his|her|tomorrow'?s?|today'?s?|monday'?s?|tuesday'?s?
  |wednesday'?s?|thursday'?s?|friday'?s?)`;
const its = `${whose} (?:[\\w']+ ){0,3}?${it}`;

const moving = [
  "re ?sched\\w*|rebook\\w*|re book\\w*|postpon\\w*",
  source`
    (?:move|moving|change|changing|transfer|carry|push|pushing|switch|switching|swap|shift|bump|delay|adjust|modify
    |alter|update|edit) (?:\w+ ){0,2}?${its}`,
  `(?:bring|push|move) ${its} (?:forward|back|up|out|later|earlier|to\\b)`,
  `(?:different|another|other|new|better|later|earlier) (?:time|day|date|slot) for ${its}`,
  source`
    ${its} (?:\w+ ){0,4}?(?:to (?:a |an )?(?:different|another|other|new|later|earlier)
    |(?:needs?|has|have|had) to (?:be )?(?:move|moved|change|changed|shift|shifted))`,
  `come (?:in )?(?:\\w+ )?(?:another|a different|some other) (?:day|time) (?:instead|than)`,
  // "Move my two o'clock": no noun, and still one's own.
  source`
    (?:move|bump|push|shift|switch|swap) (?:my|our)(?! (?:house|home|family|stuff|things|furniture
    |money|loan|mortgage|lease|mother|mom|father|dad|parents|kids|office|business|email|number)\b)(?= )`,
  // What was settled before is spoken of as no longer good.
  source`
    (?:earlier|later|sooner|another (?:day|time)) than (?:what )?(?:we|i|you|they|the) (?:\w+ )?(?:agreed
    |said|booked|planned|scheduled|settled|arranged|picked|appointment|time|day)`,
  source`
    (?:picked|booked|chose|took|gave|got|have|put down|made it for) (?:me |us )?(?:on|for|in)? ?the wrong (?:day|time|date|slot|week)`,
  source`
    (?:would|had|i'd) (?:much )?rather (?:come|meet|do|have it|see) (?:\w+ ){0,8}?(?:than|instead of)\b`,
  source`
    (?:booked|put|have|got|scheduled) me (?:down )?(?:for|at|in|on) (?:[\w':]+ ){1,8}?(?:but|and)(?: \w+){0,8}? (?:want
    |wanted|need|needed|meant|asked for)\b`,
  source`
    (?:i am|we are|am i|already) (?:booked|down|scheduled|in)(?: [\w':]+){0,8}? (?:later|earlier|sooner|another
    |different|instead|change|move|switch|but (?:i|we) (?:would|want|need|rather|prefer))\b`,
  `put ${its} off|put (?:it|that|this) off (?:to|till|until|for|a)`,
  source`
    (?:bump|push|shift|slide|nudge) (?:it|that|this|me|us)(?= (?:back|out|up|to|till|until|a|forward
    |one|by)\b|$)`,
];
const movingSaid = new RegExp(`(?<![\\w'])(?:${moving.join("|")})`);
// Said of what is being booked just now, these choose anew and move nothing.
const looselySaid = pattern`
  \b(?:(?:another|different|other|new) (?:time|day|date)|(?:move|push|switch|change|bump
  |bring) (?:it|that|things|the (?:time|day|date)|to (?:a|another)))(?! (?:mind|email|name|number
  |phone|lender|agent))\b`;
// "My Thursday isn't going to work": what one has is no longer good.
const noLonger = pattern`
  \b(?:my|our|the) (?:[\w':]+ ){1,6}?(?:is not|are not|will not|does not|cannot|no longer|is no
  longer|has stopped) (?:going to |be |gonna )?(?:work|works|working|good|possible|happen|happening
  |do|fit)\b`;
const notMoving = pattern`
  \b(?:do not|not|no) (?:want|need|have|reason) to (?:move|change|reschedule|rebook)\b|\bnot (?:to
  )?(?:move|moving|reschedule|rescheduling)\b|\b(?:what if|if) i (?:need
  |have|want|had) to (?:reschedule|move|change)\b|\bhow (?:do|would|can) (?:i
  |you) reschedule later\b|\breschedul\w+ (?:policy|fee)\b`;

const unable = source`
  (?:cannot|can no longer|will not be able to|am not able to|am unable to|are not able to
  |am not going to|not going to be able to|will not|shall not|could not|not going to|(?:am|is|are) not|do not think i can
  |no longer able to
  |wont be able to) (?:actually |be able to |really )*(?:make (?:it|my|our|the|that|this|tomorrow
  |today|our)|come|coming|be coming|attend|be there|be in|keep|show up)`;
const otherwise = pattern`
  \b(?:another|different|other|new|later|earlier|instead|what about|how about|is there|do you have
  |can we|could we|can i|could i|next week (?:is|would|works)|reschedule|when else|would \w+ work)\b`;
const cancelling = [
  `(?:i|we|he|she|they)(?: am| is| are| will| shall) not (?:be )?coming(?! (?:from|because))\\b`,
  `(?:cancel|cancelling|canceling|cancl\\w*)\\b(?! (?:policy|fee|button|culture))`,
  source`
    call(?:ing)? (?:it|this|that|everything|the (?:appointment|meeting|whole thing)|my (?:appointment
    |meeting)) off|call(?:ing)? off`,
  source`
    (?:drop|scrap|delete|remove|void|scratch|nix|ditch|get rid of|take out|back out of|get out of
    |call off|kill|forget|forget about) ${its}`,
  // "Scrap my two o'clock": no noun, and still one's own.
  `(?:scrap|scratch|nix|ditch|kill|drop) (?:my|our)(?! (?:email|number|phone|name|address|last))\\b`,
  `(?:do not|no longer|not) (?:need|want|wish)(?: to keep)? ${its}(?: any ?more)?`,
  source`
    (?:take|get|remove) (?:me|us|my name) (?:off|out|from)(?: of)?(?: of)? (?:the|your|her
    |his) (?:calendar|schedule|books?|roster)`,
  `${its} (?:is off|should be cancell?ed)`,
];
const cancelSaid = new RegExp(`(?<![\\w'])(?:${cancelling.join("|")})`);
const notCancelling = pattern`
  \b(?:do not|did not|not|never|without|rather than|instead of) (?!mov|resched|rebook)(?:\w+ ){0,3}?cancel\w*|\b(?:what
  |is it|happens|possible|okay|free|later|can i)(?: \w+){0,3}? (?:if|when
  |to) i? ?(?:\w+ )?(?:\w+ )?(?:to )?cancel\b|\bif i (?:\w+ ){0,3}cancel\b
  |\bcan i (?:always )?cancel (?:later|any ?time|after|it later|if)\b|\b(?:was|were|been|got|did you
  |has|have you|why|who|she|he|they) (?:\w+ ){0,3}?cancel\w*`;

/** Where in plain words somebody wants an appointment at another time; -1 where nobody does. */
export function moveAt(words: string, expecting: Expecting): number {
  if (notMoving.test(words)) return -1;
  const at = words.search(movingSaid);
  if (at >= 0) return at;
  const isOpen = /^(?:want|nothing|anythingElse|appointment)$/.test(expecting);
  if (!isOpen) return -1;
  const loose = words.search(looselySaid);
  if (loose >= 0) return loose;
  const bad = words.search(noLonger);
  if (bad >= 0) return bad;
  const cannot = words.search(new RegExp(`\\b${unable}\\b`));
  return cannot >= 0 && otherwise.test(words) ? cannot : -1;
}

/** Where in plain words somebody calls an appointment off; -1 where nobody does. */
export function cancelAt(words: string): number {
  if (/^(?:cancel|cancel (?:it|that|this))$/.test(bare(words))) return 0;
  if (notCancelling.test(words)) return -1;
  const at = words.search(cancelSaid);
  if (at >= 0) return at;
  return otherwise.test(words.replace(/\b(?:no|not) need to \w+/, ""))
    ? -1
    : words.search(new RegExp(`\\b${unable}\\b(?! (?:on|at|before|after|until) )`));
}
