import { Menu as Base } from "@base-ui/react/menu";
import clsx from "clsx";
import { useRef, type ReactElement, type ReactNode } from "react";
import { Link } from "react-router";

const itemClass = clsx(
  "flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded-tag px-2.5 py-1.5 text-left",
  "text-base no-underline data-highlighted:bg-sunk pointer-coarse:min-h-11",
  "data-disabled:cursor-not-allowed data-disabled:text-soft",
);

/** Props of Menu. */
export type MenuProps = {
  /** The button that opens it, such as an IconButton or a Button. */
  trigger: ReactElement;
  /** MenuGroup, MenuLink and MenuAction elements. */
  children: ReactNode;
  /** The side of the trigger on which it opens. */
  side?: "top" | "right" | "bottom" | "left";
  align?: "start" | "center" | "end";
  /** Makes it controlled. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** A menu of links and actions that opens from a button; supports arrow keys, letters and Esc. */
export function Menu({ trigger, children, side = "bottom", align = "end", ...rest }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const leadsOn = useRef(false);

  function onOpenChange(next: boolean, { event }: { event: Event }) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (next) leadsOn.current = false;
    else if (link && link.pathname !== location.pathname) {
      // Immediately, because a frame later the next page may already have focused its title.
      leadsOn.current = true;
      button.current?.focus();
    }
    rest.onOpenChange?.(next);
  }

  return (
    <Base.Root modal={false} open={rest.open} onOpenChange={onOpenChange}>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={6} className="z-50">
          <Base.Popup
            finalFocus={() => !leadsOn.current}
            className={clsx(
              "max-h-(--available-height) min-w-48 overflow-y-auto rounded-card border border-line",
              "bg-surface p-1.5 shadow-float outline-none transition-opacity duration-150",
              "data-ending-style:opacity-0 data-starting-style:opacity-0",
            )}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** A labeled group of items. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Base.Group className="not-first:mt-1.5 not-first:border-t not-first:border-line not-first:pt-1.5">
      <Base.GroupLabel className="px-2.5 py-1.5 text-sm text-soft">{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}

/** Props of MenuLink. */
export type MenuLinkProps = {
  /** A path in the app; "/" is a full load. */
  to: string;
  icon?: ReactNode;
  children: ReactNode;
  /** Whether this is the current page. */
  current?: boolean;
};

/** A menu item that links to a page. */
export function MenuLink({ to, icon, children, current = false }: MenuLinkProps) {
  return (
    <Base.LinkItem
      closeOnClick
      render={<Link to={to} reloadDocument={to === "/"} />}
      aria-current={current ? "page" : undefined}
      className={clsx(itemClass, current ? "font-semibold text-green" : "text-ink")}
    >
      {icon}
      {children}
    </Base.LinkItem>
  );
}

/** Props of MenuAction. */
export type MenuActionProps = {
  onSelect: () => void;
  icon?: ReactNode;
  children: ReactNode;
  /** Styled in clay for actions that remove something. */
  danger?: boolean;
  disabled?: boolean;
};

/** A menu item that runs an action. */
export function MenuAction({ onSelect, icon, children, danger, disabled }: MenuActionProps) {
  return (
    <Base.Item
      onClick={onSelect}
      disabled={disabled}
      className={clsx(itemClass, danger ? "text-clay" : "text-ink")}
    >
      {icon}
      {children}
    </Base.Item>
  );
}
