import { EmptyState } from "#web/ui/empty-state.tsx";
import { calculatorWords as words } from "./messages.ts";

/** Pre-Approval Calculator (SPEC §2): says what will be here. */
export default function CalculatorPage() {
  return <EmptyState line={words.line} text={words.text} />;
}
