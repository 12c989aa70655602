import {
  createContext,
  use,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from "react";
import { createPortal } from "react-dom";
import { layOver } from "./layers.ts";
import { veilClass } from "./sheet-class.ts";
import { tabStopsIn } from "./tab-stops.ts";
import { giveFocus, openerNow } from "./way-back.ts";

/** Props of Modal. */
export type ModalProps = {
  open: boolean;
  /** Somebody wants it closed: by Escape, or by a press beside it where that is allowed. */
  onAskClose: () => void;
  role?: "dialog" | "alertdialog";
  /** Its accessible name, or the id of the heading that says it. */
  label?: string;
  labelledBy?: string;
  describedBy?: string | undefined;
  /** Without this the page stays in use beside it, and there is no veil. */
  isModal?: boolean;
  closeOnOutsidePress?: boolean | undefined;
  /** What takes the focus; else the first that can. After a touch the box itself, which pulls up no keyboard. */
  initialFocus?: () => HTMLElement | null | undefined;
  /** Where the focus goes when it closes; true: back to what had it. */
  finalFocus?: FinalFocus | undefined;
  /** It has gone from sight. */
  onClosed?: () => void;
  className: string;
  style?: CSSProperties;
  lang?: string;
  children: ReactNode;
};

/** Told what had the focus before; names what has it afterwards, true for the same. */
export type FinalFocus = (opener: HTMLElement | null) => HTMLElement | boolean;

// Whether the dialog around is open: what belongs to one that closes is closed.
const AroundContext = createContext(true);

/** The base of every dialog: over the page, with the focus inside until it goes back (decisions/036). */
export function Modal(props: ModalProps) {
  const open = props.open && use(AroundContext);
  const [isHere, setHere] = useState(open);
  if (open && !isHere) setHere(true);
  if (!isHere) return null;
  const onGone = () => {
    setHere(false);
    props.onClosed?.();
  };
  return createPortal(<Box {...props} open={open} onGone={onGone} />, document.body);
}

function Box(props: ModalProps & { onGone: () => void }) {
  const { open, isModal = true, style } = props;
  const layer = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const takeAway = useRef<() => void>(null);
  const opener = useRef<HTMLElement>(null);
  const onEscape = useEffectEvent(() => props.onAskClose());

  const enter = useEffectEvent(() => {
    const element = layer.current!;
    opener.current = openerNow();
    takeAway.current = layOver({ element, isModal, onEscape: () => onEscape() });
    const isTouch = matchMedia("(pointer: coarse)").matches;
    const wish = props.initialFocus?.() ?? tabStopsIn(box.current!)[0];
    giveFocus(isTouch ? null : wish, box.current);
    // What moves in begins from where it is drawn first.
    element.getBoundingClientRect();
    for (const part of element.children) {
      part.removeAttribute("data-starting-style");
      part.removeAttribute("data-ending-style");
    }
  });

  // The focus goes at once, while the box still fades: what is typed next arrives where it should.
  const leave = useEffectEvent(() => {
    const { activeElement, body } = document;
    const isOurs = activeElement === body || layer.current!.contains(activeElement);
    takeAway.current?.();
    takeAway.current = null;
    if (!isOurs) return;
    const wish = props.finalFocus?.(opener.current) ?? true;
    if (wish !== false) giveFocus(wish === true ? null : wish, opener.current);
  });

  const fade = useEffectEvent(() => {
    for (const part of layer.current!.children) part.setAttribute("data-ending-style", "");
    const moves = box.current!.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(moves).then(() => !takeAway.current && props.onGone());
  });

  useLayoutEffect(() => {
    if (open) enter();
    else if (takeAway.current) {
      leave();
      fade();
    }
  }, [open]);
  useLayoutEffect(() => () => void (takeAway.current && leave()), []);

  // What had the focus may go away while it is open.
  useLayoutEffect(() => {
    if (!isModal) return;
    const watch = new MutationObserver(() => {
      if (takeAway.current && document.activeElement === document.body) box.current?.focus();
    });
    watch.observe(box.current!, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [isModal]);

  return (
    <div ref={layer}>
      {isModal && (
        <div
          data-starting-style=""
          role="presentation"
          className={veilClass}
          style={style}
          onClick={props.closeOnOutsidePress ? props.onAskClose : undefined}
        />
      )}
      <div
        ref={box}
        role={props.role ?? "dialog"}
        aria-label={props.label}
        aria-labelledby={props.labelledBy}
        aria-describedby={props.describedBy}
        tabIndex={-1}
        lang={props.lang}
        data-starting-style=""
        style={style}
        className={props.className}
      >
        <AroundContext value={open}>{props.children}</AroundContext>
      </div>
    </div>
  );
}
