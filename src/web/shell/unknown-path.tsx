import { useEffect } from "react";
import { FullScreenSpinner } from "#web/ui/spinner.tsx";

/** Sends any unknown path to /, by a full page load because the landing page runs without the framework. */
export default function UnknownPath() {
  useEffect(() => window.location.replace("/"), []);
  return <FullScreenSpinner />;
}
