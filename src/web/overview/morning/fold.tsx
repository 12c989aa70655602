import { Button } from "#web/ui/button.tsx";

/** Props of Fold. */
export type FoldProps = {
  isOpen: boolean;
  onToggle: () => void;
  /** The id of what it opens. */
  controls: string;
  /** Whether a wide panel shows the whole list anyway. */
  isFew?: boolean;
  labels: { open: string; close: string };
};

/** Shows the rest of a list that is shortened to a fixed height. */
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
