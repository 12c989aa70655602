import { momentText, timeText } from "#domain/kernel/moment-text.ts";
import { useZone } from "#web/profiles/use-zone.ts";

/** Props of Moment. */
export type MomentProps = {
  at: Date;
  /** Shows only the time of day. */
  isShort?: boolean;
  className?: string;
};

/** A moment in the professional's time zone. */
export function Moment({ at, isShort = false, className }: MomentProps) {
  const zone = useZone();
  return (
    <time dateTime={at.toISOString()} className={className}>
      {isShort ? timeText(at, zone) : momentText(at, zone)}
    </time>
  );
}
