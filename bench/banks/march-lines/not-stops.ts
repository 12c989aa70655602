// Lines that only sound like a wish not to be contacted any more.
import type { Asked, StopLine } from "../shape.ts";

const keep = (asked: Asked, says: string): StopLine => ({ says, asked, isStop: false });

export const notStops: readonly StopLine[] = [
  // Complaints of not being called back, or of having been dropped.
  keep(
    "want",
    "why did you guys stop calling me i've been waiting on that preapproval for two weeks",
  ),
  keep("want", "nobody ever calls me back over there what is going on"),
  keep("want", "I left three voicemails and got zero calls. Is anybody alive in that office?"),
  keep("message", "tell her she never texts me anymore and i'm starting to take it personal"),
  keep("want", "you said you'd call at nine and you did not call at nine and it is now eleven"),
  keep(
    "want",
    "Did I get taken off the list for the open houses? I used to get an email every Thursday and now nothing.",
  ),
  keep("anythingElse", "yes don't leave me hanging again like last time okay call me"),
  keep(
    "want",
    "seems like once we signed the papers all the phone calls dried up and i still have questions",
  ),
  keep(
    "message",
    "that it's not right to just quit answering a person's emails in the middle of a purchase",
  ),
  keep(
    "want",
    "i think i'm blocked or something my texts to him don't go through can you unblock me",
  ),
  keep("want", "The updates stopped coming. Can you put me back on?"),
  keep("confirm", "yes and please for once actually call me when you say you will"),
  keep(
    "phone",
    "You've had my number since June, not that anyone's ever used it. It's the same one.",
  ),
  keep("want", "i'm tired of being the one who does all the calling"),
  keep("want", "no one has contacted me about the inspection and it's tomorrow"),
  keep("nothing", "hello did you stop talking"),
  keep("message", "say i don't appreciate being ignored and i expect a call today"),
  keep("want", "How come everyone in my family got the newsletter but me?"),

  // Stories of other people and other companies.
  keep(
    "want",
    "i told that zillow outfit to take me off their list so now i'm calling a real person which is you",
  ),
  keep(
    "name",
    "it's Priya, sorry about the noise, some car warranty robot won't stop calling my other line",
  ),
  keep("want", "My ex agent wouldn't quit texting me so I fired him. Are you taking new clients?"),
  keep(
    "anythingElse",
    "no that's it hang on there's a telemarketer beeping in i swear those people never leave me alone",
  ),
  keep(
    "want",
    "the bank that has our loan now keeps sending refinance junk is there a way to make them quit",
  ),
  keep("email", "use my gmail, my yahoo one is just people i've unsubscribed from"),
  keep(
    "notes",
    "The tenants asked the previous manager never to phone them before eight, just so she knows about them.",
  ),
  keep(
    "want",
    "my sister told her loan guy don't ever call me again and then he called her on christmas can you believe it anyhow i need a loan guy",
  ),
  keep("day", "wednesday i think my calendar's a mess because the solar people keep bugging me"),
  keep(
    "want",
    "These cash offer postcards I get from investors, can Dana do something to keep them from coming? Not yours, I like yours.",
  ),
  keep(
    "want",
    "my neighbor says you took him off your mailing list when he asked that's decent of you so i figured i'd list with you",
  ),
  keep(
    "message",
    "The seller told the other buyer's agent to get lost and stop calling, so the house is open again if we want it.",
  ),
  keep(
    "want",
    "i put my number on the federal do not call thing but i don't mind hearing from y'all",
  ),
  keep(
    "confirm",
    "right yes three o'clock sorry my kid's yelling at his brother to leave him alone",
  ),
  keep("want", "Do you know who I'd complain to about a different realty company that spams me?"),
  keep("phone", "give you my cell the landline's nothing but scammers i don't pick it up"),
  keep(
    "want",
    "my old landlord won't stop contacting me about the deposit and i'd like to buy something so i never have a landlord again",
  ),
  keep(
    "notes",
    "my husband gets upset about sales calls from insurance folks so i'll be the one you talk to",
  ),
  keep(
    "want",
    "Some trigger lead company has been calling me nonstop since you pulled my credit. Can you tell me how I opt out of those?",
  ),
  keep(
    "choice",
    "the later one and excuse me i was hanging up on a charity that won't take no for an answer",
  ),

  // Stopping another thing.
  keep("want", "can you stop the foreclosure that's all i want to know"),
  keep("day", "stop for a second let me grab my planner"),
  keep("want", "I need to stop the automatic payment on my mortgage before the first."),
  keep("confirm", "stop stop stop you got the name wrong it's berger with an e"),
  keep("want", "please quit repeating yourself and just let me book something"),
  keep("email", "hold on stop go back to the phone number i think i gave you the wrong one"),
  keep("want", "We want to end our listing agreement at the end of the month. Who handles that?"),
  keep("want", "how do i get rid of pmi i don't want to pay it anymore"),
  keep("notes", "The dog doesn't stop barking until you've given him a biscuit, fyi."),
  keep("want", "take my house off the market please we decided to stay"),
  keep("want", "I want my name removed from the deed after the divorce"),
  keep("want", "my son needs to get off my loan can you take him off it"),
  keep("choice", "don't give me any more times the first one was good"),
  keep("want", "could somebody take the sign out of my yard and remove the lockbox"),
  keep("want", "They say I can opt out of escrow if I've got twenty percent. Is that so?"),
  keep("name", "quit calling me ma'am it's robert"),
  keep("want", "i quit my job last week does that mess up my loan"),
  keep("anythingElse", "Yes, stop asking me if there's anything else, haha. No, I'm good."),
  keep("want", "i'd like to revoke the power of attorney my brother has before closing"),
  keep("message", "ask him to stop the showings on sunday because the baby's sick"),
  keep("want", "when does the rate lock end"),
  keep("email", "you don't need to spell it back every time just go on"),
  keep("want", "Delete the photos of my bedroom from the listing, please, it's embarrassing."),
  keep("want", "i want out of this contract today"),
  keep("nothing", "enough with the music already"),
  keep("want", "is there a way to stop my neighbor from building that fence before we sell"),
  keep("time", "quit it rufus get down sorry ten thirty is what i meant to say"),
  keep(
    "confirm",
    "No more coffee for me thanks. Sorry, talking to the waitress. Yes that's right.",
  ),
  keep("want", "take me off hold i've been on here twenty minutes"),
  keep("want", "you have me on speaker could you take me off it you sound like a tin can"),
  keep("want", "I don't want to see any more condos. Only houses from now on."),
  keep(
    "message",
    "please have her quit sending me stuff over four hundred thousand we can't afford it stick to three fifty",
  ),
  keep("want", "can we cut out the inspection contingency and just make the offer"),

  // Stop as another word, and names that look like it.
  keep("want", "can i stop by this afternoon and drop off my pay stubs"),
  keep("notes", "we're the corner house right past the stop sign"),
  keep("name", "Stopford. Like stop, then ford. Elaine Stopford."),
  keep("email", "it's nocallsplease at example dot com i made it in college"),
  keep("want", "Is the condo on Quitman near a bus stop?"),
  keep("email", "unsubscribe.ray@example.org, yes that's really my address, long story"),
  keep("time", "my last stop that day is at one so anything after two"),
  keep(
    "want",
    "is it gonna be nonstop paperwork like with our first house or did you all go digital",
  ),
  keep("appointment", "it'd be under the end unit on larkin i mean the name's ortega"),
  keep("want", "What's at the end of Stop Thirteen Road, is that one still for sale?"),
  keep("phone", "ends in oh one two six area code five oh two five five five"),
  keep("want", "i can't stop thinking about that blue house on elm"),
  keep("message", "Say the dead end on Remsen is the one we like."),
  keep("notes", "Pit stop at the notary first, so I may be five min late"),
  keep("day", "the end of the week if you've got it"),
  keep("want", "whats the block number of the quit claim deed"),

  // Cancelling.
  keep("want", "i have to cancel my thursday thing"),
  keep("appointment", "The one tomorrow at ten. I can't make it, please take it off the calendar."),
  keep("want", "scratch my appointment i'll call again when the money's sorted"),
  keep("confirm", "Yes cancel that one, but keep my info because I'll be back in spring."),
  keep("choice", "actually none of those let's forget it for today i'll try you next week"),
  keep("code", "I deleted the text with the code in it. I only want to call off the visit."),
  keep("want", "take me off tuesday and put me on wednesday"),
  keep("want", "my wife booked us twice remove one of them would you"),
  keep("anythingElse", "no never mind the message i'll tell her myself"),
  keep("want", "Can you pull me off the schedule for Friday? My car died."),
  keep("want", "i don't need the appointment any more he answered my question by email"),
  keep("email", "forget it i don't want to do email can we book without"),
  keep("want", "drop my spot in the first time buyer class but leave me on for the second one"),
  keep("confirm", "nope don't book it i want to check with my wife first"),
  keep("name", "oh you know what cancel all that i only wanted your address"),
  keep("want", "I withdrew my offer this morning. Does that end the appraisal too?"),
  keep("want", "please remove me from the waitlist for oak street and stick me on the one for elm"),

  // Postponing, and not now.
  keep("want", "i can't talk now i'm at work call me tonight"),
  keep("day", "not this week i'm buried somebody should try me again on monday"),
  keep("message", "Don't call me until after my surgery on the ninth, then any time is fine."),
  keep(
    "want",
    "hey this is sam somebody there just rang me and i was driving so i hung up what's up",
  ),
  keep("time", "no not three o'clock that's when i get the kids quit offering me three"),
  keep(
    "want",
    "We're pausing the search till summer. Keep me posted if anything wild comes up though!",
  ),
  keep("phone", "let me hold off on the phone number until we've met"),
  keep("notes", "I'm out of the country until the 20th, no calls till then please, emails okay."),
  keep("want", "not interested in selling this year but give me a holler next spring"),
  keep("confirm", "wait no don't put that in yet"),
  keep("anythingElse", "leave me be a minute while i think uh no that was all"),
  keep("choice", "Too early, too early, and too late. What about the day after?"),
  keep(
    "want",
    "Can he stop working on my application for a few days while I find the W2s, I'll ring when I've got them.",
  ),
  keep(
    "message",
    "tell him it's no use calling today my battery is at two percent i'll call him from home",
  ),
  keep("nothing", "gotta go my boss is here don't call back right now i'll get you at lunch"),

  // Preferences of channel.
  keep("phone", "I'd rather not give a phone number. Email works best for me."),
  keep("want", "quit calling and text me instead i can't hear a thing in the shop"),
  keep("email", "i don't do email call me like a normal person"),
  keep("notes", "Texts only please, I'm deaf and voice calls don't work for me."),
  keep("phone", "not the house phone use the cell"),
  keep(
    "message",
    "have her write to me rather than ring because my husband's birthday surprise is what it's about",
  ),
  keep("want", "no more voicemails please i never listen to them shoot me a text"),
  keep("confirm", "yes but don't text that number it's a landline just call it"),
  keep("email", "don't send it to my work email they read everything send it to the private one"),
  keep("notes", "When you call, don't block your caller ID or it won't ring through."),
  keep(
    "want",
    "I keep getting two of every email. Could you take one of my addresses off and leave the other?",
  ),
  keep(
    "phone",
    "that's an old number delete it the new one is area code two one seven five five five oh one seven one",
  ),
  keep(
    "want",
    "they call my mother's house looking for me and i don't live there so use this number from here on",
  ),
  keep("notes", "Do not contact my tenant directly, go through me."),
  keep("message", "no faxes this isn't nineteen ninety five he can mail me the forms"),
  keep(
    "want",
    "you've been texting my daughter by accident my number's one digit off can we fix it so they come to me",
  ),
  keep("email", "skip the email i hate it is a phone good enough for you"),
  keep(
    "phone",
    "Do you need it? I'm happy to be emailed but I don't give my phone out to computers.",
  ),
  keep("want", "Take me off the weekly digest and switch me to the daily one"),
  keep("notes", "Please don't knock or ring the bell, baby's asleep. Call from the driveway."),
  keep("anythingElse", "just don't copy my ex husband on the emails any more send them to only me"),

  // Preferences of hour.
  keep("message", "never before noon i'm a night nurse after noon is great"),
  keep("notes", "don't call during prayers on friday between one and two otherwise fine"),
  keep("want", "who rings a person at seven in the morning do it after nine next time"),
  keep("phone", "it's 816-555-0148, no calls after 8pm or my toddler wakes up"),
  keep("confirm", "that's it and remind her not on sundays"),
  keep(
    "want",
    "Your reminders come at midnight my time. Can they come in the daytime? I'm in Hawaii.",
  ),
  keep(
    "message",
    "he shouldn't try me at the plant they don't let us have phones try me on my break at ten",
  ),
  keep("notes", "Weekends I'm unreachable by choice, weekdays go for it"),
  keep("time", "don't make it before eleven i'm useless before eleven"),
  keep("anythingElse", "one call is plenty if i don't answer leave word and i'll call you"),

  // Negations.
  keep("anythingElse", "no and please don't stop sending me those listings i love them"),
  keep("want", "i never asked to be taken off your list someone made a mistake"),
  keep("confirm", "no no i didn't say stop i said shop the shop on third street"),
  keep("want", "I accidentally replied STOP to your text. I still want them!"),
  keep("email", "sure email me as much as you want i won't unsubscribe"),
  keep(
    "message",
    "That I'm not mad and I don't want him to think I never want to hear from him again. I do.",
  ),
  keep(
    "phone",
    "it's not that i don't want calls i just got a new phone and don't know the number",
  ),
  keep(
    "want",
    "my husband told you not to call us anymore but ignore him we do want to see that house",
  ),
  keep("notes", "i'm not one of those do not call people you can ring whenever"),
  keep("want", "How do I get back on after unsubscribing last year?"),
  keep("day", "any day and don't you quit on me now we're nearly there"),
  keep("confirm", "yes you may text me yes you may call me no i'm not on any list"),
  keep("nothing", "okay bye don't be a stranger"),
  keep(
    "message",
    "she doesn't have to stop calling just because i went quiet my dad was in the hospital",
  ),
  keep(
    "want",
    "It said reply STOP to opt out, but I don't want out, I want to confirm. What do I reply?",
  ),

  // Only this once, thanks, and the like.
  keep("anythingElse", "no need to call back i got what i came for thank you"),
  keep(
    "want",
    "i missed your call and then i found the answer on your website so we're good talk thursday",
  ),
  keep(
    "message",
    "tell her never mind about calling me back today i'll see her at the closing tomorrow",
  ),
  keep("nothing", "alright i'll stop bothering you now have a good one"),
  keep("anythingElse", "I'm done here, thanks. Looking forward to the email."),
  keep("want", "don't transfer me again i've been passed around three times just take a message"),
  keep("want", "i don't want to talk to a robot get me a human"),
  keep("name", "Why do you need to know who I am, I only want the office address"),
  keep("day", "you don't have to keep asking i told you tuesday"),
  keep("email", "Please don't sell it to anybody. It's marge.k@example.net"),

  // Jokes and quotes.
  keep("anythingElse", "ha if you find me a place with a pool i'll never call you again"),
  keep(
    "want",
    "My wife says if I call you one more time about that kitchen she's leaving me. So, about that kitchen.",
  ),
  keep(
    "message",
    "Tell him 'don't call us, we'll call you.' He'll laugh, it's our golf joke. And then he should call me.",
  ),
  keep("want", "the sign on your door says no soliciting do not disturb is the office open though"),
  keep("notes", "put down that i'm an aries and i can't be stopped"),
  keep("want", "lol stop it you're a robot? get out. ok book me for monday robot"),
  keep("confirm", "yep that's me please don't tell my creditors kidding kidding it's all correct"),
  keep(
    "want",
    "i got a text from you folks that ends with text stop to end what does that part mean is it a scam",
  ),
  keep(
    "time",
    "stop in the name of love sorry that's my hold music from the other phone two o'clock is good",
  ),
  keep(
    "message",
    "and then the buyer goes quote leave me alone i don't want your stupid house unquote so that deal's dead let her know",
  ),
  keep(
    "want",
    "I'm a compliance officer at another brokerage. How does your office handle it when a client says stop calling me?",
  ),
  keep("choice", "oh stop you're spoiling me with choices the morning one"),

  // At the code and the appointment.
  keep("code", "i don't have a code so please stop asking for it can you find me by name"),
  keep(
    "appointment",
    "It's the one under my ex's email. He keeps getting my reminders and I want that to end, send them to me.",
  ),
  keep("code", "hang on this phone won't quit dimming on me okay three one eight"),

  // Spanish.
  keep("choice", "ya no me dé más horas de la mañana señorita deme la última de la tarde"),
  keep(
    "want",
    "mi hermana les pidió que no la molestaran pero yo sí quiero que me llamen para lo de la casa",
  ),
  keep("want", "¿por qué ya no me llaman? llevo una semana esperando noticias de mi préstamo"),
  keep("want", "quiero cancelar mi cita del jueves porque tengo que trabajar"),
  keep("message", "que no me llame antes de las diez porque duermo de día"),
  keep("phone", "Borre el número viejo, por favor, y apunte este nuevo: 305-555-0117."),
  keep("anythingElse", "no deje de avisarme si baja el precio eh"),
  keep("notes", "la casa está enfrente de la parada del camión"),
  keep(
    "want",
    "Los del banco no paran de molestarme con tarjetas, por eso mejor busco con ustedes.",
  ),
  keep("confirm", "sí pero mejor no me mande correo mándeme un mensajito"),
];
