import { expect, test } from "vitest";
import { hear, lines } from "../corpus/hear.ts";

test.each(
  lines(`
    stop
    Stop.
    STOP
    please stop
    unsubscribe
    Unsubscribe me
    quit
    revoke
    opt out
    I want to opt out
    opt me out please
    I'd like to opt out of these messages
    stop calling me
    stop texting me
    Stop contacting me please
    quit calling this number
    please don't call me again
    do not call me anymore
    don't ever call me again
    never call this number again
    never contact me again
    do not contact me
    remove me from your list
    take me off your call list
    take my number off your list
    get me off this list
    remove my number
    please delete my number
    lose my number
    forget my number
    I revoke my consent
    I withdraw consent to be called
    put me on your do not call list
    add me to the do not call list
    no more calls
    no more texts please
    I don't want to receive any more messages
    I no longer wish to be contacted
    I don't want you to call me anymore
    I don't want any more calls
    leave me alone
    stop sending me texts
    stop messaging me
    stop bothering me
    stop harassing me
    cease and desist
    no mas
    no me llamen más
    end these calls
    cancel my subscription
    stop all
    I don't want to hear from you again
    stop it with the calls
    don't text me anymore
    do not email me again
    please stop
    stop reaching out to me
    take us off your mailing list
    I never want to hear from you again
    I do not consent to being called
    I don't wish to get calls from you
    deje de llamarme
    hey can you guys stop calling
    you need to stop calling me
    I said stop
    i asked you to stop calling
    would you please quit texting me
    unsubscribe from texts
    scrub my number from your system
    remove my info from your database
    I'm done with these calls
    don't contact me ever again
  `),
)("%s: optOut", (text) => {
  expect(hear(text).wants).toContain("optOut");
});

test.each(
  lines(`
    cancel my appointment
    stop by your office
    can I stop by at 3
    end of the month
    can we stop at 3
    I'd like to stop by tomorrow
    is there a bus stop nearby
    don't call me before 10
    please don't call me at work, email me
    take me off hold
    take me off the calendar
    take me off speaker
    remove my appointment
    I don't want to cancel
    don't text me, call me
    can you call me back
    I stopped by yesterday
    a one stop shop
    non stop
    we want to quit renting
    I don't want to get a house yet
    do you have my number
    my number changed
    don't call me back today, tomorrow is better
    I never got a call
    can I quit anytime
    never mind
    at the end of the week
    i don't want to talk to a robot
    please remove the 3 pm
    the wrong number
    I do not want to receive a bad rate
    do not unsubscribe me
  `),
)("%s: no optOut", (text) => {
  expect(hear(text).wants).not.toContain("optOut");
});

test("an opt-out excludes all other wants", () => {
  expect(hear("cancel my subscription and stop texting me").wants).toEqual(["optOut"]);
});

test('a bare "end" or "cancel" is not an opt-out: it is one only as a text message', () => {
  expect(hear("END").wants).toEqual(["goodbye"]);
  expect(hear("CANCEL").wants).toEqual(["cancel"]);
});
