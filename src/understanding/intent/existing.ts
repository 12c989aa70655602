import { pattern, phrasesOf, source } from "../text.ts";

// Plain words (text.ts): "I've got" is "i have got", "11:00" is "11 00".

export const clock = source`
  (?:(?:\d{1,2}(?: \d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve
  |noon)(?: (?:thirty|fifteen|forty five))?(?: ?[ap] ?m| o'?clock| oclock)?)`;
export const weekday = source`
  (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day'?s?|mon|tues?|wed|thurs?|fri|today'?s?|tomorrow'?s?)\b`;
const meeting = source`
  (?:appointment|meeting|consultation|consult|booking|reservation|slot|visit|showing|viewing|walk ?through|session
  |sit ?down|rdv|rendez ?vous|thing|spot)`;
const her =
  "(?:you|yous|ya|your|her|him|she|them|ana|the (?:agent|realtor|broker|office|loan \\w+))";
// "Her Monday at eleven" is hers, but "see her Monday at eleven" says whom and when.
const theirs = source`
  (?:my|our|his|their|(?<!\b(?:see|seeing|meet|meeting|with|to|call|catch|visit|join|tell|ask|show|get) )her)`;
export const month = source`
  (?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|aug|sept?|oct
  |nov|dec|may(?= \d))`;
// A time of day that can be no other number.
const exactly = `${clock}(?<= (?:\\d\\d|o'?clock|[ap] ?m|thirty|fifteen|forty five))`;
const others = source`
  (?:doctor'?s?|dr'?s?|dentist'?s?|dental|hair|nail|vet|court|school|work|job|other|another|new|lunch|business
  |medical|eye
  |therapy|bank)`;

// "I had wrote you down on the wrong page of my calendar."
const wrongPage = source`
  (?:wrote|marked|put|jotted|had|got|penciled|entered|copied) (?:(?:you|ya|it|this|that|us|me|him|her|down
  |in) )*(?:(?:on
  |for|in|under|as|at) )?the wrong (?:page|day|date|time|week|month)\b(?! (?:of the|number|email))`;
// Words that speak of an appointment which is there already.
const mentions = phrasesOf([
  source`
    (?<!\b(?:to|can|could|may|should|might|will|must|do|does|would) )(?:i|we|she|he|dad|mom|mother|father|wife
    |husband|already) (?:do |already |just |still )*(?:have|has|had|have got|has got|got|made|set|set up|booked
    |scheduled|reserved) (?:already |me |us |down |him |her )*(?:(?:an?|my|our|the|this
    |that)(?! ${others}\b) (?:[\w']+ )?${meeting}|appointment|(?:visit|meeting|booking|reservation|rdv|rendez ?vous)
    (?= (?:${weekday}|on|for|at)\b))(?! (?:with my|at my|available|open|free|until|till
    |at work))`,
  source`
    (?:i|we|she|he|my \w+|you) (?:already |just |had |have |only )*(?:booked|scheduled|reserved|signed up)
    (?! (?:a |an |my |our )?(?:flight|hotel|trip|vacation|solid|up|out|until|all|somebody|someone|with another))`,
  source`
    (?:am|are|is|was|were|im|being|got|have|has|been) (?:already |all |still )*(?:supposed to (?:come|meet|see
    |be (?:there|in|at|with)|talk|sit|have (?:a|an|my))|due (?:in|to (?:come|see|meet)|at|on|there)|down (?:for|on
    |at)|(?:booked|scheduled|penciled|pencilled|slated|set|signed up) (?:in |down |up )?(?:for|on|at|with|to (?:come
    |meet|see))|on (?:the|your|her) (?:books|calendar|schedule))`,
  source`
    (?<!\b(?:do|does|did|would|will|can|could|to|might|may|if) (?:you |they |she |he |i |we )?(?:just |please 
    |maybe )?)(?<!\b(?:you|they
    |yous) )(?:has|have|had
    |got) (?:an? |the )?${clock} (?:appointment |slot |meeting |thing |booking )?(?:with ${her}|on ${weekday}
    |${weekday}|this|next|tomorrow|today)\b(?! (?:free|open|available|off|for me|afternoon is|morning is))`,
  // "I have the 4:30": the one is known.
  source`
    (?<!\b(?:do|does|did|would|will|can|could|to|might|may|if|should|shall|let|please) (?:you |they |she |he |i |we
    |me )?(?:just |maybe )?)(?<!\b(?:you|they|yous) )(?:has|have|had|got) (?:the|my) ${exactly}(?= |$)(?! (?:free|open
    |available|off
    |works))`,
  `${theirs} ${weekday} (?:at )?${clock}(?= |$)(?! (?:free|open|available))`,
  source`
    (?<!\b(?:have|take|want|like|love|prefer|do|get|book|about) )the ${clock}(?<=o'?clock|[ap] ?m|\d\d) (?:on|this
    |next) (?:${weekday}|the)`,
  source`
    (?:we|you|i|she|he) (?:talked about|agreed|settled on|agreed on|had agreed|set|said
    |planned) (?:on |about |for |me |us |my|to |coming |come |meeting |meet |in |at |by )*(?:${weekday}
    |${clock}(?: on)? ${weekday})`,
  source`
    (?:${theirs}|(?<!\b(?:can|could|may|might|should|shall|if) )(?:i|we) have(?: got)?|she has|he has|i got|we got
    |you have me|got me|have me)`.concat(
    ` (?:down |in |booked |scheduled )?(?:at |for |on |an? |the )*(?:${weekday} )?(?:at )?${clock}(?: (?:${weekday}|this|next|on|at|for))*`,
    ` (?:${weekday}|with ${her}|${meeting}|with|on the|o'?clock)(?! (?:free|open|available|off|is (?:good|fine|free)|works))`,
  ),
  source`
    (?:my|our) (?:${weekday} )?(?:at )?(?:\d{1,2}(?: \d\d)?|${clock} (?:o'?clock|oclock|[ap] ?m
    |one))(?= |$)(?! (?:year|bed|bath|kid|k|room|family|unit|car|acre|month|percent))`,
  source`
    (?:my|our) (?:upcoming |existing |current )?(?:${weekday}|appointment|booking|consultation|slot
    |reservation)(?! (?:mornings?|afternoons?|evenings?|is (?:free|open|wide)|are|works|schedule))`,
  `(?:my|his|her|their|our|'s|s') (?:[\\w']+ )?(?:appointment|booking|consultation|reservation|rdv|rendez ?vous)\\b`,
  `(?:the|that|our) (?:appointment|meeting|booking|consultation) (?:i|we|you|on|at|with ${her}|${weekday})`,
  `(?:an? )?(?:time|meeting|appointment|slot|thing|date) with ${her} (?:${weekday}|on|at|tomorrow|today|next|this)`,
  source`
    (?<!\b(?:can|could|would|will|if|may|might|shall|please) )(?:i|we|she|he|they|you|had|have) (?:had |have 
    |already )?(?:put|signed|wrote|entered|booked
    |scheduled) (?:myself|me|us|ourselves|him|her) (?:in|down|up|on) for`,
  source`
    (?:i|we|she|he) (?:had |have |already )*(?:put|marked|penciled
    |wrote) (?:down |in |up )+(?:for |on |at )?(?:${weekday}|${clock} on|the (?:\d|first|second|third))`,
  source`
    (?<!\b(?:can|could|would|will|if|may|might|shall|please|got) )(?:you|they|she|he)(?: guys| all| folks
    | people)? (?:have|has|got|put|had) (?:me|us|him|her) (?:down|in|booked|on|scheduled)\b`,
  `have (?:a|an|my) (?:time|slot|appointment|booking|reservation) with ${her}`,
  // "My granddaughter carded me in with you folks for ten."
  source`
    (?:my|our|his|her|the) (?:(?!(?:will|would|can|could|should|may|might|must|to|so|and|but|or|then|just|please|now
    |you)\b)[a-z]+ ){1,2}?(?:had |has 
    |already |just )*(?:put|got|set|wrote|signed|booked|scheduled
    |carded|marked|slotted|penciled|squeezed) (?:me|us|him|her|them) (?:in|up|down)(?: with you(?: folks| all| guys
    | people)?)? (?:for|on|at) (?:the )?(?:${weekday}|${clock}|\d+(?:st|nd|rd|th))`,
  wrongPage,
  // "I'm in at two on Monday", "I was to be there the seventh": where one is to be.
  source`
    (?:i|we|she|he) (?:am|are|is|was|were) (?:already |still |all )?(?:in|to (?:be|come|see|meet)(?: (?:there|in|you
    |with you|over|by|her|him))?) (?:at |on |for )*(?:the )?(?:${weekday}|${clock}(?= on |$| ${weekday})|\d+(?:st|nd
    |rd|th)(?= at |$)|${month} \d)`,
  // "I know I'm coming Tuesday, but not when".
  source`
    (?:know|knew|remember|sure|think|thought|believe) (?:that )?(?:i|we) (?:am|are|was|were) (?:coming|due|supposed
    |down|in|there)(?: in| by| over| to (?:come|be|see|meet))?(?: there| in| you)? (?:on |at |for )?(?:${weekday}
    |${clock}(?= |$)|the \d+(?:st|nd|rd|th))`,
]);
const otherKinds = phrasesOf([
  `(?:another|second|new|first|one more) ${meeting}`,
  `(?:no|not have|never had|never made|do not have|without) (?:an? )?${meeting}`,
  `(?:an?|my|his|her) ${others} (?:appointment|meeting)`,
  `(?:last|past) (?:year|month|week|time|(?:mon|tues|wednes|thurs|fri|satur|sun)day|spring|summer|fall|winter)`,
  "(?:years?|months?|weeks?|days?) (?:ago|back|before)",
  source`
    (?:to|can i|could i|may i|can we|could we|like|want|need|get|make|book|schedule
    |set up) (?:have |get |make )?(?:an?|my|our|the) (?:first |initial )?(?:appointment|meeting|consultation
    |consult|slot|visit)`,
]);

// "Can't do my 930": typed together.
const together = source`
  (?:(?:[1-9]|1[0-2])(?:00|15|30|45)(?= |$)(?! (?:payments?|rent|mortgage|square|sq|dollars?|bucks|k|a|an?
  |per|month|monthly|house|taxes|exchange)\b))`;
const unable = source`
  (?:cannot|can no longer|can not|will not|shall not|could not|would not|am not|are not|is not|aint|not (?:going
  |gonna|able|gon|sure i can|be)|unable|no longer able|have to miss|going to miss|gonna miss|will miss|got to miss)`;
// Somebody cannot come, without a word of what is to become of the appointment.
const hindered = phrasesOf([
  source`
    ${unable}(?: (?:to|going|gonna|be|able|actually|really|even|possibly|get|for the life of me|right now|about
    |think i can|after all|just|physically|it))*(?: (?:make (?:it|my|our|the|that|this|her|his|tomorrow|today
    |${weekday}|${clock})|come(?! to the (?:phone|door|point))(?! up| down to| off| from| with)|coming|attend
    |be there|be in|keep|show up|(?:swing|stop|drop|pop|run|head) (?:by|in|over)|get (?:there|away|in|out|down there
    |over there)|drive|meet|do ${weekday}|(?:do|make) (?:the|my|that) (?:${clock}|${together})
    |appointment|meeting))\b`,
  // "There's no point in me coming Wednesday."
  source`
    no (?:point|sense|reason|use) (?:in |of |for )?(?:me |us |my |our )?(?:to )?(?:com(?:e|ing)|meet(?:ing)?
    |show(?:ing)? up)(?! (?:up|from|down on))`,
  source`
    (?:have to|going to|gonna|will|got to|might|am|are) (?:have to )?(?:miss|missing) (?:it|my|our|the|that
    |this|her|his
    |today|tomorrow|${weekday})`,
  "something (?:has |just |else )?(?:came|come|cropped|popped|has come) up",
  source`
    (?:i am|we are|i might be|i will be|we will be
    |running) (?:running |going to be |gonna be |a bit |a little |really |so |about \d+ minutes )*late\b(?! (?:payment
    |fee|on))`,
  source`
    (?:got|am|are) (?:stuck|double booked|triple booked)|double booked (?:my|our)self|have a conflict(?! of)
    |conflict came up`,
]);
// "I can't come on Mondays, I want an appointment": that limits a new one.
const always = phrasesOf([
  "(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days\\b|weekdays?|weekends?|mornings|afternoons|evenings",
  "(?:before|after|until|till) (?:\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon)",
]);

/** Whether plain words speak of an appointment that somebody has already. */
export function mentionsExisting(words: string): boolean {
  return mentions.test(words) && !otherKinds.test(words);
}

const itsTime = source`
  (?:(?:${weekday}(?: the \w+)?(?: at)? |(?:the )?(?:\d+(?:st|nd|rd|th)|\w+ \d+)(?: at)? )${clock}
  |${clock} (?:on )?(?:this |next )?${weekday})`;
const sameTime = "(?:the |that |my )?same (?:exact |damn |very )?(?:time|hour)";
const other = source`
  (?:(?:on|the|this|next|following|one|a|but|only|just|for|other|another) )*(?:${weekday}|day|week)\b`;
// Its time no longer suits, or only the day is another one: said of one that is there, or of a time seen elsewhere.
const perhaps = phrasesOf([
  source`
    ${itsTime} (?:just |really |now )?(?:is|will|does|did|would|has) (?:just |really |now )?(?:not(?! (?:too
    |free|taken
    |open|available|bad)\b)|out(?! of)|off|shot|impossible|a no|no (?:good|go|longer))\b`,
  `${sameTime} (?:${clock} )?${other}`,
  source`
    (?:${weekday}|(?:next|following) (?:day|week)|(?:day|week) (?:later|on|after|earlier))(?: at
    | but)* ${sameTime}(?= |$)`,
  // "Can we do Friday at two instead?", where nothing was offered.
  `(?:${weekday}|${clock}|(?:next|another|different|other) (?:day|time|week)) instead(?! of)`,
  "(?:anything|something|any (?:times?|slots?|openings?)) (?:sooner|earlier|later)(?! in the| on| today| this)\\b",
]);
const notOwn = pattern`
  \b(?:every|each|all|both|same time (?:as|every)|(?:at|in) the same time (?:i|we|my|as|they|that|and)|always|(?:last
  |past) (?:year|month)|your (?:site|website|page))\b`;

/** Whether plain words may speak of an appointment that is there: it has to be asked. */
export function mayMeanExisting(words: string): boolean {
  return perhaps.test(words) && !notOwn.test(words) && !otherKinds.test(words);
}

const dayAndHour = source`
  (?:\b(?:\d{1,2}\/\d{1,2}|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov
  |dec)[a-z]*\.? ?\d{1,2}(?:st|nd|rd|th)?|the \d{1,2}(?:st|nd|rd|th))[ ,@]+(?:at )?(?:\d{1,2}(?::?\d\d)?|noon
  |(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: thirty| fifteen| forty.five)?)
  (?: ?[ap]\.?m?\.?| o'?clock)?)(?![\d\/])`;
const arrow = new RegExp(`^(.*?)(?:\\bfrom )?(${dayAndHour}) ?(?:[-=]+>|→|>>+) ?(?=${dayAndHour})`);
const inWords = new RegExp(
  source`
    ^(.*?)(?:\b(?:from|old|currently|was|is)[ :]+)?(${dayAndHour})(?:(?: now)?,? (?:(?:move[sd]?|changed|switched
    |swapped|traded|pushed|bumped|shifted|rescheduled) (?:up |back |out
    |over )?)?(?:to|becomes
    |(?:must|should|has to|needs to|ought to|shall) (?:be|become|go to|move to))|[ ,.;]+new(?: one)?:?) 
    (?:the )?(?=${dayAndHour})`,
);
// "Monday 9 to Tuesday 5 I'm away" says how long something lasts.
const lasts = pattern`
  \b(?:free|avail\w*|works?|between|any ?time|open|can|could|hours?|town|away|gone|vacation|trip|busy|here|home
  |off|out
  |or|either|from now|every|each|trains?|flights?|flies|class|shift|event|party|show|sale)\b`;

/** "12/3 3:30p --> 12/1 12p" and "Wednesday 12 pm to Monday 4:30" in words: the one is to become the other. */
export function withoutArrow(text: string): string {
  const isArrow = /[>→]/.test(text) && !/\b(?:free|avail\w*|works?|between|any ?time)\b/.test(text);
  const said = (_: string, before: string, own: string) =>
    `reschedule ${before} from ${own.replace(/[.,]/g, "")} to `;
  if (isArrow) return text.replace(arrow, said);
  return lasts.test(text) ? text : text.replace(inWords, said);
}

const undone =
  /\b(?:kill|nix|scrap|drop|ditch|bin|scratch|axe|dump|forget|skip|delete|remove|lose|trash) (?:it|that|this)\b/;

/** "The four o'clock on Thursday, kill it": said of one that is there, it cancels. */
export function undoesExisting(words: string): boolean {
  return undone.test(words) && (mentionsExisting(words) || isHindered(words));
}

/** Whether plain words only say that somebody cannot come: to move or to cancel it may be meant. */
export function isHindered(words: string): boolean {
  return hindered.test(words) && !always.test(words);
}
