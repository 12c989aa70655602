import type { Region } from "./regions.ts";
import { reviewedOn, type Sourced } from "./rule.ts";

/** From when until when, in minutes of the day, the end excluded; null for a day without calls. */
export type Stretch = readonly [from: number, until: number] | null;

/** When people may be called or texted, by their local time. Emails have no quiet hours. */
export type HoursRule = Sourced & {
  /** Whom it protects: everyone, everyone in a country, or people who can be in one region. */
  of: "everybody" | "unitedStates" | "canada" | Region;
  name: string;
  weekdays: Stretch;
  saturday: Stretch;
  sunday: Stretch;
  /** Whether it also closes public holidays. */
  closedOnHolidays: boolean;
};

const hours = (from: number, until: number): Stretch => [from * 60, until * 60];

type Days = Partial<Pick<HoursRule, "saturday" | "sunday" | "closedOnHolidays" | "effectiveFrom">>;

function stateRule(of: Region, every: Stretch, source: string, days: Days = {}): HoursRule {
  return {
    of,
    name: `hours.${of}`,
    weekdays: every,
    saturday: every,
    sunday: every,
    closedOnHolidays: false,
    source,
    // The date of the newest public list it was compared with (clickpointsoftware.com and dropcowboy.com, 2025).
    effectiveFrom: "2025-11-01",
    reviewedOn,
    ...days,
  };
}

/** The product's own hours: narrower than the law nearly everywhere, and the same for service and marketing. */
const own: HoursRule = {
  of: "everybody",
  name: "hours.own",
  weekdays: hours(9, 20),
  saturday: hours(9, 20),
  sunday: null,
  closedOnHolidays: false,
  source: "Hearthline: Monday to Saturday, 9 AM to 8 PM",
  effectiveFrom: "2026-01-01",
  reviewedOn,
};

/**
 * Quiet hours. Most of the laws are about sales calls; we apply them to every call and text, because a person at dinner
 * does not care which it is.
 */
export const hoursRules: readonly HoursRule[] = [
  own,
  {
    ...own,
    of: "unitedStates",
    name: "hours.federal",
    weekdays: hours(8, 21),
    saturday: hours(8, 21),
    sunday: hours(8, 21),
    source: "47 CFR 64.1200(c)(1)",
    effectiveFrom: "1992-12-20",
  },
  {
    ...own,
    of: "canada",
    name: "hours.canada",
    weekdays: hours(9, 21.5),
    saturday: hours(10, 18),
    sunday: hours(10, 18),
    source: "CRTC Unsolicited Telecommunications Rules, parts III and IV",
    effectiveFrom: "2008-09-30",
  },
  stateRule("AL", hours(8, 20), "Alabama PSC, Telephone Rule T-26", {
    sunday: null,
    closedOnHolidays: true,
  }),
  stateRule("CT", hours(9, 20), "Conn. Gen. Stat. § 42-288a; Public Act 23-98", {
    effectiveFrom: "2023-10-01",
  }),
  stateRule("FL", hours(8, 20), "Fla. Stat. § 501.616(6)(a)", { effectiveFrom: "2021-07-01" }),
  stateRule("KY", hours(10, 21), "Ky. Rev. Stat. § 367.46955"),
  stateRule("LA", hours(8, 20), "Louisiana PSC, General Order on Do Not Call", {
    sunday: null,
    closedOnHolidays: true,
  }),
  stateRule("MD", hours(8, 20), "Md. Code, Com. Law § 14-4501 ff. (Stop the Spam Calls Act)", {
    effectiveFrom: "2024-01-01",
  }),
  stateRule("MA", hours(8, 20), "Mass. Gen. Laws ch. 159C § 3"),
  stateRule("MI", hours(9, 21), "Mich. Comp. Laws § 445.111 ff."),
  stateRule("MN", hours(9, 21), "Minn. Stat. § 325E.30"),
  stateRule("MS", hours(8, 20), "Miss. Code § 77-3-701 ff.", {
    sunday: null,
    closedOnHolidays: true,
  }),
  stateRule("NV", hours(9, 20), "Nev. Rev. Stat. § 598.0918"),
  stateRule("NM", hours(9, 21), "N.M. Stat. § 57-12-22"),
  stateRule("OK", hours(8, 20), "Okla. Stat. tit. 15 § 775C.4", { effectiveFrom: "2022-11-01" }),
  stateRule("RI", hours(9, 18), "R.I. Gen. Laws § 5-61-3.6", {
    saturday: hours(10, 17),
    sunday: null,
    closedOnHolidays: true,
  }),
  stateRule(
    "TX",
    hours(9, 21),
    "Tex. Bus. & Com. Code § 301.051; Senate Bill 140 (2025) for texts",
    {
      sunday: hours(12, 21),
      effectiveFrom: "2025-09-01",
    },
  ),
  stateRule("UT", hours(8, 21), "Utah Code § 13-25a-103", {
    sunday: null,
    closedOnHolidays: true,
  }),
  stateRule("WA", hours(8, 20), "Wash. Rev. Code § 80.36.390", { effectiveFrom: "2022-06-09" }),
];

/**
 * For an unknown time zone: noon to 8 PM in New York is 9 AM to 5 PM in Los Angeles. Alaska and Hawaii remain possible,
 * so a person has to approve it as well.
 */
export const unknownPlaceHours: HoursRule = {
  ...own,
  name: "hours.unknownPlace",
  weekdays: hours(12, 20),
  saturday: hours(12, 20),
  source: "Hearthline: noon to 8 PM Eastern where the place is not known",
};

/** The time zone in which the hours of an unknown place are read. */
export const unknownPlaceZone = "America/New_York";
