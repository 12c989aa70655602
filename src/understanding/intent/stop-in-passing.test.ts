import { expect, test } from "vitest";
import { hear, lines } from "../corpus/hear.ts";

test.each(
  lines(`
    we'd take it kindly if nobody from the office rang this house again
    they bill me by the text so please send no more of them
    you folks need to quit ringing this thing i am on shift
    Found one more brochure of yours today. Please stop mailing us.
    I don't live there now, so there is no use writing to me anymore, please don't
    i just got laid off, you may quit checking in
    kindly see to it that we never hear from that office again
    Would you mind not calling me about the newsletter anymore?
    i'd just as soon you lost my number
    tell that guy to quit hitting my phone
    these messages can they please just end already
    nah man i'm set dont hit me up anymore
    we ain't tryna hear from you people no mo
    let her know i signed with a friend and i'd like her to quit following up
    don't you be ringing this house no more
  `),
)("%s is a stop, or asked about", (text) => {
  const { wants, mayStop } = hear(text, { spoken: !/[A-Z.,!?]/.test(text) });
  expect(wants.includes("optOut") || mayStop).toBe(true);
});

test.each(
  lines(`
    you guys quit emailing me a month ago and i still want a house
    Not a single text from anybody since we applied.
    my mother wanted you to drop her off the deed, has that been done
    my cousin told the other banks to quit calling and it's only you now
    the county sent a cease and desist letter over the deck, can i still sell
    can we opt out of mortgage insurance
    i'd like to get off this arm before it adjusts
    enough with the quiz just book it
    stop with the music please
    quit showing me nights i work days
    i don't need texts the whole day so just one around noon
    i don't want calls every hour just one at noon
    i had a few calls from your office i'm around now
    why won't the alarm quit chirping sorry
    don't ever quit mailing me the market updates my wife reads them
    I'm not telling you to delete me, I want to know who wrote it
    you stopped texting me some weeks ago, what happened
    hmu tomorrow about the house
    do you have anything in the north end
    i lost my number
  `),
)("%s is no stop", (text) => {
  expect(hear(text, { spoken: !/[A-Z.,!?]/.test(text) }).wants).not.toContain("optOut");
});

test.each(
  lines(`
    ya no me anden llamando por favor
    que ya no me estén escribiendo
    le pido que no se comuniquen más conmigo
    les agradecería que no se comunicaran conmigo
  `),
)("%s is a stop in Spanish", (text) => {
  expect(hear(text, { language: "es", spoken: true }).wants).toContain("optOut");
});

test.each(
  lines(`
    no me estén llamando tan temprano
    no se comuniquen conmigo antes de las nueve
    ella no se comunica conmigo
  `),
)("%s is no stop in Spanish", (text) => {
  expect(hear(text, { language: "es", spoken: true }).wants).not.toContain("optOut");
});

test("a long story without a word that ends anything is no stop, whatever its other words weigh", () => {
  const story =
    "well hi there now my cousin hattie bought through you folks oh it's been ages and she just loved it and i said to her hattie i ought to go see those people and here i am calling what have you got";
  expect(hear(story).wants).not.toContain("optOut");
  expect(hear(story).mayStop).toBe(false);
});

test("off of what is read back may mean that, so it is asked; off alone is a stop", () => {
  const confirming = { expecting: "confirm" } as const;
  expect(hear("mm hm take me off of there", confirming).wants).not.toContain("optOut");
  expect(hear("mm hm take me off of there", confirming).mayStop).toBe(true);
  expect(hear("yes take me off", confirming).wants).toContain("optOut");
});
