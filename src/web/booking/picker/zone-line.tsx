import { useState } from "react";
import { useWords } from "#web/language/use-words.ts";
import { later } from "#web/ui/later.tsx";
import { MissingPart } from "../frame/missing-part.tsx";
import { pickerWords } from "./picker-messages.ts";
import { zoneWords } from "./zone-name.ts";

// Loaded on demand, because few visitors need its hundreds of names.
const ZoneList = later(
  () => import("./zone-list.tsx"),
  (file) => file.ZoneList,
  MissingPart,
);

/** Props of ZoneLine. */
export type ZoneLineProps = {
  /** The zone of the times on the screen. */
  shown: string;
  /** The zone that the visitor requested. */
  chosen: string;
  onChoose: (zone: string) => void;
};

/** Names the time zone of the shown times, and lets the visitor change it. */
export function ZoneLine({ shown, chosen, onChoose }: ZoneLineProps) {
  const words = useWords(pickerWords);
  const { nameOf } = useWords(zoneWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <p className="text-soft">
        <span role="status">{words.shownIn(nameOf(shown))}</span>{" "}
        {!isOpen && (
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
          >
            {words.changeZone}
          </button>
        )}
      </p>
      {isOpen && <ZoneList chosen={chosen} onChoose={onChoose} />}
    </div>
  );
}
