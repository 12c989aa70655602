import { minutesOf, standardStarts, weekdayKeys } from "#domain/appointments/availability.ts";
import { clockTimeInWords, minuteOf } from "#domain/kernel/clock-time.ts";
import { possessive } from "#domain/kernel/possessive.ts";
import { zoneName } from "#domain/kernel/zone-name.ts";
import type { Question } from "#understanding/heard.ts";
import type { TurnContext } from "../turn/context.ts";
import { either } from "./times.ts";

const weekdayNames: Record<(typeof weekdayKeys)[number], string> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};

/** The answer to each question: from the booking page, from the professional's settings, or fixed. */
export function answerTo(question: Question, context: TurnContext): string {
  const { professional, kind } = context;
  const { fullName, companyName, title, licenseNumber, address, services } = professional;
  switch (question) {
    case "areYouHuman":
      return kind === "guided"
        ? `No, I'm not a person. I'm ${possessive(fullName)} automated assistant.`
        : `No, I'm not a person. I'm ${possessive(fullName)} automated AI assistant.`;
    case "whoAreYou": {
      const who = [title, companyName].filter(Boolean).join(", ");
      return `I'm the automated assistant of ${fullName}${who ? ` (${who})` : ""}, not a person.`;
    }
    case "whatCanYouDo":
      return "I can book, move or cancel an appointment, or take a message.";
    case "hours":
      return hoursWords(context);
    case "address":
      return address
        ? `The address is ${address}.`
        : `I don't have an address here. ${fullName} will tell you where to meet.`;
    case "phone":
      return `I can't give out a number here, but I can take a message and ${fullName} will get back to you.`;
    case "licence":
      return licenseNumber
        ? `${possessive(fullName)} license number is ${licenseNumber}.`
        : `I don't have the license number here. ${fullName} can tell you.`;
    case "services":
      return services ?? `${fullName} can tell you more in an appointment.`;
    case "howLong":
      return `Appointments can take ${either(context.circumstances.availability.durations.map(String))} minutes; usually it is 30.`;
    case "cost":
      return `Booking an appointment is free. ${fullName} can answer everything else in person.`;
    case "recorded":
      return "No audio is recorded. What we say is kept as text for your appointment.";
    case "privacy":
      return `Only ${fullName} can read this conversation, and it's deleted after a while. The privacy page has the details.`;
    case "language":
      return "I understand English and Spanish: just go on in the one you like.";
    case "myAppointment":
      return "Your confirmation email has your appointment's time and a link to it. With its six-digit code I can move or cancel it.";
  }
}

function hoursWords({ circumstances, professional }: TurnContext): string {
  const { availability, zone } = circumstances;
  const own = zoneName(zone.zone);
  const { weeklyHours } = availability;
  if (weeklyHours === null) {
    const [first, last] = [standardStarts[0]!, standardStarts.at(-1)!].map((time) =>
      clockTimeInWords(minuteOf(time)!),
    );
    return `Appointments with ${professional.fullName} start between ${first} and ${last}, ${own}.`;
  }
  const days = joinDays(
    weekdayKeys.map((key) => ({
      name: weekdayNames[key],
      hours: weeklyHours[key]
        .map(minutesOf)
        .map(({ from, until }) => `${clockTimeInWords(from)} to ${clockTimeInWords(until)}`)
        .join(" and "),
    })),
  );
  if (days.length === 0) return `${professional.fullName} isn't taking appointments right now.`;
  return `Appointments with ${professional.fullName} are available ${days.join(", ")}, ${own}.`;
}

/** "Monday to Friday 9:00 AM to 5:00 PM": days in a row with the same hours are said together, closed ones not at all. */
function joinDays(days: readonly { name: string; hours: string }[]): string[] {
  const runs: { from: string; to: string; hours: string }[] = [];
  let before = "";
  for (const { name, hours } of days) {
    const run = runs.at(-1);
    if (run && hours === before && hours !== "") run.to = name;
    else if (hours !== "") runs.push({ from: name, to: name, hours });
    before = hours;
  }
  const [only] = runs;
  if (only?.from === "Monday" && only.to === "Sunday") return [`every day ${only.hours}`];
  return runs.map(({ from, to, hours }) => `${from === to ? from : `${from} to ${to}`} ${hours}`);
}
