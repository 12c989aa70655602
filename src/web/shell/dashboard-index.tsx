import { Navigate } from "react-router";

/** /dashboard itself shows nothing: it goes to the overview (SPEC §2 route table). */
export default function DashboardIndex() {
  return <Navigate to="/dashboard/overview" replace />;
}
