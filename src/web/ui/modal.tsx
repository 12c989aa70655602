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
  /** Called when the person wants to close it: with Escape, or by a click outside if that is allowed. */
  onAskClose: () => void;
  role?: "dialog" | "alertdialog";
  /** Its accessible name, or the id of its heading. */
  label?: string;
  labelledBy?: string;
  describedBy?: string | undefined;
  /** If false, the page stays usable beside it, without a backdrop. */
  isModal?: boolean;
  closeOnOutsidePress?: boolean | undefined;
  /** What gets focus; by default the first focusable element. On touch the box itself, which opens no keyboard. */
  initialFocus?: () => HTMLElement | null | undefined;
  /** Where focus goes after closing; true returns it. */
  finalFocus?: FinalFocus | undefined;
  /** Called once it has disappeared. */
  onClosed?: () => void;
  className: string;
  style?: CSSProperties;
  lang?: string;
  children: ReactNode;
};

/** Gets the element that had focus before, and returns the one to focus; true for the same one. */
export type FinalFocus = (opener: HTMLElement | null) => HTMLElement | boolean;

// Whether the surrounding dialog is open; when it closes, the dialogs inside close too.
const AroundContext = createContext(true);

/** The base of every dialog: above the page, with focus trapped inside and returned afterwards (decisions/036). */
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
    // Forces a layout, so that the transition starts from the initial position.
    element.getBoundingClientRect();
    for (const part of element.children) {
      part.removeAttribute("data-starting-style");
      part.removeAttribute("data-ending-style");
    }
  });

  // Focus moves immediately, while the box still fades out, so that the next key press reaches the right element.
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

  // The focused element may be removed while the dialog is open.
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
