import { lines } from "../hear.ts";

/** Lines written after the corpus, from which nothing was learned: what each should be taken for. */
export const heldOut = {
  stop: lines(`
    I've asked nicely, now please quit phoning my house
    would you folks kindly take our name off whatever list this is
    lay off with the texting would you
    I'm not getting any more of these texts am I, stop them
    i do not wanna get ur texts no more
    you keep on calling me and I want it to stop
    please discontinue any calls to this number
    I'm asking you politely not to ring here again
    don't you ever dial this number again
    no more messages to my phone please and thank you
    I want you to erase my number from your computer
    please make a note that I don't wish to be phoned
    listen lady stop calling
    can you quit sending me stuff
    my number is not to be used anymore
    I'd prefer you didn't contact me in the future
    get my number out of your machine
    we would like to be taken off the calling list
    I revoke any permission you had to text me
    this is harassment, stop contacting me
    knock off the calls
    I don't want no more calls from you people
    would you please not text me again
    please remove my phone number from your records
    how do I make these texts stop
    I told the other fella not to call here
    you're bothering me, don't call again
    unsubscribe please I'm not buying
    block my number on your end
    ya no quiero que me llamen
  `),
  complaint: lines(`
    my realtor never phones, she just stopped writing altogether
    the last guy quit texting me after we signed
    nobody over there picks up when I call
    I don't want you to stop sending the listings
    why haven't you texted me since Monday
    other companies keep calling me all day long
    don't ring before nine, I sleep late
    she won't stop calling about the couch, anyway I need an appointment
    please don't email, a phone call is better
    I can't stop thinking about that kitchen
    he doesn't call, he doesn't text, what is going on
    I'd like to stop renting and buy something
    your texts come in at midnight, can it be earlier
    they took me off the loan by accident
    I get so much spam, is this really Ana's office
    is there a stop on the bus line close to the house
    my lender quit on me last week
    don't take me off the mailing list please
    I never asked to be unsubscribed
    the seller stopped answering our emails
    we ended our lease early
    call my cell, not the house phone
    stop asking for my email, I gave it already
    no calls during work hours please, evenings are fine
    you said you would call and nobody did
    I've been left alone with this paperwork
    can you stop the sale until I come back
    did my agent stop working for you
    no texts come through on this phone, it's a landline
    remove the old address and use the new one
  `),
  yes: lines(`
    haha yes exactly
    yesss
    oh sure yes
    yep lovely stuff
    yeah I think so, yes
    y
    yes ma'am indeed
    ooh yes please
    that is spot on thanks
    yeah yeah that's grand
    well yes
    lol yep
    okey doke yes
    yes love
    yup all good
    goodness yes
    that suits me nicely
    yes you got it in one
    mm yes
    yes yes correct dear
  `),
  notYes: lines(`
    yes if my wife agrees
    yes at the other office
    yes with my brother
    yeah maybe
    I suppose so
    yes and bring the keys
    is it yes or no
    yes what was the time again
    yes only on zoom
    yes for my nephew
    yes but make it earlier
    I guess
    yes I have a question
    yes once I checked my calendar
    yellow house
    yesterday I said four
    Yasmin
    sure, as soon as I know more
    yes when does it start
    okay what if I'm late
  `),
  neverMind: lines(`
    never mind dear
    ah forget it then
    I won't be making any appointment today
    no booking today thanks
    let's just drop the whole idea
    you know what, never mind
    I changed my mind, no meeting
    not booking today
    I don't want to schedule anything right now
    I was just curious, don't book anything
    skip it, I'll call some other day
    no appointment for me thank you
    I'd rather leave it
    we decided against it
    just browsing thanks
    nah I don't need a meeting anymore
    it's fine, I'll look elsewhere
    please don't set anything up
    I'll pass for now
    scratch that, I don't want it anymore
  `),
  wrongNumber: lines(`
    oh I'm sorry I've got the wrong number
    wrong number my apologies
    I think I misdialed
    oops I was calling my dentist
    isn't this Tony's pizza
    you've got the wrong person
    there's no Dana at this number
    I must have dialed wrong
    sorry dear, wrong number
    this isn't the pharmacy is it
    I meant to call my sister
    nobody named John here
    my kid called you by accident
    that's the wrong place, sorry
    I dialed the wrong office
  `),
};
