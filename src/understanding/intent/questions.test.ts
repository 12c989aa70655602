import { expect, test } from "vitest";
import { hear, lines } from "../corpus/hear.ts";

test.each(
  lines(`
    are you a robot
    are you human
    am I talking to a real person
    is this a bot
    is this a real person
    are you an AI
    r u a bot
    you a bot?
    are you ChatGPT
    is this automated
    am I speaking with a machine
    are you real
    is this a recording
    human or robot?
    you sound like a robot
  `),
)("%s: areYouHuman", (text) => {
  expect(hear(text).questions).toContain("areYouHuman");
});

test.each(
  lines(`
    who are you
    who is this
    what's your name
    who am I speaking with
    whose office is this
    is this Sarah's office
    did I reach Sarah Chen
    what company is this
    who do you work for
  `),
)("%s: whoAreYou", (text) => {
  expect(hear(text).questions).toContain("whoAreYou");
});

test.each(
  lines(`
    what can you do
    how can you help me
    help
    what are my options
    how does this work
    what can i ask you
  `),
)("%s: whatCanYouDo", (text) => {
  expect(hear(text).questions).toContain("whatCanYouDo");
});

test.each(
  lines(`
    what are your hours
    when are you open
    what time do you close
    are you open on Saturday
    office hours?
    how late are you open
    do you work weekends
    what time does the office open
    are you guys open today
    when does the office close
  `),
)("%s: hours", (text) => {
  expect(hear(text).questions).toContain("hours");
});

test.each(
  lines(`
    where are you located
    what's your address
    where is the office
    how do I get there
    where do I go
    where will we meet
    what's the address
    is there parking
    where are you
    is it in person or on zoom
    where are you guys based
    can I get directions to the office
  `),
)("%s: address", (text) => {
  expect(hear(text).questions).toContain("address");
});

test.each(
  lines(`
    what's your phone number
    can I have the office number
    how can I reach Sarah
    what number can I call
    do you have a direct number
    how do i contact the office
  `),
)("%s: phone", (text) => {
  expect(hear(text).questions).toContain("phone");
});

test.each(
  lines(`
    are you licensed
    what's your license number
    what is her NMLS
    is Sarah licensed in New York
    nmls number please
    DRE number
    what's your licence no
  `),
)("%s: licence", (text) => {
  expect(hear(text).questions).toContain("licence");
});

test.each(
  lines(`
    what services do you offer
    do you do FHA loans
    do you work with first time buyers
    what areas do you cover
    do you handle refinancing
    what kind of loans do you do
    what does she do
    do you serve Queens
    can you help me sell my house
    do you do commercial
  `),
)("%s: services", (text) => {
  expect(hear(text).questions).toContain("services");
});

test.each(
  lines(`
    how long is the appointment
    how long does it take
    how long will the meeting be
    how much time do I need
    how many minutes is it
    what's the length of the meeting
  `),
)("%s: howLong", (text) => {
  expect(hear(text).questions).toContain("howLong");
});

test.each(
  lines(`
    how much does it cost
    is it free
    is the consultation free
    do you charge for this
    what do you charge
    is there a fee
    how much is the consultation
    what's the cost
    do I have to pay
    what's your commission
    how much do you charge
    does it cost anything
  `),
)("%s: cost", (text) => {
  expect(hear(text).questions).toContain("cost");
});

test.each(
  lines(`
    is this call recorded
    are you recording this
    is this being recorded
    do you record calls
    am I being recorded
    is this transcribed
    please don't record me
    is anyone listening in
  `),
)("%s: recorded", (text) => {
  expect(hear(text).questions).toContain("recorded");
});

test.each(
  lines(`
    what do you do with my data
    is my information safe
    do you sell my number
    is this confidential
    who can see my information
    privacy policy
    what happens to my data
    will you share my email
    why do you need my phone number
    delete my data
  `),
)("%s: privacy", (text) => {
  expect(hear(text).questions).toContain("privacy");
});

test.each(
  lines(`
    do you speak Spanish
    habla español
    is there anyone who speaks Chinese
    can we do this in Spanish
    other languages?
    Spanish please
    do you have a Vietnamese translator
    ¿hablas español?
  `),
)("%s: language", (text) => {
  expect(hear(text).questions).toContain("language");
});

test.each(
  lines(`
    when is my appointment
    what time is my appointment
    do I have an appointment
    check my appointment
    where is my meeting
    am I still booked for tuesday
    can you look up my appointment
    I forgot when my appointment is
    is my appointment still on
    what did I book
    do you have me down for tuesday
    confirm my appointment
    what day am I scheduled
  `),
)("%s: myAppointment", (text) => {
  expect(hear(text).questions).toContain("myAppointment");
});

test.each(
  lines(`
    I'd like to book an appointment next tuesday
    my name is John Smith
    yes
    no thank you
    3 pm works
    my email is ana@example.com
    cancel my appointment
    reschedule my appointment to friday
    I want to sell my house
    leave a message for Sarah
    stop calling me
    thursday at 2
    call me back
    my phone number is 718 555 0142
    the address of the house is 12 Elm Street
    that's all
    how are you
    I work from 9 to 5
    it takes me an hour to get there
    I'm free on monday
    hold on
    I want to meet in person
    do you have anything on friday
    do you have time tomorrow
    are you free on tuesday
    can you do 3
    is she available
    speak to a person
    can I book for 30 minutes
    i was told to call
    is this afternoon okay
    how about monday
    what about 3
    do you have an opening tomorrow
  `),
)("%s asks for none of the answers", (text) => {
  expect(hear(text).questions).toEqual([]);
});
