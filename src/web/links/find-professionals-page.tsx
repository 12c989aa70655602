import { EmptyState } from "#web/ui/empty-state.tsx";
import { findWords as words } from "./messages.ts";

/** Find Professionals (SPEC §2): says what will be here. */
export default function FindProfessionalsPage() {
  return <EmptyState line={words.line} text={words.text} />;
}
