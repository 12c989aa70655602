// Lines of the bank of callers for December, taught after their first meeting was measured. Several stand in a row.

/** Stops among them. */
export const metStops = `
STOP // stop // END
end // UNSUBSCRIBE // QUIT
STOPALL // OPT OUT // optout
opt me out // unsubcribe // unsuscribe me
STOP!!! // Stop texting // stop txting me
REMOVE // Remove me from this list // no more texts please
No more msgs // pls stop messaging this number // Stop. I already bought a house.
STOP I do not know you // take me off ur list thx // Please remove. Thanks
Do not text this number again. // dont text me anymore // dnt call me no more
Plz dont contact me agian // stop contcting me // stahp texting me omg
wrong person, lose my number // New phone, not interested, quit texting me // leave me alone please i am not selling
stop calling me // quit calling me // don't call me again
please don't call me anymore // yeah hi can you take me off your calling list // i'd like to be removed from your list please
i want you to lose this number // take my number off whatever list you've got // put me on your do not call list
i need to be put on the do not contact list // hi could you add my number to your internal do not call registry thank you // um i keep getting calls from you people and i'd like them to stop
i've asked three times now and i'm asking again stop calling my house // yes good afternoon i received a voicemail from your office this morning and i just wanted to request that you not phone me any further // no more calls okay
i don't wanna hear from you guys ever again // never call this number again // this is my fourth call from you this week and it's the last one you hear me take me off
look i'm not refinancing i'm not buying i'm not selling just delete my number and don't ring me // i am on the national do not call registry and i am asking you to honor that // under the telephone consumer protection act i revoke any consent to be contacted at this number
i hereby withdraw my consent to receive calls and text messages from your company // this is formal notice to cease and desist all communication with me // cease all contact with me effective immediately
my attorney advised me to tell you in plain words do not contact me by any means // I revoke consent. Any further solicitation will be reported to the FCC. // Pursuant to the TCPA please place this number on your company-specific do-not-call list.
per 47 CFR 64.1200 i'm requesting that you make no further telemarketing calls to me // Consent withdrawn. Do not call, text or email. // Kindly cease and desist.
stop fucking calling me // for christ's sake quit blowing up my phone // how many goddamn times do i have to say it do not call here
lose my fucking number // get me off your damn list // jesus christ lady stop it with the calls already i'm at work
i swear to god if one more of you mortgage people calls me take me the hell off // Stop texting me asshole // f off and dont text me again
STOP SENDING ME THIS SHIT // piss off and don't ever call me again // you're a robot huh well robot don't call me no more
hello dear i'm eighty four years old and i am not moving anywhere so would you please not telephone me any longer // oh honey i can't keep getting up for the phone with my hip so please tell them to quit calling here // young lady my late husband handled all that he's gone now and i would appreciate it if you people would stop ringing me
well now i don't want to be ugly about it but y'all need to quit callin me // i'm an old man and i don't know how you got my number but i want it taken out of your book // my wife passed in august and you keep calling about the house it's hard on me please don't call anymore
so what happened is i filled out one of those forms online like what's my home worth and ever since then it's been nonstop and i'm not even selling it was just curiosity so if you could take me out of the system that'd be great // okay so we bought in march with somebody else we closed everything's fine we love the place but i'm still getting these calls every other day about pre approval so yeah i need those to end // i was just at the open house on sunday i signed the sheet to be polite and now my phone won't quit so please scratch my number off of that sheet and don't call me
i was driving my kid to school and you called and then you called when i was in the dentist chair and then again at dinner i mean come on enough no more calls // me and my brother inherited a place and everybody and their mother is calling and you're one of them and i'd like you to not be one of them anymore // we talked a year ago maybe about a refi the rates were bad then i lost my job so it's never going to happen please take me off
no disrespect to you personally i know you're doing your job but i'm done with these calls // sir please no calling me again i not have house i rent // please i no want more call thank you
excuse me i don't speak so good english but you must not call my phone more // you call me every day why i don't want you stop this please // Please no more the messages to my telephone
hello friend i not interesting, dont write to me more please // Please to delete my contact and not send me again // my english small but i say no call finish okay no call
Sorry I am not the person who look for house. Please don't message again. // i'd rather not and actually please take me off your email list too // no you can't have it and don't email me the stuff you've been sending either
You already have it, you send me a newsletter every day. Please stop sending it. // stop emailing me // no emails no calls no nothing please i'm done
my name doesn't matter just stop calling // you don't need my name you need to take this number off your list // it's gerald pruitt and i want gerald pruitt off of your list
why so you can keep calling me no remove me // no name. just unsubscribe me // dolores whitaker and dolores whitaker does not wish to be called again
it's the one you keep calling and i want you to quit calling it // you've got my number that's the problem delete it and don't use it again // 718 555 0163 and that's the number i want removed from your call list
I'm not giving you another number. Remove the one you have and don't contact me. // two one two five five five oh one one eight put that one on do not call // erase it please i don't want any calls
no day no day works because i don't want you to call me ever // i don't want an appointment i want off the list // None. Please stop texting me about appointments.
thursday no wait you know what forget it just don't contact me anymore // how about never how about you never call me again // there's no good time to call me stop calling
any time you'd call is a bad time please take me off your list // actually no i've thought about it don't call me not at two not ever // No time. No calls. Delete my info please and leave me be.
none of those and please don't reach out to me again // neither i just want the texts to stop // I dont want any of these. STOP
no no no i said no take me off the call list // yeah you can note down that i don't want any more calls // note that i'm asking to be on your do not call list
yes write this down do not contact me again period // Put in the notes: remove this person from all marketing, calls and texts. That person is me. // no that's not right i don't want a booking i want you to stop calling
no and don't call me back // no stop contacting me // yes that's correct and now please take me off your list
no i never asked for this appointment quit texting me // No. Please unsubscribe me from everything. // nope and lose my number while you're at it
yes remove me from all your lists // i don't have a code i just don't want any more of these texts // I don't know any code. STOP TEXTING ME
what code no i'm calling so you'll stop calling me // no code no appointment no nothing just take my number out of there // i don't have an appointment i'm calling to get off your list
all of it cancel everything and don't ever contact me again // the one on friday cancel it and after that please don't call or text me anymore // Cancel mine and take me off your contact list, we went with another lender.
tell her i don't want to hear from her again // please tell mister okafor to stop calling me // the message is stop calling my house
tell him thank you for everything but we found another agent so please don't call us anymore // Tell Brenda that I would like no more emails, calls, or texts from her. Nothing personal. // say that kyle from unit six wants to be taken off the mailing list and the phone list
let him know he's to have no further contact with me and anything else goes to my lawyer // just tell whoever's in charge over there to take me off the damn list // yeah don't call me again
one more thing please stop the text messages // oh and could you take me off the mailing list too i get those emails every morning // actually yes i'd like not to be contacted for marketing anymore
yes. stop the texts // that's it and please nobody follow up with me i mean it no calls // No thank you. Please don't text me again after this.
um yeah is there a way you could make it so i don't get any more calls from y'all that's what i'd want // just make sure i'm off the call list so this doesn't happen again // goodbye and don't call here anymore
i said stop calling me // are you deaf i said no more calls // wait before you go can you take my number out of your system so nobody calls me
I have blocked two of your numbers already. Please stop contacting me. // Who is this? Take me off. // Thanks for the listing info but please unsubscribe me, I have an agent
you have the wrong number and you've had it for six months please remove it // i'm not martha there's no martha here this is my number now please stop calling it for martha // not interested please remove my phone number thank you bye
i'm calling to opt out // i got a letter and two texts and a call and i want out of all of it // it said reply stop and i replied stop and it didn't stop so now i'm calling so do it for real please
can you guys not call me // would you mind terribly not calling me any longer // I would prefer not to receive further communications from your office. Thank you for understanding.
My listing expired and I've had forty agents call. I am not relisting. Please do not contact me. // make it stop please the calls just make it stop // don't ever dial this number again you understand
i'd appreciate it if you'd strike me from your records and refrain from calling // i work nights and you keep waking me up so no more calling not morning not night not ever // por favor no me llamen más
quítenme de su lista // ya no quiero que me llamen // No me manden más mensajes por favor
BASTA, no me escriban mas // ALTO // Dejen de mandarme textos, no conozco a ningún agente.
mire señorita ya le dije a la otra muchacha que no quiero vender mi casa así que deje de llamarme // no le doy mi número y bórreme el que tiene no quiero más llamadas // no importa mi nombre no me vuelvan a llamar
dígale al señor que ya no me llame nunca más // sí que me saquen de la lista de llamadas gracias // ningún día por favor no me contacten más
no no quiero cita quiero que dejen de molestarme con tantas llamadas // disculpe soy una persona mayor y me asusto con el teléfono de noche le ruego que ya no me hablen a este número
`;

/** Complaints, negations and everything else among them. */
export const metOthers = `
nobody over there ever returns my calls // i left four voicemails and not one person has gotten back to me // i've been waiting since monday for somebody to text me the disclosures
you people don't call you don't write what's a seller supposed to think // why has no one contacted me about the inspection // i thought he'd call me on tuesday and i never got a call
he quit answering my emails about two weeks ago and we close on the ninth // our last agent stopped calling us after the first open house so we fired her // the lender i had before just up and stopped communicating
my old realtor stopped returning my texts and honestly i'm looking for a new one // so the guy from the bank he ghosted me no calls no emails nothing and i still need a loan // i haven't gotten a single email from your office since i signed
how come i'm not getting any calls on my listing // i'm not getting the alerts anymore did you take me off the list by mistake // somebody removed me from the listing alerts and i want back on
i think i accidentally unsubscribed and i'd like to get your market emails again // i replied stop to one of your texts by accident can you undo that // I texted STOP by mistake, please sign me up again
can you put my number back on your list i asked to be taken off last year but we're ready to buy now // add me to your contact list please // please do contact me as soon as anything comes up in maple grove
don't hesitate to call me any time day or night // don't stop sending me listings i love them // please don't stop emailing me those three bedrooms my husband and i go through them every night
keep the texts coming i like them // never stop looking for me okay i know the right house is out there // i don't want you to stop calling i just want you to call at a decent hour
call me don't text me i can't read that little screen // don't call the landline call the mobile // no texts please just email me i check it ten times a day
i'd rather you not call before noon because i work third shift but any time after that is great // don't call between two and three that's when i get the kids but otherwise yes please call // can he call me instead of texting i hate texting
stop using my old number it's disconnected here's the new one // please quit sending mail to the oak street address we moved to the new place on linden send it there // do not call the tenant call me i'm the owner
don't contact my wife about the offer contact me it's a surprise // my husband doesn't want to hear from anybody but i do so please call me // my sister told you people to stop calling her and i get that but i'd actually like a call
my dad unsubscribed from everything i on the other hand would love to get the newsletter // my neighbor says she can't get you to stop calling her and i can't get you to call me // my mother in law wants no calls no visits no nothing but the house is in my name so talk to me
can i stop by the office this afternoon // i'd like to stop by and see the condo on friday // we might stop in on our way home from church is anybody there sunday
is it okay to just stop by without an appointment // is the house near a bus stop // how far is it to the last stop on the red line
there's a stop sign right in front of the house right is it noisy // does the street end at the lake or does it keep going // is that the dead end street behind the elementary school
i want to see the end unit not the middle one // which end of town is that listing on // do you have any end units left in the townhomes
i want to stop renting and buy something // i'm trying to stop throwing money away on rent // we need to stop the foreclosure on our house can he help
the bank's going to sell our place in thirty days how do we stop it // i want to stop the listing for now until spring // please take my house off the market for the holidays
i need to pull the listing on forty two elm we changed our minds // can you pause the showings this weekend my daughter's graduating // no more showings on sunday please we have guests but saturday's fine
stop all showings until the painters are done // take the sign down in front of my house it sold already // can you remove the lockbox from the front door i can't open it
please remove the old photos from the listing they still show the brown carpet // i want to take my ex husband's name off the mortgage // how do i take my name off the lease
i need to remove a co borrower from my application // we want to take my brother off the deed how does that work // can i drop the mortgage insurance i want that pmi removed
i need to get a lien removed before closing // the appraiser put down two baths it's three can you take that off the report // please delete the second application i filled it out twice by accident
i need to cancel my appointment // cancel my two o'clock with miss tran please // Cancel my showing on Saturday
i have to call off the walkthrough on wednesday // i can't make it thursday please take me off the calendar for that day // please take me off the schedule for friday and put me on monday
can you scratch my ten thirty and find me something later in the week // i want to end my contract with my current agent can yours tell me how // our listing agreement ends at the end of the month and then we'd like to meet him
my lease is up at the end of january so i need to move by then // i need something by the end of the week // can i come in at the end of the day like four or four thirty
toward the end of december if that works // i quit my job in september does that hurt my loan // if i quit my job before closing do i lose the loan
i just quit smoking so ask me anything but not to be patient ha ha no i need an appointment with the agent // my boyfriend says quit looking and just rent but i want to buy // my agent quit the business and gave me your number
the lady i worked with at your office quit who do i talk to now // hello is this the pizza place // wrong number sorry
is this the dmv no okay i must've dialed wrong // i'm trying to unsubscribe from southern living is this them // is this where i cancel my magazine subscription
i was trying to reach the no call registry did i get the wrong place // is this verizon i need to block a number // how do i get spam callers to stop do you know
i keep getting scam calls pretending to be your company i thought you should know // somebody called me from this number and i missed it what was it about // i got a text from you and i didn't understand it what does it mean reply stop to opt out
what happens if i reply stop // if i sign up for the texts can i stop them later // can i unsubscribe any time if i give you my email
are you going to call me every day if i give you my number because i don't mind once a week // before i sign up how do people get off your list if they want to // do you have a do not call policy i'm doing a paper for my real estate class
i'm a broker and i need the do not call list scrubbed before our campaign who does that there // i'm the new assistant at summit title and i want to know how you handle opt outs // don't put me on hold again please
please don't transfer me i've been transferred twice // stop transferring me around i only have one question // don't hang up on me please i only need his email address
can you stop talking for a second and let me finish // stop stop stop you're going too fast // stop let me start over
hold on hold on stop i was talking to my dog // no stop it buddy sorry that was my son what i wanted is a tour // quit it you two i'm on the phone sorry about the kids go ahead
bella get down stop barking sorry about that i'd like to talk to somebody about a pre approval // can you stop with the music it's loud // oh stop you're too kind
oh quit you sound just like a real person // get out of here you're a computer no way // i can't stop thinking about that house on birch lane is it still available
we nonstop looked all summer and found nothing // it's been nonstop rain here and the basement is leaking what do we tell buyers // is there a nonstop train into the city from there
a one stop shop that's what i want loan and house in the same place // are you a one stop shop or do i need a separate lender // the truck's making a stop in toledo so we get there on the fourth can we sign on the fifth
i have a layover a stop in denver on monday could i meet him at the airport // we've got a couple of stops to make and then we can be there by eleven // what's the stop date on my rate lock
when does the rate lock end // how do i stop the automatic payments on the old loan // do i keep paying the old lender or do i stop after we close
can i stop my escrow and pay the taxes myself // does the interest stop on the day we sign // i put a stop payment on the earnest money check by mistake what now
the washer doesn't stop leaking and the seller said he'd fix it // the smoke alarm won't stop chirping in the rental who do i call // the neighbor's tree needs to be removed before we list who does that
do i have to remove the shed before closing // should i take the curtains off the list of what stays with the house // the refrigerator is on the list of exclusions please take it off the list it stays
could you take the blue house off my list of tours and keep the other two // remove the condo on fifth from my favorites please // i want you to stop sending me condos only houses please
quit showing me stuff over four hundred thousand show me what i can afford // the listing emails keep going to my spam folder what can i do // your text messages come in at three in the morning could they come in the daytime instead
i only got half of the text it stopped in the middle could you send it again // your email cut off and i couldn't see the end of it // we got disconnected at the end there
i didn't hang up the phone just quit on me // my phone quits when i go in the elevator so email's better today // stop it stop it right there you said tuesday and i want wednesday
end of story i want that house what do i do next // at the end of the day we just want a fair price so who do i speak with // i'm at my wits' end with this bank please somebody call me back
it never ends does it more paperwork okay what do you need // this is endless i only want to know if the house is still for sale // does the open house stop at four or five
is the model home open until the end of the year // what do you mean he's unavailable that's the third time i've called // he keeps calling me back when i'm in class so we keep missing each other
i'm returning a call from a mister bellamy // he calls me and i call him and we never connect can i just book a time // somebody's been calling me about my house and i'm glad because i do want to sell it
i know everyone hates these calls but i'm actually interested // normally i'd tell you to get lost but i do need a refi // i usually hang up on you people but your letter was nice so here i am
i was gonna tell you to take me off the list but then we found out we're having twins so we need a bigger place // last week i told you not to call me well i changed my mind please have him call // i never told anybody to stop calling me so why did you stop
i never said to take me off the list // i did not opt out i don't know why it says that i did // it says i'm unsubscribed but i'm not supposed to be
it's not that i don't want to be called it's that nobody asked me when // nobody said don't call i said call after five // did i say stop no i said shop i want to shop rates
no i said top not stop what's the top price // i said condo not contact // my last name is stopp with two p's is my paperwork ready
this is wendy quitman calling for the agent // my company's called full stop plumbing we did the inspection repair and need to be paid // i live on endicott street and i want to know what it's worth
it's in land's end that's the name of the neighborhood do you cover it // i'm looking around south bend and also bend oregon we haven't decided // do you have anything in west end
is the stop and shop going in next to that lot // is it walking distance to the truck stop on route nine // how much is the one across from the whistle stop cafe
i drive a bus i'm on a break at the last stop so i have three minutes can i book // the movers can't stop on that street is there an alley // stop i already gave you my name
it's end well no it's n then d then o ndo charles ndo // stopford emily stopford // do i have to give my name before he'll call me
it's removed from the account i think so i'll spell it again // put it under my daughter's name not mine take my name off it // don't put me down as miss put me down as missus
why do you need my name nobody called me back the last time i gave it // Quentin Endicott // not kathy take kathy off it's kathryn
stop asking me that it's rodney // can you quit calling me ma'am i'm a man it's terry doyle // don't call me william everybody calls me bill
you can stop calling me mister fitzgerald it's just danny // don't call me honey my name is ruth // please stop calling me brandon i'm brendan
the name's lester quick not quit quick // you keep calling me mary it's marie // i don't do email please just call
don't email me call me i never check it // i'm not giving out my email but you can text // no email thanks but a text would be nice
i don't have one my granddaughter quit doing it for me // do i get spammed if i give it to you // will you stop after the appointment or do i keep getting emails
bus stop betty at yahoo dot com // the end with three e's at outlook dot com // no more drama 88 at hotmail dot com
quit claim deeds at summit title dot com // unsubscribe me please ha i'm kidding it's paul at paulbakes dot com // stop stop not dot net dot com
take the underscore off and it's right // remove the dot between the names // delete that last letter it ends in an e
it ends in edu // the end is dot org // not that one i stopped using that one in june use my work one
that address is dead i don't get emails there anymore so don't send it there // nobody ever wrote to me at the last one i gave you // why would i give you that again you never sent anything
Can I leave the email blank? Texts are fine. // don't send it to my wife's email send it to mine // don't call this one call my cell five five five oh one three three
stop it's not seven it's eleven // it ends in oh one four four // take off the one in front
take the eight off the end // remove the extension it goes right to me // that number's been disconnected so don't use that
don't call after nine my baby's asleep it's five five five oh one seven two // please text that number don't call it i'm deaf // i can't take calls at work so text me there instead
you can call but if my mother answers hang up and try again // will this sign me up for calls or is it just for the appointment // i'd rather not say it out loud i'm at the bus stop
the house phone quit working use this one i'm on now // I don't answer numbers I don't know so please text before calling // no not my number my husband's he's the one who wants the calls
Do not call my husband's phone. Mine is 555 0188 with a 614 in front. // i lost my number i mean i lost my phone so this is the new number // can i give you one that i may change at the end of the month
do not give my number to anybody but him okay // you're not gonna sell my number are you // the end of the month
end of next week // any day but don't call me friday i'm in surgery // not the weekend i stop working saturdays in december but the week is open
the day before the listing ends // whatever day he can stop by // i could stop in on tuesday
stop let me get my calendar // wednesday stop no i mean thursday // take monday off the table
no not monday remove that and put tuesday // when does he quit for the holidays before that // nobody called to tell me which days he's got
the weekend's end sunday night's no good so monday // End of December, the 29th maybe // never on a friday
no more tuesdays for me i've got chemo so wednesday // not until school ends so after the eighteenth // i don't want wednesday anymore
i get off the bus at the ten o'clock stop so ten fifteen or ten thirty // end of the day // when do you all quit for the day
what time do you stop taking appointments // before noon and don't call ahead just show up // i stop work at three so three thirty
stop you said two i said three // any time no calls though before nine i sleep in // quitting time five o'clock or whatever's the last one
can it end by noon // he can call anytime but the meeting's got to be at eleven // whenever my shift ends two ish
stop the second one // the one at the end // no more choices please just give me the first
quit i can't remember all that say the first one again // don't read me any more i'll take ten // stop there that one's fine
none of those do you have anything at the end of the day // none of them work for me can you go to the next day // remove the morning one and give me the other two again
take me off the ten and put me on the eleven // whichever one lets me stop at the bank first // the last stop i mean the last slot
please don't call the day before just the day of // tell him not to call from a blocked number i don't answer those // remove the note about the dog we don't have the dog anymore
delete what you wrote and put wheelchair access // can you take that note off it's nobody's business // there's a no trespassing sign tell him to come on past it and not to stop
tell him to park at the end of the driveway // it's the end house with the green door // he should stop at the gate and text me and i'll come out
please don't text while i'm driving up i'll be there // i stopped getting child support does that matter // we unsubscribed from the old agent's service so he starts fresh
note that i'm on the do not call registry but he has my permission // i'm hard of hearing no phone calls please email works // write that my ex is not to be contacted about the house only me
please put don't contact the seller directly go through me i'm her agent // no notes stop there // nothing to add the end
we're a quiet couple no pets quit smoking years ago // my wife doesn't want any calls so use my number only // I take the 14 bus and get off at the last stop, so I might be five minutes late
he must not call me at the hospital i'm a nurse leave a voicemail on my cell // could he bring the list and take off whatever's sold // the tenant wants no contact he'll be out by ten so let yourself in
stop no that's the wrong day // no stop it's eleven not seven // stop reading it back to me it's fine
you don't have to keep repeating it yes // quit asking me yes it's right // yes yes enough
no don't cancel that one // no don't remove it leave it like it is // yes cancel it
yes take it off the calendar // no take off the jr at the end // right except the email ends in net
no please don't stop the reminders i need those // yes but no reminder call please a text reminder is plenty // yes but don't call to confirm i'll be there
no need to call me back i'll be here at ten // don't send me a text send it to the email // no i did not ask to be taken off any list
no i don't want to be removed // no no i want to keep getting the calls // god no don't unsubscribe me
no i said stop by not stop // no you misunderstood i want her to call // no it was my brother who asked you to stop not me
don't stop there read me the rest // hang on don't end the call i'm looking for my glasses // no i'm not done don't hang up
that's it stop right there perfect // correct and would you please quit saying absolutely // no i didn't say never i said november
no i don't want it anymore // No, leave my number on there. // stop i wasn't ready okay read it i mean ask me again
it ends in seven seven that's all i remember // i deleted the text with the code // nobody ever texted me a code
i don't get texts on this phone // is it the number at the end of the email // the email was removed from my inbox my kid cleans it up
why do you need a code i only want to cancel // I unsubscribed from texts on this phone so I never saw a code // one one stop no one two one three nine zero
what comes after the three i lost the end of it // the one at the end of the week // the one i want to call off is thursday
the one he never called me about // remove the first one keep the second // cancel the phone call on tuesday i'll come in person instead
i don't want the phone call anymore i want to meet face to face // the one under my wife's name take her off and put me // drop the nine thirty please
the one where he was going to stop by my house // i need to quit the friday one and do monday // no more friday for me just the other one
The phone consult. Please don't call me Monday, I'll reschedule. // stop that's the wrong one it's the showing not the call // the call on wednesday at three don't have him call i'm coming in
tell her to stop by after lunch // ask him to stop at the model home and turn the heat on // tell him not to stop looking i trust him
tell her don't give up and don't stop calling the seller // tell him the seller wants to stop the sale // say stop the presses we got the loan
please let her know that the buyer wants no more counteroffers // tell him i quit my job and i'm moving to tulsa so call me about a house there // tell him my lease ends on the thirty first
ask him to take the sign off my lawn // have him remove my ex wife from the file and call me when it's done // tell her to quit worrying the check cleared
let her know the inspector said to stop using the fireplace // tell him he can't call me at the plant anymore they took our phones so use my wife's number // say that i won't be reachable after the end of the month so call before then
tell her the tenant asked that nobody contact him until he's out but i'm fine anytime // tell him missus alvarado next door wants him to quit leaving flyers in her door i'm just passing it along // tell him i never got the call he promised
ask why he stopped answering my texts // just say don't call back it's taken care of for today we'll talk tuesday // tell him no need to return the call i found the keys
tell him to ignore my last text that one was for my sister // tell her not to email the contract until i call her // don't do anything until you hear from me that's the message
tell him the contractor said don't contact the city until the permit ends // ask if she could end the meeting by four // the message is we want to unlist the house i mean take it off zillow
tell her the bus stops right in front now so the listing should say so // tell him the payments need to stop on the old loan on the first // Please tell Ms. Greer that my father has passed and to take his name off the application. I'm still applying.
tell him his ads keep popping up and they're funny don't ever quit // say the end is near ha ha closing's on friday // tell her thanks and don't be a stranger
tell him dave says quit fishing and call me // ask him how to get off the flood zone list // tell him my wife says no more houses with stairs
tell him if the price doesn't drop we stop looking // let him know we are going to stop our search until march and then he should call us // no that's it end of list
no that's the end of it thank you // no i'll stop there // no i should quit while i'm ahead
no you can hang up now // that's all end call // i'd like to end this conversation now thank you
yes stop calling it a condo it's a townhouse // yes how do i get my house off of zillow // yes is there a place to stop for coffee near you
when he calls tell him not to hang up if i'm slow i use a walker // will somebody actually call me this time // could you quit with the chirpy voice
no more questions // no more thank you // no nothing more leave it at that
yes don't forget to call me // yes please make sure he doesn't call my ex by mistake he's still on the file // does that mean i'll get a text because i'd like one
can i stop the reminders later if they get to be too much // what if i want to be taken off down the road do i call this number // just don't lose my number
don't lose my number now i'm counting on you // No, please keep me posted by text. // don't call us we'll call you ha no i'm teasing call anytime
yes what was the address of your last stop on the tour // nah my battery's quitting bye // yes i'm here don't hang up
stop talking // please stop repeating yourself // quit interrupting me
can you stop saying that // stop recording this // please end the call
i'm going to hang up now // i'm getting off at the next stop talk to you later // mom stop i'm on the phone with the real estate people
hello hello did you stop // why did you stop talking // don't stop keep going
Who is this? I lost all my contacts // I thought I was on your list, did I get dropped? // START
unstop // HELP // Yes keep them coming
Can't talk now, text me // Don't call right now I'm in a movie, call at 9 // In a meeting, please stop calling for the next hour, I'll be free at 3 so call me then
Driving, no texts till I get home pls, then send it over // Ok to call but not today // I didn't mean to send that, I typed stop for my phone's timer
lol my toddler sent that stop not me, please keep me on // My autocorrect wrote stop, I meant shop // Did he stop working there?
Got it. Will stop by at 4. // Which stop do I get off at for your office? // They delisted it?? end of an era
Bummer. Guess that's the end of that one, send me the next // Not that one, take it off. The ranch is still in the running // nadie me ha llamado y llevo esperando desde el lunes
por favor no me llamen al trabajo llámenme al celular // quiero cancelar mi cita del jueves // quiero quitar a mi esposo de la hipoteca
dígale que pare en la oficina antes de venir // la señora que me atendía dejó de contestarme y no sé qué pasó con mi préstamo // no antes de las diez por favor
hay una parada de autobús cerca de la casa // a fin de mes si se puede // no no la borre déjela así
a ese no me llame mejor al otro el que termina en cero uno nueve // no nada más gracias ya puede colgar // mi hermano no quiere que lo llamen pero yo sí
pare un momento que no le entiendo hable más despacio // No dejen de mandarme las casas nuevas por favor
`;
