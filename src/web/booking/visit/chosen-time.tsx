import { longDayText, timeText } from "#domain/kernel/moment-text.ts";
import { dot } from "../frame/frame-messages.ts";
import { minutesText } from "../picker/picker-messages.ts";
import { type Clocks, theirTime } from "../picker/slot-text.ts";

/** Props of ChosenTime. */
export type ChosenTimeProps = {
  startsAt: Date;
  durationMinutes: number;
  clocks: Clocks;
  hostName: string;
};

/** A moment in full: the day, both clocks where they differ, and the length. */
export function ChosenTime({ startsAt, durationMinutes, clocks, hostName }: ChosenTimeProps) {
  const facts = [theirTime(startsAt, clocks, hostName), minutesText(durationMinutes)];
  return (
    <>
      <time dateTime={startsAt.toISOString()} className="block font-semibold">
        {longDayText(startsAt, clocks.visitor)}
        {dot}
        {timeText(startsAt, clocks.visitor)}
      </time>
      <span className="block text-soft">{facts.filter(Boolean).join(dot)}</span>
    </>
  );
}
