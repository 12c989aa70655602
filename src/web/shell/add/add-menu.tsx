import { useEffect, useRef, useState } from "react";
import { Menu, MenuAction } from "#web/ui/menu.tsx";
import { addWords as words } from "./add-messages.ts";
import { AddTrigger } from "./add-trigger.tsx";
import { type Addition, additions } from "./additions.ts";

/** Props of AddMenu. */
export type AddMenuProps = {
  onAdd: (what: Addition) => void;
  /** How the button was pressed before the menu had loaded. */
  openedBy: "pointer" | "keyboard";
};

/** The Add menu with its button. It loads because it was requested, so it opens immediately. */
export function AddMenu({ onAdd, openedBy }: AddMenuProps) {
  const [isOpen, setOpen] = useState(openedBy === "pointer");
  const button = useRef<HTMLButtonElement>(null);
  // A key press is repeated on the loaded button, because it also selects the first entry.
  useEffect(() => {
    if (openedBy === "keyboard") button.current?.click();
  }, [openedBy]);
  return (
    <Menu open={isOpen} onOpenChange={setOpen} trigger={<AddTrigger ref={button} />}>
      {additions.map((what) => (
        <MenuAction key={what} onSelect={() => onAdd(what)}>
          {words.kinds[what]}
        </MenuAction>
      ))}
    </Menu>
  );
}
