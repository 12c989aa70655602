import { useEffect } from "react";
import { Navigate, useLocation } from "react-router";
import { movedPages } from "#domain/site/paths.ts";
import { FullScreenSpinner } from "#web/ui/spinner.tsx";

/** Leads from the old path of a page to its new one, with the query and hash; redirects unknown paths to /. */
export default function UnknownPath() {
  const { pathname, search, hash } = useLocation();
  const moved = movedPages[pathname.replace(/\/$/, "")];
  return moved ? <Navigate to={{ pathname: moved, search, hash }} replace /> : <ToLanding />;
}

/** With a full page load, because the landing page runs without React. */
function ToLanding() {
  useEffect(() => window.location.replace("/"), []);
  return <FullScreenSpinner />;
}
