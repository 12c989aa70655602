import ArrowRight from "lucide-react/icons/arrow-right";
import BriefcaseBusiness from "lucide-react/icons/briefcase-business";
import CalendarDays from "lucide-react/icons/calendar-days";
import Handshake from "lucide-react/icons/handshake";
import House from "lucide-react/icons/house";
import UserRound from "lucide-react/icons/user-round";
import Zap from "lucide-react/icons/zap";
import type { MouseEvent, RefObject } from "react";
import type { Entry, EntryGroup, EntryKind } from "./entry.ts";
import { Keys } from "./keys.tsx";
import { searchWords as words } from "./messages.ts";

const signs: Record<EntryKind, typeof House> = {
  person: UserRound,
  deal: House,
  partner: Handshake,
  appointment: CalendarDays,
  professional: BriefcaseBusiness,
  page: ArrowRight,
  act: Zap,
};

/** Props of PaletteList. */
export type PaletteListProps = {
  ref: RefObject<HTMLDivElement | null>;
  id: string;
  groups: readonly EntryGroup[];
  /** The entry that Enter opens. */
  activeId: string | undefined;
  /** Whether the results belong to the previous text. */
  isOld: boolean;
  onPoint: (id: string) => void;
  onChoose: (entry: Entry, isAside: boolean) => void;
};

/** The results: a listbox controlled by the text field, which keeps focus and names the active entry. */
export function PaletteList(props: PaletteListProps) {
  const { ref, id, groups, activeId, isOld, onPoint, onChoose } = props;
  // The field keeps focus, so that the person can continue typing.
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={words.results}
      aria-busy={isOld}
      className="palette-list"
      onMouseDown={keepFocus}
    >
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} role="presentation" className="palette-heading">
            {group.words}
          </div>
          {group.entries.map((entry) => {
            const Sign = signs[entry.kind];
            return (
              <button
                key={entry.id}
                id={optionId(id, entry)}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={entry.id === activeId}
                className="palette-entry"
                onPointerMove={() => entry.id !== activeId && onPoint(entry.id)}
                onClick={(event) => onChoose(entry, event.ctrlKey || event.metaKey)}
              >
                <Sign size={17} aria-hidden="true" />
                <span className="palette-words">
                  <span>{entry.words}</span> {entry.detail && <small>{entry.detail}</small>}
                </span>
                {entry.keys && <Keys keys={entry.keys} />}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The id of an entry's element. */
export function optionId(listId: string, { id }: Entry): string {
  return `${listId}-${id}`;
}
