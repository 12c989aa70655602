import Plus from "lucide-react/icons/plus";
import { useEffect, useRef, useState } from "react";
import { lastPlaceIn, trailNow } from "#web/ui/trail.ts";
import { Menu, MenuAction, MenuGroup, MenuLink } from "#web/ui/menu.tsx";
import { CrmMenuButton } from "./crm-menu-button.tsx";
import { crmGroups, deletedPage, listPaths } from "./crm-groups.ts";
import { shellWords } from "./messages.ts";

/** Props of CrmMenuList. */
export type CrmMenuListProps = {
  /** Starts the add-new flow. */
  onAddNew: () => void;
  /** The side of the button on which the menu opens. */
  side: "right" | "bottom";
  pathname: string;
  isHere: boolean;
  /** How the button was pressed before the menu had loaded. */
  openedBy: "pointer" | "keyboard";
};

/** The menu with its button. It loads because it was requested, so it opens immediately. */
export function CrmMenuList(props: CrmMenuListProps) {
  const { side, pathname, isHere, openedBy, onAddNew } = props;
  const [isOpen, setOpen] = useState(openedBy === "pointer");
  // The list that was open last in this tab, with its search and filters.
  const last = lastPlaceIn(trailNow(), listPaths);
  const button = useRef<HTMLButtonElement>(null);

  // A key press is repeated on the loaded button, because it also selects the first entry.
  useEffect(() => {
    if (openedBy === "keyboard") button.current?.click();
  }, [openedBy]);

  return (
    <Menu
      side={side}
      align="start"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<CrmMenuButton ref={button} isHere={isHere} side={side} />}
    >
      {crmGroups.map(({ label, pages }) => (
        <MenuGroup key={label} label={label}>
          {pages.map(({ to, words }) => {
            const isLast = last?.path.split("?", 1)[0] === to;
            const current = pathname.startsWith(to);
            return (
              <MenuLink key={to} to={isLast ? last.path : to} current={current}>
                {words}
                {isLast && !current && (
                  <span className="ml-auto text-sm text-soft">{shellWords.lastList}</span>
                )}
              </MenuLink>
            );
          })}
        </MenuGroup>
      ))}
      <div className="mt-1.5 border-t border-line pt-1.5">
        <MenuLink to={deletedPage.to} current={pathname.startsWith(deletedPage.to)}>
          {deletedPage.words}
        </MenuLink>
        <MenuAction onSelect={onAddNew} icon={<Plus size={16} aria-hidden="true" />}>
          {shellWords.addNew}
        </MenuAction>
      </div>
    </Menu>
  );
}
