import ChevronDown from "lucide-react/icons/chevron-down";
import Plus from "lucide-react/icons/plus";
import { type EventKind, eventKinds } from "#domain/appointments/kinds.ts";
import { Button, type ButtonProps } from "#web/ui/button.tsx";
import { Menu, MenuAction } from "#web/ui/menu.tsx";
import { addWords as words } from "./event-messages.ts";

/** Props of AddMenu. */
export type AddMenuProps = Pick<ButtonProps, "size" | "className"> & {
  onAdd: (type: EventKind) => void;
  /** Called when the menu is about to be opened, to load the dialog. */
  onExpect?: () => void;
};

// What meets clients comes first.
const kinds: readonly EventKind[] = [
  "Appointment",
  ...eventKinds.filter((kind) => kind !== "Appointment"),
];

/** The Add button, which asks for the kind of event. */
export function AddMenu({ onAdd, onExpect, size, className }: AddMenuProps) {
  return (
    <Menu
      trigger={
        <Button
          variant="primary"
          size={size}
          icon={<Plus size={16} aria-hidden="true" />}
          onPointerEnter={onExpect}
          onFocus={onExpect}
          className={className}
        >
          {words.add}
          <ChevronDown size={14} aria-hidden="true" className="-mr-1 max-sm:hidden" />
        </Button>
      }
    >
      {kinds.map((type) => (
        <MenuAction key={type} onSelect={() => onAdd(type)}>
          {words.kinds[type]}
        </MenuAction>
      ))}
    </Menu>
  );
}
