import type { Question } from "../heard.ts";
import { source } from "../text.ts";

const machine = source`
  (?:human|real|robot|robotic|bot|chat ?bot|ai|a i|machine|person|computer|recording|recorded|automated|automatic|live
  |chatgpt|gpt|artificial|program|alive|virtual|human being|actual|fake|algorithm|language model|llm|siri|alexa
  |answering machine|voicemail|software|script)`;
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
