import { lazy, type MouseEvent, Suspense, useState } from "react";
import { AddTrigger } from "./add-trigger.tsx";
import type { Addition } from "./additions.ts";

const load = () => import("./add-menu.tsx");
const AddMenu = lazy(async () => ({ default: (await load()).AddMenu }));

/**
 * The Add button in every page's header. Its menu loads on hover or focus, and replaces the button on the first press.
 */
export function AddButton({ onAdd }: { onAdd: (what: Addition) => void }) {
  const [press, setPress] = useState<"pointer" | "keyboard" | null>(null);
  const prefetch = () => void load();
  const standIn = (
    <AddTrigger
      aria-haspopup="menu"
      aria-expanded={press !== null}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      // A click with `detail` 0 came from the keyboard.
      onClick={(event: MouseEvent) => setPress(event.detail === 0 ? "keyboard" : "pointer")}
    />
  );
  if (!press) return standIn;
  return (
    <Suspense fallback={standIn}>
      <AddMenu onAdd={onAdd} openedBy={press} />
    </Suspense>
  );
}
