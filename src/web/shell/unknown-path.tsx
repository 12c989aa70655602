import { useEffect } from "react";
import { FullScreenSpinner } from "#web/ui/spinner.tsx";

/** Redirects unknown paths to / with a full page load, because the landing page runs without React. */
export default function UnknownPath() {
  useEffect(() => window.location.replace("/"), []);
  return <FullScreenSpinner />;
}
