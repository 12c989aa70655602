import Plus from "lucide-react/icons/plus";
import type { ContactType } from "#domain/contacts/contact.ts";
import { Button } from "#web/ui/button.tsx";
import { addLabel } from "./list-messages.ts";

/** Props of AddButton. */
export type AddButtonProps = {
  type: ContactType;
  onAdd: () => void;
  /** Called on hover or focus, to load what the click will need. */
  onNear: () => Promise<unknown>;
};

/** The button that adds a contact to a list. */
export function AddButton({ type, onAdd, onNear }: AddButtonProps) {
  return (
    <Button
      variant="primary"
      icon={<Plus size={17} aria-hidden="true" />}
      onClick={onAdd}
      onPointerEnter={() => void onNear()}
      onFocus={() => void onNear()}
    >
      {addLabel(type)}
    </Button>
  );
}
