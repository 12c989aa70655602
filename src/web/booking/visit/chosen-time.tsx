import { dot } from "../frame/frame-messages.ts";
import { type Clocks, theirTime } from "../picker/slot-text.ts";
import { useSaying } from "../picker/use-saying.ts";

/** Props of ChosenTime. */
export type ChosenTimeProps = {
  startsAt: Date;
  durationMinutes: number;
  clocks: Clocks;
  hostName: string;
};

/** A moment in full: the day, both clocks where they differ, and the length. */
export function ChosenTime({ startsAt, durationMinutes, clocks, hostName }: ChosenTimeProps) {
  const saying = useSaying();
  const { longDayText, timeText } = saying.dates;
  const facts = [
    theirTime(startsAt, { clocks, name: hostName, saying }),
    saying.words.minutes(durationMinutes),
  ];
  return (
    <>
      <time dateTime={startsAt.toISOString()} className="block font-semibold text-balance">
        {longDayText(startsAt, clocks.visitor)}
        {dot}
        {timeText(startsAt, clocks.visitor)}
      </time>
      <span className="block text-soft">{facts.filter(Boolean).join(dot)}</span>
    </>
  );
}
