import { wordSet } from "../text.ts";

// Names are recognized by their place and by words that are not names, never by a list of names, so that rare names are
// recognized as well as common ones.

/** Words that are not part of a name: grammar, verbs, times, answers, the subjects of calls. */
const never = wordSet(`
  ha dot huh pre sale rent information dog dogs cat cats baby kids doorbell tv escrow deposit commission equity
  insurance tax taxes fees school schools square feet acres townhouse townhome duplex basement parking stairs photos pictures
  zillow investment cash luck legally officially previously maiden odd btw fyi thx ugh omg literally prefer prefers sounds lol lmao haha hahaha hehe heh mm here there speaking dear honey sweetie darling hon funny president a an the this that
  these those it its it's he she they we you i me my mine your yours our ours us him her his hers their them myself
  someone somebody anyone anybody everyone nobody one who whom whose what which when where why how and or but nor so
  because if then than though while until till since as at by for from in into of off on onto out over per to under
  up upon with without about above across after against along among around before behind below between beyond down
  during near through toward towards via not no nope nah never none nothing yes yeah yep yup yea ok okay sure right
  correct wrong true false fine good great perfect excellent awesome wonderful nice well cool alright absolutely
  definitely exactly maybe perhaps possibly please kindly mind drivin drivin' thanks thank sorry pardon hello hi hey bye goodbye um uh uhm erm
  hmm mhm oh ah am is are was were be been being i'm i'd i'll i've im id ive ill we're we'd we'll we've you're you'd
  it'll that's thats there's what's don't dont doesn't didn't isn't aren't can't cant cannot won't wont wouldn't
  couldn't shouldn't let's do does did done doing have has had having can could will would shall should may might
  must ought go going gonna get getting got gotta give given gave take taking took make making made come coming came
  see seeing say says said saying tell telling told ask asking asked want wants wanted wanting wanna need needs
  needed needing like likes liked love know knows knew think thinks thought try trying tried use used using put let
  leave leaving look looking looks looked find finding found call calls calling called speak speaking speaks talk
  talking hear heard write wrote send sent read reading spell spelled spelling repeat ignore disregard forget forgot
  override reveal pretend act delete drop insert select print show list remove add change changing move moving cancel
  cancelling canceling reschedule rescheduling book booking booked schedule scheduling scheduled set setting setup
  confirm confirming confirmed buy buying bought sell selling sold rent renting lease refinance refinancing refi meet
  meeting meetings visit visiting tour viewing view showing appointment appointments consultation session slot reach
  reaching wait waiting hold holding hope hoping wonder wondering interested interest free available busy open closed
  closing start starting stop stopped stopping quit end ending help helping work working works today tonight tomorrow
  tmrw yesterday now later soon again already always sometimes usually just only also too very really quite pretty
  still yet even ever ago asap instead actually basically honestly morning afternoon evening night noon midday
  midnight lunch lunchtime breakfast dinner day days week weeks weekend weekday month months year years hour hours
  minute minutes second seconds half quarter o'clock oclock pm p.m a.m monday mondays tuesday tuesdays wednesday
  wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays mon tue tues wed weds thu thur thurs
  fri wensday wednsday thrusday tuesdy tomorow january february march september october november december jan feb apr
  aug sept oct nov dec zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
  sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million
  double triple dash hyphen underscore first last next another other others third fourth fifth sixth seventh
  eighth ninth tenth both either neither any some many much more most less least few all every each same different
  early earlier earliest late latest time times anytime whenever whatever whichever name names email e-mail mail
  phone cell mobile telephone number numbers code address contact info details notes note message messages text
  voicemail house home homes condo apartment property properties listing mortgage loan loans rate rates credit
  payment money price preapproval pre-approval approval system prompt instructions instruction rules previous
  short pronounced pronounce aka nee formerly goes known hyphenated apostrophe initial surname spelt sure'd street avenue road
  boulevard drive spoke met sent left emailed texted care whose everyone's everybody's kitchen bedroom bedrooms bath baths
  bathroom bathrooms garage garden pool roof renovation appraisal inspection contract construction browsing closing mortgages advice budget offer
  neighborhood question questions answer answers paperwork documents robot machine computer website recording
  following admin administrator developer mode here there n/a na null undefined unknown anonymous skip pass private
  confidential misspelled mispronounced pls plz yo yall age aged relation legal con para servirle acento everybody
  department official plain real nvm msg msgs ackshually tbh imo idk hang howdy cuz
  coz typing joke palabra palabras doble órdenes ordenes
`);

/** What people are and feel: not a name after "I'm", "it's" or "this is". */
const states = wordSet(`
  annoying exciting disgusting boring amazing interesting frustrating confusing exhausting insane able afraid alive
  alone angry annoyed anxious ashamed asking assuming aware awake awful back bad behind better big bored born broke
  calling careful certain chatting checking cold confused concerned considering crazy curious dead deaf desperate
  disabled disappointed divorced down driving dying dumb eager early elderly embarrassed emailing employed engaged
  exhausted existing expecting family far feeling female flexible following frustrated full funny furious glad gone
  grateful green guessing happy hard here hers hesitant homeless hot hungry ill important impossible impressed
  inquiring enquiring intending inside irritated joking kidding lactose late lazy leaning listening living local
  locked lonely lost lucky mad male married merely mistaken mostly moved mute near nervous new newly nowhere
  obviously occupied old older outside overseas overwhelmed parked paying perfect pissed planning pleased poor
  positive hard pregnant prepared preapproved pre-approved prequalified pre-qualified probably proud qualified quick
  raining ready recently referred registered relocating replying responding retired returning returns running sad
  safe satisfied scared self self-employed separated serious shocked shopping short sick silly single skeptical slow
  small sold somewhat sort strange stressed stuck studying stupid suicidal super supposed surprised suspicious tall
  texting terrible terrified thinking thirsty thrilled tired totally traveling travelling tremendous ugly unable
  unavailable uncertain underwater unemployed unhappy unsure upset urgent useless using wasting weird widowed willing
  wondering worried worth younger agent realtor broker lender officer underwriter processor buyer seller owner
  homeowner landlord tenant renter investor veteran client customer lead patient doctor nurse teacher lawyer attorney
  engineer contractor builder banker accountant manager student driver trucker plumber electrician roofer caretaker
  cop soldier firefighter pastor mom dad mother
  father wife husband spouse partner friend son daughter brother sister parent person human robot bot machine
  computer ai immigrant citizen resident adult minor kid child senior first-time american mexican canadian chinese
  indian vietnamese korean spanish russian italian german british muslim jewish catholic hindu buddhist black asian
  grandmother grandfather grandma grandpa grandson granddaughter aunt uncle cousin niece nephew fiance fiancee
  boyfriend girlfriend roommate neighbor boss mama papa mum irish welsh polish nigerian french greek gaelic hebrew arabic japanese scottish dutch swedish hispanic latino latina gay straight trans regarding ridiculous private personal public spam scam test testing
  bullshit crap shit fuck fucking nonsense expensive cheap difficult easy simple complicated okay-ish broken amazing
  beautiful fantastic lovely terrific impressive unfair illegal unacceptable enough okay everything something
  anything everybody nope fyi btw missing done set kinda gonna sorta trying not-sure hoping home in there
`);

const roles = wordSet(`
  agent realtor broker lender officer buyer seller homeowner landlord tenant renter customer client investor veteran
`);

// Words of the first set that are also people's names.
const alsoSurnames = wordSet(`
  an do so you in no may will see good love day more long well hope best price right wise noble call early march
  sunday friday monday noon money note list other next last second nice open hold lease sell least week month day
  half quarter good fine great cool true false wonder past stop black white gay straight english german french short ha cash
`);
const alsoFirstNames = wordSet("will may april june august love hope jan dot");
// First names only with another name behind them.
const doubtfulFirstNames = wordSet("dash sunday monday friday thu");

/** Whether a word is a first name only if a name follows: "Sunday Adelaja". */
export function isDoubtfulFirst(word: string): boolean {
  return doubtfulFirstNames.has(word);
}

/** Whether a word can be the first, a middle or the last part of a name. */
export function canBeName(word: string, place: "first" | "middle" | "end"): boolean {
  if (place === "end" && alsoSurnames.has(word)) return true;
  if (place === "first" && alsoFirstNames.has(word)) return true;
  return !never.has(word) && !roles.has(word);
}

/** Whether a word says what a person is or feels. */
export function isState(word: string): boolean {
  return states.has(word);
}

const statesToo = wordSet(`
  christian happy rich frank gay grace faith sandy misty german guy ernest earnest merry mary young lucky sunny robin
  art gene jewel sterling storm destiny journey precious blessing
`);

/** Whether a word that says what a person is can also be a first name. */
export function isFirstNameToo(word: string): boolean {
  return statesToo.has(word);
}

/** Months that are first names too, but only with another name behind them. */
export function isMonthName(word: string): boolean {
  return ["april", "may", "june", "july", "august"].includes(word);
}

/** Particles of names that stay in lower case: "de la Cruz", "van der Berg". */
export const particles = wordSet(
  "de la las los del della di da dos das du von der den ter ten zu bin bint ibn y",
);

/** Titles before a name, which are not stored. */
export const titles = wordSet(`
  mr mrs ms miss mister missus dr doctor sir madam maam ma'am prof professor rev reverend pastor captain capt sergeant sgt
  lieutenant lt colonel col corporal cpl general officer detective rabbi imam senator congressman congresswoman
  honorable deputy sheriff ambassador commander admiral senor senora señor señora señorita chaplain coach madame
  mme monsieur sra srta monsignor trooper airman seaman attorney licenciado licenciada ingeniero ingeniera
`);
/** Words that are titles only before two more. */
export const sometimesTitles = wordSet(
  `major judge bishop deacon chief chef father nurse president sister brother minister elder mayor governor don doña
  dona private ensign specialist justice sr`,
);
/** What a name ends with: a generation, as it is stored, and professions, which are not. */
export const generations = wordSet("jr sr ii iii iv junior senior");
export const credentials = wordSet(
  "md phd cpa esq esquire rn dds jd dvm mba retired ret lcsw usmc usn usaf",
);

const generationNames: Record<string, string> = {
  junior: "jr",
  senior: "sr",
  second: "ii",
  third: "iii",
  fourth: "iv",
  "2nd": "ii",
  "3rd": "iii",
  "4th": "iv",
};

/** A generation as it is stored: "junior" is "jr", "third" is "iii"; null if the word is none. */
export function generationOf(word: string): string | null {
  if (Object.hasOwn(generationNames, word)) return generationNames[word]!;
  return generations.has(word) ? word : null;
}
