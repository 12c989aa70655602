import { source } from "../text/pattern.ts";

// 24 CFR 100.70: nobody is led towards or away from a neighborhood by who lives there.
const place = source`
  (?:area|areas|neighbou?rhoods?|neighbou?r|part of town|parts of town|block|blocks|street|streets
  |community|communities|town|towns|zip codes?|zips?|side of town|suburbs?|building|complex|section
  |school districts?|district|borough|places? to live|village|city)`;
const group = source`
  (?:blacks?|whites?|asians?|hispanics?|latinos?|latinas?|latinx|jewish|jews|muslims?|christians?
  |catholics?|hindus?|indians?|chinese|koreans?|vietnamese|mexicans?|africans?|african americans?
  |russians?|italians?|irish|arabs?|immigrants?|foreigners?|minorit\w+|gays?|lgbt\w*|queer|lesbians?
  |transgender|families|kids|children|couples|singles|seniors|retirees|young professionals
  |old people|elderly|young people|students|disabled|section 8|low income|renters|white people
  |black people|americans|caucasians?|orthodox|hasidic|mormons?|evangelicals?|sikhs?|buddhists?
  |haitians?|puerto ricans?|dominicans?|filipinos?|pakistanis?|europeans?)`;
const shapes = [
  source`
    (?:safe|safer|safest|unsafe|dangerous|rough|sketchy|bad|ghetto|shady|nice|nicest|nicer|good
    |better|best|worst|up and coming|decent|quiet|respectable|exclusive|wholesome|desirable
    |family(?: friendly| oriented)?|kid friendly|diverse|mixed|changing|white|clean|peaceful|upscale
    |classy|trashy|seedy|friendly|right|wrong|hood) (?:\w+ )?${place}`,
  source`
    ${place} (?:\w+ ){0,4}?(?:safe|unsafe|dangerous|rough|sketchy|shady|diverse|ghetto|violent
    |family friendly|kid friendly|gentrif\w*|good for|nice for)`,
  source`
    (?:is|are|how) (?:it|that|this|the|they|\w+)(?: \w+){0,3} (?:safe|unsafe
    |dangerous)(?! (?:to (?:send|email|share|give|assume|say|wire|book|pay|text|upload)
    |for my data))`,
  source`
    (?:feel|be|stay|live|raise|walk|walking|kids|living|somewhere|anywhere
    |place) (?:\w+ ){0,2}safe(?:ly)?\b(?! to say)`,
  "walk(?:ing)? (?:\\w+ ){0,3}at night|alone at night|after dark",
  source`
    crime(?! novels?| shows?| fiction| books?| podcasts?)|crime rates?|gangs?|shootings
    |break ins (?:around|in)|sex offenders?|violence|drug(?:s| dealers?)`,
  source`
    (?:good|great|best|better|bad|top|decent|excellent|highly rated|rated|quality of(?: the)?
    |how are the|how good are(?: the)?|about the|what are the|failing|strong|nice|private|catholic
    |jewish|public|with) (?:\w+ )?schools?(?! (?:year|schedule|pickup|pick up|bus|starts|lets out))`,
  source`
    schools? (?:\w+ ){0,3}?(?:good|great|bad|rated|ratings?|rankings?|quality|district|zone
    |like(?= |$)|any good|better|decent|system)`,
  source`
    (?:kind|kinds|type|types|sort|sorts|class|caliber) of (?:people|folks|families|neighbou?rs
    |residents|crowd|person|community|persons|area|neighbou?rhood|demographics?)`,
  source`
    who (?:lives?|is living|else lives|mostly lives|are the neighbou?rs|would be my neighbou?rs
    |moves|is moving)`,
  source`
    demographics?|demographically|ethnic\w*|racial\w*|\brace\b|\braces\b|divers(?:e|ity)|segregat\w+
    |integrated (?:area|neighbou?rhood)|religion|religious|skin colou?r|nationalit\w+`,
  source`
    (?:near|close to|by|around|next to|walking distance (?:to|from|of)|far from|away from|have|has
    |is there|are there|any|no|local|lots of|many)(?: \w+){0,3} (?:mosques?|churches
    |church(?! (?:street|st|avenue|ave|road|rd|lane|hill))|synagogues?|temples?|gurdwaras?|parish
    |shul|cathedral|masjid|eruv)`,
  source`
    (?:families|people|folks|kids|couples|someone|somebody|a family|community) (?:like
    |such as) (?:us|me|mine|ours|my (?:own|family)|that)|(?:our|my|your|their) (?:own )?(?:kind
    |people|community|culture|faith|religion|race|sort)(?= |$)`,
  source`
    (?:many|mostly|mainly|lots of|a lot of|predominantly|all|too many|majority|any|no|few|fewer
    |percent|percentage of|full of|other|more|for|with|more or less|largely|heavily|how many
    |good for|friendly to|where|are there|is it|not too many|around|attracts?
    |population of) (?:\w+ )?${group} ?(?:people|folks|families|residents|neighbou?rs|population
    |community|area|neighbou?rhoods?|friendly|live|living|couples|around|there|kids|section)`,
  source`
    ${group} (?:neighbou?rhoods?|area|areas|community|communities|families|friendly|neighbou?rs
    |population|part|enclave|district|town|buyers only)`,
  `${place} (?:\\w+ ){0,4}?${group}(?= |$)`,
  source`
    (?:where do|where would|where are|are there|how many|which areas do
    |where (?:the )?) (?:\w+ ){0,2}${group}(?: \w+)? ?(?:live|living|there|around|buy|go|move)?`,
  source`
    good (?:for|place (?:for|to raise)) (?:\w+ )?(?:families|kids|children|family|a family|raising
    |my kids|my family|singles|retirees|young)|raise (?:a family|kids|children|my (?:kids|family
    |children))|family (?:friendly|oriented)|(?:kid|child|family|gay|lgbt\w*|adult|christian|muslim
    |jewish) friendly`,
  source`
    (?:no|without|away from|far from|avoid|not near|not many|fewer) (?:\w+ ){0,2}(?:kids|children
    |section 8|immigrants|renters|projects|minorities|foreigners|public housing|halfway house
    |group homes?|shelters?)`,
  source`
    group homes?|halfway houses?|mental patients?|make ?up of (?:the|this|that) ${place}|god fearing
    |(?:the|which|what) (?:side|end|part) of (?:the )?\w+ (?:is|has)? ?(?:the )?(?:nice|good|bad|rough|safe)`,
  source`
    (?:where|which) (?:\w+ ){0,4}?(?:feel|be) (?:comfortable|welcome|at home|safe)|(?:adults?|couples?
    |seniors?) only|(?:is it|are they|it is) (?:mostly|mainly|all|very) ${group}|(?:right|wrong) kind of`,
  "section 8|public housing|the projects|are there (?:\\w+ ){0,4}(?:kids|children)(?= |$)",
  source`
    gated communit\w+ (?:to|for|so)|(?:fit|fitting|blend|feel) (?:in|welcome
    |comfortable)(?: \w+){0,3} (?:there|here|neighbou?rhood|area|as a)`,
];
const steering = new RegExp(`(?<![\\w'])(?:${shapes.join("|")})`);

// What people say of themselves asks nothing about anybody's neighbors.
const ofOneself =
  /\bmixed race\b|\b(?:have|has|got|with|use|using|on|accept|accepts|take|takes) (?:a |an |my |our )?section 8(?: vouchers?)?\b/g;

/** Whether plain words ask who lives somewhere, how safe it is, or how good its schools are. */
export function speaksOfNeighbours(words: string): boolean {
  return steering.test(words.replace(ofOneself, " "));
}
