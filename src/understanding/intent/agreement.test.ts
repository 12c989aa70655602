import { expect, test } from "vitest";
import { hear, lines, readBack } from "../corpus/hear.ts";
import type { Day } from "../calendar.ts";
import type { Listening, ReadBack } from "../heard.ts";

const booking: ReadBack = {
  act: "book",
  words:
    "30 minutes with Ana Ruiz on Thursday, November 26 at 9:30 AM, Eastern Time (New York); about: Refinance; for Nils Engstrom; confirmation to nils48@boats.test",
  name: "Nils Engstrom",
  email: "nils48@boats.test",
  phone: null,
  durationMinutes: 30,
};
const afterBooking: Listening = {
  ...readBack,
  about: { day: "2026-11-26" as Day, minute: 570 },
  spoken: true,
  readBack: booking,
};
const move: ReadBack = {
  ...booking,
  act: "move",
  words:
    "move your appointment from Wednesday, November 25 at 10:00 AM to Thursday, November 26 at 9:30 AM, Eastern Time (New York)",
};

/** Whether a line is a yes that changes nothing. */
function agrees(text: string, listening: Listening): boolean {
  const { answer, corrects, when, durationMinutes } = hear(text, listening);
  return answer === "yes" && corrects.length === 0 && when === null && durationMinutes === null;
}

test.each(
  lines(`
    9:30, half hour, yes
    yes thursday nine thirty
    yep nine thirty with ana
    yes that's my email
    yeah forty eight that's it
    yes nils engstrom that's me
    yessiree bob
    that's a big ten four
    ten four yes
    ten four good buddy
    roger that over
    you're damn tootin
    hell yes
    damn right
    fuck yeah
    that's it by god
    yes dear that'll do nicely
    ye
    yess
    yea thats good
    yeh book it mate
    looks good to me hon
    thats the one
    yup you got it right
    everything looks right to me
    that all sounds correct
    yes sir that's all correct go ahead and put me down
    yes good sir
    i am agree
    yes is correct
    yes is good for me thank you
    okay is fine please to book
    yes please make the appointment
    uh yeah that sounds about right
    oh yes that's lovely dear thank you
    mm hmm that's right
    ten out of ten
    works on my end
    all correct
    thursday morning nine thirty yes ma'am
    yes half an hour is fine
    yes all that is right, refinance
    yes and thank you kindly
    sure is
    you bet your boots
    yes, that's me. Nils Engstrom, nils48@boats.test
    yes do that
    lgtm
    👍
    go on then
    aye that's grand
    sure thing boss
    bless your heart yes
    right on
    yes to all of it
    confirmed. thanks!
    y
    yes yes book it already
    good to go
    thursday at nine thirty is what i want
    ok sounds like a plan stan
    that's what i said yes
    yes, 9:30 AM Eastern
  `),
)("%s is a yes to what was read back", (text) => {
  expect(agrees(text, afterBooking)).toBe(true);
});

test.each(
  lines(`
    yes ten thirty
    yes wednesday
    yes if that's the real time
    yes as long as it's with ana
    yes but call me first
    yeah i guess
    yes forty nine
    yes nils engstrum with a u
    yes it's nilsson not nils
    yes with john instead
    not quite yes
    half hour, no an hour
    yes for an hour
    if it's thursday then yes
    ok but check the email
    yes once i've asked my wife
    yes provided parking is free
    thursday the tenth yes
    yes 9:30 pm
    i think so maybe
    yes i'd like another one
    that's right if you say so
    well ok but later would be better
    sounds about right except the day
    let me think about it
    yes? what did you say the time was
    nine thirty or ten
    is that thursday
    yeah right like that's gonna happen
    not on your life
    the hell it is
    damn no
    yes bob engstrom
    nine
    correct the email
    switch it
    yes the fifth
    yes in the afternoon
    yes unless something comes up
    do you have anything else
    yes, 9 AM Pacific
    yes december 4th
    yes nils49@boats.test
    ten forty
    yes at ten four
    yes thirty
  `),
)("%s is no yes to it", (text) => {
  expect(agrees(text, afterBooking)).toBe(false);
});

test.each(
  lines(`
    yes switch it
    correct, switch it
    yup change it
    yes please change it
    yes move it
    go ahead and move it
    yes reschedule it please
    yes shift it to then
    please change it
    yes swap it
    yeah push it to then
    thursday nine thirty yes
    yes change the appointment
    yes please move my appointment
  `),
)("%s is a yes to a move", (text) => {
  const { answer, corrects, when } = hear(text, { ...afterBooking, readBack: move });
  expect({ answer, corrects, when }).toEqual({ answer: "yes", corrects: [], when: null });
});

test.each(["change it", "change it please", "yes change the time", "change the day please"])(
  "%s may say that the move is wrong",
  (text) => {
    expect(agrees(text, { ...afterBooking, readBack: move })).toBe(false);
  },
);

test.each(["yes switch it", "yup change it", "move it please"])(
  "%s is no yes to a booking",
  (text) => {
    const { answer, wants } = hear(text, afterBooking);
    expect(answer === "yes" && wants.length === 0 && !/move it/.test(text)).toBe(false);
  },
);

test.each([
  ["cancel", "yes take it off the calendar"],
  ["cancel", "yes please remove it"],
  ["message", "yes pass it along"],
  ["message", "yep let her know"],
] as const)("to a %s, %s is a yes", (act, text) => {
  expect(hear(text, { ...afterBooking, readBack: { ...booking, act } }).answer).toBe("yes");
});

test("a wrong phone number is corrected by another one, and nobody is to be called", () => {
  const read = { ...booking, phone: "+13135550109" };
  const { phone, corrects, delicate } = hear("phone's off, i fat fingered it. 313-555-0190", {
    ...afterBooking,
    readBack: read,
  });
  expect({ phone, corrects, delicate }).toEqual({
    phone: "+13135550190",
    corrects: ["phone"],
    delicate: [],
  });
});

test("to what was found by its code, an appointment of somebody else is no secret", () => {
  const text = "yes, that's her appointment";
  expect(hear(text, { ...afterBooking, readBack: move }).delicate).toEqual([]);
  expect(hear("when is her appointment", { ...afterBooking, readBack: move }).delicate).toEqual([
    "otherClients",
  ]);
});
