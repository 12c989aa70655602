import { useWords } from "#web/language/use-words.ts";
import { mailHref, phoneHref } from "#web/ui/contact-hrefs.ts";
import { useDates } from "./dates.ts";
import { pickerWords } from "./picker-messages.ts";
import { firstName } from "./slot-text.ts";
import type { Picker } from "./use-picker.ts";
import type { MonthOfSlots } from "./use-slots.ts";

/** Props of FullyBooked. */
export type FullyBookedProps = { picker: Picker; shown: MonthOfSlots; hostName: string };

/**
 * Says that no bookable day has a free time of the chosen length, and how to reach the professional if they share their
 * contact details. Always rendered, so that screen readers announce the text.
 */
export function FullyBooked({ picker, shown, hostName }: FullyBookedProps) {
  const words = useWords(pickerWords);
  const { dayName } = useDates();
  const { answer, durationMinutes, isFixed, isCurrent } = picker;
  const full = isCurrent ? answer?.full : undefined;
  const [phone, email] = [full?.phone, full?.email];
  const hasShorter =
    !isFixed && answer?.durations.some((minutes) => minutes < (durationMinutes ?? 0));
  return (
    <div role="status" className={full ? "rounded-card bg-sunk p-4" : "sr-only"}>
      {full && durationMinutes && (
        <>
          <p className="font-semibold">{words.full(durationMinutes, dayName(shown.last))}</p>
          <p className="mt-1 text-soft">{hasShorter ? words.fullShorter : words.fullLater}</p>
          {(phone || email) && (
            <p className="mt-1">
              {words.fullReach(firstName(hostName))}
              {phone && <ReachLink href={phoneHref(phone)} text={phone} />}
              {email && <ReachLink href={mailHref(email)} text={email} />}
            </p>
          )}
        </>
      )}
    </div>
  );
}

function ReachLink({ href, text }: { href: string; text: string }) {
  return (
    <a
      href={href}
      className="text-link flex min-h-6 w-fit items-center wrap-anywhere pointer-coarse:min-h-11"
    >
      {text}
    </a>
  );
}
