// Lines by which somebody asks not to be called, texted, emailed or otherwise contacted any more.
import type { StopLine } from "../shape.ts";

export const stops: readonly StopLine[] = [
  // Direct.
  {
    says: "yeah hi um i need you folks to quit calling this number please",
    asked: "want",
    isStop: true,
  },
  { says: "STOP", asked: "want", isStop: true },
  { says: "Unsubscribe", asked: "anythingElse", isStop: true },
  { says: "take me off your list", asked: "want", isStop: true },
  { says: "Remove my number from whatever list ur using", asked: "want", isStop: true },
  { says: "put me on the do not call list", asked: "day", isStop: true },
  { says: "dont text me again", asked: "time", isStop: true },
  { says: "please delete my contact info and dont reach out anymore", asked: "want", isStop: true },
  { says: "opt out", asked: "confirm", isStop: true },
  { says: "i don't want any more calls from you people thank you", asked: "want", isStop: true },
  { says: "no more texts pls", asked: "choice", isStop: true },
  { says: "No further emails, please. Thank you.", asked: "email", isStop: true },
  {
    says: "i'd like to be removed from the mailing list is that something you can do",
    asked: "want",
    isStop: true,
  },
  {
    says: "Kindly cease all communication with me effective immediately.",
    asked: "want",
    isStop: true,
  },
  { says: "quit it with the texts", asked: "day", isStop: true },

  // With a reason.
  {
    says: "hi uh we closed on a house back in october with somebody else so you can go ahead and stop reaching out to us okay",
    asked: "want",
    isStop: true,
  },
  {
    says: "my husband passed in january and this was his phone so i'd appreciate it if nobody from your office rang it anymore",
    asked: "want",
    isStop: true,
  },
  {
    says: "we're not selling now or ever so please no more phone calls about the house",
    asked: "want",
    isStop: true,
  },
  {
    says: "I work nights and every time yall call you wake me up. I already told you no. Dont call again",
    asked: "want",
    isStop: true,
  },
  { says: "Already refinanced w my credit union, u can take me off", asked: "want", isStop: true },
  {
    says: "i'm on the national do not call registry been on it since two thousand and nine so this has got to end no more calls",
    asked: "want",
    isStop: true,
  },
  {
    says: "look sweetheart i'm eighty four years old i'm not buying anything just cross my name off would you",
    asked: "name",
    isStop: true,
  },
  { says: "i pay per text on this phone so pls dont send any more", asked: "phone", isStop: true },
  {
    says: "I have an agent I'm happy with and a signed agreement with her. Please don't contact me again.",
    asked: "want",
    isStop: true,
  },
  {
    says: "this is a work phone and my boss is getting ticked so yeah you gotta stop blowing it up",
    asked: "want",
    isStop: true,
  },
  {
    says: "i filled out one form on zillow one and now i get like six calls a day from you guys make it stop",
    asked: "want",
    isStop: true,
  },
  {
    says: "Got ur postcard again. Thats 5 this month. Please stop mailing me things I rent I dont own the place",
    asked: "want",
    isStop: true,
  },
  {
    says: "we moved to portugal last year so there's no point writing to us any longer please don't",
    asked: "want",
    isStop: true,
  },
  {
    says: "i get real mixed up when the phone goes and my daughter says i'm to tell you don't ring me here again so that's what i'm telling you",
    asked: "message",
    isStop: true,
  },
  {
    says: "i lost my job so no loan for me, you can quit following up",
    asked: "notes",
    isStop: true,
  },

  // Roundabout and polite.
  {
    says: "if you could see to it that i don't hear from your office again i'd be much obliged",
    asked: "want",
    isStop: true,
  },
  {
    says: "i would prefer not to be contacted going forward if that's all right",
    asked: "anythingElse",
    isStop: true,
  },
  {
    says: "um so how do i uh how do i get these messages to not come to me anymore",
    asked: "want",
    isStop: true,
  },
  { says: "Is there a way to get off this text thread permanently?", asked: "want", isStop: true },
  { says: "what do i gotta do to get you people to leave me alone", asked: "want", isStop: true },
  {
    says: "who do i talk to about getting my number taken out of your system",
    asked: "want",
    isStop: true,
  },
  {
    says: "it's nothing personal he was lovely on the phone i just don't care to be called anymore bless your heart",
    asked: "message",
    isStop: true,
  },
  {
    says: "could you be a dear and scratch my number out of your book",
    asked: "want",
    isStop: true,
  },
  {
    says: "Would you mind not emailing me the listings anymore? I appreciate it",
    asked: "want",
    isStop: true,
  },
  {
    says: "i think we've been in touch enough let's just leave it there don't follow up please",
    asked: "confirm",
    isStop: true,
  },
  {
    says: "With respect, I'd ask that this be the last message I receive from your team.",
    asked: "anythingElse",
    isStop: true,
  },
  { says: "i'd rather y'all lost my number to be honest with you", asked: "phone", isStop: true },
  { says: "forget you ever had my number ok?", asked: "phone", isStop: true },
  { says: "can we make this the last time you guys call", asked: "confirm", isStop: true },
  {
    says: "I believe I asked in December to be taken off the newsletter. It came again this morning. Could you see that it doesn't come anymore",
    asked: "want",
    isStop: true,
  },
  {
    says: "please consider this my request for no further contact of any kind",
    asked: "want",
    isStop: true,
  },
  {
    says: "you've been so patient with me but i'm asking you not to check in on me anymore",
    asked: "anythingElse",
    isStop: true,
  },

  // Furious.
  { says: "STOP CALLING ME", asked: "want", isStop: true },
  {
    says: "how many times do i have to say it do not call this house",
    asked: "want",
    isStop: true,
  },
  { says: "lose my fucking number", asked: "want", isStop: true },
  {
    says: "FOR THE LAST TIME TAKE ME OFF THIS DAMN LIST OR IM CALLING THE ATTORNEY GENERAL",
    asked: "want",
    isStop: true,
  },
  {
    says: "call me one more time and you'll hear from my lawyer i swear to god",
    asked: "day",
    isStop: true,
  },
  {
    says: "if one more of you bozos texts me im filing with the fcc. done. no more.",
    asked: "choice",
    isStop: true,
  },
  {
    says: "are you kidding me a robot now no no no you people do not call here again you hear me never",
    asked: "want",
    isStop: true,
  },
  {
    says: "i said quit bothering me what part of that don't you get",
    asked: "confirm",
    isStop: true,
  },
  { says: "Every single text is $500 under the TCPA. Stop now.", asked: "want", isStop: true },
  {
    says: "jesus christ leave us the hell alone we don't want your calls",
    asked: "name",
    isStop: true,
  },
  {
    says: "this is harassment at this point and it ends today no calls no texts no emails nothing",
    asked: "want",
    isStop: true,
  },
  { says: "Delete. My. Number.", asked: "time", isStop: true },
  { says: "never ever call me again goodbye", asked: "nothing", isStop: true },
  { says: "yo tell that dude to stop hitting my line fr", asked: "message", isStop: true },
  { says: "get me off this list asap u spammers", asked: "email", isStop: true },

  // Half sentences.
  { says: "just don't call me any", asked: "day", isStop: true },
  { says: "no more calls just no", asked: "want", isStop: true },
  { says: "off the list please the list off", asked: "want", isStop: true },
  { says: "the emails uh the emails can they just like stop", asked: "want", isStop: true },
  { says: "texts. stop them", asked: "want", isStop: true },
  { says: "not interested take me off", asked: "choice", isStop: true },
  { says: "me no call again please okay no call", asked: "want", isStop: true },
  { says: "don't want no more of them voicemails", asked: "want", isStop: true },

  // Slang and typos.
  { says: "plz stpo texting me", asked: "want", isStop: true },
  { says: "unsubcribe me", asked: "want", isStop: true },
  { says: "quit blowin up my phone bruh", asked: "want", isStop: true },
  { says: "stahp w the msgs 😩 im not buying a house im 19", asked: "want", isStop: true },
  { says: "Rmove me frm ur list thx", asked: "anythingElse", isStop: true },
  { says: "dnt txt this # no more", asked: "phone", isStop: true },
  { says: "nah fam im good dont hmu again", asked: "want", isStop: true },
  { says: "aint tryna hear from yall no mo", asked: "day", isStop: true },
  { says: "take me of you're list please", asked: "want", isStop: true },
  { says: "i would like to be un subscribe from the e mails", asked: "want", isStop: true },

  // Inside longer lines, or beside another wish.
  {
    says: "so i was gonna see the place on maple but we found something in dayton and honestly between the texts and the voicemails it's been a lot so just cancel it and don't contact me after that",
    asked: "want",
    isStop: true,
  },
  {
    says: "Hi this is Gwen from the open house in Feb, lovely home, wasn't for us. We've signed on another. Please take us off the follow up list and best of luck with the sale!",
    asked: "want",
    isStop: true,
  },
  {
    says: "you don't need my email because i don't want you emailing me or calling me ever",
    asked: "email",
    isStop: true,
  },
  {
    says: "no i don't want a time what i want is for these calls to end",
    asked: "time",
    isStop: true,
  },
  {
    says: "i'm not giving you a day what i'm telling you is to take my name off",
    asked: "day",
    isStop: true,
  },
  {
    says: "okay yeah that's cancelled good and uh also don't have him call me about it or about anything else after this",
    asked: "anythingElse",
    isStop: true,
  },
  {
    says: "Tell Denise I went with Rocket, the rate was better, and that I'd like her to stop checking in. No hard feelings.",
    asked: "message",
    isStop: true,
  },
  {
    says: "you got the wrong person i'm not keisha i've had this number four years so please take it out of there and don't call it again",
    asked: "want",
    isStop: true,
  },
  {
    says: "wrong number for like the 10th time, im not Robert, pls stop texting for Robert here",
    asked: "name",
    isStop: true,
  },
  {
    says: "i got a missed call from y'all and before you start in with the sales thing i just wanna say don't be calling here no more",
    asked: "want",
    isStop: true,
  },

  // Spanish.
  { says: "por favor ya no me llamen", asked: "want", isStop: true },
  { says: "Quítenme de su lista, gracias.", asked: "want", isStop: true },
  { says: "ya dejen de estar mandando mensajes no me interesa", asked: "day", isStop: true },
  { says: "NO ME VUELVAN A LLAMAR", asked: "want", isStop: true },
  {
    says: "mire señorita yo ya compré casa así que le pido que no me sigan marcando",
    asked: "want",
    isStop: true,
  },
  { says: "quiero darme de baja de los correos", asked: "email", isStop: true },
  { says: "borren mi numero porfa ya no quiero q me escriban", asked: "phone", isStop: true },
  {
    says: "cómo le hago para que ya no me estén hablando aquí a la casa mi mamá está malita y se me asusta",
    asked: "want",
    isStop: true,
  },
  {
    says: "ya me tienen harto con tanta llamadera no llamen más carajo",
    asked: "confirm",
    isStop: true,
  },
  {
    says: "Le agradecería que no se comunicaran más conmigo, ya tengo otro agente.",
    asked: "anythingElse",
    isStop: true,
  },
];
