import type { Alarm } from "../heard.ts";
import { pattern } from "../text.ts";

const selfHarm = pattern`
  \b(?:kill(?:ing)? myself|(?:commit |committing )?suicid(?:e|al)|end(?:ing)? (?:my (?:own )?life|it all)
  |take my (?:own )?life|(?:want|wanted|wanna|going|rather|wish) (?:to )?(?:be dead|die|i was dead
  |i were dead)(?! (?:to|for|of|laughing|in (?:this|that|my) house))|better off (?:dead|without me)|(?:hurt|harm|cut
  |cutting|hurting|harming|hang|shoot|shooting|hanging) myself|do not (?:want to|wanna) (?:live|be alive|be here|exist
  |wake up|go on)(?: (?:any ?more|anymore|tomorrow))?$|do not want to (?:live|be alive|exist)(?! (?:in|near|there|with
  |by|next|on|at|here|close|so|around|alone|that))|cannot (?:go on|take (?:it|this|life) any ?more
  |live like this)(?! hold)|no (?:reason|point) (?:to|in) (?:live|living|go on|going on)|nothing (?:left )?to live for
  |life is not worth|not worth living|jump off (?:a|the) (?:bridge|roof|building)|overdose(?: on|$))\b`;
const emergency = pattern`
  \b(?:(?:house|home|apartment|kitchen|building|place|car|garage|roof|room|basement|condo|office|everything|stove
  |something|someone|oven|attic) (?:is |just |has |caught )*(?:on fire|burning(?: down)?|caught fire|in flames)
  |(?:there is|theres|we have|got|is there) (?:a |an )?(?:huge |big )?(?:fire|smoke|gas leak|shooter|intruder|burglar
  |explosion|carbon monoxide)(?! (?:place|alarm|station|hydrant|pit|escape|extinguisher|sale|insurance|damage|detector
  |detectors|sprinkler|code|exit|department|inspection|door))|heart attack|having (?:a |an )?(?:stroke|seizure
  |chest pains?|asthma attack|allergic reaction)|chest pains?|cannot breathe|(?:not|stopped) breathing|unconscious
  |bleeding (?:out|badly|a lot|heavily|everywhere|to death)|(?:he|she|i|someone|somebody|my \w+) (?:is|am|are|was
  |has been|got|just got|been) (?:bleeding|shot|stabbed|choking|dying(?! to)|drowning|overdosing|unconscious|collapsed
  |attacked|being attacked)|overdos(?:ed|ing)|call (?:911|9 1 1|nine one one|the (?:police|cops|fire department
  |ambulance)|an ambulance|for help)|(?:need|send|get) (?:me )?(?:an ambulance|the police|paramedics|police
  |the fire department|911|help now|emergency)|ambulance|(?:dial|this is a|nine one one|9 1 1) ?911|911|nine one one
  |(?:someone|somebody|a man|he|they|people|a guy|burglar|intruder) (?:is |are |just |has )*(?:breaking in|broke in
  |broke into|break(?:ing)? into|in my house|inside my house|trying to (?:break|get) in|following me|attacking
  |with a (?:gun|knife)|has a (?:gun|knife)|hitting me|beating|threatening (?:me|us)|pointing)|break in (?:in progress
  |happening)|gas leak|smell(?:s|ing)? (?:like )?gas|(?:being|been|getting) (?:robbed|attacked|raped|kidnapped|held
  |followed|mugged|beaten)|(?:he|she|husband|wife|boyfriend|ex) (?:is )?(?:hitting|beating|hurting|choking
  |going to kill|trying to kill) (?:me|us|my)|(?:it is|this is|have|having|got|there is) (?:a 
  |an )(?:\w+ )?emergency(?! (?:fund|exit|contact|room|sale|repair|loan|savings|plan|kit|number))|^(?:help )?(?:fire
  |emergency|help me)$|medical emergency|life or death|in labor|water broke|poison(?:ed|ing)|active shooter
  |going into labor)\b`;
const notEmergency = pattern`
  \b(?:not an emergency|no emergency|like a house on fire|market is on fire|in case of|emergency fund
  |was a (?:break in|fire|gas leak)|had a (?:fire|break in|heart attack|stroke|gas leak)(?! (?:now|just))|(?:last
  |years?|months?|weeks?|days?) (?:ago|year|month|week)|apartment number 911|911 \w+ (?:street|st|avenue|ave|road|rd
  |drive|lane|court)|porsche)\b`;
const abuse = pattern`
  \b(?:f+u+c+k+\w*|fck|fk you|f you|stfu|gtfo|motherf\w+|bull ?shit|shithead|dipshit|piece of (?:shit|crap|garbage
  |junk|trash)|(?:you|u|ur|your|this|the|stupid|dumb|what a) (?:are |is )?(?:a |an |such a |such an |so |just a |just 
  |really |freaking |damn |goddamn |bloody |the )*(?:stupid|idiot|idiotic|moron|moronic|dumb|dumbass|useless|worthless
  |retard|retarded|imbecile|pathetic|garbage|trash|jerk|loser|scum|bitch|bastard|asshole|ass|dick|prick|cunt|whore
  |slut|twat|wanker|pig|crap|shit|shitty|incompetent|piece of)(?= (?:bot|robot|machine|computer|thing|ai|piece
  |assistant|program|system|software|idiot|moron|bitch|fool|ass)\b|$| and | you )|asshole|cunt|bitch\b(?!in)|dumb ?ass
  |jackass|shut (?:up|your (?:mouth|face|trap))|f off|go to hell|screw (?:you|off|this)|piss off|suck my|kiss my ass
  |eat (?:shit|me)|you (?:suck|stink)|i hate (?:you|this (?:stupid|damn|thing))|(?:stupid|dumb|useless|damn|idiotic
  |goddamn|worthless|crappy|shitty) (?:\w+ )?(?:bot|robot|machine|computer|ai|assistant|program|system|thing)
  |i (?:will|am going to|want to|would) (?:kill|hurt|find|destroy|smash|beat) (?:you|u)(?! (?:a|on|at|in|some|another
  |that|something|later)\b)|burn in hell|drop dead|get lost|nigg\w+|fag(?:got)?s?|kike|spic|chink)\b`;
const niceWords =
  /\bf+u+c+k+ing? (?:great|good|awesome|amazing|perfect|love|fantastic|brilliant|finally)\b/;

/** The most serious alarm in plain words; null when there is none. */
export function alarmOf(words: string): Alarm | null {
  if (selfHarm.test(words)) return "selfHarm";
  if (emergency.test(words) && !notEmergency.test(words)) return "emergency";
  return abuse.test(words.replace(niceWords, " ")) ? "abuse" : null;
}
