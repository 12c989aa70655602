import { Navigate } from "react-router";

/** Redirects /dashboard to the overview. */
export default function DashboardIndex() {
  return <Navigate to="/dashboard/overview" replace />;
}
