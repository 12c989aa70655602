// Lines in which a person asks that nobody call, text or write to them any more.
import type { Asked, StopLine } from "../shape.ts";

const stop = (asked: Asked, says: string): StopLine => ({ says, asked, isStop: true });

export const stops: readonly StopLine[] = [
  // Keywords and very short.
  stop("want", "STOP"),
  stop("day", "Unsubscribe"),
  stop("want", "STOPALL"),
  stop("time", "opt out"),
  stop("nothing", "END TEXTS"),
  stop("name", "REVOKE CONSENT"),
  stop("anythingElse", "optout pls"),
  stop("email", "remove me"),
  stop("want", "stop stop stop texting"),
  stop("phone", "lose my number"),
  stop("confirm", "no more calls"),
  stop("notes", "do not contact"),
  stop("choice", "unsub"),
  stop("want", "DNC me"),

  // Polite.
  stop("want", "hi there um i don't mean to be rude but could you please not ring me anymore"),
  stop(
    "want",
    "good morning dear would you be so kind as to take my name off whatever calling list i'm on",
  ),
  stop(
    "anythingElse",
    "Just one thing, I'd appreciate it if this were the last message I ever got from your office. Thank you.",
  ),
  stop(
    "day",
    "oh honey we're not looking we bought in april so if y'all could quit phoning i'd be much obliged",
  ),
  stop(
    "want",
    "Kindly remove jbell@example.com from your mailing list and refrain from further correspondence.",
  ),
  stop(
    "name",
    "it's mrs hargrove and i'd simply like to be taken off your books so nobody phones again",
  ),
  stop(
    "want",
    "Hello, we already have an agent we're happy with. Please don't reach out to us any further.",
  ),
  stop(
    "confirm",
    "No, and please, no hard feelings, but I'd rather not hear from you folks again.",
  ),
  stop(
    "time",
    "there's no good time i'm afraid i'd like the calls to end altogether if that's all right",
  ),
  stop(
    "email",
    "I'd rather not give it. In fact I'd like whatever details you already have on me deleted and no more emails.",
  ),
  stop(
    "message",
    "the message is thank you but we're not selling and please don't contact us about the house again",
  ),
  stop(
    "want",
    "pardon me is this where i ask to have my phone number taken off so i won't get these calls",
  ),
  stop(
    "phone",
    "You already have it, that's sort of the trouble. Would you take it out of your system so the texts cease?",
  ),
  stop(
    "nothing",
    "thanks for your time now please make sure nobody from there calls this house anymore okay bye bye",
  ),

  // Annoyed.
  stop("want", "yeah this is like the fourth call this week i'm not refinancing quit calling"),
  stop("want", "how many times do i gotta say it put me on the do not call list"),
  stop("day", "no day. not monday not ever. stop hitting me up"),
  stop("choice", "neither one i told the last guy too i want off the list"),
  stop("name", "why do you need my name just stop calling this number"),
  stop(
    "want",
    "Every time I open my inbox there's another rate update from you. I never signed up. Cut it out.",
  ),
  stop(
    "confirm",
    "nope wrong i never asked for any appointment what i asked is that you people leave me alone",
  ),
  stop("email", "so you can spam me more? no. take me off everything"),
  stop(
    "want",
    "my house is not for sale it wasn't for sale last month either so knock it off with the letters and the phone calls",
  ),
  stop("phone", "you just dialed it you know what it is now scrub it and don't dial it again"),
  stop(
    "notes",
    "yeah note this down customer does not wish to be called texted or emailed by anybody there",
  ),
  stop("appointment", "there is no appointment i'm calling to get you guys to quit bugging me"),
  stop(
    "want",
    "ok so i blocked one number and yall texted me from another one. enough. dont text me",
  ),
  stop(
    "code",
    "i don't have any code i have a phone that won't quit ringing on account of you make it quit",
  ),
  stop("message", "Tell him to stop blowing up my phone, I'm not interested and won't be."),
  stop("anythingElse", "yeah actually never call here again"),
  stop("time", "Time for you to stop sending me these, that's what time."),

  // Furious.
  stop("want", "stop calling me you goddamn vultures"),
  stop("want", "TAKE ME OFF YOUR F***ING LIST"),
  stop("name", "my name is leave me the hell alone that's my name don't you call me again"),
  stop(
    "day",
    "listen to me you robot piece of crap do not ever dial this phone again do you understand",
  ),
  stop("confirm", "NO!!! I am reporting you to the FCC if I get ONE more text"),
  stop(
    "phone",
    "screw you you're not getting my number and if one of you has it burn it i'm done hearing from you",
  ),
  stop(
    "email",
    "I swear to god if another one of your newsletters shows up I'm calling a lawyer. Get me off it.",
  ),
  stop(
    "choice",
    "i don't want two thirty i don't want three i want you to shut up and never call my wife or me again",
  ),
  stop("nothing", "and don't you dare call back not tomorrow not next year"),
  stop(
    "want",
    "what part of not interested don't you get this is harassment i want every call to stop today",
  ),

  // Legal, formal.
  stop(
    "want",
    "Pursuant to the TCPA I hereby revoke any prior express consent to be contacted at this number by call or text.",
  ),
  stop(
    "want",
    "I'm on the national do not call registry and you're violating it. Add me to your internal list as well.",
  ),
  stop("notes", "Consumer requests cessation of all communications, effective immediately."),
  stop(
    "message",
    "this is formal notice that i withdraw my permission for you to contact me in any way",
  ),
  stop(
    "email",
    "My attorney says I should state it plainly, so: do not email, telephone or mail me henceforth.",
  ),
  stop("want", "Under the CCPA please erase my data, and cease all marketing to me by any means."),

  // Roundabout but clear.
  stop(
    "want",
    "see i work nights and i sleep days and your office wakes me up about every other day and i need that to be over for good",
  ),
  stop(
    "want",
    "my husband passed in march and you all keep asking for him it's hard on me please don't call for him here any more",
  ),
  stop(
    "day",
    "Look, I close on a place Friday with somebody else. There's nothing left for us to talk about, so you can strike me from the follow ups.",
  ),
  stop(
    "want",
    "you got the wrong guy i ain't marcus never been marcus this number needs to come off whatever you got it on",
  ),
  stop(
    "name",
    "Wrong person!! I keep telling yall this isnt Denise. quit texting me about her house",
  ),
  stop("confirm", "well what i'd really like is for my phone to never show your name on it again"),
  stop(
    "want",
    "i filled in one form on one website two years ago and it's been nonstop since can you make it so nobody has my info to call me",
  ),
  stop(
    "phone",
    "i'd be giving it to you just so you can put it on the never call again list right okay yes do that",
  ),
  stop(
    "want",
    "Whoever runs your drip campaign, please drop me from it. I don't want any of it, not the texts, not the emails, not the calls.",
  ),
  stop(
    "anythingElse",
    "the only other thing is i'm done being contacted i rent i like renting and i'd like some peace",
  ),
  stop(
    "time",
    "How about never? Never works for me. Never is when I'd like the next call from you.",
  ),
  stop(
    "want",
    "i pressed two to be removed i pressed nine to be removed nothing works so i'm telling you in words remove me",
  ),
  stop(
    "choice",
    "Forget the appointment and forget I exist too, I don't want any reminders or check-ins from you guys.",
  ),
  stop(
    "appointment",
    "Cancel it please, and after that don't contact me again, I've gone with another lender.",
  ),
  stop(
    "code",
    "forget the code i just don't want you people reaching me no more by phone or text or nothing",
  ),
  stop(
    "want",
    "this is a fax line at a dental office it screeches each time you dial it so whatever dialer you're using take us out of it",
  ),
  stop("want", "im 14 and this is my phone my mom says u have to stop texting it"),
  stop(
    "message",
    "let mister whatshisname know that he's to quit sending postcards and quit calling my mother and me we're not moving",
  ),
  stop(
    "want",
    "yes i'm calling back because i had nine missed calls from you and i would like there not to be a tenth",
  ),
  stop("notes", "Only note is: after today nobody contacts me. Period."),
  stop(
    "confirm",
    "yes that's my number and yes i want it blocked from your end so it don't get called",
  ),
  stop(
    "want",
    "somebody gave out my number as a prank and now every realtor in the county's calling can you at least scratch it off yours",
  ),
  stop(
    "nothing",
    "ok and quit with the happy birthday texts too i don't want no texts of any kind from yall",
  ),
  stop(
    "day",
    "i changed my mind about all this i don't want an appointment and i don't want nobody following up with me either ever",
  ),
  stop(
    "want",
    "It's been a year since we sold. The market updates can end now, along with the calls. Thx",
  ),
  stop(
    "want",
    "i'm asking nicely the first time next time it's my lawyer asking do we understand each other no more phone calls",
  ),
  stop("email", "nah dont email me dont text me dont call me dont send a pigeon"),
  stop("name", "before you ask me anything else please just put me down as a no contact"),
  stop(
    "want",
    "uh hi so i texted stop like three times and it keeps coming so um can a can you actually stop it please",
  ),
  stop("anythingElse", "Yes: delete my contact, I no longer consent to messages."),

  stop(
    "time",
    "you're not hearing me ma'am it isn't about the time it's that i want to be struck off and never bothered",
  ),
  stop(
    "choice",
    "Neither. I'd prefer permanent radio silence from your office, effective now. No calls, no emails.",
  ),

  // Spanish.
  stop("want", "ya no me llamen por favor"),
  stop("want", "Quiero que me quiten de su lista, no me interesa recibir más mensajes."),
  stop("day", "ningún día señorita lo que quiero es que dejen de estar marcando a mi casa"),
  stop("name", "no le voy a dar mi nombre solo bórreme de ahí y no vuelvan a molestarme"),
  stop("confirm", "No, y háganme el favor de no escribirme nunca más."),
  stop("want", "BAJA, no deseo más correos ni llamadas"),
  stop(
    "phone",
    "pues es este mismo del que le hablo y sáquelo de su sistema para que nadie me vuelva a llamar",
  ),
];
