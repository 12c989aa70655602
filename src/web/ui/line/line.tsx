import clsx from "clsx";
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import "./line.css";

/** A bar of a wave: its height as a share of the tallest, and its color as a class. */
export type LineBar = { share: number; color: string };

/** Something on the line, in its order. */
export type LineMark = {
  key: string;
  /** The way to it from the mark before it, as a share of all ways. */
  before: number;
  /**
   * How it looks: a conversation as a wave, a point that is past or ahead, a hollow one that waits, the bar of now, or
   * quiet words where the line would be empty.
   */
  look: "wave" | "past" | "ahead" | "waiting" | "now" | "words";
  /** The short text below it, which `sentence` contains too. */
  label: string;
  /** What it is, in full: its name for screen readers, and its tip. */
  sentence: string;
  bars?: readonly LineBar[];
  /** Whether somebody speaks right now: the wave moves. */
  isLive?: boolean;
  /** The page that a press opens. */
  to?: string;
  /** The id of an element on this page that a press goes to instead, if it is shown. */
  goTo?: string;
};

/** Props of Line. */
export type LineProps = {
  /** The name of the list. */
  label: string;
  marks: readonly LineMark[];
  /** The way from the last mark to the line's end. */
  after: number;
};

/**
 * The mark drawn out as one line: what happened as waves and points, now as the brass bar, and what is ahead. All
 * points together are one tab stop; arrow keys move between them. Where they don't fit, the line scrolls.
 */
export function Line({ label, marks, after }: LineProps) {
  const box = useRef<HTMLDivElement>(null);
  const stops = marks.filter(({ to }) => to).map(({ key }) => key);
  const [current, setCurrent] = useState<string>();
  const stop = current && stops.includes(current) ? current : stops[0];
  const { tip, show, hide } = useTip(box);
  useNowInView(box, marks);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") return hide();
    const at = stops.indexOf(stop ?? "");
    const last = stops.length - 1;
    const steps: Record<string, number> = {
      ArrowRight: Math.min(at + 1, last),
      ArrowLeft: Math.max(at - 1, 0),
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    box.current?.querySelectorAll<HTMLElement>("a.line-mark")[next]?.focus();
  }

  return (
    <div
      ref={box}
      role="presentation"
      className="line"
      onKeyDown={onKeyDown}
      onPointerLeave={hide}
      onBlur={hide}
    >
      <div className="line-way" onScroll={hide}>
        <ol aria-label={label} className="contents">
          {marks.map((mark) => (
            <li key={mark.key} data-look={mark.look} style={{ flexGrow: mark.before }}>
              <Mark
                mark={mark}
                isStop={mark.key === stop}
                onFocus={(at) => {
                  setCurrent(mark.key);
                  show(at, mark.sentence);
                }}
                onOver={(at) => show(at, mark.sentence)}
              />
            </li>
          ))}
        </ol>
        <span aria-hidden="true" className="line-rest" style={{ flexGrow: after }} />
      </div>
      {tip && (
        <p aria-hidden="true" className="line-tip" style={tip.style}>
          {tip.text}
        </p>
      )}
    </div>
  );
}

type MarkProps = {
  mark: LineMark;
  /** Whether Tab reaches it. */
  isStop: boolean;
  onFocus: (at: HTMLElement) => void;
  onOver: (at: HTMLElement) => void;
};

function Mark({ mark, isStop, onFocus, onOver }: MarkProps) {
  const { look, bars, isLive, label, sentence, to, goTo } = mark;
  const drawn = (
    <>
      <span aria-hidden="true" className="line-sign" data-live={isLive || undefined}>
        {bars?.map(({ share, color }, index) => (
          // Bars are told apart by their place only.
          <i key={index} className={color} style={{ height: `${share * 100}%` }} />
        ))}
      </span>
      <span aria-hidden="true" className="line-label">
        {label}
      </span>
    </>
  );
  if (!to)
    return (
      <span className="line-mark">
        {look === "words" ? <span className="line-words">{sentence}</span> : drawn}
        {look !== "words" && <span className="sr-only">{sentence}</span>}
      </span>
    );
  return (
    <Link
      to={to}
      aria-label={sentence}
      tabIndex={isStop ? 0 : -1}
      className={clsx("line-mark", bars && "line-wave")}
      onFocus={({ currentTarget }) => onFocus(currentTarget)}
      onPointerEnter={({ currentTarget }) => onOver(currentTarget)}
      onClick={(event) => goTo && goThere(event, goTo)}
    >
      {drawn}
    </Link>
  );
}

/** Goes to the element on this page, unless it isn't there, is folded away, or a new tab is asked for. */
function goThere(event: MouseEvent, id: string) {
  const element = document.getElementById(id);
  if (!element?.checkVisibility() || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "center" });
}

type Tip = { text: string; style: { left: number; transform: string } };

/** The sentence of the mark that has the focus or the pointer. It stays within the line's width. */
function useTip(box: { current: HTMLElement | null }) {
  const [tip, setTip] = useState<Tip | null>(null);
  function show(at: HTMLElement, text: string) {
    const [mark, line] = [at.getBoundingClientRect(), box.current!.getBoundingClientRect()];
    const left = Math.min(Math.max(0, mark.left + mark.width / 2 - line.left), line.width);
    const share = line.width > 0 ? left / line.width : 0;
    setTip({ text, style: { left, transform: `translateX(${-100 * share}%)` } });
  }
  return { tip, show, hide: () => setTip(null) };
}

/** A line that is wider than the page begins with now in the middle. */
function useNowInView(box: { current: HTMLElement | null }, marks: readonly LineMark[]) {
  const count = marks.length;
  useLayoutEffect(() => {
    const way = box.current?.querySelector<HTMLElement>(".line-way");
    const now = way?.querySelector<HTMLElement>("[data-look=now]");
    if (!way || !now || way.scrollWidth <= way.clientWidth) return;
    const end = now.offsetLeft + now.offsetWidth;
    way.scrollLeft = end - way.clientWidth / 2;
  }, [box, count]);
}
