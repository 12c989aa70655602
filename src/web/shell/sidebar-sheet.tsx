import X from "lucide-react/icons/x";
import { useEffect } from "react";
import { Modal } from "#web/ui/modal.tsx";
import { shellWords } from "./messages.ts";
import { slideInSeconds } from "./motion.ts";
import { Sidebar, type SidebarProps } from "./sidebar.tsx";

/** From this width up, the sidebar is fixed and needs no sheet. */
const desktop = "(min-width: 64rem)";

const timing = { transitionDuration: `${slideInSeconds}s` };

/** Props of SidebarSheet. */
export type SidebarSheetProps = Omit<SidebarProps, "menuSide"> & {
  open: boolean;
  onClose: () => void;
};

/** The sidebar for small screens: it slides in and traps focus, and Esc or a click outside closes it. */
export function SidebarSheet({ open, onClose, ...sidebar }: SidebarSheetProps) {
  useEffect(() => {
    const query = window.matchMedia(desktop);
    const changed = () => query.matches && onClose();
    query.addEventListener("change", changed);
    return () => query.removeEventListener("change", changed);
  }, [onClose]);

  return (
    <Modal
      open={open}
      onAskClose={onClose}
      closeOnOutsidePress
      label={shellWords.sidebar}
      style={timing}
      className="fixed inset-y-0 left-0 z-50 w-64 border-r border-line bg-sunk shadow-float transition-[translate] ease-calm outline-none data-ending-style:-translate-x-full data-starting-style:-translate-x-full"
    >
      {/* Every link closes the sheet, even one to the current page. */}
      <div className="h-full" onClickCapture={(event) => isLink(event.target) && onClose()}>
        <Sidebar {...sidebar} menuSide="bottom" />
      </div>
      <button
        type="button"
        aria-label={shellWords.closeMenu}
        onClick={onClose}
        className="absolute top-4 right-2 grid size-10 place-items-center rounded-control text-soft hover:bg-surface hover:text-ink"
      >
        <X size={18} aria-hidden="true" />
      </button>
    </Modal>
  );
}

const isLink = (target: EventTarget) => target instanceof Element && target.closest("a") !== null;
