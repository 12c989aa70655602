import clsx from "clsx";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import { outcomes } from "#domain/appointments/outcomes.ts";
import { useSetOutcome } from "../entry/entry-saves.ts";
import { entryName } from "../entry/entry-name.ts";
import { listWords as words } from "./list-messages.ts";

/** Buttons that record the outcome once the appointment has started; pressing the chosen one again removes it. */
export function OutcomeButtons({ entry }: { entry: SavedAppointment }) {
  const { mutate } = useSetOutcome();
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-left mr-1 text-sm text-soft">
        {words.how}
        <span className="sr-only"> {entryName(entry)}</span>
      </legend>
      {outcomes.map((outcome) => {
        const isNoted = entry.outcome === outcome;
        return (
          <button
            key={outcome}
            type="button"
            aria-pressed={isNoted}
            onClick={() => mutate({ entry, outcome: isNoted ? null : outcome })}
            className={clsx(
              "min-h-8 rounded-control border px-2.5 text-sm font-semibold transition-colors pointer-coarse:min-h-11",
              isNoted
                ? "border-green bg-green-wash text-green"
                : "border-line bg-surface hover:border-edge",
            )}
          >
            {outcome}
          </button>
        );
      })}
    </fieldset>
  );
}
