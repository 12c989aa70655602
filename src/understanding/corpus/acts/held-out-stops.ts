import { lines } from "../hear.ts";

/** Lines about being contacted, written before the corpus grew, from which nothing was learned. */
export const heldOutStops = {
  stop: lines(`
    kindly cross me off, I am not in the market
    my number is not for your use, get rid of it
    would it be possible for you not to telephone anymore
    enough already, don't ring this house
    y'all been calling since Easter and I'm asking you nicely to quit
    I'd be grateful if nobody from your company got in touch with me again
    if I get one more text from this number I'm going to the attorney general
    this is a formal request under the Telephone Consumer Protection Act to cease all calls
    pursuant to 47 CFR 64.1200(d) add this number to your internal do not call list
    I hereby revoke consent to be contacted by autodialer or otherwise
    no further contact please
    stop it already
    quit sending me houses, I moved to Denver two years ago and never plan to come back
    Stop. We closed in June.
    stop, who even are you
    STOP this is not Kevin
    unsubscribe from everything
    you're calling a dead man's phone, take him off
    my mother passed away last spring and she still gets your letters and calls, please let it end
    I'm ninety and the phone scares me at night so please don't ring me any more
    I no like this calls, no more please
    sorry my english, please you not call me
    you text me every day, I don't want, finish
    please to remove phone number of me from computer
    do not contact me via phone text or email
    kindly refrain from further solicitation
    strike my name from your books
    I want my name off that sheet
    scrub me from whatever database you bought
    wipe my info
    lose this number, pal
    forget you ever had my number
    don't ever dial me again you vultures
    for the love of god leave us be
    get the hell off my phone and stay off
    fuck off and stop calling
    shut up and take me off your damn list
    how the f do I get you people to quit it with the texts
    I've told you twice, I'm done, don't call
    I don't care what you're selling just don't call here
    look I signed up on Zillow once and now my phone is ringing off the hook, I want it to stop
    we already have a realtor and we're very happy so please no more calls from your side
    I bought a condo in April so you can close my file and not call again
    I was only curious about the price of the house next door and now you won't leave me alone, stop it please
    can you make sure I never hear from you guys again
    is there some way to get you to stop texting my daughter
    how do I get off of this text thread
    where do I click to not get these anymore
    put this line on the do not call registry of your company
    I am on the federal do not call registry and you just broke the law
    we are registered on the no call list, remove us
    this number is on the DNC
    add me to your DNC list
    please mark me as do not contact
    set my file to no contact
    note on my record that I don't want to be called
    I take back my permission to text me
    whatever consent I gave, consider it withdrawn
    I didn't agree to any of these messages so end them
    I don't want your newsletter or your calls or anything
    none of your calls, none of your texts, nothing
    no calls, no mail, no nothing
    nothing from you ever again please
    never ever text this phone
    do us a favor and don't call back
    thanks but please do not follow up
    not interested, do not follow up with me again
    I'm not interested and I won't be so please don't keep calling
    my husband does not wish to be contacted any more
    tell your boss the Hendersons want off the list
    tell Ana not to call me anymore
    tell them I said no more calls
    she needs to quit texting me
    get her to leave me alone
    I'd rather you didn't call again
    I would really prefer if the emails stopped
    I wish you would stop emailing
    it would be nice if these calls came to an end
    we'd like you to discontinue the mailings and calls
    u need 2 stop txting me fr
    pls dnt call agn
    stop txt
    plz remove my numbr
    stop caling me
    unsuscribe
    pleas stop texing this number
    stop contact
    cease contact
    opting out
    I opt out of all of it
    end texts
    cancel these text messages
    quit. I mean it.
    no mas llamadas por favor
    ya no me manden mensajes
    borre mi telefono de su lista
    this is the wrong number and I've said so five times, stop calling here
    there is no Patricia here, never was, take this number out
    you woke the baby again, no more calls after this
    before we go any further I want you to remove my number
  `),
  other: lines(`
    she never once called me since we signed
    my last realtor just quit on us and stopped returning calls
    they stopped calling after the inspection
    my calls keep dropping
    nobody texts me back over there
    why'd you stop sending the market report
    when did you guys stop doing open houses on Sundays
    I'd hate for you to stop sending listings
    please do keep calling, he's just busy
    don't ever stop emailing me those, I love them
    by no means take me off the list
    I hope you didn't take me off your list
    I think somebody removed me from the list by mistake
    I accidentally opted out and want back in
    can you put me back on the list
    call my cell instead of the landline
    don't call the landline, it's broken, use the cell
    only text me, I can't pick up at work
    no calls on Sundays please
    please don't ring before nine in the morning
    I don't want calls during dinner but afterwards is fine
    no phone calls at my job, send an email
    text is better than a call for me
    email please, I don't answer calls from numbers I don't know
    don't email, I never check it
    stop by the office tomorrow
    can I stop in at three
    stop the process, we are not ready to list
    cancel Thursday
    cancel the appointment on Friday please
    take our house off the market
    can you take the listing down
    take my ex off the loan
    remove the buyer from the contract
    please delete the second appointment
    get the tenants out of the house
    take the dog off the lease
    the other bank keeps calling me about rates
    robocalls are driving me nuts, are you a real office
    I get ten spam calls a day so I might not pick up, leave a voicemail
    telemarketers won't quit calling this phone
    my ex keeps texting me about the house
    the seller told us not to contact her directly
    my lawyer told me not to talk to the other agent
    he said don't call the tenant before six
    she asked me to stop calling the bank
    the listing agent won't stop texting us
    does your office send a lot of texts
    how often will you be emailing me
    will I get calls from other companies if I give my number
    do you sell my phone number to anyone
    can I opt out later
    what happens if I reply stop
    is it possible to unsubscribe any time
    who do I talk to about a do not call complaint against another company
    is your office on the do not call list thing
    I stopped working in March
    we quit looking for a while and now we're back
    my lease ends in June
    when does the listing end
    the deal ended badly
    stop asking me for my email
    stop talking and listen
    stop repeating yourself
    stop, that's the wrong house
    stop calling me sir I'm a woman
    quit calling it a fixer upper
    don't call me Bob, it's Robert
    nobody calls me Katherine, just Kate
    you don't have to call, just book it
    no need to call back, I'll see her Tuesday
    she doesn't need to call me, a text is enough
    I don't need a confirmation text
    don't send me a text, I don't have a cell phone
    no email, I have none
    I don't have email
    I don't want to talk to a robot
    leave me a voicemail if I miss you
    leave it alone for now, I mean the price
    I was left alone with all the paperwork
    I never asked you to stop
    I didn't say stop
    I don't want out, I want more
    no don't remove me
    we can't stop thinking about the house on Birch
    the noise next door never stops
    is there a train stop close by
    what's at the end of the street
    remove the three o'clock and put me at four
    my old number doesn't work anymore so use this one
    delete the old email you have, the new one is on file
    please update my number
    take me off speaker
    take me off the calendar for Monday
    I got your text, thanks for not calling so late
    somebody called me from this number, what was it about
    you called three times, what do you want
    you called me during my shift, call me back after six
    I told the last guy I would call back and I am
    my wife told you not to call but I would like to talk
    I'm tired of looking at houses
    sick of paying rent
    no more two story houses please, only ranches
    don't send me any more condos, just single family
    only send me the ones under four hundred
    can you cut the emails down to once a week
    less texts would be nice, maybe just Fridays
    turn off the recording
    don't record this call
    delete this conversation
    not interested in that one, what else do you have
    no I don't consent to a credit check
    I withdraw my offer
    I want out of my contract with the other agent
    get me out of this lease
    we revoked the power of attorney
    my dad passed away and I need to sell his house
    my husband died in March so it's only my name on the loan now
    wrong number, sorry
    I'm not interested in an appointment right now
    never mind, thanks
    that's enough for today, bye
    end of story, I want that house
    enough about me, what do you have on Tuesday
    I've had enough of the commute, find me something closer
    please hold the calls until we sign
    stop me if you've heard this, I lost my code
    I can't get your texts, my phone is old
    the texts stopped coming
    the reminders never arrived
    did you stop my file
    put a stop on the wire transfer
    can you stop the foreclosure
    they need to stop the construction first
    has he blocked my number
    did you lose my number
    did you delete my number, you never called
    you must have lost my number
    I forgot my number, hang on
    remove my number from the listing page and use the office one
    tell her not to call before noon
    tell him to quit worrying, the papers are in the mail
    ask her to stop by the house
    let them know I can't be contacted till Monday
    I am not to be disturbed before eight but after that call away
  `),
};
