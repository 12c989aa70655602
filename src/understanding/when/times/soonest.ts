import { type Reader, reading, type SoonestMention } from "../grammar/mention.ts";
import { longestOf, phrases, textAt } from "../grammar/phrase.ts";

const firm = phrases(`
  asap
  a s a p
  as? soon|early|quickly as possible
  as soon|early|quickly as you|they|he|she|we|i can|could
  as soon|early|quickly as they|she|he|youre is? available|free
  the? earliest|soonest possible|available|opening|appointment|slot|time|availability|date
  the? earliest|soonest that? you|he|she|they
  your|her|his|their|the earliest|soonest available?
  your|her|his|their|the next|first available
  your|her|his|their|the earliest|soonest|next|first availability|opening|slot
  the? very? next|first|soonest available
  the? very? next|first|soonest open|free slot|time|spot|one
  the? next|first|soonest opening|availability
  the? next|first|soonest available|open|free slot|time|spot|one|appointment|opening|date|day
  the? next|first day|slot|time|spot|opening|appointment you|he|she|they have|has|got
  the? next|first time|slot|appointment thats|thats? available|open|free
  earliest
  soonest
  the sooner the better
  sooner is better
  right away
  immediately
  straight away
  at once
  pretty|very|real soon
  sometime soon
  soon please
  right now
  urgently
`);
const wholly = phrases(`
  whenever
  whenever works|suits for|to? you|him|her|them?
  whenever you|he|she|they are|is|have|has? free|available|open|time?
  whenever youre|hes|shes|theyre free|available|open
  whenever is|its good|best|convenient|easiest|fine for? you?
  you pick|choose|decide
  you can pick|choose|decide
  your|his|her|their choice|call|pick
  up to you|him|her|them
  i|it really? doesnt|dont|does|do not? really? matter|care|mind
  doesnt|dont really? matter|care|mind
  does|do not matter|care|mind
  dont have a preference
  not picky|fussy
  no preference|preferences
  im pretty|totally|very|completely? flexible|open
  i am pretty|totally|very|completely? flexible|open
  flexible
  wide open
  makes no difference
  surprise me
  whatever works|suits|is|you|he|she|they|time|day
  whatevers good|best|easiest|available|open|convenient
  anything works|is|goes|you|thats|available|open|fine
  anythings fine|good|okay|ok
  what|which times|time|days|day|slots|openings|appointments|dates do you|they|he|she have|got
  what|which times|time|days|day|slots|openings|appointments|dates are|is available|open|free|good|left
  what do|have|does you|they|he|she have|got open|available|free|left|coming?
  what do|does your|his|her|their availability|schedule|calendar look like
  what do|have|does you|they|he|she have|got
  whats available|open|free|left|your|her|his availability|schedule?
  what is available|open|free|left
  what availability do you|they|he|she have
  when are|is you|he|she|they|there free|available|open|time
  when do|does you|he|she|they have time|availability|something|openings|space|room
  when can|could you|he|she|they see|fit|meet|take
`);
const anyTime = phrases(`
  any time|times
  anytime
  any hour
  any slot
  all day
`);
const anyDay = phrases(`
  any day|days
  any date
  every day
  any other day|days
`);
const chosen = /^(?:earliest|soonest|first|next)$/;
const asked = new Set([
  "want",
  "day",
  "time",
  "choice",
  "appointment",
  "nothing",
  "confirm",
  "anythingElse",
]);

/** "as soon as possible", "the next opening", "whenever", "you pick", "what do you have". */
export const readSoonest: Reader<SoonestMention> = ({ tokens, listening }, at) => {
  const soon = longestOf(firm, tokens, at);
  const open = longestOf(wholly, tokens, at);
  if (soon > 0 && soon >= open) {
    const isChoice = listening.expecting === "choice" && chosen.test(textAt(tokens, at + soon - 1));
    return isChoice ? null : reading(soon, { kind: "soonest", any: null });
  }
  if (open > 0)
    return asked.has(listening.expecting) ? reading(open, { kind: "soonest", any: "all" }) : null;
  const time = longestOf(anyTime, tokens, at);
  if (time > 0 && asked.has(listening.expecting))
    return reading(time, { kind: "soonest", any: "time" });
  const day = longestOf(anyDay, tokens, at);
  return day > 0 ? reading(day, { kind: "soonest", any: "day" }) : null;
};
