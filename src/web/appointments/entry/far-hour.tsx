import { isGuess } from "#domain/kernel/far-moment.ts";
import { useNow } from "./use-now.ts";

/** Warns that the hour of a date years ahead may change; shows nothing for other dates. */
export function FarHour({ at }: { at: Date }) {
  const now = useNow();
  if (!isGuess(at, now)) return null;
  return <span className="block text-sm text-soft">{farHourText}</span>;
}

const farHourText = "This time may shift if time zone rules change before then.";
