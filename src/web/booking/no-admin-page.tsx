import { useEffect } from "react";
import { FullScreenSpinner } from "#web/ui/spinner.tsx";
import { noAdminId } from "./frame/frame-messages.ts";
import { goHome } from "./frame/go-home.ts";

/** The demo page without an id: it leads to / and says why (SPEC §8). */
export default function NoAdminPage() {
  useEffect(() => goHome(noAdminId), []);
  return <FullScreenSpinner />;
}
