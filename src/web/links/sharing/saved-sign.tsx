import { sharingWords as words } from "./sharing-messages.ts";

/** Shows "Saving…" or "Saved" beside a control that saves automatically. */
export function SavedSign({ state }: { state: "idle" | "pending" | "success" | "error" }) {
  return (
    <output className="min-h-5 shrink-0 text-sm text-soft">
      {state === "pending" && words.saving}
      {state === "success" && <span className="text-green">{words.saved}</span>}
    </output>
  );
}
