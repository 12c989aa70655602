import { expect, test } from "vitest";
import { hear, lines } from "../corpus/hear.ts";

test.each(
  lines(`
    I'd like to book an appointment
    book me in for tuesday
    can I schedule a meeting
    set up an appointment
    I want to come by tomorrow
    can we meet on thursday
    do you have anything tomorrow afternoon
    I need a consultation
    get me on the calendar
    could I get on Sarah's calendar
    I'd like to see the house on Elm Street
    schedule a showing
    appointment please
    can I come in on friday
    what times are available tomorrow
    are you free on monday
    is she available thursday
    any openings this week
    looking to set something up for next week
    I'd like to sit down with Sarah
    can you fit me in tomorrow
    when can I come see you
    I want to make an appointment for next week
    let's meet tuesday
    I need to meet with a loan officer
    can I get an appointment
    hoping to meet with Sarah about selling
    reserve a slot
    when is the next available appointment
    pencil me in for Friday at 2
    i'd like to tour the house
    book
    schedule
    a consultation
    i wanna book a time
    can i set up a call
    i'd like to arrange a viewing
    do you have any availability next week
    find me a time on wednesday
  `),
)("%s: book", (text) => {
  expect(hear(text).wants).toContain("book");
});

test.each(
  lines(`
    cancel my appointment
    I have an appointment tomorrow
    when is my appointment
    what's your schedule
    I read a book
    I already booked
    I don't want to book anything
    move my appointment
    i need to reschedule
    where is your office
    my schedule is full
    I'd like to cancel my booking
    thanks for the appointment
    i have to reschedule my meeting
    what's my booking code
  `),
)("%s: no book", (text) => {
  expect(hear(text).wants).not.toContain("book");
});

test.each(
  lines(`
    reschedule
    I need to reschedule
    can I move my appointment
    push my meeting to friday
    change my appointment
    can I change the time of my appointment
    I need a different time for my appointment
    need to switch my appointment to another day
    can we push it back a week
    another time would be better
    postpone my meeting
    I can't make it tuesday, how about thursday
    move my 3 o'clock appointment to 4
    i'd like to change my booking
    can i bring my appointment forward
    swap my tuesday appointment
    rebook please
  `),
)("%s: move", (text) => {
  expect(hear(text).wants).toContain("move");
});

test.each(
  lines(`
    I'm moving to Boston
    we are moving in June
    I want to move
    change my email
    what if I need to reschedule
    I changed my mind
    cancel my appointment
    push back on the price
  `),
)("%s: no move", (text) => {
  expect(hear(text).wants).not.toContain("move");
});

test.each(
  lines(`
    cancel
    cancel my appointment
    I need to cancel
    please cancel tomorrow
    call it off
    call off the meeting
    I can't make it
    I won't be able to make it tomorrow
    I no longer need the appointment
    drop my appointment
    I have to cancel our meeting on friday
    take me off the calendar
    i'm not going to make it today
    delete my booking
    scrap the appointment
    can you cancel that
    i wanna cancel
    i don't need my appointment anymore
  `),
)("%s: cancel", (text) => {
  expect(hear(text).wants).toContain("cancel");
});

test.each(
  lines(`
    I don't want to cancel
    what's your cancellation policy
    can I cancel later
    what if I need to cancel
    did you cancel my appointment
    reschedule, don't cancel
    can't make it tuesday what about friday
  `),
)("%s: no cancel", (text) => {
  expect(hear(text).wants).not.toContain("cancel");
});

test("canceling in order to come at another time is a move", () => {
  expect(hear("cancel and reschedule my appointment").wants).toEqual(["move"]);
});

test("wants are in the order in which they are said", () => {
  expect(hear("cancel my appointment and book a new one").wants).toEqual(["cancel", "book"]);
  expect(hear("book me for friday and leave a message").wants).toEqual(["book", "message"]);
});

test("another time for the booking in progress moves no appointment", () => {
  expect(hear("move it to thursday", { expecting: "confirm" }).wants).toEqual([]);
  expect(hear("move it to thursday", { expecting: "appointment" }).wants).toEqual(["move"]);
});
