import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { longestQuery } from "#domain/kernel/search/query.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Modal, type FinalFocus } from "#web/ui/modal.tsx";
import { Tone } from "#web/ui/tone.tsx";
import { type Entry, openedUnseen } from "./entry.ts";
import { Keys } from "./keys.tsx";
import { searchWords as words } from "./messages.ts";
import { optionId, PaletteList } from "./palette-list.tsx";
import type { Recent } from "./recent.ts";
import type { Own } from "./groups.ts";
import { useGroups } from "./use-groups.ts";
import "./palette.css";

/** Props of Palette; give it a new `key` for each opening. */
export type PaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  own: Own;
  recent: Recent[];
  /** Called with the chosen entry; `isAside` opens its page in a new tab. */
  onChoose: (entry: Entry, isAside: boolean) => void;
  /** Where focus goes after closing. */
  finalFocus: FinalFocus;
  /** Called after it has closed and focus has returned. */
  onClosed: () => void;
};

/** Search and commands: a text field and a list of results in a dialog. */
export function Palette({ open, onOpenChange, finalFocus, onClosed, ...inside }: PaletteProps) {
  const field = useRef<HTMLInputElement>(null);
  const close = () => onOpenChange(false);
  return (
    <Modal
      open={open}
      onAskClose={close}
      closeOnOutsidePress
      label={words.title}
      className="palette"
      initialFocus={() => field.current}
      finalFocus={finalFocus}
      onClosed={onClosed}
    >
      <Inside field={field} onClose={close} {...inside} />
    </Modal>
  );
}

type InsideProps = Pick<PaletteProps, "own" | "recent" | "onChoose"> & {
  field: RefObject<HTMLInputElement | null>;
  onClose: () => void;
};

function Inside({ field, own, recent, onChoose, onClose }: InsideProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [pointed, setPointed] = useState<string | null>(null);
  // Enter was pressed before the results arrived: open the best result when they do.
  const isWaiting = useRef(false);
  const text = typed.trim().replace(/\s+/g, " ");
  const { groups, isOld, error, refetch } = useGroups({ text, own, recent });
  const entries = groups.flatMap((group) => group.entries);
  const active = entries.find(({ id }) => id === pointed) ?? entries[0];

  useEffect(() => {
    if (!isWaiting.current || isOld) return;
    isWaiting.current = false;
    const best = error ? undefined : openedUnseen(text, active);
    if (best) onChoose(best, false);
  }, [isOld, error, text, active, onChoose]);
  const byKeys = useRef(false);
  useLayoutEffect(() => {
    if (byKeys.current)
      list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
    byKeys.current = false;
  }, [active?.id]);

  function type(next: string) {
    setTyped(next);
    setPointed(null);
    isWaiting.current = false;
    list.current?.scrollTo(0, 0);
  }

  function move(by: number) {
    const at = entries.findIndex(({ id }) => id === active?.id);
    const last = entries.length - 1;
    const next = by === 1 && at === last ? 0 : by === -1 && at === 0 ? last : at + by;
    byKeys.current = true;
    setPointed(entries[Math.max(0, Math.min(last, next))]?.id ?? null);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step !== undefined) move(step);
    else if (event.key !== "Enter") return;
    else if (isOld && pointed === null) isWaiting.current = true;
    else if (active) onChoose(active, event.ctrlKey || event.metaKey);
    event.preventDefault();
  }

  const isEmpty = entries.length === 0;
  return (
    <>
      <div className="palette-field">
        {isOld ? (
          <Tone working className="h-4 w-[18px] shrink-0" />
        ) : (
          <Search size={18} aria-hidden="true" className="shrink-0 text-soft" />
        )}
        <PaletteInput
          ref={field}
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={active && optionId(listId, active)}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label={words.close}
          icon={<X size={18} aria-hidden="true" />}
          onClick={onClose}
        />
      </div>
      {error && <FailedSearch onRetry={() => void refetch()} />}
      <PaletteList
        ref={list}
        id={listId}
        groups={groups}
        activeId={active?.id}
        isOld={isOld}
        onPoint={setPointed}
        onChoose={onChoose}
      />
      {isEmpty && !isOld && !error && (
        <div className="px-4 pb-10">
          <EmptyState line={words.nothing(text)} text={words.nothingHint} />
        </div>
      )}
      <p role="status" className="sr-only">
        {text && !isOld && (isEmpty ? words.nothing(text) : words.found(entries.length))}
      </p>
      <PaletteFoot />
    </>
  );
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };

function PaletteInput(props: ComponentProps<"input">) {
  return (
    <input
      aria-label={words.field}
      aria-autocomplete="list"
      placeholder={words.placeholder}
      maxLength={longestQuery}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="go"
      {...props}
    />
  );
}

function FailedSearch({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3">
      <p role="alert" className="text-clay">
        {words.failed}
      </p>
      <Button size="sm" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}

/** The keyboard hints below the list. */
function PaletteFoot() {
  return (
    <div className="palette-foot" aria-hidden="true">
      <span className="keys">
        <Keys keys={["↑", "↓"]} /> {words.choose}
      </span>
      <span className="keys">
        <Keys keys={["Enter"]} /> {words.open}
      </span>
      <span className="keys">
        <Keys keys={["Esc"]} /> {words.leave}
      </span>
    </div>
  );
}
