import type { Question } from "../heard.ts";
import { source } from "../text.ts";

const machine = source`
  (?:human|real|robot|robotic|bot|chat ?bot|ai|a i|machine|person|computer|recording|recorded|automated|automatic|live
  |chatgpt|gpt|artificial|program|alive|virtual|human being|actual|fake|algorithm|language model|llm|siri|alexa
  |answering machine|voicemail|software|script)`;
const business = source`
  (?:barber ?shop|barber|salon|spa|pizz\w*|restaurant|diner|cafe|bakery|deli|bar|pub|dmv|pharmacy|clinic|hospital
  |dentist|dental|doctor\w*|dr|vet|veterinar\w*|school|church|college|garage|mechanic|auto|tires?|cars?|body shop
  |plumb\w+|electrician|grocery|supermarket|market|hotel|motel|airline\w*|airport|cable|electric|gas|water|power
  |utility|internet|department|post office|library|court|police|fire|walmart|walgreens|cvs|dominos|domino's|target
  |costco|home depot|lowe's|taxi|cab|uber|amazon|ups|fedex|usps|insurance|unemployment|daycare|gym|laundry
  |laundromat|cleaners?|florist|flower\w*|tailor|nails?|hardware|store|shop|center|centre|company|office|bank|studio
  |club|theater|museum|embassy|consulate|tow|towing|locksmith|movers?)`;
const greetings = source`
  ^(?!.*\b(?:sorry|no)$)(?:(?:hi|hello|hey|so|and|wait|sorry|excuse me|pardon me|oh|good (?:morning|afternoon
  |evening)|um|yes|yeah) )*`;
const notAPlace = source`
  (?!.*\b(?:okay|fine|good|free|open|possible|available|alright|works?|right|correct|taken|soon|too (?:late|early)
  |enough)$)(?!(?:it|okay|right|correct|all|free|available|possible|taken|open|still|welcome|fine|good|bad|me|done
  |a good|a bad|a better|an? (?:\w+ )?(?:emergency|joke|scam|robot|bot|machine|computer|ai|recording|person|human
  |time|real)|on|in|at|by|saying|sure|kidding|for|about|how|what|where|when|why|who|my|your|her|his|our|their
  |recorded|being|going|too|urgent|legal|safe|soon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow
  |today|tonight|next|not (?:a|going|what|my|your|good|right|correct|okay|possible)|real|really a|the (?:right|first
  |last|only|same|best|earliest|latest|soonest|one|time|appointment|meeting|email|price|house|home|condo|apartment
  |property|listing|address|assistant|robot|machine|computer|automated)|that|this|one|two|three|\d+|automated|live
  |ai|human|someone|somebody|anyone|anybody|she|he|they|there|because|if|confidential|private|important|near|close
  |bring|morning|afternoon|evening|week|weekend|day|month|thing|need|take|cost|spanish|english|included|required
  |necessary|ready|set|booked|confirmed|cancell?ed)\b)`;

/** Whether it is a person, and who: asked plainly, as a trick, or by asking for something that only a person has. */
export const aboutItself: [Question, string[]][] = [
  [
    "areYouHuman",
    [
      `(?:are|r) (?:you|u) (?:\\w+ ){0,3}?${machine}`,
      source`
        (?:is|am|was) (?:this|it|that|there|i) (?:\w+ ){0,6}?(?:a |an |to a |to an |with a 
        |with an )(?:\w+ )?${machine}`,
      `is (?:this|it|that) (?:\\w+ )?(?:ai|automated|a i|human|artificial)(?= |$)`,
      source`
        you (?:are|sound like|seem like|must be)(?: \w+){0,2} (?:a|an) (?:\w+ )?(?:robot|bot|machine|computer|ai
        |recording|person|human)`,
      "^you (?:a )?(?:human|robot|bot|real|ai)",
      "(?:human or|robot or|bot or|person or|real or|ai or|machine or)\\b",
      // What only a person can be, have or do.
      source`
        (?:do|did|have|can|are|were) (?:you|u) (?:ever |actually |really )?(?:breathe|eat|eaten|sleep|slept|drink
        |dream|married|single|have (?:a (?:family|husband|wife|body)|kids|children)|born|alive|tired|bored|religious
        |pregnant|on (?:a|your) (?:lunch|break)|in the office|at (?:home|work|your desk)|real)\b|how old are you
        |where (?:did you grow up|were you born)|what did you (?:have|eat) for|when is your birthday
        |what do you look like`,
      source`
        (?:is|are|was) (?:there )?(?:somebody|someone|anybody|anyone|a human|a person) (?:\w+ )?(?:typing|writing
        |reading|listening|answering|on the other end|behind)`,
      source`
        you (?:are|were) (?:obviously |clearly |really |actually |definitely |just )*(?:human|a human|a person|real
        |a real|alive|no (?:machine|robot|bot|computer)|not (?:a |an )?(?:machine|robot|bot|computer|ai))\b`,
      "(?:i do not|do not) (?:talk|speak) to (?:robots|bots|machines|computers)",
      "(?:talk|speak|chat)(?:ing)? to an? (?:actual|real|live) (?:human|person)",
      source`
        (?:talking|speaking|chatting|spoken) (?:to|with) (?:a|an) (?:\w+ )?(?:robot|bot|machine|computer|ai
        |recording)$`,
      source`
        (?:do you have|have you got) (?:feelings|a soul|a body|a pulse)|do you sleep|are you sentient|what are you$`,
    ],
  ],
  [
    "whoAreYou",
    [
      source`
        who (?:is|are|am|was) (?:this|that|you|i (?:speaking|talking|chatting)|it|calling|speaking|there
        |on the (?:line|phone))(?! (?:with at|meeting|seeing))`,
      source`
        ^(?:(?:hi|hello|hey|so|and|wait) )*(?:is (?:this|that)(?: really| you)?|(?:so )?you are) (?!it\b|okay\b
        |right\b|correct\b|all\b|free\b|available\b|possible\b|taken\b|open\b|still\b|welcome\b|fine\b|good\b|me\b
        |done\b|a\b|an\b|the\b|on\b|in\b|saying\b|sure\b|kidding\b)[a-z]+$`,
      // "Is this Joey's barber shop", "did I call the clinic", "what place is this".
      `${greetings}(?:is|was) (?:this|that) (?:not )?(?:really )?${notAPlace}(?:[a-z0-9'&]+ ){0,5}?[a-z']+$`,
      `${greetings}(?:is|was) (?:this|that|it) where (?:i|we|you|they|people) `,
      source`
        (?:did|have|am|do|was|are) (?:i|we|you) (?:call|calling|called|reach|reaching|reached|got|get|dial|dialed|at
        |speaking (?:to|with)|talking (?:to|with))(?: the| a|an)?(?: [a-z']+){0,3} ${business}(?= |$)`,
      source`
        ^(?!.*\b(?:sorry|no)$)(?:(?:hi|hello|hey|so|yes|yeah|sorry
        |i think) )*(?:i am |am i |i )?(?:trying to (?:reach|get|find|contact)|looking for|calling
        |need) (?:the |a )?(?:[a-z']+ ){0,3}?${business}(?: (?:company|department|office|shop|store|place|number))?$`,
      `^(?:this is not |is not this |not )(?:the |a )?(?:[a-z']+ ){0,2}${business}$`,
      "what (?:exactly |even |on earth |the hell )?is (?:this|that)(?: exactly| even)?$",
      source`
        trying to (?:reach|find|get) (?:the |a |an )(?!(?:\w+ )?(?:agent|realtor|broker|lender|loan|officer|office
        |owner|lady|man|person|manager|boss|human|house|home|time|appointment|meeting)\b)(?:[a-z']+ ?){1,4}$`,
      source`
        ^(?:(?:hi|hello|hey|yes|is this) )*(?:the )?(?:domino'?s|pizza(?: \w+)?|papa johns|walmart|walgreens
        |cvs|home depot|best buy|usps|fedex|ups|dmv|taxi|uber)(?: pizza)?$`,
      source`
        do you (?:guys )?(?:fix|repair|sell|deliver|rent|cut|clean|tow|wash|groom|have)(?: any)? (?:cars?|tires?
        |hair|phones?|pizza|food|shoes|clothes|computers?|dogs?|cats?|pets?|teeth|flowers|parts|appliances|beer
        |gas)(?= |$)`,
      source`
        what (?:kind|sort|type) of (?:a )?(?:place|business|company|office|outfit|shop|store|number|service|firm)
        |what (?:place|line) (?:is|did|have)|what is this (?:place|number|line|business|company|office)
        |who have i (?:got|reached|gotten|called)|(?:whose|what) (?:phone|line|house|place) (?:is|did)|(?:what
        |so what|and what) is your business$`,
      source`
        (?:what|whats) (?:is|was) your (?:full )?name|your name (?:again|is what)|(?:do you have|have you got
        |got) a name|what (?:do|should|can|may) i call you`,
      source`
        (?:whose|what) (?:office|number|company|business|agency|brokerage|firm|line|place) (?:is|am|did|do)`,
      source`
        who (?:do|does) (?:you|this) (?:work|speak|answer|belong)|(?:did|have) i (?:reach|reached|call|called|get)
        |(?:is|was) this (?:the )?(?:[a-z']+ ){0,3}(?:office|line|number|phone|assistant|speaking)$`,
      source`
        (?:what|which) (?:company|brokerage|agency|firm|bank|lender) (?:is this|are you|do you|does)|who (?:runs|owns
        |made|built|created|programmed) (?:you|this)`,
    ],
  ],
];
