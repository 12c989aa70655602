import { lazy, Suspense, useState, type KeyboardEvent } from "react";
import { useLocation } from "react-router";
import { CrmMenuButton } from "./crm-menu-button.tsx";
import type { CrmMenuListProps } from "./crm-menu-list.tsx";

const load = () => import("./crm-menu-list.tsx");
const CrmMenuList = lazy(async () => ({ default: (await load()).CrmMenuList }));

/** Props of CrmMenu. */
export type CrmMenuProps = Pick<CrmMenuListProps, "onAddNew" | "side">;

/**
 * The CRM Menu dropdown (SPEC §2 Dashboard shell). A menu needs more code than the rest of the frame:
 * it is fetched when the pointer or the focus comes near, and takes the button's place at the first press.
 */
export function CrmMenu({ onAddNew, side }: CrmMenuProps) {
  const { pathname } = useLocation();
  const [wasPressed, setPressed] = useState(false);
  const isHere = pathname.startsWith("/dashboard/crm/");
  const prefetch = () => void load();

  const standIn = (
    <CrmMenuButton
      aria-haspopup="menu"
      aria-expanded={wasPressed}
      isHere={isHere}
      side={side}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => setPressed(true)}
      onKeyDown={(event: KeyboardEvent) => event.key === "ArrowDown" && setPressed(true)}
    />
  );
  if (!wasPressed) return standIn;
  return (
    <Suspense fallback={standIn}>
      <CrmMenuList onAddNew={onAddNew} side={side} isHere={isHere} pathname={pathname} />
    </Suspense>
  );
}
