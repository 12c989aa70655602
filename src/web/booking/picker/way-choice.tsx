import Phone from "lucide-react/icons/phone";
import MapPin from "lucide-react/icons/map-pin";
import Video from "lucide-react/icons/video";
import { useId } from "react";
import type { MeetingWay } from "#domain/appointments/ways-to-meet.ts";
import { useWords } from "#web/language/use-words.ts";
import { pickerWords } from "./picker-messages.ts";
import type { Picker } from "./use-picker.ts";

const icons = { phone: Phone, video: Video, "in person": MapPin } satisfies Record<
  MeetingWay,
  unknown
>;

/** How to meet: a choice of several ways, or the only one as a text; nothing if the professional set none. */
export function WayChoice({ picker }: { picker: Picker }) {
  const words = useWords(pickerWords);
  const name = useId();
  const { ways, way: chosen, chooseWay } = picker;
  const [only] = ways;
  if (!only) return null;
  if (ways.length === 1)
    return (
      <div>
        <p className="pb-1 text-sm font-semibold">{words.meet}</p>
        <Way {...only} />
      </div>
    );
  return (
    <fieldset>
      <legend className="pb-2 text-sm font-semibold">{words.meet}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-2">
        {ways.map((offer) => (
          <label
            key={offer.way}
            className="relative flex min-h-11 items-start rounded-control border border-edge bg-surface px-3 py-1.5 transition-colors hover:border-green has-checked:border-green has-checked:bg-green-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-green"
          >
            <input
              type="radio"
              name={name}
              value={offer.way}
              checked={offer.way === chosen}
              onChange={() => chooseWay(offer.way)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Way {...offer} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Way({ way, address }: Picker["ways"][number]) {
  const words = useWords(pickerWords);
  const Icon = icons[way];
  return (
    <span className="flex min-w-0 items-start gap-2.5">
      <Icon size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-green" />
      <span className="min-w-0 wrap-anywhere">
        {words.ways[way]}
        <span className="block text-sm text-soft">{address ?? words.wayHints[way]}</span>
      </span>
    </span>
  );
}
