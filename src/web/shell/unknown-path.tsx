import { useEffect } from "react";
import { FullScreenSpinner } from "#web/ui/spinner.tsx";

/** Any unknown path goes to / (SPEC §2); the landing page is a full load. */
export default function UnknownPath() {
  useEffect(() => window.location.replace("/"), []);
  return <FullScreenSpinner />;
}
