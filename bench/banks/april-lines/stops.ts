import type { Asked, StopLine } from "../shape.ts";

const s = (asked: Asked, says: string): StopLine => ({ says, asked, isStop: true });

export const stops: readonly StopLine[] = [
  // Single words and carriers' keywords
  s("want", "STOP"),
  s("want", "Unsubscribe"),
  s("want", "STOPALL"),
  s("want", "END"),
  s("want", "QUIT"),
  s("anythingElse", "opt out"),
  s("notes", "OPTOUT"),
  s("email", "REVOKE"),
  s("anythingElse", "unsub"),
  s("want", "Remove me"),
  s("want", "stop stop stop. i said STOP the other day too"),
  s("want", "STOP 2 END"),
  s("want", "reply stop"),
  s("email", "UNSUBSCRIBE ME!!!!"),
  s("want", "donotcontact"),

  // Polite
  s(
    "want",
    "hi um could you take me off of whatever list it is i'm on i keep getting calls and i don't want them",
  ),
  s(
    "want",
    "Good morning. I would be grateful if your office refrained from contacting me in future. Kind regards, H. Pell",
  ),
  s(
    "anythingElse",
    "yes actually one more thing if you wouldn't mind no more phone calls from you folks going forward",
  ),
  s(
    "want",
    "you've all been very sweet but we bought a place already so there's no need to keep ringing us please don't any more",
  ),
  s(
    "name",
    "oh you don't need my name dear i'd just like you to not telephone this house again thank you",
  ),
  s(
    "want",
    "Hello! Lovely newsletter but I don't want it any longer. Can you take my address off, please? Thx",
  ),
  s(
    "notes",
    "just a note that i'd rather not hear from anyone at your company ever again no hard feelings",
  ),
  s(
    "want",
    "Is it possible to be put on your internal do-not-call list? I'd like that done today if so.",
  ),
  s(
    "want",
    "so sorry to be a pain but the texts can those end for good please i'm not in the market",
  ),
  s("confirm", "no thank you honey and please tell them i'd appreciate not being called any more"),
  s("want", "Kindly delete my number from your system and do not use it to reach me again."),
  s(
    "message",
    "please tell her i'm all set with my credit union and she doesn't need to reach out to me again ever",
  ),
  s("want", "i don't mean to be rude ma'am i just want the calls to stop"),
  s("want", "Hi there, pls no more emails. Thank you and good luck with the business :)"),
  s(
    "anythingElse",
    "nope other than if you could see to it that this is the last time anyone from there dials me",
  ),
  s(
    "phone",
    "i'd prefer you didn't have my number at all to be honest would you erase it and not ring me",
  ),
  s("want", "With respect, I never signed up for this. Please cease all communication."),
  s("want", "would you be a dear and cross me off the calling list"),
  s(
    "want",
    "thank you for your service over the years we're in assisted living now and don't wish to be contacted about property any more",
  ),
  s(
    "choice",
    "none of those times thank you i'd really just like you people to stop contacting me",
  ),

  // Furious
  s("choice", "quit calling me"),
  s("want", "how many times do i have to say it do not call this number"),
  s("phone", "LOSE MY NUMBER"),
  s(
    "want",
    "this is the fourth call today from you clowns one more and you'll hear from my attorney",
  ),
  s("name", "my name is none of your business take me off the goddamn list"),
  s("want", "If I get ONE more text from this number I'm filing with the FCC."),
  s(
    "email",
    "you are not getting my email you already spam me every day knock it off and leave me be",
  ),
  s("name", "leave me the hell alone"),
  s("code", "for crying out loud would you people stop harassing my family with these phone calls"),
  s("confirm", "No. NO. Do not contact me. What part of that is hard??"),
  s("phone", "so you can call me at dinner again no sir scrub it out of there"),
  s("want", "f off and dont text me again"),
  s("want", "I am sick and TIRED of hearing from you. Get me OFF this list"),
  s("want", "are you kidding me a robot now listen robot no more calls you got that none"),
  s("day", "there is no good day never is the day i want to hear from you so stop bugging me"),
  s("time", "no time not morning not afternoon quit contacting me damn it"),
  s("want", "y'all been blowin up my phone since tuesday and it better quit right now"),
  s("want", "Spam me one more time. I dare you. REMOVE. MY. NUMBER."),
  s("anythingElse", "yeah drop dead and don't ever call here again"),
  s("want", "who the hell gave you this number i want it gone and i want the calls gone"),
  s("want", "you lot are parasites strike me from your records and do not write to me again"),
  s(
    "message",
    "the message is if he calls me one more time i'm coming down to that office so he'd better never do it again",
  ),
  s("choice", "i don't want a choice of times you muppet i want to be left alone stop ringing"),
  s("message", "enough already enough with the voicemails i don't want any more of them"),
  s("want", "omg stop texting me ur so annoying"),
  s(
    "confirm",
    "that's not right at all nothing is right just delete me and don't any of you phone here any more",
  ),
  s(
    "want",
    "I will be blocking this number but in case you have others: do not use them on me either.",
  ),
  s("want", "twelve voicemails twelve i counted them and i want it ended today no thirteenth"),
  s("name", "Mr Stop-Calling-Me. First name Please."),
  s("want", "I hate you guys so much. no more. NO MORE MESSAGES"),

  // Formal and legal
  s(
    "want",
    "Pursuant to the TCPA I hereby revoke any consent to be contacted by telephone or text message.",
  ),
  s(
    "want",
    "This serves as written notice that you are to discontinue all solicitation of the undersigned.",
  ),
  s("want", "we're on the national do not call registry and you are in violation don't call again"),
  s("message", "Cease and desist. All calls, all letters, all emails. Consider this formal."),
  s("want", "I'm invoking my right to opt out of marketing communications, effective now."),
  s("confirm", "my consent is withdrawn sir that means you may not call or text this phone"),
  s(
    "email",
    "I do not consent to giving it, nor to any further correspondence. Please suppress my records.",
  ),
  s(
    "want",
    "Under CAN-SPAM you have ten business days to drop me from your mailings. The clock starts now.",
  ),
  s("want", "i've got a number on the state no call list and i'm asking you to honor it"),
  s("notes", "Client revokes permission to be contacted by any means. (I'm the client.)"),
  s(
    "want",
    "as the attorney for missus dale whose phone i'm on i'm instructing you not to call her or write her again",
  ),
  s(
    "want",
    "All future attempts to reach me will be treated as harassment. Govern yourself accordingly.",
  ),

  // Roundabout but clear
  s("name", "pretend you never heard of me"),
  s("phone", "go ahead and forget you ever had this number"),
  s("want", "you can throw my card in the trash because i don't want to be hearing from you again"),
  s("want", "my phone and your phone are done talking to each other for good okay"),
  s("want", "Let's make this the last message you ever send me 👍"),
  s(
    "want",
    "i'd like to go back to the days when nobody from your company knew how to reach me let's do that",
  ),
  s(
    "anythingElse",
    "only that i hope never to hear your voice or get one of your texts again please arrange that",
  ),
  s("want", "what do i gotta do who do i gotta pay to not get these calls any more"),
  s(
    "want",
    "Is there a button somewhere I can press so these messages quit coming? If so press it for me",
  ),
  s(
    "want",
    "we've moved to portugal we're never buying in ohio again so you can retire us from your call sheet",
  ),
  s(
    "want",
    "my husband handled all this and he died in june and every time you people call it breaks my heart so please don't any more",
  ),
  s("name", "It doesn't matter who I am, it matters that you stop sending me things."),
  s("day", "how do i get off this thing the list the texting thing i want off"),
  s("want", "i never want this phone to light up with your name on it again"),
  s("phone", "The only thing you need my number for is to remove it. 602-555-0131."),
  s(
    "want",
    "you got the wrong fella for three years now there's no larry here and there never was so quit phoning for him",
  ),
  s("want", "Wrong number. Stop texting it."),
  s(
    "want",
    "this is a daycare you keep calling our front desk about a mortgage kindly scratch us off",
  ),
  s(
    "want",
    "this phone belongs to my eleven year old she's not refinancing anything don't call it again",
  ),
  s(
    "want",
    "I'm a renter. I will always be a renter. There's nothing for you here, so please no more mail or calls.",
  ),
  s(
    "want",
    "ok so whatever i clicked on facebook i wanna unclick it cuz now i get like nine texts a day and i want zero",
  ),
  s("want", "i sold that house two years ago so would you quit asking me if i wanna sell it"),
  s("day", "How about the 32nd of Nevermber. No more invites, calls, or anything else please."),
  s("want", "did you not get my stop well here it is again out loud stop"),
  s(
    "want",
    "i pressed two to be removed like your recording said and here you are again so do it now by hand",
  ),
  s(
    "want",
    "i texted stop to y'all twice and i'm still gettin em so whatever list i'm on get me off it",
  ),
  s("want", "Please consider this relationship over. Not calls, not cards at Christmas, nothing."),
  s(
    "want",
    "No more fridge magnets, no more calendars, no more postcards to 14 Elm. Ever. Thank you.",
  ),
  s("want", "mark me as not interested permanently so nobody tries me again"),
  s(
    "want",
    "My number's been recycled, I'm not Denise, and I don't want Denise's messages any more",
  ),
  s(
    "confirm",
    "no don't confirm anything just take me out of the system so i'm not bothered again",
  ),
  s("code", "i don't have any code i have a request and that's to never be called by you again"),
  s(
    "appointment",
    "There isn't an appointment. There is only me, wanting your reminders and calls to end for good.",
  ),
  s("appointment", "no appointment no nothing i just want you to stop calling my cell phone"),
  s("nothing", "and don't call back"),
  s("nothing", "One last thing: dont ever text me"),
  s("nothing", "i hope that means no more calls cause that's what i'm asking for no more"),

  // Short, spoken
  s("want", "yeah stop calling"),
  s("want", "take me off your list"),
  s("want", "no more calls please"),
  s("choice", "uh put me on the do not call"),
  s("time", "don't call here"),
  s("name", "never call me again"),
  s("name", "no soliciting please scratch this number"),
  s("anythingElse", "yeah delete my info and don't reach out"),
  s("email", "nah no emails from you ever just take me off"),
  s("choice", "neither cut it out with the calls"),
  s("want", "off the list please off the list"),
  s("confirm", "i want out no more of these calls and texts i want out"),

  // Short, typed
  s("want", "pls remove"),
  s("want", "dnc this number"),
  s("phone", "do not text"),
  s("want", "stoppp texting mee"),
  s("want", "STOP!! wrong person!!"),
  s("want", "txts off pls, for good"),
  s("want", "ur list. me. off it. now"),
  s("confirm", "STOP contacting this phone"),
  s("day", "today is the day u unsubcribe me from all this"),
  s("anythingElse", "Do Not Contact."),
  s("nothing", "dont msg me again k"),
  s("message", "cease contact"),
  s("want", "lmk when im off the list bc i want off"),
  s("notes", "rm my number from your db, dont call it"),
  s("email", "Opt me out of everything."),
  s("time", "Not interested. Do not follow up."),
  s("nothing", "bye forever, no more outreach"),

  // Longer, spoken
  s(
    "want",
    "yes hello this is uh norman i got a call i guess it was from you about a reverse mortgage and i don't want one and i'd like it if nobody from there bothered me with that or anything else from here on out",
  ),
  s(
    "want",
    "so i'm driving i can't look at it but my dashboard keeps reading me your texts and i'd like them to go away forever can you do that",
  ),
  s(
    "want",
    "i work nights okay i sleep days and you guys wake me up every single time so no more just never call this number",
  ),
  s(
    "want",
    "um yeah hi i think my daughter put my number in some form of yours and i don't want anything i just want you not to contact me",
  ),
  s(
    "name",
    "you already know my name you say it in every voicemail tina tina tina well tina says stop leaving them",
  ),
  s(
    "want",
    "look i know it's not your fault you're a machine or whatever but somebody there has got to get my phone off the dialer",
  ),
  s("message", "yeah have him take the number he's looking at right now and never dial it again"),
  s(
    "want",
    "me and my wife have talked it over and we'd both like to be taken off your contacts the both of us we don't want calls",
  ),
  s(
    "want",
    "i'm in hospice sweetheart i won't be buying anything could you see that i don't get these calls",
  ),
  s(
    "confirm",
    "hold on no i don't want to meet anybody i called so that you'd quit sending me letters every week",
  ),
  s(
    "want",
    "whatever happened to knocking on doors actually no don't do that neither just don't call don't write don't come by",
  ),
  s(
    "want",
    "okay i'll make it easy my number is nine one nine five five five oh one two six and i want it on the never call list",
  ),
  s(
    "name",
    "i mean it this time i said it nice to the last girl and i'm saying it nice to you no more contact",
  ),
  s("time", "oh no no no i'm not setting a time i called to get my name took off"),
  s("phone", "why would i give you my phone number when i'm calling to tell you to stop using it"),
  s("anythingElse", "mm well since you ask yes the robocalls i want those shut off for my number"),
  s(
    "want",
    "we are not interested in selling we weren't interested in may we won't be interested next may please do not call us again about the farm",
  ),
  s(
    "want",
    "listen buddy i'm a firefighter i can't have my phone going off for this junk so delete it and don't ring it",
  ),

  // Longer, typed
  s(
    "want",
    "I filled out ONE form on a website in 2021 and have been hounded ever since. I don't want a loan. I want silence. Permanently.",
  ),
  s(
    "want",
    "Hey, this is my work cell and my boss is getting mad. Can u make sure it isnt contacted any more by u guys",
  ),
  s(
    "want",
    "Our family is grieving. Please have the decency to not send anything else addressed to my late father at this email or call this phone.",
  ),
  s(
    "want",
    "Went w/ another agent, closed Friday. U can stop checking in w/ me now & going forward, thanks for understanding",
  ),
  s(
    "email",
    "the address you keep spamming is rkelso@example.com. That's the one to take off. No replacement is coming.",
  ),
  s(
    "message",
    "Tell Mr Brandt that we have nothing further to discuss and that he's not to get in touch by phone, post or carrier pigeon.",
  ),
  s(
    "want",
    'Got another one of those "just checking in!" texts. I did not ask for it. I do not want the next one either. Or the one after.',
  ),
  s(
    "want",
    "I unsubscribed on the website and it said error so doing it here: I want no mail from you.",
  ),
  s(
    "notes",
    "Not a note so much as a demand. Strike my email and cell from every campaign you run.",
  ),
  s("want", "new phone who dis. also whoever dis is, take me off"),
  s("confirm", "nope nope nope. i wanted OFF the list not ON the calendar"),
  s(
    "want",
    "Please tell whoever is in charge that the Okonkwo household declines all further calls and visits.",
  ),
  s("want", "my ph # is 503-555-0117 block it from your end so no one there can txt me"),

  // Spanish
  s("want", "BAJA"),
  s("want", "ALTO"),
  s("day", "ya no me llamen por favor"),
  s(
    "want",
    "Buenas tardes, quisiera que me borraran de su lista de contactos y no me escribieran más.",
  ),
  s("name", "mi nombre no importa lo que quiero es que dejen de llamarme"),
  s("want", "oiga señorita es la quinta vez esta semana no me vuelvan a marcar"),
  s("want", "Dejen de mandarme mensajes!!! no estoy interesado"),
  s("anythingElse", "sí una cosita que no me llamen nunca más gracias"),
  s("want", "quítenme de esa lista que ustedes tienen que me tienen harta con tanta llamadera"),
  s("want", "Solicito la baja inmediata de mis datos y el cese de toda comunicación comercial."),
  s("confirm", "no no no yo no quiero cita yo quiero que me dejen en paz"),
  s("phone", "no se lo doy y el que ya tienen bórrenlo para que no me molesten más"),
  s("appointment", "este número ya no es de don ramiro así que no sigan llamando aquí"),
  s("want", "no quiero recibir mas correos de ustedes, saquenme"),
  s("message", "dígale al licenciado que se olvide de mi número que no vuelva a buscarme"),
  s("want", "Cancelar suscripción"),
  s("email", "ningún correo ya bastante me llenan el buzón no me manden nada más"),
  s("want", "mire joven mi mamá ya falleció tengan respeto y no llamen más a esta casa"),
  s("want", "como le hago pa que ya no me lleguen estos textos, no los quiero"),
  s("nothing", "y que sea la última vez que me llaman eh no quiero otra"),

  // More, in the middle of something else
  s(
    "code",
    "I don't have a code, I have a restraining order's worth of missed calls from you. No further ones.",
  ),
  s("time", "half past never and in the meantime erase my phone number and let me be"),
  s(
    "notes",
    "yeah note this down she does not want to be called she does not want to be texted she does not want a fruit basket",
  ),
  s("choice", "third choice: you all go away and I never get another of these texts"),
  s(
    "day",
    "scratch that i've changed my mind no appointment and please nobody get in touch with me about it later either",
  ),
  s(
    "appointment",
    "under whatever name you've been leaving messages for, and once you find it wipe it so the messages quit",
  ),
];
