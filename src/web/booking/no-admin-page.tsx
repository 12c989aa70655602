import { useEffect } from "react";
import { FullScreenSpinner } from "#web/ui/spinner.tsx";
import { noAdminId } from "./frame/frame-messages.ts";
import { goHome } from "./frame/go-home.ts";

/** The demo page without an id: it leads to / and says why (SPEC §8). */
export default function NoAdminPage() {
  useEffect(() => {
    // A turn later: in this one the page still looks for a toast that was handed to itself.
    const turn = setTimeout(() => goHome(noAdminId));
    return () => clearTimeout(turn);
  }, []);
  return <FullScreenSpinner />;
}
