import clsx from "clsx";
import { useRef, type KeyboardEvent, type ReactNode } from "react";

/** Props of Tabs. */
export type TabsProps<Key extends string> = {
  /** The accessible name of the tab list. */
  label: string;
  /** A single word of letters, used as the prefix of all ids. */
  id: string;
  tabs: readonly { key: Key; label: string }[];
  current: Key;
  onChoose: (key: Key) => void;
};

/** The look of a tab, also for links that look like tabs. */
export const tabClass = (isCurrent: boolean): string =>
  clsx(
    "inline-flex min-h-11 shrink-0 items-center border-b-2 px-4 font-semibold whitespace-nowrap",
    isCurrent ? "border-green text-ink" : "border-transparent text-soft hover:text-ink",
  );

/** Tabs for panels; the arrow keys, Home and End select like a click. */
export function Tabs<Key extends string>({ label, id, tabs, current, onChoose }: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({ key }) => key === current);
    const last = tabs.length - 1;
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const chosen = (next + tabs.length) % tabs.length;
    onChoose(tabs[chosen]!.key);
    (list.current?.children[chosen] as HTMLElement | undefined)?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
      className="flex gap-1 border-b border-line outline-none"
    >
      {tabs.map((tab) => {
        const isCurrent = tab.key === current;
        return (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}-tab`}
            aria-selected={isCurrent}
            aria-controls={`${id}-${tab.key}`}
            tabIndex={isCurrent ? 0 : -1}
            onClick={() => onChoose(tab.key)}
            className={tabClass(isCurrent)}
          >
            {tab.label}
          </button>
        );
      })}
    </div>
  );
}

/** Props of TabPanel. */
export type TabPanelProps = {
  /** The `id` of its Tabs. */
  id: string;
  /** The key of its tab. */
  tab: string;
  current: string;
  children: ReactNode;
};

/** A tab's panel; hidden panels keep their typed text. */
export function TabPanel({ id, tab, current, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${id}-${tab}`}
      aria-labelledby={`${id}-${tab}-tab`}
      hidden={tab !== current}
    >
      {children}
    </div>
  );
}
