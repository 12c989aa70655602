import { lazy, Suspense, useState, type KeyboardEvent, type MouseEvent } from "react";
import { useLocation } from "react-router";
import { CrmMenuButton } from "./crm-menu-button.tsx";
import type { CrmMenuListProps } from "./crm-menu-list.tsx";

const load = () => import("./crm-menu-list.tsx");
const CrmMenuList = lazy(async () => ({ default: (await load()).CrmMenuList }));

/** Props of CrmMenu. */
export type CrmMenuProps = Pick<CrmMenuListProps, "onAddNew" | "side">;

/** The CRM menu. Its code is large, so it loads on hover or focus and replaces the button on the first press. */
export function CrmMenu({ onAddNew, side }: CrmMenuProps) {
  const { pathname } = useLocation();
  const [press, setPress] = useState<CrmMenuListProps["openedBy"] | null>(null);
  const isHere = pathname.startsWith("/dashboard/crm/");
  const prefetch = () => void load();

  const standIn = (
    <CrmMenuButton
      aria-haspopup="menu"
      aria-expanded={press !== null}
      isHere={isHere}
      side={side}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      // A click with `detail` 0 came from the keyboard.
      onClick={(event: MouseEvent) => setPress(event.detail === 0 ? "keyboard" : "pointer")}
      onKeyDown={(event: KeyboardEvent) => event.key === "ArrowDown" && setPress("keyboard")}
    />
  );
  if (!press) return standIn;
  const list = { onAddNew, side, isHere, pathname, openedBy: press };
  return (
    <Suspense fallback={standIn}>
      <CrmMenuList {...list} />
    </Suspense>
  );
}
