import { lazy, Suspense, useState, type KeyboardEvent, type MouseEvent } from "react";
import { useLocation } from "react-router";
import { CrmMenuButton } from "./crm-menu-button.tsx";
import type { CrmMenuListProps } from "./crm-menu-list.tsx";

const load = () => import("./crm-menu-list.tsx");
const CrmMenuList = lazy(async () => ({ default: (await load()).CrmMenuList }));

/** Props of CrmMenu. */
export type CrmMenuProps = Pick<CrmMenuListProps, "onAddNew" | "side">;

/**
 * The CRM Menu. It needs more code than the rest of the frame, so it is fetched when the pointer or the focus comes
 * near, and replaces the button at the first press.
 */
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
      // A click that counts no presses came from a key.
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
