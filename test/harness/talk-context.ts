import { standardAvailability } from "#domain/appointments/availability.ts";
import type { Busy } from "#domain/appointments/free-slots.ts";
import { type ZoneRules } from "#domain/kernel/zone-rules.ts";
import type { TurnContext } from "#domain/assistant/turn/context.ts";

/** New York in the years of the tests: clocks go back on November 1, 2026, and forward on March 14, 2027. */
export const newYork: ZoneRules = {
  zone: "America/New_York",
  offsets: [
    [Date.parse("2026-03-08T07:00:00Z"), -240],
    [Date.parse("2026-11-01T06:00:00Z"), -300],
    [Date.parse("2027-03-14T07:00:00Z"), -240],
    [Date.parse("2027-11-07T06:00:00Z"), -300],
  ],
};

/** The context of a turn, for a professional in New York whose whole calendar is free. */
export function contextAt(
  now: string,
  change: Partial<TurnContext> & { busy?: readonly Busy[] } = {},
): TurnContext {
  const { busy = [], ...rest } = change;
  return {
    now: new Date(now),
    channel: "web",
    professional: {
      fullName: "Ana Ruiz",
      companyName: "Ruiz Homes",
      title: "Agent",
      licenseNumber: null,
      address: null,
      services: null,
      greeting: null,
    },
    circumstances: {
      kind: "Appointment",
      availability: standardAvailability,
      zone: newYork,
      busy,
      now: new Date(now),
    },
    callerZone: newYork,
    callerNumber: null,
    canTransfer: false,
    kind: "guided",
    ...rest,
  };
}
