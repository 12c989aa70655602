import { Button } from "#web/ui/button.tsx";

/** Props of Fold. */
export type FoldProps = {
  isOpen: boolean;
  onToggle: () => void;
  /** The id of what it opens. */
  controls: string;
  /** Whether a wide part shows all of it anyway. */
  isFew?: boolean;
  labels: { open: string; close: string };
};

/** Opens the rest of a list that shows only as much as it keeps room for. */
export function Fold({ isOpen, onToggle, controls, isFew, labels }: FoldProps) {
  return (
    <span className="morning-fold" data-few={isFew || undefined}>
      <Button
        size="sm"
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={onToggle}
      >
        {isOpen ? labels.close : labels.open}
      </Button>
    </span>
  );
}
