/*
 * Sentences from the test corpus of Duckling (Duckling/Time/EN/Corpus.hs of facebook/duckling, commit 2c226585), under
 * its license (duckling-license.txt). Includes the examples that name one day, or one minute, from the day of the
 * corpus up to a year later, and all its examples of what is not a time. Measured by bench/understanding.ts; the
 * grammar is never tuned to it.
 */

/** The corpus's current time: a Tuesday, 4:30 in the morning. */
export const ducklingNow = { day: "2013-02-12", minute: 270 };

/** The meaning, as a day with or without a time; then the phrases. */
const meant = `
  2013-02-12: today | at this time | tuesday of this week | pancake day 2013 | mardi gras
  2013-02-12 05:30: in one hour | in 1h | today in one hour
  2013-02-12 06:30: in a couple hours | in a couple of hours
  2013-02-12 07:30: in a few hours | in few hours
  2013-02-12 09:59: nine fifty nine a m
  2013-02-12 10:00: this morning @ 10 | this morning at 10am
  2013-02-12 10:30: 10:30 | approximately 1030 | at 1030 | around 1030 | ten thirty am
  2013-02-12 11:45: a quarter to noon | 11:45am | 11h45 | 15 to noon
  2013-02-12 12:00: at 12pm | at noon | midday | the midday | mid day
  2013-02-12 12:15: at 15 past noon | a quarter past noon | for a quarter past noon | 12:15 in the afternoon
  2013-02-12 12:15: 12:15 | 12h15 | 12:15pm | 12:15PM | 12:15p | at 12 15 | 15 minutes past noon
  2013-02-12 13:00: 4pm CET
  2013-02-12 13:15: a quarter past 1pm | for a quarter past 1pm | 1:15pm | 13h15 | 15 minutes from 1pm
  2013-02-12 13:30: at 1:30pm | 1:30pm | at 13h30 | 13h30
  2013-02-12 14:00: today at 2pm | at 2pm | this afternoon at 2 | this evening at 2 | tonight at 2
  2013-02-12 14:15: a quarter past 2pm | for a quarter past 2pm
  2013-02-12 15:00: at 3pm | @ 3pm | 3PM | 3pm | 3 oclock pm | 3 o'clock in the afternoon | 3ish pm
  2013-02-12 15:00: 3pm approximately | at about 3pm | at 3p | at 3p. | 15h00 | at 15h00 | 15h | at 15h
  2013-02-12 15:15: at 15 past 3pm | a quarter past 3pm | for a quarter past 3pm | 3:15 in the afternoon | 15:15
  2013-02-12 15:15: 15h15 | 3:15pm | 3:15PM | 3:15p | at 3 15 | 15 minutes past 3pm | 15 minutes past 15h
  2013-02-12 15:20: at 20 past 3pm | 3:20 in the afternoon | 3:20 in afternoon | twenty after 3pm | 3:20p | 15h20
  2013-02-12 15:20: at three twenty | 20 minutes past 3pm | this afternoon at 3:20 | tonight @ 3:20
  2013-02-12 15:30: at half past three pm | half past 3 pm | 15:30 | 15h30 | 3:30pm | 3:30PM | 330 p.m. | 3:30 p m
  2013-02-12 15:30: 3:30 | half three | 30 minutes past 3 pm
  2013-02-12 19:30: at 730 in the evening | seven thirty p.m.
  2013-02-12 20:00: 8 tonight | tonight at 8 o'clock | eight tonight | 8 this evening | at 8 in the evening
  2013-02-12 20:00: in the evening at eight
  2013-02-12 20:15: a quarter past 8pm | for a quarter past 8pm
  2013-02-12 23:00: tonight at 11 | this evening at 11 | this afternoon at 11 | tonight at 11pm
  2013-02-13: tomorrow | tomorrows | Wed, Feb13 | wednesday of this week
  2013-02-13 00:00: at 12am | at midnight | this morning at 12 | this evening at 12 | this afternoon at 12
  2013-02-13 01:50: tomorrow at 150ish
  2013-02-13 03:00: at 3am | 3 in the AM | at 3 AM | 3 oclock am | at three am | this morning at 3
  2013-02-13 03:00: 3 in the morning | at 3 in the morning | early morning @ 3
  2013-02-13 03:18: 3:18am | 3:18a | 3h18
  2013-02-13 04:00: in a day | a day from now
  2013-02-13 04:30: in 24 hours
  2013-02-13 09:00: 9 tomorrow morning | 9 tomorrow
  2013-02-13 13:40: 20 minutes to 2pm tomorrow
  2013-02-13 15:00: 3pm tomorrow
  2013-02-13 17:00: tomorrow afternoon at 5 | at 5 tomorrow afternoon | at 5pm tomorrow | tomorrow at 5pm
  2013-02-13 17:00: tomorrow evening at 5
  2013-02-13 21:00: 9 tomorrow evening
  2013-02-14: thursday | thu | thu. | the day after tomorrow | valentine's day | valentine day | upcoming two days
  2013-02-14: upcoming two day | upcoming 2 days | upcoming 2 day | two upcoming days | two upcoming day
  2013-02-14: 2 upcoming days | 2 upcoming day
  2013-02-14 06:00: Thursday 8:00 GMT | Thursday 8:00 gmt | Thursday 8h00 GMT | Thursday 8h00 gmt | Thursday 8h GMT
  2013-02-14 06:00: Thursday 8h gmt | Thu at 8 GMT | Thu at 8 gmt | Thursday 9 am BST | Thursday 9 am (BST)
  2013-02-14 14:00: Thursday 8:00 PST | Thursday 8:00 pst | Thursday 8h00 PST | Thursday 8h00 pst | Thursday 8h PST
  2013-02-14 14:00: Thursday 8h pst | Thu at 8 am PST | Thu at 8 am pst | Thursday at 9:30pm ist
  2013-02-14 17:00: day after tomorrow 5pm
  2013-02-15: 2/15 | on 2/15 | 2 / 15 | 2-15 | 2 - 15 | friday | fri | fri. | on the 15th | the 15th of february
  2013-02-15: 15 of february | february the 15th | february 15 | 15th february | February 15
  2013-02-16: saturday | sat | sat.
  2013-02-16 09:00: at 9am on Saturday | Saturday morning at 9 | on Saturday for 9am
  2013-02-17: sunday | sun | sun.
  2013-02-18: monday | mon. | this monday | Monday, Feb 18 | Mon, February 18 | next monday
  2013-02-19: tuesday | Tuesday the 19th | Tuesday 19th | next tuesday | around next tuesday | in 1 week
  2013-02-19: in a week | a week hence | one week hence | 1 week hence
  2013-02-19 04:00: in 7 days | 7 days hence
  2013-02-19 17:00: in 7 days at 5pm
  2013-02-20: 20th of the current month | 20 of this month | next wednesday | wednesday of next week
  2013-02-20: wednesday next week | wednesday after next
  2013-02-22: friday after next
  2013-02-23: purim | next saturday | next monday
  2013-02-24: 2 sundays from now | two sundays from now | Shushan Purim
  2013-02-26 04:00: 14 days hence | a fortnight hence
  2013-03-01: the 1st of march | first of march | the first of march | march first | 3 fridays from now
  2013-03-01: three fridays from now | on the first | the 1st
  2013-03-02: the 2nd of march | second of march | the second of march
  2013-03-03: march 3 | the third of march
  2013-03-05: three weeks hence
  2013-03-12: 4 tuesdays from now | four tuesdays from now
  2013-03-15: the ides of march
  2013-03-17: st patrick's day 2013 | st paddy's day | saint paddy's day | saint patricks day
  2013-03-20: 20 of next month | 20th of the next month | 20th day of next month
  2013-03-24: palm sunday | branch sunday 2013
  2013-03-25: last Monday of March
  2013-03-28: Maundy Thursday | Covenant thu | Thu of Mysteries
  2013-03-31: easter | easter 2013
  2013-04-01: easter mon
  2013-04-03: three days after Easter
  2013-04-25 16:00: 4/25 at 4:00pm | 4/25 at 16h00 | 4/25 at 16h
  2013-05-12: three months hence
  2013-05-19: Pentecost | white sunday 2013
  2013-05-20: whit monday | Monday of the Holy Spirit
  2013-05-24: vesak | vaisakha | Buddha day | Buddha Purnima
  2013-05-26: trinity sunday
  2013-05-27: fifth last day of May | the 5th last day of May
  2013-07-04: 4th of July | 4 of july
  2013-08-08: Aug 8
  2013-08-15: Thu 15th
  2013-09-20 19:30: at 7:30 PM on Fri, Sep 20 | at 19h30 on Fri, Sep 20
  2013-09-21 13:30: 1:30 PM on Sat, Sep 21
  2013-09-30: the second closest Mon to October fifth
  2013-10-01: first tuesday of october | first tuesday in october
  2013-10-03: third day of october
  2013-10-16: boss's day | boss's | boss day | next boss's day
  2013-10-25: last friday of october | last friday in october
  2013-10-31: halloween | next halloween | Halloween 2013
  2013-11-01: world vegan day
  2013-11-28: thanksgiving day | thanksgiving | thanksgiving 2013 | this thanksgiving | next thanksgiving day
  2013-11-28: thanksgiving in 9 months | thanksgiving 9 months from now
  2013-11-29: black friday | black friday of this year | black friday 2013
  2013-12-25: one year After christmas | a year from Christmas | xmas | christmas | christmas day
  2013-12-25: the second closest xmas to today
  2013-12-25 18:00: xmas at 6 pm
  2013-12-31: new year's eve | new years eve
  2014-01-01: new year's day | new years day
  2014-01-07: guru gobind singh birthday | guru gobind singh jayanti 2014 | guru gobind singh jayanti
  2014-01-07: Guru Govind Singh Jayanti
  2014-01-20: MLK day | next Martin Luther King day | next Martin Luther King's day | next Martin Luther Kings day
  2014-01-20: this MLK day
  2014-01-31: chinese new year | chinese lunar new year's day
`;

/** Phrases that name no day and no time. */
const nothing = `
  laughing out loud | 1 adult | we are separated | 25 | this is the one | this one | this past one | at single
  at a couple of | at pairs | at a few | at dozens | single o'clock | dozens o'clock | Rat 6 | rat 6 | 3 30
  three twenty | at 650.650.6500 | at 650-650-6500 | two sixty a m | Pay ABC 2000 | 4a | 4a. | A4 A5 | palm
  Martin Luther King' day | two three
`;

/** A phrase with the day and the minute of the day that it means; null for a day alone. */
export type DucklingPhrase = { says: string; day: string; minute: number | null };

export const ducklingPhrases: readonly DucklingPhrase[] = linesOf(meant).flatMap((line) => {
  const [, day, hour, minute, all] = line.match(/^(\S{10})(?: (\d\d):(\d\d))?: (.*)$/)!;
  const at = hour === undefined ? null : Number(hour) * 60 + Number(minute);
  return all!.split(" | ").map((says) => ({ says, day: day!, minute: at }));
});

export const ducklingNothing: readonly string[] = linesOf(nothing).flatMap((line) =>
  line.split(" | "),
);

function linesOf(text: string): string[] {
  return text
    .trim()
    .split("\n")
    .map((line) => line.trim());
}
