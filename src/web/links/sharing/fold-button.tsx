import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { Button } from "#web/ui/button.tsx";

/** Props of FoldButton. */
export type FoldButtonProps = {
  isOpen: boolean;
  /** The id of what it opens. */
  controls: string;
  onFold: () => void;
  children: string;
};

/** Opens and closes what is below it. */
export function FoldButton({ isOpen, controls, onFold, children }: FoldButtonProps) {
  const Arrow = isOpen ? ChevronUp : ChevronDown;
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onFold}
      icon={<Arrow size={15} aria-hidden="true" />}
      className="-ml-3"
    >
      {children}
    </Button>
  );
}
