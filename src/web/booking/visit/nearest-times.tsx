import { useEffect, useRef } from "react";
import { useWords } from "#web/language/use-words.ts";
import { Button } from "#web/ui/button.tsx";
import { type Clocks, theirTime } from "../picker/slot-text.ts";
import { useSaying } from "../picker/use-saying.ts";
import { takenWords } from "./visit-messages.ts";

/** Props of NearestTimes. */
export type NearestTimesProps = {
  /** The start that someone else booked. */
  startsAt: Date;
  /** The nearest free starts. */
  free: readonly Date[];
  clocks: Clocks;
  hostName: string;
  onChoose: (startsAt: Date) => void;
};

/** Offers the nearest free times after someone else booked the chosen one. */
export function NearestTimes({ startsAt, free, clocks, hostName, onChoose }: NearestTimesProps) {
  const words = useWords(takenWords);
  const saying = useSaying();
  const { atTime, dayText, timeText } = saying.dates;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [startsAt]);
  const { visitor } = clocks;
  const inOrder = free.toSorted((one, other) => +one - +other);
  const lost = timeText(startsAt, visitor);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={words.label}
      className="rounded-card border border-brass bg-brass-wash p-4"
    >
      <p role="alert">{free.length > 0 ? words.text(lost) : words.none(lost)}</p>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {inOrder.map((slot) => {
          const theirs = theirTime(slot, { clocks, name: hostName, saying });
          return (
            <Button key={+slot} onClick={() => onChoose(slot)} className="flex-col">
              {atTime(dayText(slot, startsAt, visitor), timeText(slot, visitor))}
              {theirs && <span className="text-sm font-normal text-soft">{theirs}</span>}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
