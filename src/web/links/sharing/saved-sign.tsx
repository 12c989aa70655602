import { sharingWords as words } from "./sharing-messages.ts";

/** Says beside a control that saves by itself how far that is. */
export function SavedSign({ state }: { state: "idle" | "pending" | "success" | "error" }) {
  return (
    <output className="min-h-5 shrink-0 text-sm text-soft">
      {state === "pending" && words.saving}
      {state === "success" && <span className="text-green">{words.saved}</span>}
    </output>
  );
}
