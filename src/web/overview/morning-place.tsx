import { useCallback, useEffect, useState } from "react";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { morningWords as words } from "./messages.ts";
import type { Morning } from "./morning/morning.tsx";

type Loaded = { Morning: typeof Morning };

/**
 * Where the overview's own parts stand, last on the page. Their scripts come after the first paint, and whether they
 * come or not is nothing to the parts above.
 */
export function MorningPlace() {
  const [loaded, setLoaded] = useState<Loaded | "failed" | null>(null);
  const load = useCallback(() => {
    import("./morning/morning.tsx").then(setLoaded, () => setLoaded("failed"));
  }, []);
  useEffect(load, [load]);
  if (loaded === "failed")
    return (
      <Panel>
        <ErrorState title={words.failed} text={words.failedText} onRetry={load} />
      </Panel>
    );
  return loaded ? <loaded.Morning /> : <div aria-busy="true" className="min-h-dvh" />;
}
